package com.acme.shop;

import lombok.Builder;
import lombok.Value;

@Value
@Builder
public class LineView {
    String sku;
    Integer quantity;
}

package com.acme.shop;

import java.time.Instant;
import java.util.List;
import lombok.Builder;
import lombok.Value;

@Value
@Builder
public class ParcelView {
    long number;
    Instant sent;
    Double weight;
    Boolean insured;
    List<LineView> items;
}

package com.acme.shop;

import com.acme.orders.Status;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import lombok.Builder;
import lombok.Value;

@Value
@Builder
public class OrderView {
    String id;
    LocalDate placed;
    BigDecimal total;
    Double discount;
    Boolean gift;
    Status status;
    List<LineView> lines;
}

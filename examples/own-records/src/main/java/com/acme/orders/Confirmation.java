package com.acme.orders;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.schemac.runtime.annotation.JsonSchema;
import java.math.BigDecimal;

/** The answer to an order: immutable, with a marked constructor. */
@JsonSchema
@JsonInclude(JsonInclude.Include.NON_NULL)
public final class Confirmation {
    private final Order order;
    private final int pieces;
    private final BigDecimal total;

    @JsonCreator
    public Confirmation(
            @JsonProperty("order") Order order,
            @JsonProperty("pieces") int pieces,
            @JsonProperty("total_price") BigDecimal total) {
        this.order = order;
        this.pieces = pieces;
        this.total = total;
    }

    /** Confirms an order. */
    public static Confirmation of(Order order) {
        int pieces = 0;
        BigDecimal total = BigDecimal.ZERO;
        for (Order.Line line : order.lines()) {
            pieces += line.quantity();
            total = total.add(line.price().multiply(BigDecimal.valueOf(line.quantity())));
        }
        return new Confirmation(order, pieces, total);
    }

    public Order getOrder() {
        return order;
    }

    public int getPieces() {
        return pieces;
    }

    @JsonProperty("total_price")
    public BigDecimal getTotal() {
        return total;
    }
}

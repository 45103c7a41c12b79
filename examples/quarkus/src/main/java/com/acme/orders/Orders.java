package com.acme.orders;

import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;

@Path("orders")
public class Orders {
    @POST
    public Order create(Order order) {
        return order.quantity() == null ? order.toBuilder().quantity(1).build() : order;
    }
}

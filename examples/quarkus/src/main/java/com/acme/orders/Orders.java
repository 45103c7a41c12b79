package com.acme.orders;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

@Path("orders")
public class Orders {
    @POST
    public Order create(Order order) {
        return order.quantity() == null ? order.toBuilder().quantity(1).build() : order;
    }

    @POST
    @Path("all")
    @Consumes({MediaType.APPLICATION_JSON, EventBodies.JSON_LINES})
    @Produces({MediaType.APPLICATION_JSON, EventBodies.JSON_LINES})
    public List<Order> createAll(List<Order> orders) {
        return orders.stream().map(this::create).toList();
    }
}

package com.acme.orders;

import io.micronaut.http.MediaType;
import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Consumes;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;
import io.micronaut.http.annotation.Produces;
import java.util.List;

@Controller("/orders")
public class OrderController {
    @Post
    public Order create(@Body Order order) {
        return order.quantity() == null ? order.toBuilder().quantity(1).build() : order;
    }

    @Post("/all")
    @Consumes({MediaType.APPLICATION_JSON, EventBodies.JSON_LINES})
    @Produces({MediaType.APPLICATION_JSON, EventBodies.JSON_LINES})
    public List<Order> createAll(@Body List<Order> orders) {
        return orders.stream().map(this::create).toList();
    }
}

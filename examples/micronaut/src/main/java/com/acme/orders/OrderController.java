package com.acme.orders;

import io.micronaut.http.annotation.Body;
import io.micronaut.http.annotation.Controller;
import io.micronaut.http.annotation.Post;

@Controller("/orders")
public class OrderController {
    @Post
    public Order create(@Body Order order) {
        return order.quantity() == null ? order.toBuilder().quantity(1).build() : order;
    }
}

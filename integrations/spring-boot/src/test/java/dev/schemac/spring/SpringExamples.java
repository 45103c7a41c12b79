package dev.schemac.spring;

import com.acme.orders.Order;
import java.util.stream.Stream;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestClient;

/** The code of {@code docs/spring.md}, which {@link DocumentationSpringTest} runs. */
final class SpringExamples {
    private SpringExamples() {}

    @RestController
    static class Orders {
        @PostMapping("/orders")
        Order create(@RequestBody Order order) {
            return order;
        }

        @PostMapping(value = "/orders", consumes = MediaType.APPLICATION_NDJSON_VALUE)
        long upload(@RequestBody Stream<Order> orders) {
            return orders.mapToLong(Order::number).sum();
        }
    }

    static Order get(RestClient.Builder builder) {
        Order order = builder.build().get().uri("/orders/7").retrieve().body(Order.class);
        return order;
    }
}

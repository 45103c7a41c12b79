package dev.schemac.spring;

import com.acme.orders.Order;
import java.util.List;
import java.util.stream.Stream;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.support.RestClientAdapter;
import org.springframework.web.service.annotation.GetExchange;
import org.springframework.web.service.annotation.PostExchange;
import org.springframework.web.service.invoker.HttpServiceProxyFactory;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

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

    @RestController
    static class ReactiveOrders {
        @PostMapping("/orders")
        Mono<Order> create(@RequestBody Mono<Order> order) {
            return order;
        }

        @PostMapping(value = "/orders", consumes = MediaType.APPLICATION_NDJSON_VALUE)
        Mono<Long> upload(@RequestBody Flux<Order> orders) {
            return orders.map(Order::number).reduce(0L, Long::sum);
        }
    }

    public interface OrderClient {
        @PostExchange("/orders")
        Order create(@RequestBody Order order);

        @GetExchange("/orders")
        List<Order> all();
    }

    static OrderClient client(RestClient.Builder builder) {
        RestClient http = builder.baseUrl("http://localhost:8080").build();
        OrderClient client = HttpServiceProxyFactory.builderFor(RestClientAdapter.create(http))
                .build()
                .createClient(OrderClient.class);
        return client;
    }

    static Order get(RestClient.Builder builder) {
        Order order = builder.build().get().uri("/orders/7").retrieve().body(Order.class);
        return order;
    }
}

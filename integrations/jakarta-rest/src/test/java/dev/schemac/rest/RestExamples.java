package dev.schemac.rest;

import com.acme.orders.Order;
import com.acme.orders.OrderWriter;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.stream.EventWriter;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.StreamingOutput;
import java.net.URI;
import java.util.List;
import java.util.stream.Stream;

/** The code of {@code docs/jakarta-rest.md}, which {@link DocumentationRestTest} runs. */
final class RestExamples {
    private RestExamples() {}

    @Path("orders")
    public static class Orders {
        @POST
        public Order create(Order order) {
            return order;
        }

        @POST
        @Path("all")
        public List<Order> createAll(List<Order> orders) {
            return orders;
        }
    }

    public static class StrictEvents implements Feature {
        @Override
        public boolean configure(FeatureContext context) {
            context.register(new EventFeature(JsonOptions.STRICT));
            return true;
        }
    }

    @Path("export")
    public static class Export {
        private final List<Order> orders = List.of(new Order(7L, null), new Order(8L, "late"));

        @POST
        @Path("upload")
        @Consumes("application/x-ndjson")
        @Produces("text/plain")
        public long upload(Stream<Order> orders) {
            return orders.mapToLong(Order::number).sum();
        }

        @GET
        @Produces("application/x-ndjson")
        public StreamingOutput all() {
            return response -> {
                EventWriter<Order> out = EventWriter.lines(OrderWriter.INSTANCE, response);
                out.writeAll(orders); // an exception must leave this method
                out.close();
            };
        }
    }

    static Order send(URI uri, Order first) {
        Client client = ClientBuilder.newClient().register(new EventFeature());
        Order order = client.target(uri).request("application/json").post(Entity.json(first), Order.class);
        client.close();
        return order;
    }
}

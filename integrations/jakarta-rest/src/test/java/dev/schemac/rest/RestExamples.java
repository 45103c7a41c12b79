package dev.schemac.rest;

import com.acme.orders.Order;
import dev.schemac.runtime.JsonOptions;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import java.net.URI;
import java.util.List;

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

    static Order send(URI uri, Order first) {
        Client client = ClientBuilder.newClient().register(new EventFeature());
        Order order = client.target(uri).request("application/json").post(Entity.json(first), Order.class);
        client.close();
        return order;
    }
}

package dev.schemac.rest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.User;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import jakarta.ws.rs.ProcessingException;
import jakarta.ws.rs.client.Client;
import jakarta.ws.rs.client.ClientBuilder;
import jakarta.ws.rs.client.Entity;
import jakarta.ws.rs.client.WebTarget;
import jakarta.ws.rs.core.GenericEntity;
import jakarta.ws.rs.core.GenericType;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Clients that have the feature. */
class ClientTest {
    private static RestServer server;
    private static Client client;
    private static WebTarget shop;

    @BeforeAll
    static void start() throws Exception {
        server = RestServer.start();
        client = ClientBuilder.newClient().register(new EventFeature(JsonOptions.DEFAULT));
        shop = client.target(server.uri(""));
    }

    @AfterAll
    static void stop() {
        client.close();
        server.close();
    }

    private static User user(long id) {
        User user = new User();
        user.setId(id);
        user.setHtmlUrl("https://example.org/" + id);
        return user;
    }

    @Test
    void eventsAreSentAndReceived() {
        assertThat(shop.path("user").request("application/json").post(Entity.json(user(1)), User.class))
                .isEqualTo(user(1));
        List<User> users = List.of(user(1), user(2));
        GenericEntity<List<User>> body = new GenericEntity<>(users) {};
        assertThat(shop.path("users")
                        .request("application/json")
                        .post(Entity.json(body), new GenericType<List<User>>() {}))
                .isEqualTo(users);
        assertThat(shop.path("array")
                        .request("application/json")
                        .post(Entity.entity(new User[] {user(1)}, "application/x-ndjson"), User[].class))
                .containsExactly(user(1));
    }

    @Test
    void aBadResponseIsAnErrorOfTheClient() {
        assertThatThrownBy(() -> shop.path("invalid").request().get(User.class))
                .isInstanceOf(ProcessingException.class)
                .isNotInstanceOf(InvalidEventException.class)
                .hasRootCauseInstanceOf(JsonParseException.class)
                .hasRootCauseMessage("expected int but found string at $.age (line 1, column 8)");
    }
}

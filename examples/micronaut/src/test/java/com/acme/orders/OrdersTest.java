package com.acme.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.ApplicationContext;
import io.micronaut.http.client.HttpClient;
import io.micronaut.runtime.server.EmbeddedServer;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Starts the server on a free port, and sends requests. */
class OrdersTest {
    private static EmbeddedServer server;

    @BeforeAll
    static void start() {
        server = ApplicationContext.run(EmbeddedServer.class, Map.of("micronaut.server.port", -1));
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static String post(String json) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.getURI().resolve("/orders"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString(json))
                .build();
        HttpResponse<String> response = java.net.http.HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        return response.statusCode() + " " + response.headers().firstValue("Content-Type").orElse("") + " "
                + response.body();
    }

    @Test
    void requestsAndResponsesAreEvents() throws Exception {
        assertEquals("200 application/json {\"id\":\"Ä-1\",\"quantity\":1}", post("{\"id\":\"Ä-1\"}"));
    }

    @Test
    void invalidRequestsAreAnsweredWithTheMessage() throws Exception {
        String wrong = post("{\"id\":\"A-1\",\"quantity\":\"many\"}");
        assertTrue(wrong.startsWith("400 application/json "), wrong);
        assertTrue(wrong.contains("due to: expected int but found string at $.quantity (line 1, column 24)\""), wrong);
        String missing = post("{}");
        assertTrue(missing.startsWith("400 application/json "), missing);
        assertTrue(missing.contains("due to: required member is missing at $.id (line 1, column 2)\""), missing);
    }

    @Test
    void clientsSendAndReceiveEvents() {
        Order order = Order.builder().id("A-1").quantity(3).build();
        try (HttpClient client = server.getApplicationContext().createBean(HttpClient.class, server.getURL())) {
            Order answer = client.toBlocking()
                    .retrieve(io.micronaut.http.HttpRequest.POST("/orders", order), Order.class);
            assertEquals(order, answer);
        }
    }
}

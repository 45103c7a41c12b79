package com.acme.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micronaut.context.ApplicationContext;
import io.micronaut.core.type.Argument;
import io.micronaut.http.client.HttpClient;
import io.micronaut.runtime.server.EmbeddedServer;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
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
        return post("/orders", "application/json", "application/json", json);
    }

    private static String post(String path, String mediaType, String accepted, String json) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.getURI().resolve(path))
                .header("Content-Type", mediaType)
                .header("Accept", accepted)
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
    void listsAreArraysOrLines() throws Exception {
        String array = "[{\"id\":\"A-1\"},{\"id\":\"A-2\",\"quantity\":3}]";
        String lines = "{\"id\":\"A-1\"}\n{\"id\":\"A-2\",\"quantity\":3}\n";
        String arrayAnswer = "[\n{\"id\":\"A-1\",\"quantity\":1},\n{\"id\":\"A-2\",\"quantity\":3}\n]\n";
        String linesAnswer = "{\"id\":\"A-1\",\"quantity\":1}\n{\"id\":\"A-2\",\"quantity\":3}\n";
        String json = "application/json";
        String ndjson = EventBodies.JSON_LINES;
        assertEquals("200 application/json " + arrayAnswer, post("/orders/all", json, json, array));
        assertEquals("200 application/x-ndjson " + linesAnswer, post("/orders/all", ndjson, ndjson, lines));
        assertEquals("200 application/json " + arrayAnswer, post("/orders/all", ndjson, json, lines));
        String wrong = post("/orders/all", ndjson, json, "{\"id\":\"A-1\"}\n{\"id\":7,\"quantity\":0}\n");
        assertTrue(wrong.startsWith("400 application/json "), wrong);
        assertTrue(wrong.contains("expected a number of at least 1 at $.quantity (line 2, column 20)"), wrong);
    }

    @Test
    void clientsSendAndReceiveLists() {
        Order[] orders = {Order.builder().id("A-1").quantity(3).build(), Order.builder().id("A-2").quantity(4).build()};
        try (HttpClient client = server.getApplicationContext().createBean(HttpClient.class, server.getURL())) {
            for (String mediaType : List.of("application/json", EventBodies.JSON_LINES)) {
                // An array, because the class of a list does not name that of its elements.
                List<Order> answer = client.toBlocking()
                        .retrieve(
                                io.micronaut.http.HttpRequest.POST("/orders/all", orders)
                                        .contentType(mediaType)
                                        .accept(mediaType),
                                Argument.listOf(Order.class));
                assertEquals(List.of(orders), answer);
            }
        }
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

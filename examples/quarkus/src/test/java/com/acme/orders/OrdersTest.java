package com.acme.orders;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.eclipse.microprofile.rest.client.RestClientBuilder;
import org.junit.jupiter.api.Test;

/** Starts the server on a free port, and sends requests. */
@QuarkusTest
class OrdersTest {
    @TestHTTPResource
    URI server;

    private String post(String json) throws Exception {
        return post("/orders", "application/json", "application/json", json);
    }

    private String post(String path, String mediaType, String accepted, String json) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.resolve(path))
                .header("Content-Type", mediaType)
                .header("Accept", accepted)
                .POST(BodyPublishers.ofString(json))
                .build();
        HttpResponse<String> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofString());
        return response.statusCode() + " " + response.headers().firstValue("Content-Type").orElse("") + " "
                + response.body();
    }

    @Test
    void requestsAndResponsesAreEvents() throws Exception {
        assertEquals("200 application/json;charset=UTF-8 {\"id\":\"Ä-1\",\"quantity\":1}", post("{\"id\":\"Ä-1\"}"));
    }

    @Test
    void invalidRequestsAreAnsweredWithTheMessage() throws Exception {
        assertEquals(
                "400 text/plain expected int but found string at $.quantity (line 1, column 24)",
                post("{\"id\":\"A-1\",\"quantity\":\"many\"}"));
        assertEquals(
                "400 text/plain required member is missing at $.id (line 1, column 2)", post("{}"));
    }

    @Test
    void listsAreArraysOrLines() throws Exception {
        String array = "[{\"id\":\"A-1\"},{\"id\":\"A-2\",\"quantity\":3}]";
        String lines = "{\"id\":\"A-1\"}\n{\"id\":\"A-2\",\"quantity\":3}\n";
        String arrayAnswer = "[\n{\"id\":\"A-1\",\"quantity\":1},\n{\"id\":\"A-2\",\"quantity\":3}\n]\n";
        String linesAnswer = "{\"id\":\"A-1\",\"quantity\":1}\n{\"id\":\"A-2\",\"quantity\":3}\n";
        String json = "application/json";
        String ndjson = EventBodies.JSON_LINES;
        assertEquals("200 application/json;charset=UTF-8 " + arrayAnswer, post("/orders/all", json, json, array));
        assertEquals("200 application/x-ndjson;charset=UTF-8 " + linesAnswer, post("/orders/all", ndjson, ndjson, lines));
        assertEquals("200 application/json;charset=UTF-8 " + arrayAnswer, post("/orders/all", ndjson, json, lines));
        assertEquals(
                "400 text/plain expected a number of at least 1 at $.quantity (line 2, column 20)",
                post("/orders/all", ndjson, json, "{\"id\":\"A-1\"}\n{\"id\":7,\"quantity\":0}\n"));
    }

    @Test
    void clientsSendAndReceiveLists() {
        List<Order> orders = List.of(
                Order.builder().id("A-1").quantity(3).build(),
                Order.builder().id("A-2").quantity(4).build());
        OrderClient client = RestClientBuilder.newBuilder().baseUri(server).build(OrderClient.class);
        assertEquals(orders, client.createAll(orders.toArray(Order[]::new)));
        assertEquals(orders, client.createLines(orders.toArray(Order[]::new)));
    }

    @Test
    void clientsSendAndReceiveEvents() {
        Order order = Order.builder().id("A-1").quantity(3).build();
        OrderClient client = RestClientBuilder.newBuilder().baseUri(server).build(OrderClient.class);
        assertEquals(order, client.create(order));
    }
}

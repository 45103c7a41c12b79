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
import org.eclipse.microprofile.rest.client.RestClientBuilder;
import org.junit.jupiter.api.Test;

/** Starts the server on a free port, and sends requests. */
@QuarkusTest
class OrdersTest {
    @TestHTTPResource
    URI server;

    private String post(String json) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.resolve("/orders"))
                .header("Content-Type", "application/json")
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
    void clientsSendAndReceiveEvents() {
        Order order = Order.builder().id("A-1").quantity(3).build();
        OrderClient client = RestClientBuilder.newBuilder().baseUri(server).build(OrderClient.class);
        assertEquals(order, client.create(order));
    }
}

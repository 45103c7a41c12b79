package com.acme.orders;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** Confirms orders that are posted to {@code /orders}. */
final class OrderServer implements AutoCloseable {
    private final HttpServer server;

    OrderServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/orders", this::answer);
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            byte[] answer;
            int status = 200;
            try {
                // With Jackson: mapper.readValue(exchange.getRequestBody(), Order.class)
                Order order = OrderJson.parse(exchange.getRequestBody());
                // With Jackson: mapper.writeValueAsBytes(Confirmation.of(order))
                answer = ConfirmationJson.toJsonBytes(Confirmation.of(order));
            } catch (JsonParseException e) {
                status = 400;
                answer = e.getMessage().getBytes(StandardCharsets.UTF_8);
            }
            exchange.sendResponseHeaders(status, answer.length);
            exchange.getResponseBody().write(answer);
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}

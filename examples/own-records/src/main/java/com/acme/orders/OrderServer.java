package com.acme.orders;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;

/** Confirms orders that are posted to {@code /orders}. */
final class OrderServer implements AutoCloseable {
    private final HttpServer server;

    /** The answer to a request. */
    record Answer(int status, byte[] body) {}

    OrderServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/orders", OrderServer::handle);
        server.start();
    }

    int port() {
        return server.getAddress().getPort();
    }

    private static void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            Answer answer = answer(exchange.getRequestBody());
            exchange.sendResponseHeaders(answer.status(), answer.body().length);
            exchange.getResponseBody().write(answer.body());
        }
    }

    static Answer answer(InputStream request) throws IOException {
        try {
            // With Jackson: mapper.readValue(request, Order.class)
            Order order = OrderJson.parse(request);
            // With Jackson: mapper.writeValueAsBytes(Confirmation.of(order))
            return new Answer(200, ConfirmationJson.toJsonBytes(Confirmation.of(order)));
        } catch (JsonParseException e) {
            return new Answer(400, e.getMessage().getBytes(StandardCharsets.UTF_8));
        }
    }

    @Override
    public void close() {
        server.stop(0);
    }
}

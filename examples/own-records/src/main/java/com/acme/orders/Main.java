package com.acme.orders;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;

/** Starts the service, and sends it each order of a file. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        HttpClient client = HttpClient.newHttpClient();
        try (OrderServer server = new OrderServer()) {
            URI orders = URI.create("http://localhost:" + server.port() + "/orders");
            for (String line : Files.readAllLines(Path.of("src/main/data/orders.jsonl"))) {
                HttpRequest request = HttpRequest.newBuilder(orders)
                        .POST(HttpRequest.BodyPublishers.ofString(line))
                        .build();
                HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
                System.out.println(response.statusCode() + " " + response.body());
            }
        }
    }
}

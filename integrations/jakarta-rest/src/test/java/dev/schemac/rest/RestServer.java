package dev.schemac.rest;

import jakarta.ws.rs.SeBootstrap;
import jakarta.ws.rs.core.Application;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeUnit;

/** A running server of the implementation on the class path, to which its tests speak HTTP. */
final class RestServer implements AutoCloseable {
    private final SeBootstrap.Instance instance;

    private RestServer(SeBootstrap.Instance instance) {
        this.instance = instance;
    }

    /** Starts a server of the methods of {@link Shop}, with more providers. */
    static RestServer start(Class<?>... providers) throws Exception {
        Application application = new Application() {
            @Override
            public Set<Class<?>> getClasses() {
                Set<Class<?>> classes = new HashSet<>(List.of(providers));
                classes.add(Shop.class);
                return classes;
            }
        };
        SeBootstrap.Configuration configuration = SeBootstrap.Configuration.builder()
                .host("localhost")
                .port(SeBootstrap.Configuration.FREE_PORT)
                .build();
        return new RestServer(SeBootstrap.start(application, configuration)
                .toCompletableFuture()
                .get(30, TimeUnit.SECONDS));
    }

    URI uri(String path) {
        return instance.configuration().baseUriBuilder().path(path).build();
    }

    /** Returns the status, the media type and the body. */
    String post(String path, String mediaType, String body) throws Exception {
        return send(HttpRequest.newBuilder(uri(path))
                .header("Content-Type", mediaType)
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build());
    }

    /** Posts JSON. */
    String post(String path, String body) throws Exception {
        return post(path, "application/json", body);
    }

    String get(String path, String accepted) throws Exception {
        return send(HttpRequest.newBuilder(uri(path)).header("Accept", accepted).build());
    }

    private static String send(HttpRequest request) throws Exception {
        HttpResponse<String> response =
                HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
        return response.statusCode() + " "
                + response.headers().firstValue("Content-Type").orElse("-") + " " + response.body();
    }

    @Override
    public void close() {
        instance.stop().toCompletableFuture().join();
    }
}

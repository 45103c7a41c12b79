package dev.schemac.spring;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.ConfigurableApplicationContext;

/** A running application, to which its tests speak HTTP. */
final class Application implements AutoCloseable {
    @EnableAutoConfiguration
    static class Automatic {}

    /** The configurations of Jackson in Spring Boot 3 and 4. Without them its mapper does not know the options. */
    static final String JACKSON = "org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration,"
            + "org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration,"
            + "org.springframework.boot.jackson2.autoconfigure.Jackson2AutoConfiguration";

    private final ConfigurableApplicationContext context;

    private Application(ConfigurableApplicationContext context) {
        this.context = context;
    }

    static Application start(WebApplicationType type, Class<?> controller, String... properties) {
        SpringApplication application = new SpringApplication(Automatic.class, controller);
        application.setWebApplicationType(type);
        List<String> arguments = new ArrayList<>();
        arguments.add("--server.port=0");
        arguments.add("--server.shutdown=immediate"); // a request of the tests never ends
        arguments.add("--logging.level.root=off");
        arguments.add("--spring.main.banner-mode=off");
        for (String property : properties) {
            arguments.add("--" + property);
        }
        return new Application(application.run(arguments.toArray(String[]::new)));
    }

    <T> T bean(Class<T> type) {
        return context.getBean(type);
    }

    URI uri(String path) {
        return URI.create("http://localhost:" + context.getEnvironment().getProperty("local.server.port") + path);
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

    /** Opens a connection for each request: after a refused body the server closes it, maybe while a next request is on its way. */
    String send(HttpRequest request) throws Exception {
        HttpResponse<String> response =
                HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
        return response.statusCode() + " "
                + response.headers().firstValue("Content-Type").orElse("-") + " " + response.body();
    }

    @Override
    public void close() {
        context.close();
    }
}

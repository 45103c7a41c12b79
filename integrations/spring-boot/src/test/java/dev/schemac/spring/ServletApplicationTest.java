package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.User;
import java.io.ByteArrayOutputStream;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.WebApplicationType;
import org.springframework.context.annotation.Import;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.client.RestClient;
import org.springframework.web.client.RestClientException;

/** Spring MVC and RestClient. */
class ServletApplicationTest extends BodiesContract {
    @RestController
    @Import(Shop.class)
    static class Streams {
        private final RestClient.Builder clients;

        Streams(RestClient.Builder clients) {
            this.clients = clients;
        }

        @PostMapping("/sum")
        long sum(@RequestBody Stream<User> users) {
            return users.mapToLong(User::getId).sum();
        }

        @PostMapping("/first")
        long first(@RequestBody Stream<User> users) {
            return users.findFirst().orElseThrow().getId();
        }

        @GetMapping("/stream")
        Stream<User> stream() {
            return Stream.of(user(1), user(2));
        }

        @GetMapping("/invalid")
        String invalid() {
            return "{\"age\":\"x\"}";
        }

        /** Fails because another service does. */
        @GetMapping("/proxy")
        User proxy(jakarta.servlet.http.HttpServletRequest request) {
            return clients.build()
                    .get()
                    .uri("http://localhost:" + request.getLocalPort() + "/invalid")
                    .accept(MediaType.APPLICATION_JSON)
                    .retrieve()
                    .body(User.class);
        }
    }

    private static Application application;

    @BeforeAll
    static void start() {
        application = Application.start(WebApplicationType.SERVLET, Streams.class);
    }

    @AfterAll
    static void stop() {
        application.close();
    }

    @Override
    Application application() {
        return application;
    }

    @Override
    String streamPath() {
        return "/sum";
    }

    private static User user(long id) {
        User user = new User();
        user.setId(id);
        return user;
    }

    @Test
    void streamsAreReadAndWrittenEventByEvent() throws Exception {
        assertThat(application.post("/sum", "application/x-ndjson", "{\"id\":1}\n{\"id\":2}\n"))
                .isEqualTo("200 application/json 3");
        assertThat(application.post("/sum", "[{\"id\":1},{\"id\":2}]")).isEqualTo("200 application/json 3");
        assertThat(application.post("/sum", "application/x-ndjson", "{\"id\":1}\n{\"id\":true}\n"))
                .startsWith("400 application/problem+json ")
                .contains("\"path\":\"$.id\",\"line\":2,");
        assertThat(application.get("/stream", "application/x-ndjson"))
                .isEqualTo("200 application/x-ndjson {\"id\":1}\n{\"id\":2}\n");
        assertThat(application.get("/stream", "application/json"))
                .isEqualTo("200 application/json [\n{\"id\":1},\n{\"id\":2}\n]\n");
    }

    /** The headers do not mention it, so limits of the server would not apply to the events. */
    @Test
    void gzipIsNoStreamOfEvents() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write("[{\"id\":1}]".getBytes(StandardCharsets.UTF_8));
        }
        assertThat(application.send(HttpRequest.newBuilder(application.uri("/sum"))
                        .header("Content-Type", "application/json")
                        .POST(HttpRequest.BodyPublishers.ofByteArray(bytes.toByteArray()))
                        .build()))
                .startsWith("400 application/problem+json ")
                .contains("\"kind\":\"malformed\"");
    }

    @Test
    void eventsBeforeAnErrorAreDelivered() throws Exception {
        assertThat(application.post("/first", "[{\"id\":1},{\"id\":true}]")).isEqualTo("200 application/json 1");
    }

    @Test
    void restClient() {
        RestClient client = application
                .bean(RestClient.Builder.class)
                .baseUrl(application.uri("").toString())
                .build();
        User ada = User.parse(ADA);
        assertThat(client.post()
                        .uri("/user")
                        .contentType(MediaType.APPLICATION_JSON)
                        .body(ada)
                        .retrieve()
                        .body(User.class))
                .isEqualTo(ada);
        ParameterizedTypeReference<List<User>> list = new ParameterizedTypeReference<>() {};
        assertThat(client.post()
                        .uri("/users")
                        .contentType(MediaType.APPLICATION_NDJSON)
                        .body(List.of(ada, ada), list)
                        .retrieve()
                        .body(list))
                .containsExactly(ada, ada);
        ParameterizedTypeReference<Stream<User>> stream = new ParameterizedTypeReference<>() {};
        assertThat(client.get()
                        .uri("/stream")
                        .accept(MediaType.APPLICATION_NDJSON)
                        .retrieve()
                        .body(stream))
                .containsExactly(user(1), user(2));
        assertThatThrownBy(() -> client.get()
                        .uri("/invalid")
                        .accept(MediaType.APPLICATION_JSON)
                        .retrieve()
                        .body(User.class))
                .isInstanceOf(RestClientException.class)
                .hasRootCauseMessage("expected int but found string at $.age (line 1, column 8)");
    }

    /** The request of the client is valid: the response of another service is not its fault. */
    @Test
    void aBadResponseOfAnotherServiceIsNoBadRequest() throws Exception {
        assertThat(application.get("/proxy", "application/json")).startsWith("500 ");
    }
}

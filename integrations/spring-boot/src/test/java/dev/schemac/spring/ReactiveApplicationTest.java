package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.User;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.springframework.boot.WebApplicationType;
import org.springframework.context.annotation.Import;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.core.codec.DecodingException;
import org.springframework.http.MediaType;
import org.springframework.http.server.reactive.ServerHttpRequest;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.function.client.WebClient;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Spring WebFlux and WebClient. */
class ReactiveApplicationTest extends BodiesContract {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @RestController
    @Import(Shop.class)
    static class Streams {
        private final AtomicInteger closed = new AtomicInteger();
        private final WebClient.Builder clients;

        Streams(WebClient.Builder clients) {
            this.clients = clients;
        }

        @PostMapping("/flux")
        Flux<User> flux(@RequestBody Flux<User> users) {
            return users;
        }

        @PostMapping("/mono")
        Mono<User> mono(@RequestBody Mono<User> user) {
            return user;
        }

        @PostMapping("/stream")
        Stream<User> stream(@RequestBody Stream<User> users) {
            return users.filter(user -> user.getId() > 1).onClose(closed::incrementAndGet);
        }

        @GetMapping("/unwritable-stream")
        Stream<User> unwritableStream() {
            User user = new User();
            user.setWeight(Double.NaN);
            return Stream.of(new User(), user).onClose(closed::incrementAndGet);
        }

        /** Never ends. */
        @GetMapping(value = "/endless", produces = MediaType.APPLICATION_NDJSON_VALUE)
        Flux<User> endless() {
            return Flux.just(User.parse(ADA)).concatWith(Flux.never());
        }

        @GetMapping(value = "/invalid", produces = MediaType.APPLICATION_JSON_VALUE)
        String invalid() {
            return "{\"age\":\"x\"}";
        }

        /** Fails because another service does. */
        @GetMapping("/proxy")
        Mono<User> proxy(ServerHttpRequest request) {
            return clients.build()
                    .get()
                    .uri("http://localhost:" + request.getLocalAddress().getPort() + "/invalid")
                    .retrieve()
                    .bodyToMono(User.class);
        }
    }

    private static Application application;

    @BeforeAll
    static void start() {
        application = Application.start(WebApplicationType.REACTIVE, Streams.class);
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
        return "/flux";
    }

    @Test
    void streamsAreReadAndWrittenEventByEvent() throws Exception {
        String lines = ADA + "\n{}\n";
        String array = "[" + ADA + ",{}]";
        assertThat(application.post("/flux", "application/x-ndjson", lines)).isEqualTo("200 application/json " + array);
        assertThat(application.post("/flux", array)).isEqualTo("200 application/json " + array);
        assertThat(application.post("/flux", " \n" + ADA)).isEqualTo("200 application/json [" + ADA + "]");
        assertThat(application.post("/mono", ADA)).isEqualTo("200 application/json " + ADA);
        assertThat(application.post("/mono", "{\"age\":\"x\"}")).startsWith("400 application/problem+json ");
        assertThat(application.post("/flux", "[{\"age\":\"x\"}]")).startsWith("400 application/problem+json ");
    }

    @Test
    void javaStreamsAreReadAndWrittenAsAWhole() throws Exception {
        AtomicInteger closed = application.bean(Streams.class).closed;
        int before = closed.get();
        assertThat(application.post("/stream", "[{\"id\":1},{\"id\":2},{\"id\":3}]"))
                .isEqualTo("200 application/json [{\"id\":2},{\"id\":3}]");
        assertThat(application.post("/stream", "application/x-ndjson", "{\"id\":1}\n{\"id\":2}\n"))
                .isEqualTo("200 application/json [{\"id\":2}]");
        HttpRequest lines = HttpRequest.newBuilder(application.uri("/stream"))
                .header("Content-Type", "application/x-ndjson")
                .header("Accept", "application/x-ndjson")
                .POST(HttpRequest.BodyPublishers.ofString("{\"id\":2}\n{\"id\":3}\n"))
                .build();
        assertThat(application.send(lines)).isEqualTo("200 application/x-ndjson {\"id\":2}\n{\"id\":3}\n");
        assertThat(application.post("/stream", "[]")).isEqualTo("200 application/json []");
        assertThat(closed).as("closed streams").hasValue(before + 4);
    }

    @Test
    void invalidJavaStreams() throws Exception {
        AtomicInteger closed = application.bean(Streams.class).closed;
        int before = closed.get();
        assertThat(application.post("/stream", "[{\"id\":true},{\"age\":-1}]"))
                .startsWith("400 application/problem+json ")
                .contains("\"path\":\"$[0].id\"", "\"path\":\"$[1].age\"");
        assertThat(application.post("/stream", "[" + " ".repeat(300_000) + "]")).startsWith("413 ");
        assertThat(closed).as("the method was not called").hasValue(before);
        assertThat(application.get("/unwritable-stream", "application/json"))
                .startsWith("500 ")
                .doesNotContain("{},");
        assertThat(closed).as("closed streams").hasValue(before + 1);
    }

    /** They would be in memory until the first event. */
    @Test
    void blanksBeforeTheFirstEventAreLimited() throws Exception {
        assertThat(application.post("/flux", " ".repeat(100_000) + ADA)).startsWith("200 ");
        assertThat(application.post("/flux", " ".repeat(300_000) + ADA)).startsWith("413 ");
    }

    @Test
    void eachLineIsSentAtOnce() throws Exception {
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(application.uri("/endless").toURL().openStream(), StandardCharsets.UTF_8))) {
            assertThat(lines.readLine()).isEqualTo(ADA);
        }
    }

    @Test
    void webClient() {
        WebClient client = application
                .bean(WebClient.Builder.class)
                .baseUrl(application.uri("").toString())
                .build();
        User ada = User.parse(ADA);
        assertThat(client.post()
                        .uri("/user")
                        .bodyValue(ada)
                        .retrieve()
                        .bodyToMono(User.class)
                        .block(LIMIT))
                .isEqualTo(ada);
        List<User> many = IntStream.range(0, 5_000).mapToObj(i -> ada).toList();
        assertThat(client.post()
                        .uri("/flux")
                        .contentType(MediaType.APPLICATION_NDJSON)
                        .accept(MediaType.APPLICATION_NDJSON)
                        .body(Flux.fromIterable(many), User.class)
                        .retrieve()
                        .bodyToFlux(User.class)
                        .collectList()
                        .block(LIMIT))
                .isEqualTo(many);
        ParameterizedTypeReference<Stream<User>> stream = new ParameterizedTypeReference<>() {};
        assertThat(client.post()
                        .uri("/stream")
                        .contentType(MediaType.APPLICATION_JSON)
                        .body(Mono.just(Stream.of(ada, ada)), stream)
                        .retrieve()
                        .bodyToMono(stream)
                        .block(LIMIT))
                .containsExactly(ada, ada);
        assertThatThrownBy(() -> client.get()
                        .uri("/invalid")
                        .retrieve()
                        .bodyToMono(User.class)
                        .block(LIMIT))
                .isInstanceOf(DecodingException.class)
                .isNotInstanceOf(UndecodableEventException.class)
                .hasMessage("expected int but found string at $.age (line 1, column 8)");
    }

    /** The request of the client is valid: the response of another service is not its fault. */
    @Test
    void aBadResponseOfAnotherServiceIsNoBadRequest() throws Exception {
        assertThat(application.get("/proxy", "application/json")).startsWith("500 ");
    }
}

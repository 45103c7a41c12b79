package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.User;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.context.annotation.Import;
import org.springframework.core.ParameterizedTypeReference;
import org.springframework.core.codec.DecodingException;
import org.springframework.http.MediaType;
import org.springframework.http.codec.ServerSentEvent;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.reactive.function.client.WebClient;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;
import reactor.core.publisher.Flux;

/** Bodies of the media type {@code text/event-stream}. The options show that schemac reads and writes their data. */
class ServerSentEventsTest {
    private static final String SORTED = "{\"age\":36,\"id\":7}";
    private static final User ADA = User.parse(SORTED);
    private static final Duration LIMIT = Duration.ofSeconds(20);
    private static final String EVENT = "data:" + SORTED + "\n\n";
    private static final String NAMED = "id:1\nevent:user\n" + EVENT;

    @RestController
    static class Users {
        @GetMapping(value = "/flux", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
        Flux<User> flux() {
            return Flux.just(ADA, ADA);
        }

        @GetMapping("/named")
        Flux<ServerSentEvent<User>> named() {
            return Flux.just(ServerSentEvent.builder(ADA).id("1").event("user").build());
        }

        @GetMapping(value = "/lists", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
        Flux<List<User>> lists() {
            return Flux.just(List.of(ADA, ADA));
        }

        @GetMapping(value = "/streams", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
        Flux<Stream<User>> streams() {
            return Flux.just(Stream.of(ADA, ADA));
        }

        @GetMapping(value = "/texts", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
        Flux<String> texts() {
            return Flux.just("a", "b");
        }

        @GetMapping(value = "/invalid", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
        Flux<String> invalid() {
            return Flux.just("{\"id\":7,\"undeclared\":8}");
        }

        @GetMapping("/plain")
        Flux<User> plain() {
            return Flux.just(ADA);
        }
    }

    @RestController
    @Import(Users.class)
    static class Emitters {
        @GetMapping("/emitter")
        SseEmitter emitter() throws IOException {
            SseEmitter emitter = new SseEmitter();
            emitter.send(ADA);
            emitter.send(ADA, MediaType.APPLICATION_JSON);
            emitter.send(SseEmitter.event().id("1").name("user").data(ADA));
            emitter.complete();
            return emitter;
        }
    }

    private static String sentEvents(Application application, String path) throws Exception {
        return application.get(path, "text/event-stream").replace(";charset=UTF-8", "");
    }

    private static Application servlet;
    private static Application reactive;

    private static Application start(WebApplicationType type, Class<?> controller) {
        return Application.start(
                type,
                controller,
                "schemac.json.profile=strict",
                "schemac.json.sorted-members=true",
                "schemac.json.indent=2",
                "spring.autoconfigure.exclude=" + Application.JACKSON);
    }

    @BeforeAll
    static void start() {
        servlet = start(WebApplicationType.SERVLET, Emitters.class);
        reactive = start(WebApplicationType.REACTIVE, Users.class);
    }

    @AfterAll
    static void stop() {
        servlet.close();
        reactive.close();
    }

    @ParameterizedTest
    @EnumSource(names = {"SERVLET", "REACTIVE"})
    void eachEventIsOneLine(WebApplicationType type) throws Exception {
        Application application = type == WebApplicationType.SERVLET ? servlet : reactive;
        assertThat(sentEvents(application, "/flux")).isEqualTo("200 text/event-stream " + EVENT + EVENT);
        assertThat(sentEvents(application, "/named")).isEqualTo("200 text/event-stream " + NAMED);
        assertThat(sentEvents(application, "/texts")).isEqualTo("200 text/event-stream data:a\n\ndata:b\n\n");
    }

    @ParameterizedTest
    @EnumSource(names = {"SERVLET", "REACTIVE"})
    void otherMediaTypesOfTheSameMethods(WebApplicationType type) throws Exception {
        Application application = type == WebApplicationType.SERVLET ? servlet : reactive;
        assertThat(application.get("/plain", "*/*"))
                .startsWith("200 application/json [")
                .contains("\"age\": 36,\n");
        assertThat(application.get("/plain", "application/x-ndjson"))
                .isEqualTo("200 application/x-ndjson " + SORTED + "\n");
    }

    @Test
    void listsAreOneLine() throws Exception {
        String line = "200 text/event-stream data:[" + SORTED + "," + SORTED + "]\n\n";
        assertThat(sentEvents(reactive, "/lists")).isEqualTo(line);
        assertThat(sentEvents(reactive, "/streams")).isEqualTo(line);
    }

    @Test
    void emittersSendOneLine() throws Exception {
        assertThat(sentEvents(servlet, "/emitter")).isEqualTo("200 text/event-stream " + EVENT + EVENT + NAMED);
    }

    @Test
    void webClientReadsThem() {
        WebClient client = reactive.bean(WebClient.Builder.class)
                .baseUrl(reactive.uri("").toString())
                .build();
        assertThat(client.get()
                        .uri("/flux")
                        .retrieve()
                        .bodyToFlux(User.class)
                        .collectList()
                        .block(LIMIT))
                .containsExactly(ADA, ADA);
        assertThat(client.get()
                        .uri("/named")
                        .retrieve()
                        .bodyToFlux(new ParameterizedTypeReference<ServerSentEvent<User>>() {})
                        .map(event -> event.id() + " " + event.data().toJson())
                        .blockLast(LIMIT))
                .isEqualTo("1 {\"id\":7,\"age\":36}");
        assertThatThrownBy(() -> client.get()
                        .uri("/invalid")
                        .retrieve()
                        .bodyToFlux(User.class)
                        .blockLast(LIMIT))
                .isInstanceOf(DecodingException.class)
                .hasMessageContaining("$.undeclared");
    }
}

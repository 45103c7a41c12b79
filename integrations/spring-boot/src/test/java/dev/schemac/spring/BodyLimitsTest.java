package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.shop.User;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.testing.RawHttp;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Import;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.DecodingException;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.http.MediaType;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.function.RouterFunction;
import org.springframework.web.servlet.function.RouterFunctions;
import org.springframework.web.servlet.function.ServerResponse;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Bodies that are longer than {@code maxEventBytes} are refused with status 413, whatever reads them. */
class BodyLimitsTest {
    private static final int LIMIT = 1024;

    @RestController
    @Import(Shop.class)
    static class Servlet {
        @PostMapping("/sum")
        long sum(@RequestBody Stream<User> users) {
            return users.mapToLong(User::getId).sum();
        }

        @Bean
        RouterFunction<ServerResponse> functional() {
            return RouterFunctions.route()
                    .POST("/functional", request -> ServerResponse.ok().body(request.body(User.class)))
                    .build();
        }
    }

    @RestController
    @Import(Shop.class)
    static class Reactive {
        @PostMapping("/sum")
        Mono<Long> sum(@RequestBody Flux<User> users) {
            return users.map(User::getId).reduce(0L, Long::sum);
        }

        @PostMapping("/mono")
        Mono<User> mono(@RequestBody Mono<User> user) {
            return user;
        }

        @PostMapping("/stream")
        List<User> stream(@RequestBody Stream<User> users) {
            return users.toList();
        }

        @Bean
        org.springframework.web.reactive.function.server.RouterFunction<?> functional() {
            return org.springframework.web.reactive.function.server.RouterFunctions.route()
                    .POST(
                            "/functional",
                            request -> request.bodyToMono(User.class)
                                    .flatMap(
                                            user -> org.springframework.web.reactive.function.server.ServerResponse.ok()
                                                    .bodyValue(user)))
                    .build();
        }
    }

    private static Application servlet;
    private static Application reactive;
    private static Application withoutProblems;

    @BeforeAll
    static void start() {
        String limit = "schemac.json.max-event-bytes=" + LIMIT + "B";
        servlet = Application.start(WebApplicationType.SERVLET, Servlet.class, limit);
        withoutProblems = Application.start(
                WebApplicationType.SERVLET, Servlet.class, limit, "schemac.json.problem-details=false");
        // Spring has no limit of its own then.
        reactive = Application.start(
                WebApplicationType.REACTIVE, Reactive.class, limit, "spring.http.codecs.max-in-memory-size=-1");
    }

    @AfterAll
    static void stop() {
        servlet.close();
        withoutProblems.close();
        reactive.close();
    }

    /** A method of an application, and whether it reads one event after another. */
    record Method(String application, String path, boolean streams) {
        Application server() {
            return switch (application) {
                case "servlet" -> servlet;
                case "without problems" -> withoutProblems;
                default -> reactive;
            };
        }
    }

    static Stream<Method> methods() {
        Stream<Method> both = Stream.of("servlet", "without problems", "reactive")
                .flatMap(application -> Stream.of(
                        new Method(application, "/user", false),
                        new Method(application, "/users", false),
                        new Method(application, "/array", false),
                        new Method(application, "/functional", false),
                        new Method(application, "/sum", true)));
        return Stream.concat(
                both, Stream.of(new Method("reactive", "/mono", false), new Method("reactive", "/stream", false)));
    }

    private static String body(Method method, int length) {
        boolean isOne = method.path.matches("/(user|mono|functional)");
        String blanks = " ".repeat(length - (isOne ? 8 : 10));
        return isOne ? "{\"id\":" + blanks + "7}" : "[{\"id\":" + blanks + "7}]";
    }

    @ParameterizedTest
    @MethodSource("methods")
    void tooManyBytesAreRefused(Method method) throws Exception {
        assertThat(method.server().post(method.path, body(method, LIMIT))).startsWith("200 application/json ");
        // The brackets around the event of a stream do not count.
        String answer = method.server().post(method.path, body(method, LIMIT + (method.streams ? 3 : 1)));
        assertThat(answer).startsWith("413 ");
        if (!method.application.equals("without problems") && !method.path.equals("/functional")) {
            String path = method.streams ? "$[0]" : "$";
            int column = method.streams ? 2 : 1;
            assertThat(answer)
                    .isEqualTo("413 application/problem+json {\"type\":\"about:blank\",\"title\":\"Content Too Large\","
                            + "\"status\":413,\"detail\":\"document longer than 1024 bytes at " + path
                            + " (line 1, column " + column + ")\",\"errors\":[{\"kind\":\"limit\",\"path\":\"" + path
                            + "\",\"line\":1,\"column\":" + column
                            + ",\"detail\":\"document longer than 1024 bytes\"}]}");
        }
    }

    @ParameterizedTest
    @MethodSource("methods")
    void theOtherLimitsAreBadRequests(Method method) throws Exception {
        String number = "{\"other\":" + "1".repeat(1001) + "}";
        boolean isOne = method.path.matches("/(user|mono|functional)");
        assertThat(method.server().post(method.path, isOne ? number : "[" + number + "]"))
                .startsWith("400 ");
    }

    /** Only the first byte of the body is sent: the answer comes because of the header. */
    @ParameterizedTest
    @MethodSource("methods")
    void anAnnouncedLengthIsRefusedAtOnce(Method method) throws Exception {
        if (method.streams || method.application.equals("reactive")) {
            return; // they know nothing of the header
        }
        RawHttp.Answer answer = RawHttp.send(
                "POST",
                method.server().uri(method.path),
                new byte[] {'{'},
                "Content-Type: application/json",
                "Content-Length: " + (LIMIT + 1));
        assertThat(answer.status()).isEqualTo(413);
    }

    /** The answer comes although the body does not end. */
    @ParameterizedTest
    @MethodSource("methods")
    void bytesAreCountedWhileTheyArrive(Method method) throws Exception {
        String chunk = "400\r\n" + " ".repeat(0x400) + "\r\n";
        String open = method.streams ? "c\r\n[{\"other\":\"x\r\n" : "";
        RawHttp.Answer answer = RawHttp.send(
                "POST",
                method.server().uri(method.path),
                (open + chunk + chunk).getBytes(StandardCharsets.US_ASCII),
                "Content-Type: application/json",
                "Transfer-Encoding: chunked");
        assertThat(answer.status()).isEqualTo(413);
    }

    private static final DefaultDataBufferFactory BUFFERS = DefaultDataBufferFactory.sharedInstance;

    /** Returns the error for a body of 1,000 buffers of 100 bytes. */
    private static Throwable errorOf(EventDecoder decoder, boolean isFlux, AtomicInteger emitted) {
        ResolvableType type = ResolvableType.forClass(User.class);
        decoder.setMaxInMemorySize(-1);
        Flux<DataBuffer> body = Flux.range(0, 1_000).map(i -> {
            emitted.incrementAndGet();
            return BUFFERS.wrap(" ".repeat(100).getBytes(StandardCharsets.US_ASCII));
        });
        Flux<?> events = isFlux
                ? decoder.decode(body, type, MediaType.APPLICATION_JSON, Map.of())
                : decoder.decodeToMono(body, type, MediaType.APPLICATION_JSON, Map.of())
                        .flux();
        return events.then().materialize().block().getThrowable();
    }

    @Test
    void noMoreThanTheLimitIsJoined() {
        ParserIndex parsers = ParserIndex.of(User.class.getClassLoader());
        JsonOptions options = JsonOptions.DEFAULT.withMaxEventBytes(LIMIT);
        for (boolean isFlux : new boolean[] {false, true}) {
            AtomicInteger emitted = new AtomicInteger();
            assertThat(errorOf(EventDecoder.forServer(parsers, options), isFlux, emitted))
                    .isInstanceOfSatisfying(EventTooLargeException.class, e -> {
                        assertThat(e.error()).hasMessage("document longer than 1024 bytes at $ (line 1, column 1)");
                        assertThat(e.getStatusCode().value()).isEqualTo(413);
                    });
            assertThat(emitted).hasValue(11);
            assertThat(errorOf(EventDecoder.forClient(parsers, options), isFlux, emitted))
                    .isInstanceOf(DecodingException.class)
                    .hasCauseInstanceOf(JsonParseException.class)
                    .hasMessage("document longer than 1024 bytes at $ (line 1, column 1)");
            assertThat(emitted).hasValue(22);
        }
    }
}

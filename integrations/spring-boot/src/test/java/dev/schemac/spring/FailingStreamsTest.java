package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.spring.FailingStreams.Failure;
import dev.schemac.testing.RawHttp;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

/** A stream that fails after its first bytes were sent breaks the connection; it never ends as if it were whole. */
@ExtendWith(OutputCaptureExtension.class)
class FailingStreamsTest {
    private static final String LINES = "application/x-ndjson";
    private static final String ARRAY = "application/json";
    private static final String SSE = "text/event-stream";

    private static final List<String> EMITTERS = List.of("/flux", "/hidden", "/sse-emitter", "/emitter");

    private static final String WEIGHT = "expected a number of at least 0 at $.weight";

    /** The applications: the same controllers, with other servers or other handlers of exceptions. */
    enum Server {
        SERVLET(WebApplicationType.SERVLET, FailingStreams.Servlet.class),
        /** Has handlers and a filter that catch each exception. */
        ADVISED(WebApplicationType.SERVLET, FailingStreams.WithAdvice.class, "spring.mvc.problemdetails.enabled=true"),
        COMPRESSED(
                WebApplicationType.SERVLET,
                FailingStreams.Servlet.class,
                "server.compression.enabled=true",
                "server.compression.mime-types=" + LINES + "," + ARRAY + "," + SSE),
        REACTIVE(WebApplicationType.REACTIVE, FailingStreams.Reactive.class),
        WITHOUT_PROBLEMS(
                WebApplicationType.REACTIVE, FailingStreams.Reactive.class, "schemac.json.problem-details=false");

        final WebApplicationType type;
        private final Class<?> controller;
        private final List<String> properties;

        Server(WebApplicationType type, Class<?> controller, String... properties) {
            this.type = type;
            this.controller = controller;
            this.properties = new ArrayList<>(List.of(properties));
            this.properties.add("logging.level.org=error");
            this.properties.add("logging.exception-conversion-word=%ex{short}");
        }

        Application start() {
            return Application.start(type, controller, properties.toArray(String[]::new));
        }
    }

    private static final Map<Server, Application> APPLICATIONS = new EnumMap<>(Server.class);

    private static Application application(Server server) {
        return APPLICATIONS.computeIfAbsent(server, Server::start);
    }

    @AfterAll
    static void stop() {
        APPLICATIONS.values().forEach(Application::close);
    }

    private static RawHttp.Answer get(Server server, String path, String mediaType, int count, int bad, Failure failure)
            throws Exception {
        String query = "?count=" + count + "&bad=" + bad + "&failure=" + failure;
        return RawHttp.send(
                "GET",
                application(server).uri(path + query),
                new byte[0],
                "Accept: " + mediaType,
                "Accept-Encoding: gzip");
    }

    /** The methods of the controllers with the media types of their responses. */
    record Method(Server server, String path, String mediaType) {}

    static Stream<Method> methods() {
        return methods(Server.ADVISED, Server.REACTIVE);
    }

    static Stream<Method> methodsOfOtherServers() {
        return methods(Server.SERVLET, Server.COMPRESSED, Server.WITHOUT_PROBLEMS);
    }

    private static Stream<Method> methods(Server... servers) {
        List<Method> methods = new ArrayList<>();
        for (Server server : servers) {
            methods.add(new Method(server, "/flux", LINES));
            methods.add(new Method(server, "/flux", SSE));
            methods.add(new Method(server, "/hidden", LINES));
            if (server.type == WebApplicationType.REACTIVE) {
                methods.add(new Method(server, "/flux", ARRAY));
                continue;
            }
            for (String path : List.of("/stream", "/entity", "/functional")) {
                methods.add(new Method(server, path, LINES));
                methods.add(new Method(server, path, ARRAY));
            }
            methods.add(new Method(server, "/sse-emitter", SSE));
            methods.add(new Method(server, "/emitter", LINES));
        }
        return methods.stream();
    }

    @ParameterizedTest
    @MethodSource("methods")
    void anEventThatCannotBeWrittenBreaksTheConnection(Method method, CapturedOutput output) throws Exception {
        int before = output.getAll().length();
        RawHttp.Answer answer = get(method.server, method.path, method.mediaType, 9_000, 8_000, Failure.VALUE);
        assertIsBroken(answer);
        waitFor(output, before, WEIGHT);
    }

    @ParameterizedTest
    @MethodSource("methods")
    void anExceptionOfTheSourceBreaksTheConnection(Method method, CapturedOutput output) throws Exception {
        int before = output.getAll().length();
        RawHttp.Answer answer = get(method.server, method.path, method.mediaType, 9_000, 8_000, Failure.SOURCE);
        assertIsBroken(answer);
        waitFor(output, before, FailingStreams.BROKEN_SOURCE);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("methodsOfOtherServers")
    void otherServersBreakTheConnection(Method method, CapturedOutput output) throws Exception {
        anEventThatCannotBeWrittenBreaksTheConnection(method, output);
        anExceptionOfTheSourceBreaksTheConnection(method, output);
        wholeStreamsEndCleanly(method);
    }

    private static void assertIsBroken(RawHttp.Answer answer) {
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.whole()).as("a clean end").isFalse();
        assertHasEventsOnly(answer);
    }

    /** No answer of an exception handler, and no error page, is in the stream. */
    private static void assertHasEventsOnly(RawHttp.Answer answer) {
        if (!answer.headers().containsKey("content-encoding")) {
            assertThat(answer.text().replaceAll("\\{\"id\":\\d+}|data:|[\\[\\],\n]", ""))
                    .isEmpty();
        }
    }

    /** The server logs after it has closed the connection. */
    private static void waitFor(CapturedOutput output, int from, String text) throws InterruptedException {
        for (int i = 0; i < 100 && !output.getAll().substring(from).contains(text); i++) {
            Thread.sleep(50);
        }
        assertThat(output.getAll().substring(from)).contains(text);
    }

    /** Jackson would end the array after the events before the one that fails. */
    @Test
    void anEventInsideOfAnotherObjectBreaksTheConnection(CapturedOutput output) throws Exception {
        RawHttp.Answer answer = get(Server.ADVISED, "/holders", ARRAY, 9_000, 8_000, Failure.VALUE);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.whole()).isFalse();
        assertThat(answer.text()).doesNotContain("FOREIGN");
        waitFor(output, 0, WEIGHT);
    }

    @Test
    void theLogNamesTheEvent(CapturedOutput output) throws Exception {
        get(Server.ADVISED, "/stream", LINES, 9_000, 8_000, Failure.VALUE);
        waitFor(output, 0, "the response is incomplete: event 8001 failed: " + WEIGHT);
        get(Server.ADVISED, "/stream", LINES, 9_000, 7_999, Failure.SOURCE);
        waitFor(output, 0, "the response is incomplete: event 8000 failed: " + FailingStreams.BROKEN_SOURCE);
    }

    @ParameterizedTest
    @EnumSource(names = {"ADVISED", "REACTIVE"})
    void anInvalidLineOfAnUploadBreaksTheConnection(Server server, CapturedOutput output) throws Exception {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 10_000; i++) {
            lines.append(i == 9_000 ? "{\"id\":true}\n" : "{\"id\":" + i + "}\n");
        }
        int before = output.getAll().length();
        RawHttp.Answer answer = RawHttp.send(
                "POST",
                application(server).uri("/echo"),
                lines.toString().getBytes(StandardCharsets.UTF_8),
                "Content-Type: " + LINES,
                "Accept: " + LINES);
        assertIsBroken(answer);
        waitFor(output, before, "expected long but found boolean at $.id (line 9001, column 7)");
        assertThat(output.getAll().substring(before)).doesNotContain("UnsupportedOperationException");
    }

    /** The response has not begun: its beginning is in memory. */
    @ParameterizedTest
    @EnumSource(names = {"ADVISED", "REACTIVE"})
    void anErrorBeforeTheFirstBytesHasItsStatus(Server server) throws Exception {
        RawHttp.Answer refused = RawHttp.send(
                "POST",
                application(server).uri("/echo"),
                "{\"id\":true}\n{}\n".getBytes(StandardCharsets.UTF_8),
                "Content-Type: " + LINES,
                "Accept: " + LINES);
        assertThat(refused.whole()).isTrue();
        boolean handled = server == Server.ADVISED;
        assertThat(refused.status()).isEqualTo(400);
        if (server != Server.WITHOUT_PROBLEMS) {
            assertThat(refused.text()).contains("\"path\":\"$.id\",\"line\":1,\"column\":7,");
        }
        if (server.type == WebApplicationType.SERVLET) {
            RawHttp.Answer failed = get(server, "/stream", ARRAY, 20, 15, Failure.SOURCE);
            assertThat(failed.status()).isEqualTo(500);
            assertThat(failed.whole()).isTrue();
            assertThat(failed.text().contains("FOREIGN")).isEqualTo(handled);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(names = {"SERVLET", "COMPRESSED", "WITHOUT_PROBLEMS"})
    void otherServersRefuseUploads(Server server, CapturedOutput output) throws Exception {
        anInvalidLineOfAnUploadBreaksTheConnection(server, output);
        anErrorBeforeTheFirstBytesHasItsStatus(server);
    }

    @ParameterizedTest
    @MethodSource("methods")
    void wholeStreamsEndCleanly(Method method) throws Exception {
        RawHttp.Answer answer = get(method.server, method.path, method.mediaType, 1_000, -1, Failure.VALUE);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.whole()).isTrue();
        if (!answer.headers().containsKey("content-encoding")) {
            assertThat(answer.text().split("\"id\"", -1)).hasSize(1_001);
        }
    }

    /** Whatever fails where: the client sees an error, or all events. */
    @Tag("slow")
    @Test
    void randomFailuresAreNeverAWholeResponse() throws Exception {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        List<Method> methods = methods(Server.values()).toList();
        for (int i = 0; i < Volume.cases(60, 2_000); i++) {
            Method method = methods.get(random.nextInt(methods.size()));
            int count = 1 + random.nextInt(1 << random.nextInt(15));
            int bad = random.nextInt(count + 1); // the last one fails in no event
            if (EMITTERS.contains(method.path) && method.server.type == WebApplicationType.SERVLET) {
                // A failure among the first events of an emitter can leave an empty response: docs/spring.md states it.
                bad = Math.min(count, Math.max(bad, 1_000));
            }
            Failure failure = Failure.values()[random.nextInt(2)];
            RawHttp.Answer answer = get(method.server, method.path, method.mediaType, count, bad, failure);
            String description = "seed " + seed + ": " + method + ", event " + bad + " of " + count + ", " + failure;
            if (answer.status() == 200) {
                assertThat(answer.whole()).as(description).isEqualTo(bad == count);
                assertHasEventsOnly(answer);
            } else {
                assertThat(answer.status()).as(description).isEqualTo(500);
                assertThat(bad).as(description).isLessThan(count);
            }
        }
    }
}

package dev.schemac.rest;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jakarta.rs.json.JacksonJsonProvider;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.testing.RawHttp;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import jakarta.ws.rs.core.Feature;
import jakarta.ws.rs.core.FeatureContext;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import jakarta.ws.rs.ext.ExceptionMapper;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Requests to a server that finds the feature as a service. */
class ServerTest {
    private static final String ADA = "{\"id\":7,\"html_url\":\"https://example.org/ada\",\"age\":36}";

    private static RestServer server;

    @BeforeAll
    static void start() throws Exception {
        server = RestServer.start();
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @Test
    void eventsAreReadAndWritten() throws Exception {
        assertThat(server.post("user", ADA)).isEqualTo("200 application/json " + ADA);
        assertThat(server.post("user", "application/vnd.acme+json", " " + ADA))
                .isEqualTo("200 application/json " + ADA);
        assertThat(server.post("order", "{\"number\":1}")).isEqualTo("200 application/json {\"number\":1}");
        String payment = "{\"id\":\"a\",\"kind\":\"card\",\"digits\":\"1234\"}";
        assertThat(server.post("payment", payment)).isEqualTo("200 application/json " + payment);
        assertThat(server.post("user", "{}")).isEqualTo("200 application/json {}");
    }

    @Test
    void collectionsAndArraysAreReadAndWritten() throws Exception {
        String two = "[" + ADA + ",{}]";
        assertThat(server.post("users", two)).isEqualTo("200 application/json " + two);
        assertThat(server.post("array", two)).isEqualTo("200 application/json " + two);
        assertThat(server.post("collection", two)).isEqualTo("200 application/json " + two);
        assertThat(server.post("users", "[]")).isEqualTo("200 application/json []");
        assertThat(server.post("orders", "[{\"number\":1}]")).isEqualTo("200 application/json [{\"number\":1}]");
        assertThat(server.post("response", ADA)).isEqualTo("200 application/json [" + ADA + "]");
    }

    @Test
    void linesAreReadAndWritten() throws Exception {
        assertThat(server.post("users", "application/x-ndjson", ADA + "\n{}\n"))
                .isEqualTo("200 application/json [" + ADA + ",{}]");
        assertThat(server.get("all", "application/x-ndjson"))
                .isEqualTo("200 application/x-ndjson {\"id\":1}\n{\"id\":2}\n");
        assertThat(server.get("all", "application/vnd.acme+json"))
                .isEqualTo("200 application/vnd.acme+json [{\"id\":1},{\"id\":2}]");
        assertThat(server.get("all", "*/*")).isEqualTo("200 application/json [{\"id\":1},{\"id\":2}]");
    }

    @Test
    void streamsAreReadEventByEvent() throws Exception {
        assertThat(server.post("stream", "application/x-ndjson", "{\"id\":1}\n{\"id\":2}\n"))
                .startsWith("200 text/plain")
                .endsWith("sum 3");
        assertThat(server.post("stream", "[{\"id\":1},{\"id\":2}]"))
                .startsWith("200 text/plain")
                .endsWith("sum 3");
        assertThat(server.post("stream", "application/x-ndjson", ""))
                .startsWith("200 text/plain")
                .endsWith("sum 0");
        assertThat(server.post("stream", "application/x-ndjson", "{\"id\":1}\n{\"age\":\"x\"}\n"))
                .isEqualTo("400 application/problem+json {\"type\":\"about:blank\",\"title\":\"Bad Request\","
                        + "\"status\":400,"
                        + "\"detail\":\"expected int but found string at $.age (line 2, column 8)\","
                        + "\"errors\":[{\"kind\":\"mismatch\",\"path\":\"$.age\",\"line\":2,\"column\":8,"
                        + "\"detail\":\"expected int but found string\"}]}");
        // more than any buffer of a server, and more than an event may have
        assertThat(server.post("stream", "application/x-ndjson", "{\"id\":1}\n".repeat(300_000)))
                .startsWith("200 text/plain")
                .endsWith("sum 300000");
    }

    /** The second event is sent after the method of the resource has received the first one. */
    @Test
    void streamsAreFedAsBytesArrive() throws Exception {
        PipedOutputStream client = new PipedOutputStream();
        PipedInputStream body = new PipedInputStream(client);
        CompletableFuture<HttpResponse<String>> response = HttpClient.newHttpClient()
                .sendAsync(
                        HttpRequest.newBuilder(server.uri("first"))
                                .header("Content-Type", "application/x-ndjson")
                                .POST(HttpRequest.BodyPublishers.ofInputStream(() -> body))
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
        // The client sends full buffers only.
        client.write(("{\"id\":1}\n" + " ".repeat(1 << 14)).getBytes(StandardCharsets.UTF_8));
        client.flush();
        for (int i = 0; i < 20 && !Shop.RECEIVED.isDone(); i++) {
            client.write(" ".repeat(1 << 14).getBytes(StandardCharsets.UTF_8));
            client.flush();
        }
        assertThat(Shop.RECEIVED.get(20, TimeUnit.SECONDS)).isEqualTo(1);
        assertThat(response).isNotDone();
        client.write("{\"id\":2}\n".getBytes(StandardCharsets.UTF_8));
        client.close();
        assertThat(response.get(20, TimeUnit.SECONDS).body()).isEqualTo("1 then 2");
    }

    @Test
    void invalidEventsAreProblems() throws Exception {
        assertThat(server.post("user", "{\"id\":7,\n \"age\":\"young\"}"))
                .isEqualTo("400 application/problem+json {\"type\":\"about:blank\",\"title\":\"Bad Request\","
                        + "\"status\":400,"
                        + "\"detail\":\"expected int but found string at $.age (line 2, column 8)\","
                        + "\"errors\":[{\"kind\":\"mismatch\",\"path\":\"$.age\",\"line\":2,\"column\":8,"
                        + "\"detail\":\"expected int but found string\"}]}");
        assertThat(server.post("user", "{\"age\":200}"))
                .startsWith("400 application/problem+json ")
                .contains("\"errors\":[{\"kind\":\"violation\",\"path\":\"$.age\",\"line\":1,\"column\":8,")
                .doesNotContain("200}");
        assertThat(server.post("user", "{\"weight\":-1,\"age\":200}"))
                .contains(
                        "\"path\":\"$.weight\",\"line\":1,\"column\":11,",
                        "\"path\":\"$.age\",\"line\":1,\"column\":20,");
        assertThat(server.post("user", "{\"id\":7")).contains("\"kind\":\"malformed\"");
        assertThat(server.post("user", "{\"id\":7,\"id\":8}")).startsWith("400 application/problem+json ");
        assertThat(server.post("users", "[{},{\"age\":\"x\"}]")).contains("\"path\":\"$[1].age\"");
        assertThat(server.post("users", "{}")).startsWith("400 application/problem+json ");
        assertThat(server.post("users", "application/x-ndjson", "{}\n{\"age\":\"x\"}\n"))
                .contains("\"path\":\"$.age\",\"line\":2,");
        assertThat(server.post("order", "{}")).startsWith("400 application/problem+json ");
    }

    @Test
    void problemsListTheErrorsOfAllEvents() throws Exception {
        String weight = "expected a number of at least 0";
        String age = "expected a number of at least 0 and at most 150";
        assertThat(server.post("users", "[{\"weight\":-1,\"age\":200},{},\n{\"age\":-1}]"))
                .isEqualTo("400 application/problem+json {\"type\":\"about:blank\",\"title\":\"Bad Request\","
                        + "\"status\":400,\"detail\":\"" + weight + " at $[0].weight (line 1, column 12)\",\"errors\":["
                        + violation("$[0].weight", 1, 12, weight) + ","
                        + violation("$[0].age", 1, 21, age) + ","
                        + violation("$[2].age", 2, 8, age) + "]}");
        assertThat(server.post("users", "application/x-ndjson", "{\"age\":200}\n{}\n\n{\"weight\":-1,\"age\":200}\n"))
                .endsWith("\"errors\":[" + violation("$.age", 1, 8, age) + "," + violation("$.weight", 4, 11, weight)
                        + "," + violation("$.age", 4, 20, age) + "]}");
        String many = server.post("users", "[" + "{\"age\":200},".repeat(120) + "{}]");
        assertThat(many.split("\"kind\"", -1)).as("100 errors").hasSize(101);
    }

    private static String violation(String path, int line, int column, String detail) {
        return "{\"kind\":\"violation\",\"path\":\"" + path + "\",\"line\":" + line + ",\"column\":" + column
                + ",\"detail\":\"" + detail + "\"}";
    }

    @Test
    void anEmptyBodyIsABadRequest() throws Exception {
        assertThat(server.post("order", "")).startsWith("400 ");
    }

    /** Its parser and writer were generated, the class was not. */
    @Test
    void classesOfTheApplicationAreReadAndWritten() throws Exception {
        String place = "{\"place_title\":\"Malta\"}";
        assertThat(server.post("place", place)).isEqualTo("200 application/json " + place);
        assertThat(server.post("places", "[" + place + "]")).isEqualTo("200 application/json [" + place + "]");
        assertThat(server.post("place", "{\"place_title\":{}}")).contains("\"path\":\"$.place_title\"");
    }

    @Test
    void nullIsNoEvent() throws Exception {
        for (String mediaType : new String[] {"application/json", "application/x-ndjson"}) {
            assertThat(server.get("with-null", mediaType)).startsWith("500 ").doesNotContain("{\"id\":1}");
        }
    }

    @Test
    void unwritableEventsWriteNothing() throws Exception {
        assertThat(server.get("unwritable", "application/json"))
                .startsWith("500 ")
                .doesNotContain("{\"id\":1}");
    }

    @Test
    void otherClassesAreLeftToOtherProviders() throws Exception {
        assertThat(server.post("text", "{\"age\":200}")).isEqualTo("200 application/json {\"age\":200}");
        assertThat(server.post("user", "text/plain", ADA)).startsWith("415 ");
    }

    @Test
    void eventsAreNotLeftToJackson() throws Exception {
        try (RestServer jackson = RestServer.start(JacksonJsonProvider.class)) {
            assertThat(jackson.post("map", "{\"a\":[1]}")).isEqualTo("200 application/json {\"a\":[1]}");
            assertThat(jackson.post("user", ADA)).isEqualTo("200 application/json " + ADA);
            assertThat(jackson.post("user", "application/vnd.acme+json", ADA)).isEqualTo("200 application/json " + ADA);
            assertThat(jackson.post("users", "[" + ADA + "]")).isEqualTo("200 application/json [" + ADA + "]");
            assertThat(jackson.post("place", "{\"place_title\":\"Malta\"}"))
                    .isEqualTo("200 application/json {\"place_title\":\"Malta\"}");
            assertThat(jackson.post("user", "{\"age\":\"young\"}")).startsWith("400 application/problem+json ");
        }
    }

    /** A feature of the application. */
    public static class Options implements Feature {
        @Override
        public boolean configure(FeatureContext context) {
            JsonOptions options = JsonOptions.STRICT.withMaxEventBytes(1024).withSortedMembers(true);
            context.register(new EventFeature(options));
            return true;
        }
    }

    @Test
    void optionsOfARegisteredFeatureApply() throws Exception {
        try (RestServer strict = RestServer.start(Options.class)) {
            assertThat(strict.post("user", "{\"id\":7,\"age\":1}"))
                    .isEqualTo("200 application/json {\"age\":1,\"id\":7}");
            assertThat(strict.post("user", "{\"other\":7}")).contains("\"kind\":\"mismatch\"");
        }
    }

    @Test
    void tooManyBytesAreRefused() throws Exception {
        try (RestServer strict = RestServer.start(Options.class)) {
            for (String path : new String[] {"user", "users", "array", "collection"}) {
                String json = path.equals("user") ? "{}" : "[]";
                String blanks = " ".repeat(1022);
                assertThat(strict.post(path, blanks + json)).as(path).startsWith("200 ");
                assertThat(strict.post(path, blanks + " " + json))
                        .as(path)
                        .isEqualTo("413 application/problem+json {\"type\":\"about:blank\","
                                + "\"title\":\"Content Too Large\",\"status\":413,"
                                + "\"detail\":\"document longer than 1024 bytes at $ (line 1, column 1)\","
                                + "\"errors\":[{\"kind\":\"limit\",\"path\":\"$\",\"line\":1,\"column\":1,"
                                + "\"detail\":\"document longer than 1024 bytes\"}]}");
            }
            assertThat(strict.post("users", "application/x-ndjson", "{}\n".repeat(400)))
                    .startsWith("413 application/problem+json ");
            assertThat(strict.post("user", "{\"id\":" + "1".repeat(1001) + "}"))
                    .startsWith("400 application/problem+json ")
                    .contains("\"kind\":\"limit\"");
        }
    }

    /** Wherever an event fails: none is sent, because a body is written as a whole. */
    @Test
    void responsesAreWholeOrAnError() throws Exception {
        long seed = Seed.drawn();
        Random random = new Random(seed);
        for (int i = 0; i < Volume.cases(40, 1_000); i++) {
            int count = 1 + random.nextInt(1 << random.nextInt(15));
            int bad = random.nextInt(count + 1); // the last one fails in no event
            String path = random.nextBoolean() ? "failing-list" : "failing-iteration";
            String mediaType = random.nextBoolean() ? "application/json" : "application/x-ndjson";
            URI uri = UriBuilder.fromUri(server.uri(path))
                    .queryParam("count", count)
                    .queryParam("bad", bad)
                    .build();
            RawHttp.Answer answer = RawHttp.send("GET", uri, new byte[0], "Accept: " + mediaType);
            assertThat(answer.status() + " " + answer.whole() + " "
                            + answer.text().split("\\{\"id\"", -1).length)
                    .as("seed " + seed + ": " + uri + " as " + mediaType)
                    .isEqualTo(bad == count ? "200 true " + (count + 1) : "500 true 1");
        }
    }

    /** A mapper of the application. */
    public static class Teapot implements ExceptionMapper<InvalidEventException> {
        @Override
        public Response toResponse(InvalidEventException e) {
            return Response.status(418)
                    .type("text/plain")
                    .entity(e.error().path())
                    .build();
        }
    }

    @Test
    void anExceptionMapperOfTheApplicationHasPrecedence() throws Exception {
        try (RestServer teapot = RestServer.start(Teapot.class)) {
            assertThat(teapot.post("user", "{\"age\":\"x\"}"))
                    .startsWith("418 text/plain")
                    .endsWith(" $.age");
        }
    }

    @Test
    void otherCharsetsThanUtf8AreRefused() throws Exception {
        for (String charset : new String[] {"ISO-8859-1", "utf-16"}) {
            for (String mediaType :
                    new String[] {"application/json", "application/x-ndjson", "application/vnd.acme+json"}) {
                for (String path : new String[] {"user", "users"}) {
                    assertThat(server.post(path, mediaType + "; charset=" + charset, "[]"))
                            .as(path)
                            .isEqualTo("415 application/problem+json {\"type\":\"about:blank\","
                                    + "\"title\":\"Unsupported Media Type\",\"status\":415,"
                                    + "\"detail\":\"expected charset UTF-8 but found " + charset
                                    + ": send JSON in UTF-8\"}");
                }
            }
        }
        assertThat(server.post("stream", "application/json; charset=ISO-8859-1", "[]"))
                .startsWith("415 ")
                .contains("expected charset UTF-8");
        assertThat(server.post("user", "application/json; charset=\"utf-8\"", ADA))
                .startsWith("200 ");
    }

    @Test
    void theQualityOfAcceptedMediaTypesSelectsTheFormat() throws Exception {
        String array = "200 application/json [{\"id\":1},{\"id\":2}]";
        String lines = "200 application/x-ndjson {\"id\":1}\n{\"id\":2}\n";
        assertThat(server.get("all", "application/x-ndjson;q=0.5, application/json"))
                .isEqualTo(array);
        assertThat(server.get("all", "application/json;q=0.1, application/x-ndjson;q=0.9"))
                .isEqualTo(lines);
        assertThat(server.get("all", "application/x-ndjson;q=0.9, */*;q=0.1")).isEqualTo(lines);
        assertThat(server.get("all", "application/x-ndjson;q=0, application/json;q=0.1"))
                .isEqualTo(array);
        assertThat(server.get("all", "text/html, */*;q=0.8")).isEqualTo(array);
        assertThat(server.get("all", "text/html;q=0.9, application/x-ndjson;q=0.1"))
                .isEqualTo(lines);
        assertThat(server.get("produced", "image/png")).startsWith("406 ");
        // in UTF-8 anyway, as the media type tells
        assertThat(server.get("all", "application/json;charset=ISO-8859-1"))
                .startsWith("200 application/json")
                .doesNotContain("8859");
    }
}

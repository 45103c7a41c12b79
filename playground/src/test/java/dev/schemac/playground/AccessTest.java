package dev.schemac.playground;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.BindException;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who gets an answer, and how much somebody may ask. */
@Timeout(60)
class AccessTest {
    private static final byte[] SCHEMA = Client.object("schema", "create json schema A(a int)");

    private Playground playground;
    private Client client;
    private String host;
    private String path;

    @BeforeEach
    void open() throws IOException {
        playground = Playground.open(0, Client.JSON);
        client = new Client(playground);
        host = "127.0.0.1:" + playground.address().getPort();
        path = playground.address().getPath();
    }

    @AfterEach
    void close() {
        playground.close();
    }

    /** A test may not listen there. */
    @Test
    void theUsualPortIsLeftOutByBrowsers() {
        assertThat(PageHandler.hosts(80))
                .containsExactlyInAnyOrder("127.0.0.1", "localhost", "127.0.0.1:80", "localhost:80");
        assertThat(PageHandler.hosts(8080)).containsExactlyInAnyOrder("127.0.0.1:8080", "localhost:8080");
    }

    @Test
    void eachPlaygroundHasAnotherTokenOf128Bits() throws IOException {
        assertThat(path).matches("/[0-9a-f]{32}/");
        try (Playground other = Playground.open(0, Client.JSON)) {
            assertThat(other.address().getPath()).isNotEqualTo(path);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "playground.js",
                "playground.css",
                "epl.js",
                "completion.js",
                "codemirror/codemirror.js",
                "codemirror/codemirror.css",
                "codemirror/lint.js",
                "examples"
            })
    void thePageIsServedWithAPolicy(String name) throws Exception {
        HttpResponse<byte[]> response = client.get(name);

        assertThat(response.statusCode()).isEqualTo(HttpURLConnection.HTTP_OK);
        assertThat(response.body()).isNotEmpty();
        assertThat(response.headers().map())
                .containsEntry(
                        "content-security-policy",
                        List.of("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
                                + " img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"))
                .containsEntry("x-content-type-options", List.of("nosniff"))
                .containsEntry("referrer-policy", List.of("no-referrer"))
                .containsEntry("cache-control", List.of("no-store"))
                .doesNotContainKey("access-control-allow-origin");
    }

    @Test
    void allThatThePageNamesIsThere() throws Exception {
        String page = new String(client.get("").body(), UTF_8);
        List<String> names = Pattern.compile("(?:src|href)=\"(?!data:)([^\"]+)\"")
                .matcher(page)
                .results()
                .map(found -> found.group(1))
                .toList();

        assertThat(names).hasSizeGreaterThan(10);
        for (String name : names) {
            assertThat(client.get(name).statusCode()).as(name).isEqualTo(200);
        }
        assertThat(page).doesNotContain("http:", "https:", "<style", "style=", "onclick");
    }

    @Test
    void withoutTheTokenThereIsNothing() throws Exception {
        String wrong = path.replace(path.charAt(1), path.charAt(1) == '0' ? '1' : '0');
        for (String each :
                List.of("/", "/favicon.ico", "/check", wrong, wrong + "check", path.substring(0, 32) + "/")) {
            assertThat(client.get(each).statusCode()).as(each).isEqualTo(404);
            assertThat(client.post(each, SCHEMA).statusCode()).as(each).isEqualTo(404);
        }
        assertThat(client.get(path.substring(0, 33)).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../index.html",
                "codemirror/../../Playground.class",
                "..%2f..%2fPlayground.class",
                "%2e%2e/Playground.class",
                "/etc/passwd",
                "codemirror/LICENSE",
                "codemirror/",
                "index.html%00",
                "check"
            })
    void onlyTheFilesOfThePageAreServed(String name) throws IOException {
        assertThat(client.send("GET " + path + name + " HTTP/1.1", "Host: " + host, "Connection: close"))
                .startsWith("HTTP/1.1 404 ");
    }

    @Test
    void aHostThatOnlyLeadsHereIsRefused() throws IOException {
        String get = "GET " + path + " HTTP/1.1";
        String close = "Connection: close";

        assertThat(client.send(get, "Host: " + host, close)).startsWith("HTTP/1.1 200 ");
        assertThat(client.send(get, "Host: " + host.replace("127.0.0.1", "localhost"), close))
                .startsWith("HTTP/1.1 200 ");
        for (String other :
                List.of("evil.example", "evil.example:80", "127.0.0.1", "127.0.0.1:1", "localhost.evil", "")) {
            assertThat(client.send(get, "Host: " + other, close))
                    .as(other)
                    .startsWith("HTTP/1.1 403 ")
                    .endsWith("Host or Origin is not the address of this playground\n");
        }
        assertThat(client.send(get, close)).startsWith("HTTP/1.1 403 ");
        assertThat(client.send(get, "Host: " + host, "Host: evil.example", close))
                .startsWith("HTTP/1.1 403 ");
        assertThat(client.send("GET http://evil.example" + path + " HTTP/1.1", "Host: " + host, close))
                .startsWith("HTTP/1.1 404 ");
    }

    @Test
    void aPageOfAnotherOriginIsRefused() throws Exception {
        String json = "application/json";
        assertThat(client.post("check", SCHEMA, "Content-Type", json, "Origin", "http://" + host)
                        .statusCode())
                .isEqualTo(200);
        for (String origin : List.of("http://evil.example", "null", "https://" + host, "http://127.0.0.1:1")) {
            assertThat(client.post("check", SCHEMA, "Content-Type", json, "Origin", origin)
                            .statusCode())
                    .as(origin)
                    .isEqualTo(403);
        }
        for (String simple : List.of("text/plain", "application/x-www-form-urlencoded", "application/json; a=b")) {
            assertThat(client.post("check", SCHEMA, "Content-Type", simple).statusCode())
                    .as(simple)
                    .isEqualTo(415);
        }
    }

    @Test
    void otherMethodsAreRefused() throws IOException {
        for (String method : List.of("OPTIONS", "PUT", "DELETE", "TRACE", "BREW")) {
            assertThat(client.send(method + " " + path + "check HTTP/1.1", "Host: " + host, "Connection: close"))
                    .as(method)
                    .startsWith("HTTP/1.1 405 ")
                    .doesNotContain("ccess-control");
        }
        assertThat(client.send("HEAD " + path + " HTTP/1.1", "Host: " + host, "Connection: close"))
                .startsWith("HTTP/1.1 405 ");
    }

    @Test
    void onlyThisMachineIsServed() throws IOException {
        for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
            for (InetAddress address : Collections.list(each.getInetAddresses())) {
                if (!address.isLoopbackAddress()) {
                    assertThatThrownBy(() ->
                                    new Socket(address, playground.address().getPort()).close())
                            .isInstanceOf(IOException.class);
                }
            }
        }
        assertThat(playground.address().getHost()).isEqualTo("127.0.0.1");
    }

    @Test
    void aRequestHasAMillionBytesAtMost() throws Exception {
        byte[] longest = new byte[1_000_000];
        Arrays.fill(longest, (byte) ' ');
        System.arraycopy(SCHEMA, 0, longest, 0, SCHEMA.length);
        byte[] longer = Arrays.copyOf(longest, longest.length + 1);
        longer[longest.length] = ' ';

        assertThat(client.post("check", longest).statusCode()).isEqualTo(200);
        HttpResponse<String> refused = client.post("check", longer);
        assertThat(refused.statusCode()).isEqualTo(413);
        assertThat(refused.body()).isEqualTo("a request can have at most 1000000 bytes\n");
    }

    @Test
    void whatIsNoRequestIsRefused() throws Exception {
        assertThat(refused(""))
                .isEqualTo("the request: expected object but found end of input at $ (line 1, column 1)\n");
        assertThat(refused("[]")).isEqualTo("the request: expected object but found array\n");
        assertThat(refused("{\"schema\":7}")).isEqualTo("the request: 'schema' is not a string\n");
        assertThat(refused("{\"schema\":\"\\ud800\"}"))
                .startsWith("the request: ")
                .contains("$.schema");
        assertThat(refused("{\"style\":\"class\"}"))
                .isEqualTo("the request: 'style': expected one of [bean, record] but was 'class'\n");
        assertThat(refused("{\"a\":".repeat(300))).contains("nesting deeper than 256 levels");
        assertThat(refused("{\"schema\":\"\"} x")).startsWith("the request: ");
    }

    private String refused(String body) throws Exception {
        HttpResponse<String> response = client.post("check", body.getBytes(UTF_8));
        assertThat(response.statusCode()).as(body).isEqualTo(400);
        return response.body();
    }

    @Test
    void aPortInUseIsSaid() {
        assertThatThrownBy(() -> Playground.open(playground.address().getPort(), Client.JSON))
                .isInstanceOf(BindException.class);
    }

    @Test
    void nothingAnswersOnceItIsClosed() {
        URI address = playground.address();
        playground.close();

        assertThatThrownBy(() -> new Socket(address.getHost(), address.getPort()).close())
                .isInstanceOf(ConnectException.class);
    }
}

package dev.schemac.playground;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.contracts.load.ContractParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.UntypedParser;
import java.io.IOException;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Somebody who knows the address of a playground, or part of it. */
final class Client {
    /** Contracts are JSON only. */
    static final ContractParser JSON = new ContractParser() {
        @Override
        public boolean reads(String name, byte[] content) {
            return false;
        }

        @Override
        public Object parse(byte[] content, JsonOptions limits) {
            throw new AssertionError();
        }
    };

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    private final URI address;

    Client(Playground playground) {
        this.address = playground.address();
    }

    HttpResponse<byte[]> get(String path) throws IOException, InterruptedException {
        return HTTP.send(request(path).build(), HttpResponse.BodyHandlers.ofByteArray());
    }

    HttpResponse<String> post(String action, byte[] body, String... headers) throws IOException, InterruptedException {
        HttpRequest.Builder request = request(action).POST(HttpRequest.BodyPublishers.ofByteArray(body));
        if (headers.length > 0) {
            request.headers(headers);
        } else {
            request.header("Content-Type", "application/json");
        }
        return HTTP.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(address.resolve(path)).timeout(Duration.ofSeconds(110));
    }

    /** What is answered to a request that the page makes. */
    Map<?, ?> ask(String action, String... members) throws IOException, InterruptedException {
        HttpResponse<String> response = post(action, object(members));
        if (response.statusCode() != 200) {
            throw new IllegalStateException(response.statusCode() + " " + response.body());
        }
        byte[] json = response.body().getBytes(UTF_8);
        return (Map<?, ?>) UntypedParser.parse(json, 0, json.length, JsonOptions.STRICT);
    }

    /** An object of strings. */
    static byte[] object(String... members) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        for (int i = 0; i < members.length; i += 2) {
            out.member(members[i], members[i + 1]);
        }
        out.endObject();
        return out.toByteArray();
    }

    /** Sends lines as they are, and returns all that comes back before the connection ends. */
    String send(String... lines) throws IOException {
        try (Socket socket = new Socket("127.0.0.1", address.getPort())) {
            socket.setSoTimeout(20_000);
            socket.getOutputStream().write((String.join("\r\n", lines) + "\r\n\r\n").getBytes(ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), ISO_8859_1);
        }
    }

    /** The elements of an array in an answer. */
    static List<?> list(Map<?, ?> answer, String name) {
        return (List<?>) answer.get(name);
    }
}

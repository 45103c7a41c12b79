package dev.schemac.playground;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import dev.schemac.playground.BoundedWork.Refused;
import dev.schemac.playground.workbench.BadRequestException;
import dev.schemac.playground.workbench.Workbench;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.security.MessageDigest;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Accepts only requests of its own page. Each of three checks rejects a page of another origin:
 *
 * <ul>
 * <li>It does not know the token.
 * <li>Its {@code Host} or {@code Origin} is different.
 * <li>It needs a preflight request to send JSON, which is always rejected.
 * </ul>
 */
record PageHandler(
        byte[] token,
        Set<String> hosts,
        Limits limits,
        PageFiles files,
        Workbench workbench,
        BoundedWork work,
        ScheduledExecutorService watch)
        implements HttpHandler {
    private static final String EXAMPLES = "examples";
    private static final String TEXT = "text/plain; charset=utf-8";
    private static final String JSON = "application/json";

    /** Only content of this server is loaded, run or called; the images belong to CodeMirror's style sheet. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
            + " img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    /** The bytes to read of a too long body, many times the limit, so that the client receives the answer. */
    private static final int DISCARDED = 16;

    private static final int USUAL_PORT = 80;

    private static final int LONGEST_MESSAGE = 2_000;

    /** Returns the name of this server in a browser, which omits the default port. */
    static Set<String> hosts(int port) {
        return port == USUAL_PORT
                ? Set.of("127.0.0.1", "localhost", "127.0.0.1:" + port, "localhost:" + port)
                : Set.of("127.0.0.1:" + port, "localhost:" + port);
    }

    /** Returns the content of the response. */
    private record Answer(int status, String type, byte[] body, boolean busy) {
        Answer(int status, String type, byte[] body) {
            this(status, type, body, false);
        }

        static Answer text(int status, String message) {
            return new Answer(status, TEXT, (message + "\n").getBytes(UTF_8));
        }

        /** A retry may succeed. */
        static Answer busy(String message) {
            return new Answer(503, TEXT, (message + "\n").getBytes(UTF_8), true);
        }
    }

    @Override
    public void handle(HttpExchange exchange) throws IOException {
        Future<?> end = watch.schedule(exchange::close, limits.exchange().toMillis(), TimeUnit.MILLISECONDS);
        try (exchange) {
            send(exchange, answer(exchange));
        } finally {
            end.cancel(false);
        }
    }

    private Answer answer(HttpExchange exchange) throws IOException {
        Headers headers = exchange.getRequestHeaders();
        if (!isOurs(headers)) {
            return Answer.text(403, "Host or Origin is not the address of this playground");
        }
        Optional<String> name = name(exchange.getRequestURI());
        if (name.isEmpty()) {
            return Answer.text(404, "not found");
        }
        return switch (exchange.getRequestMethod()) {
            case "GET" -> get(name.get());
            case "POST" -> post(name.get(), exchange);
            default -> Answer.text(405, "GET and POST only");
        };
    }

    /**
     * Returns whether the request has this address as its host, and comes from its own page if it comes from any. Other
     * host names for this machine are rejected.
     */
    private boolean isOurs(Headers headers) {
        List<String> host = headers.getOrDefault("Host", List.of());
        List<String> origin = headers.getOrDefault("Origin", List.of());
        return host.size() == 1
                && hosts.contains(host.get(0))
                && origin.stream().allMatch(each -> each.equals("http://" + host.get(0)));
    }

    /** Returns the path after the token. */
    private Optional<String> name(URI uri) {
        String path = uri.getRawPath();
        int end = path == null ? -1 : path.indexOf('/', 1);
        if (end < 0 || uri.isAbsolute() || path.charAt(0) != '/') {
            return Optional.empty();
        }
        boolean known = MessageDigest.isEqual(path.substring(1, end).getBytes(UTF_8), token);
        return known ? Optional.of(path.substring(end + 1)) : Optional.empty();
    }

    private Answer get(String name) {
        if (name.equals(EXAMPLES)) {
            return new Answer(200, JSON, workbench.examples());
        }
        return files.find(name)
                .map(file -> new Answer(200, file.type(), file.content()))
                .orElseGet(() -> Answer.text(404, "not found"));
    }

    private Answer post(String name, HttpExchange exchange) throws IOException {
        Optional<Workbench.Action> action = Workbench.Action.named(name);
        if (action.isEmpty()) {
            return Answer.text(404, "not found");
        }
        if (!JSON.equals(exchange.getRequestHeaders().getFirst("Content-Type"))) {
            return Answer.text(415, "expected " + JSON);
        }
        byte[] body = exchange.getRequestBody().readNBytes(limits.body() + 1);
        if (body.length > limits.body()) {
            discard(exchange.getRequestBody());
            return Answer.text(413, "a request can have at most " + limits.body() + " bytes");
        }
        try {
            return new Answer(200, JSON, work.result(() -> workbench.answer(action.get(), body)));
        } catch (Refused e) {
            return Answer.busy(e.getMessage());
        } catch (ExecutionException e) {
            return failed(e.getCause());
        } catch (InterruptedException e) {
            return Answer.text(503, "the playground has stopped; start it again");
        }
    }

    private void discard(InputStream body) throws IOException {
        byte[] buffer = new byte[1 << 14];
        long left = (long) limits.body() * DISCARDED;
        for (int read = 0; read >= 0 && left > 0; left -= read) {
            read = body.read(buffer);
        }
    }

    private static Answer failed(Throwable cause) {
        if (cause instanceof BadRequestException) {
            return Answer.text(400, cause.getMessage());
        }
        return isOutOfMemory(cause)
                ? Answer.text(503, "out of memory: the schema or the document is too large for the playground")
                : Answer.text(
                        500, "internal error; please report it, with the schema and the document: " + shortened(cause));
    }

    /**
     * Returns whether memory ran out, even if the JDK wrapped the error: its compiler wraps errors of class loaders and
     * files.
     */
    private static boolean isOutOfMemory(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .anyMatch(OutOfMemoryError.class::isInstance);
    }

    private static String shortened(Throwable cause) {
        String text = cause.toString();
        return text.length() > LONGEST_MESSAGE ? text.substring(0, LONGEST_MESSAGE) + "..." : text;
    }

    private static void send(HttpExchange exchange, Answer answer) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        headers.set("Content-Type", answer.type());
        headers.set("Content-Security-Policy", POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cache-Control", "no-store");
        if (answer.busy()) {
            headers.set("Retry-After", "1");
        }
        boolean head = exchange.getRequestMethod().equals("HEAD");
        exchange.sendResponseHeaders(answer.status(), head ? -1 : answer.body().length);
        if (!head) {
            exchange.getResponseBody().write(answer.body());
        }
    }
}

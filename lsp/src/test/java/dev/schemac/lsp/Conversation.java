package dev.schemac.lsp;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.UntypedParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The messages that a server sent until its input ended. */
record Conversation(List<Map<?, ?>> answers, List<String> reported, boolean shutDown) {
    /** Answered by the thread that reads, before the server ends. */
    static final String PING = request("99", "initialize", "{\"capabilities\":{}}");

    /** Returns the error of the only answer except that of {@link #PING}, which is required. */
    Map<?, ?> error() {
        assertThat(answers).anyMatch(answer -> Integer.valueOf(99).equals(id(answer)));
        List<Map<?, ?>> others = answers.stream()
                .filter(answer -> !Integer.valueOf(99).equals(id(answer)))
                .toList();
        assertThat(others).hasSize(1);
        return (Map<?, ?>) others.get(0).get("error");
    }

    static Conversation send(byte[]... parts) throws IOException {
        ByteArrayOutputStream in = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            in.write(part);
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        List<String> reported = new ArrayList<>();
        boolean shutDown = SchemaLanguageServer.serve(
                CompilerOptions.DEFAULT, "1.2.3", new ByteArrayInputStream(in.toByteArray()), out, reported::add);
        return new Conversation(messages(out.toByteArray()), reported, shutDown);
    }

    static Object id(Map<?, ?> message) {
        return message.get("id");
    }

    private static List<Map<?, ?>> messages(byte[] sent) {
        List<Map<?, ?>> messages = new ArrayList<>();
        String all = new String(sent, ISO_8859_1);
        int at = 0;
        while (at < all.length()) {
            int body = all.indexOf("\r\n\r\n", at) + 4;
            int length = Integer.parseInt(all.substring(at + "Content-Length: ".length(), body - 4));
            messages.add((Map<?, ?>) UntypedParser.parse(sent, body, length, JsonOptions.DEFAULT));
            at = body + length;
        }
        return messages;
    }

    static byte[] frame(byte[] body) {
        byte[] header = ("Content-Length: " + body.length + "\r\n\r\n").getBytes(UTF_8);
        byte[] frame = Arrays.copyOf(header, header.length + body.length);
        System.arraycopy(body, 0, frame, header.length, body.length);
        return frame;
    }

    static byte[] frame(String body) {
        return frame(body.getBytes(UTF_8));
    }

    static String request(String id, String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"" + method + "\",\"params\":" + params + "}";
    }

    static String notification(String method, String params) {
        return "{\"jsonrpc\":\"2.0\",\"method\":\"" + method + "\",\"params\":" + params + "}";
    }
}

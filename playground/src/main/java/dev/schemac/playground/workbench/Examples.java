package dev.schemac.playground.workbench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;

/** The examples of the page. Each has a schema and a document in separate files. */
final class Examples {
    /** The first one is shown initially. */
    static final List<Example> ALL = List.of(
            new Example("users", "Users", "com.acme.users.Users"),
            new Example("github", "GitHub events", "com.acme.github.Event"),
            new Example("payments", "Unions: payments", "com.acme.payments.Receipt"));

    private Examples() {}

    /** @param type the schema of the document */
    record Example(String name, String title, String type) {
        String schema() {
            return text(name + ".epl");
        }

        String document() {
            return text(name + ".json");
        }
    }

    static byte[] json() {
        Answer answer = new Answer();
        answer.out().beginArray("examples");
        for (Example each : ALL) {
            answer.out().beginObject();
            answer.with("name", each.name())
                    .with("title", each.title())
                    .with("type", each.type())
                    .with("schema", each.schema())
                    .with("document", each.document());
            answer.out().endObject();
        }
        answer.out().endArray();
        return answer.end();
    }

    private static String text(String file) {
        try (InputStream in = Examples.class.getResourceAsStream("/dev/schemac/playground/examples/" + file)) {
            return new String(in.readAllBytes(), UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

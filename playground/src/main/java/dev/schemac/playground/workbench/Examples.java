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
            new Example("users", "First event", "Users: objects, arrays and a rule", "com.acme.users.Users", ""),
            new Example("payments", "Unions", "Payments: one array, several kinds", "com.acme.payments.Receipt", ""),
            new Example("github", "Unions", "GitHub events: a base for the rest", "com.acme.github.Event", ""),
            new Example("orders", "Rules", "Orders: the document breaks a rule", "com.acme.orders.Order", ""),
            new Example("parcel", "Contracts", "Parcel: imported from JSON Schema", "com.acme.parcels.Parcel", ""),
            new Example("ticket", "Errors", "Ticket: three mistakes with fixes", "com.acme.tickets.Ticket", ""),
            new Example("ledger", "Numbers", "Ledger: numbers that a double loses", "com.acme.ledger.Entry", ""),
            new Example("badge", "Numbers", "Badge: strict reading rejects it", "com.acme.badges.Badge", "strict"));

    private Examples() {}

    /**
     * A schema with a document.
     *
     * @param group the feature that it shows
     * @param type the schema of the document
     * @param profile the profile that reads it; empty for the default
     */
    record Example(String name, String group, String title, String type, String profile) {
        String schema() {
            return text(name + ".epl");
        }

        String document() {
            return text(name + ".json");
        }
    }

    static byte[] json() {
        Answer answer = new Answer();
        answer.out.beginArray("examples");
        for (Example each : ALL) {
            answer.out.beginObject();
            answer.with("name", each.name())
                    .with("group", each.group())
                    .with("title", each.title())
                    .with("type", each.type())
                    .with("profile", each.profile())
                    .with("schema", each.schema())
                    .with("document", each.document());
            answer.out.endObject();
        }
        answer.out.endArray();
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

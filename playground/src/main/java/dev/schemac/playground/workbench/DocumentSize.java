package dev.schemac.playground.workbench;

import dev.schemac.runtime.ObjectParser;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The maximum number of values of a document, counted before it is parsed: an object of two bytes can be an event with
 * hundreds of columns.
 */
final class DocumentSize {
    /** In Java a value has 4 to 24 bytes. */
    private static final long MAX_VALUES = 4_000_000;

    private DocumentSize() {}

    /** Returns why a document is too large; empty if it is small enough. */
    static Optional<String> objection(byte[] document, List<ObjectParser<?>> parsers) {
        long objects = objects(document);
        int columns = parsers.stream()
                .mapToInt(parser -> parser.eventType().columns().size())
                .max()
                .orElse(0);
        return objects * columns <= MAX_VALUES
                ? Optional.empty()
                : Optional.of(String.format(
                        Locale.ROOT,
                        "The document is not read: its %,d objects can have %,d columns each, and the playground reads at most"
                                + " %,d values. Use schemac parse.",
                        objects,
                        columns,
                        MAX_VALUES));
    }

    /** Counts the starts of objects in a document, even if it is malformed. */
    private static long objects(byte[] document) {
        long objects = 0;
        boolean string = false;
        for (int i = 0; i < document.length; i++) {
            if (document[i] == '"') {
                string = !string;
            } else if (string && document[i] == '\\') {
                i++;
            } else if (!string && document[i] == '{') {
                objects++;
            }
        }
        return objects;
    }
}

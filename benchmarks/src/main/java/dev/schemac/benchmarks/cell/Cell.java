package dev.schemac.benchmarks.cell;

import dev.schemac.benchmarks.contender.Libraries;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Tier;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.util.Locale;

/** One square of the matrix: which library does what with which documents, and how these come in or go out. */
public record Cell(Library library, Payload payload, Operation operation, Form form) {

    /** The form of the input, or of the output for writing. */
    public enum Form {
        BYTES,
        STRING
    }

    /** Whether the library does this, with these documents and in this form. */
    public boolean isTimed() {
        return library.missing(operation, payload).isEmpty()
                && (form != Form.STRING
                        || library.tier() != Tier.LIMIT
                                && (operation != Operation.READ
                                        || library.textMissing(payload).isEmpty()));
    }

    /** The cell as one word: {@code schemac/users-1k/read/bytes}. */
    public String word() {
        return String.join("/", library.name(), payload.name(), lower(operation), lower(form));
    }

    /** The key that it shares with the cells that it is compared with. */
    public String row() {
        return String.join("/", payload.name(), lower(operation), lower(form));
    }

    public static Cell of(String word) {
        String[] parts = word.split("/");
        return new Cell(
                Libraries.named(parts[0]),
                Payloads.named(parts[1]),
                Operation.valueOf(parts[2].toUpperCase(Locale.ROOT)),
                Form.valueOf(parts[3].toUpperCase(Locale.ROOT)));
    }

    public static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}

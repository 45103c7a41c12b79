package dev.schemac.dsl.model;

import java.time.format.DateTimeFormatter;
import java.util.List;

/**
 * A JSON form of a number, date, time or duration other than the default form.
 *
 * @param kind the kind of form
 * @param text the format as schemas write it; for {@link Kind#PATTERN} the pattern
 */
public record ColumnFormat(Kind kind, String text) {
    /** The kinds of forms. */
    public enum Kind {
        /** ISO 8601, the default form of dates, times and durations. */
        ISO("iso"),
        /** A JSON number, the default form of numbers. */
        NUMBER("number"),
        /** A number in a string. */
        STRING("string"),
        /** A point in time in milliseconds since 1970. */
        EPOCH_MILLIS("epoch-millis"),
        /** A point in time in seconds since 1970. */
        EPOCH_SECONDS("epoch-seconds"),
        /** A duration in milliseconds. */
        MILLIS("millis"),
        /** A duration in seconds. */
        SECONDS("seconds"),
        /** A string in a pattern of {@link DateTimeFormatter}. */
        PATTERN("a pattern");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** {@return the name in a schema; for a pattern, its name in messages} */
        public String word() {
            return word;
        }

        /** {@return the names of these kinds in a schema, without patterns, which have none} */
        public static List<String> words(List<Kind> kinds) {
            return kinds.stream()
                    .filter(kind -> kind != PATTERN)
                    .map(Kind::word)
                    .toList();
        }
    }

    /** {@return whether it is the default form} */
    public boolean isDefault() {
        return kind == Kind.ISO || kind == Kind.NUMBER;
    }

    /** {@return the JSON type of a value} */
    public JsonType jsonType() {
        return kind == Kind.STRING || kind == Kind.PATTERN ? JsonType.STRING : JsonType.FRACTION;
    }

    /** Returns the format as schemas write it. */
    @Override
    public String toString() {
        return text;
    }
}

package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.support.JsonValues;
import java.util.Map;

/** What a document gives, asked through every {@link EntryPoint} and found to be the same. */
public final class Parses {
    private Parses() {}

    /** The event, or the {@link JsonParseException}; anything else that is thrown comes through. */
    public static Object outcome(ObjectParser<?> parser, EntryPoint entry, byte[] json, JsonOptions options) {
        try {
            return entry.parse(parser, json, options);
        } catch (JsonParseException e) {
            return e;
        }
    }

    /** The one outcome of all entry points. */
    public static Object outcome(ObjectParser<?> parser, byte[] json, JsonOptions options) {
        Object first = outcome(parser, EntryPoint.BYTES, json, options);
        for (EntryPoint entry : EntryPoint.values()) {
            if (entry != EntryPoint.BYTES && entry.takes(json)) {
                Object other = outcome(parser, entry, json, options);
                if (!same(first, other)) {
                    fail(
                            "%s gives %s but %s gives %s for %s",
                            EntryPoint.BYTES, first, entry, other, new String(json, UTF_8));
                }
            }
        }
        return first;
    }

    /** Whether two outcomes are equal events, or the same error at the same place. */
    public static boolean same(Object a, Object b) {
        if (a instanceof JsonParseException left) {
            return b instanceof JsonParseException right
                    && left.kind() == right.kind()
                    && left.offset() == right.offset()
                    && left.line() == right.line()
                    && left.column() == right.column()
                    && left.path().equals(right.path())
                    && left.description().equals(right.description())
                    && left.getMessage().equals(right.getMessage());
        }
        return JsonValues.equal(a, b);
    }

    @SuppressWarnings("unchecked")
    public static Map<String, Object> event(ObjectParser<?> parser, byte[] json, JsonOptions options) {
        Object outcome = outcome(parser, json, options);
        if (outcome instanceof JsonParseException e) {
            return fail("refused: " + new String(json, UTF_8), e);
        }
        return (Map<String, Object>) outcome;
    }

    public static Map<String, Object> event(ObjectParser<?> parser, String json, JsonOptions options) {
        return event(parser, json.getBytes(UTF_8), options);
    }

    public static JsonParseException error(ObjectParser<?> parser, byte[] json, JsonOptions options) {
        Object outcome = outcome(parser, json, options);
        if (outcome instanceof JsonParseException e) {
            return e;
        }
        return fail("accepted: " + new String(json, UTF_8));
    }

    /** Asserts that a document is refused with exactly this message, kind and offset. */
    public static JsonParseException refused(
            ObjectParser<?> parser, byte[] json, JsonOptions options, Kind kind, int offset, String message) {
        JsonParseException e = error(parser, json, options);
        assertThat(e).as("error of %s", new String(json, UTF_8)).hasMessage(message);
        assertThat(e.kind()).as(message).isEqualTo(kind);
        assertThat(e.offset()).as(message).isEqualTo(offset);
        assertThat(message).isEqualTo("%s at %s (line %s, column %s)", e.description(), e.path(), e.line(), e.column());
        return e;
    }

    public static JsonParseException refused(
            ObjectParser<?> parser, String json, JsonOptions options, Kind kind, int offset, String message) {
        return refused(parser, json.getBytes(UTF_8), options, kind, offset, message);
    }
}

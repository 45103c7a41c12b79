package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.ContentReference;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;

/**
 * An object whose JSON is available at the current position of a jackson-core parser. The generated parser reads
 * it, and the other one only skips it. This requires an array, a String, a {@link RecordedInput} or a
 * {@link RecordedReader} as source, and no feature that allows more than JSON.
 */
final class JsonText {
    private final JsonParser in;
    private final RawJson source;
    private final JsonLocation start;

    private JsonText(JsonParser in, RawJson source, JsonLocation start) {
        this.in = in;
        this.source = source;
        this.start = start;
    }

    /** Returns the object at the position of the parser, or null if there is none or its JSON is not available. */
    static JsonText of(JsonParser in, JsonOptions options) {
        if (in.currentToken() != JsonToken.START_OBJECT || !PlainJson.isReadBy(in)) {
            return null;
        }
        RawJson source = source(in);
        if (source == null || source.hasBytes() != PlainJson.readsBytes(in)) {
            return null;
        }
        JsonText text = new JsonText(in, source, in.currentTokenLocation());
        return source.begin(text.offset(text.start), options.maxEventBytes()) ? text : null;
    }

    private static RawJson source(JsonParser in) {
        Object input = in.getInputSource();
        if (input instanceof RecordedInput recorded) {
            return recorded.recording();
        }
        if (input instanceof RecordedReader recorded) {
            return recorded.recording();
        }
        if (input != null) {
            return null;
        }
        ContentReference reference = PlainJson.locationWithSource(in).contentReference();
        Object content = reference.getRawContent();
        if (content instanceof byte[] bytes) {
            return RawJson.of(bytes, reference);
        }
        return content instanceof String text ? RawJson.of(text) : null;
    }

    private long offset(JsonLocation place) {
        return source.hasBytes() ? place.getByteOffset() : place.getCharOffset();
    }

    /** Reads the object. The parser is on its closing brace then. */
    <T> T read(ObjectParser<T> parser, JsonOptions options) throws IOException, RefusedValue {
        try {
            in.skipChildren();
            long end = offset(in.currentTokenLocation()) + 1;
            if (in.currentToken() != JsonToken.END_OBJECT || !source.endsAt(end)) {
                throw new IllegalStateException(
                        "the source of " + in.getClass().getName() + " does not match the position that it reports");
            }
            return source.parse(parser, end, options);
        } catch (JsonParseException e) {
            throw new RefusedValue(e, place(e));
        } finally {
            source.release();
        }
    }

    /** The place of an error, as the parser would report it. */
    private JsonLocation place(JsonParseException error) {
        long offset = offset(start) + source.units(error.offset());
        return new JsonLocation(
                in.currentTokenLocation().contentReference(),
                source.hasBytes() ? offset : -1,
                source.hasBytes() ? -1 : offset,
                (int) Math.min(Integer.MAX_VALUE, start.getLineNr() + error.line() - 1),
                error.line() == 1 ? start.getColumnNr() + error.column() - 1 : error.column());
    }
}

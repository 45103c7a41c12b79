package dev.schemac.codegen.infer;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.generated.JsonKey;
import dev.schemac.runtime.generated.JsonKeys;
import dev.schemac.runtime.generated.JsonScanner;
import java.nio.charset.StandardCharsets;

/** Reads a sample without a schema: an object, or an array of objects. */
final class SampleReader implements ObjectParser<Object> {
    private static final ObjectParser<Object> OBJECT = new SampleReader(false);
    private static final ObjectParser<Object> MEMBER = new SampleReader(true);

    private static final JsonKeys NO_NAME = JsonKeys.of(1, JsonKey.any(""));

    /** Makes any value a member, for the scanner wants a document to be an object; the member has no end. */
    private static final byte[] BEGIN = "{\"\":".getBytes(StandardCharsets.US_ASCII);

    /** About what fits in one array: a sample is a file that somebody names. */
    private static final JsonOptions OPTIONS = JsonOptions.STRICT.withMaxEventBytes(Integer.MAX_VALUE - 16);

    private final boolean member;

    private SampleReader(boolean member) {
        this.member = member;
    }

    /**
     * The value as a tree: maps, arrays, strings, numbers, booleans.
     *
     * @throws SampleException if it is not well-formed JSON, or neither an object nor an array
     */
    static Object read(byte[] json, int offset, int length) {
        int start = offset;
        int line = 1;
        while (start < offset + length && isBlank(json[start])) {
            line += json[start] == '\n' ? 1 : 0;
            start++;
        }
        boolean array = start < offset + length && json[start] == '[';
        try {
            if (!array) {
                return OBJECT.parse(json, offset, length, OPTIONS);
            }
            byte[] wrapped = new byte[length + BEGIN.length];
            int blanks = start - offset;
            System.arraycopy(json, offset, wrapped, 0, blanks);
            System.arraycopy(BEGIN, 0, wrapped, blanks, BEGIN.length);
            System.arraycopy(json, start, wrapped, blanks + BEGIN.length, length - blanks);
            return MEMBER.parse(wrapped, OPTIONS);
        } catch (JsonParseException e) {
            int column = array && e.line() == line ? e.column() - BEGIN.length : e.column();
            throw new SampleException(e.line(), column, e.description());
        }
    }

    private static boolean isBlank(byte c) {
        return c == ' ' || c == '\t' || c == '\n' || c == '\r';
    }

    @Override
    public Object read(JsonScanner in) {
        if (!member) {
            return in.readMap();
        }
        in.beginObject();
        in.firstColumn(NO_NAME);
        return in.readValue();
    }

    @Override
    public EventType<Object> eventType() {
        throw new UnsupportedOperationException("samples have no type yet");
    }
}

package dev.schemac.playground.workbench;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import java.util.List;

/** Parses a document, an object or an array of objects, and writes it again. */
record Trial(ObjectParser<?> parser, JsonOptions options) {
    /** The maximum length of a document on the page. */
    private static final long LARGEST = 2_000_000;

    /** Adds the values and the written document, or the problem. */
    void run(byte[] document, Answer answer) {
        Object read;
        try {
            read = isArray(document) ? parser.parseList(document, options) : parser.parse(document, options);
        } catch (JsonParseException e) {
            answer.withProblem(e.description() + " at " + e.path(), e.line(), e.column());
            return;
        }
        if (!EventSize.isAtMost(LARGEST, read)) {
            answer.with("notShown", "The document is read, but the event is too large to be shown here.");
            return;
        }
        try {
            answer.with("json", written(read));
        } catch (JsonWriteException e) {
            answer.with("notShown", "The document is read, but the event cannot be written: " + e.getMessage());
            return;
        }
        answer.out.member("bytes", document.length);
        MemberTable.write(read, answer.out);
    }

    /** Returns whether the first character is a bracket, after blanks and a byte order mark. */
    static boolean isArray(byte[] document) {
        int start = document.length > 2 && document[0] == (byte) 0xEF ? 3 : 0;
        while (start < document.length && document[start] <= ' ' && document[start] >= 0) {
            start++;
        }
        return start < document.length && document[start] == '[';
    }

    private String written(Object read) {
        JsonWriter out = new JsonWriter(options.withIndent(2));
        if (read instanceof List<?> elements) {
            out.beginArray();
            elements.forEach(each -> write((JsonEvent) each, out));
            out.endArray();
        } else {
            write((JsonEvent) read, out);
        }
        return out.toJson();
    }

    private static void write(JsonEvent event, JsonWriter out) {
        if (event == null) {
            out.nullValue();
        } else {
            event.writeTo(out);
        }
    }
}

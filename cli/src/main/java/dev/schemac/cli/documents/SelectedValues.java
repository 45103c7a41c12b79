package dev.schemac.cli.documents;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.select.Selection;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonScanner;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.List;

/** Some values of each event as one line: one value as JSON, several as a JSON object, or a row of a table. Immutable. */
public final class SelectedValues {

    /** The form of a line. */
    public enum Form {
        JSON,
        /**
         * RFC 4180, with LF as line end. Null is an empty field, an empty string is {@code ""}. As the only field, null is
         * {@code ""} too, because readers skip empty lines.
         */
        CSV,
        /** Fields between tabs. Tab, line feed, carriage return and backslash are {@code \\t \\n \\r \\\\}. */
        TSV
    }

    /** @param name that of the member or of the table's column */
    public record Value(String name, Selection selection) {}

    private final List<String> names;
    private final List<Selection> selections;
    /** The names as JSON strings, each with its colon; for objects only. */
    private final List<byte[]> members;

    private final Form form;

    public SelectedValues(List<Value> values, Form form) {
        this.names = values.stream().map(Value::name).toList();
        this.selections = values.stream().map(Value::selection).toList();
        this.members =
                values.stream().map(Value::name).map(SelectedValues::member).toList();
        this.form = form;
    }

    /** Returns the line before all others, with the names of a table's columns; empty for JSON. */
    byte[] header() {
        if (form == Form.JSON || names.isEmpty()) {
            return new byte[0];
        }
        Line line = new Line();
        names.forEach(line::text);
        return line.ended();
    }

    /**
     * Returns the line of an event.
     *
     * @param document the event as its writer writes it
     */
    byte[] line(byte[] document) {
        byte[][] values = Selection.from(document, selections);
        return form == Form.JSON ? json(values) : row(values);
    }

    private byte[] json(byte[][] values) {
        if (values.length == 1) {
            byte[] line = Arrays.copyOf(values[0], values[0].length + 1);
            line[values[0].length] = '\n';
            return line;
        }
        int length = 2;
        for (int i = 0; i < values.length; i++) {
            length += 1 + members.get(i).length + values[i].length;
        }
        ByteBuffer line = ByteBuffer.allocate(length);
        for (int i = 0; i < values.length; i++) {
            line.put((byte) (i == 0 ? '{' : ',')).put(members.get(i)).put(values[i]);
        }
        return line.put((byte) '}').put((byte) '\n').array();
    }

    private byte[] row(byte[][] values) {
        Line line = new Line();
        for (byte[] value : values) {
            line.field(value);
        }
        if (form == Form.CSV && line.out.size() == 0) {
            line.raw("\"\"");
        }
        return line.ended();
    }

    private static byte[] member(String name) {
        JsonWriter out = new JsonWriter();
        out.value(name);
        return (out.toJson() + ":").getBytes(UTF_8);
    }

    private final class Line {
        private final ByteArrayOutputStream out = new ByteArrayOutputStream();
        private boolean hasField;

        void raw(String text) {
            out.writeBytes(text.getBytes(UTF_8));
        }

        /** Adds a field with the value of valid JSON: an object or array as its JSON. */
        void field(byte[] json) {
            if (json[0] == 'n') {
                separate();
            } else if (json[0] == '{' || json[0] == '[') {
                text(new String(json, UTF_8));
            } else if (json[0] == '"' && contains(json, '\\')) {
                text(new JsonScanner(json, 0, json.length, RuntimeAccess.values(JsonOptions.DEFAULT)).readString());
            } else {
                separate();
                // without an escape, a JSON string is a quoted field of CSV, too
                boolean unquoted = json[0] == '"' && (form == Form.TSV || json.length > 2 && !contains(json, ','));
                out.write(json, unquoted ? 1 : 0, unquoted ? json.length - 2 : json.length);
            }
        }

        void text(String text) {
            separate();
            raw(form == Form.CSV ? csv(text) : tsv(text));
        }

        private void separate() {
            if (hasField) {
                out.write(form == Form.CSV ? ',' : '\t');
            }
            hasField = true;
        }

        byte[] ended() {
            out.write('\n');
            return out.toByteArray();
        }
    }

    private static boolean contains(byte[] text, char ascii) {
        for (byte each : text) {
            if (each == ascii) {
                return true;
            }
        }
        return false;
    }

    private static String csv(String text) {
        boolean plain = !text.isEmpty() && text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }

    private static String tsv(String text) {
        return text.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }
}

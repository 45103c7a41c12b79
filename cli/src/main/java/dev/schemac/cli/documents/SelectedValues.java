package dev.schemac.cli.documents;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.select.Selection;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonScanner;
import java.io.ByteArrayOutputStream;
import java.util.List;

/** Some values of each event as one line: one value as JSON, several as a JSON object, or a row of a table. Immutable. */
public final class SelectedValues {

    /** The form of a line. */
    public enum Form {
        JSON,
        /** RFC 4180, with LF as line end. Null is an empty field, an empty string is {@code ""}. */
        CSV,
        /** Fields between tabs. Tab, line feed, carriage return and backslash are {@code \\t \\n \\r \\\\}. */
        TSV
    }

    /** @param name that of the member or of the table's column */
    public record Value(String name, Selection selection) {}

    private final List<Value> values;
    /** The names as JSON strings, each with its colon; for objects only. */
    private final List<byte[]> members;

    private final Form form;

    public SelectedValues(List<Value> values, Form form) {
        this.values = List.copyOf(values);
        this.members =
                values.stream().map(Value::name).map(SelectedValues::member).toList();
        this.form = form;
    }

    /** Returns the line before all others, with the names of a table's columns; empty for JSON. */
    byte[] header() {
        Line line = new Line();
        if (form != Form.JSON) {
            for (Value value : values) {
                line.text(value.name);
            }
        }
        return line.isEmpty() ? line.bytes() : line.ended();
    }

    /**
     * Returns the line of an event.
     *
     * @param document the event as its writer writes it
     */
    byte[] line(byte[] document) {
        Line line = new Line();
        if (form != Form.JSON) {
            for (Value value : values) {
                line.field(value.selection.from(document));
            }
        } else if (values.size() == 1) {
            line.raw(values.get(0).selection.from(document));
        } else {
            for (int i = 0; i < values.size(); i++) {
                line.raw(i == 0 ? "{" : ",");
                line.raw(members.get(i));
                line.raw(values.get(i).selection.from(document));
            }
            line.raw("}");
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

        boolean isEmpty() {
            return out.size() == 0 && !hasField;
        }

        void raw(String text) {
            raw(text.getBytes(UTF_8));
        }

        void raw(byte[] text) {
            out.writeBytes(text);
        }

        /** Adds a field with the value of valid JSON: an object or array as its JSON. */
        void field(byte[] json) {
            if (json[0] == 'n') {
                separate();
            } else if (json[0] == '"') {
                text(new JsonScanner(json, 0, json.length, RuntimeAccess.values(JsonOptions.DEFAULT)).readString());
            } else {
                text(new String(json, UTF_8));
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

        byte[] bytes() {
            return out.toByteArray();
        }

        byte[] ended() {
            out.write('\n');
            return bytes();
        }
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

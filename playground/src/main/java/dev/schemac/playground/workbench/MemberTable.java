package dev.schemac.playground.workbench;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;

/** Shows a value like {@code asMap}, as the rows of a tree: each with its level, name, Java class and value. */
final class MemberTable {
    private static final int MOST_ROWS = 500;
    private static final int LONGEST_TEXT = 200;

    private final JsonWriter out;
    private int rows;

    private MemberTable(JsonWriter out) {
        this.out = out;
    }

    /** Writes an array of rows; {@code null} after the last one represents the omitted rows. */
    static void write(Object read, JsonWriter out) {
        out.beginArray("table");
        MemberTable table = new MemberTable(out);
        table.children(0, read);
        if (table.isFull()) {
            out.untypedValue(null);
        }
        out.endArray();
    }

    private boolean isFull() {
        return rows >= MOST_ROWS;
    }

    private void children(int level, Object value) {
        if (value instanceof JsonEvent event) {
            event.asMap().forEach((name, member) -> value(level, name, member));
        } else if (value instanceof Map<?, ?> map) {
            map.forEach((key, member) -> value(level, String.valueOf(key), member));
        } else if (value instanceof List<?> list) {
            for (int i = 0; i < list.size() && !isFull(); i++) {
                value(level, String.valueOf(i), list.get(i));
            }
        } else if (value.getClass().isArray()) {
            for (int i = 0; i < Array.getLength(value) && !isFull(); i++) {
                value(level, String.valueOf(i), Array.get(value, i));
            }
        }
    }

    private void value(int level, String name, Object value) {
        if (isFull()) {
            return;
        }
        rows++;
        out.beginObject();
        out.member("level", level);
        out.member("name", shown(name));
        out.member("type", value == null ? "" : value.getClass().getSimpleName());
        out.member("value", shown(text(value)));
        out.endObject();
        if (value != null && !(value instanceof byte[])) {
            children(level + 1, value);
        }
    }

    private static String text(Object value) {
        if (value instanceof JsonEvent) {
            return "";
        } else if (value instanceof Map<?, ?> map) {
            return counted(map.size(), map.size() == 1 ? "entry" : "entries");
        } else if (value instanceof List<?> list) {
            return counted(list.size(), list.size() == 1 ? "element" : "elements");
        } else if (value instanceof byte[] bytes) {
            return counted(bytes.length, bytes.length == 1 ? "byte" : "bytes");
        } else if (value != null && value.getClass().isArray()) {
            int length = Array.getLength(value);
            return counted(length, length == 1 ? "element" : "elements");
        }
        return String.valueOf(value);
    }

    private static String counted(int count, String unit) {
        return count + " " + unit;
    }

    private static String shown(String text) {
        return Answer.wellFormed(text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) + "..." : text);
    }
}

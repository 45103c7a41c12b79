package dev.schemac.playground.workbench;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.lang.reflect.Array;
import java.util.List;
import java.util.Map;

/** Shows an event like {@code asMap}: each value with its property path and its Java class. */
final class MemberTable {
    private static final int MOST_ROWS = 500;
    private static final int LONGEST_TEXT = 200;

    private final JsonWriter out;
    private int rows;

    private MemberTable(JsonWriter out) {
        this.out = out;
    }

    /** Writes an array of rows; {@code null} after the last one represents the omitted rows. */
    static void write(JsonEvent event, JsonWriter out) {
        out.beginArray("table");
        MemberTable table = new MemberTable(out);
        table.members("", event.asMap());
        if (table.isFull()) {
            out.untypedValue(null);
        }
        out.endArray();
    }

    private boolean isFull() {
        return rows >= MOST_ROWS;
    }

    private void members(String path, Map<String, Object> members) {
        for (Map.Entry<String, Object> each : members.entrySet()) {
            if (isFull()) {
                return;
            }
            value(path.isEmpty() ? each.getKey() : path + "." + each.getKey(), each.getValue());
        }
    }

    private void value(String path, Object value) {
        if (isFull()) {
            return;
        }
        if (value instanceof JsonEvent event) {
            row(path, event.getClass().getSimpleName(), "");
            members(path, event.asMap());
        } else if (value instanceof Map<?, ?> map) {
            row(path, "Map", map.size() + (map.size() == 1 ? " entry" : " entries"));
            for (Map.Entry<?, ?> each : map.entrySet()) {
                if (isFull()) {
                    return;
                }
                value(path + "('" + each.getKey() + "')", each.getValue());
            }
        } else if (value instanceof List<?> list) {
            row(path, "List", elements(list.size()));
            for (int i = 0; i < list.size() && !isFull(); i++) {
                value(path + "[" + i + "]", list.get(i));
            }
        } else if (value != null && value.getClass().isArray() && !(value instanceof byte[])) {
            row(path, value.getClass().getSimpleName(), elements(Array.getLength(value)));
            for (int i = 0; i < Array.getLength(value) && !isFull(); i++) {
                value(path + "[" + i + "]", Array.get(value, i));
            }
        } else {
            row(path, value == null ? "" : value.getClass().getSimpleName(), text(value));
        }
    }

    private static String elements(int count) {
        return count + (count == 1 ? " element" : " elements");
    }

    private static String text(Object value) {
        return value instanceof byte[] bytes ? bytes.length + " bytes" : String.valueOf(value);
    }

    private void row(String path, String type, String text) {
        rows++;
        out.beginObject();
        out.member("path", shown(path));
        out.member("type", type);
        out.member("value", shown(text));
        out.endObject();
    }

    private static String shown(String text) {
        return Answer.wellFormed(text.length() > LONGEST_TEXT ? text.substring(0, LONGEST_TEXT) + "..." : text);
    }
}

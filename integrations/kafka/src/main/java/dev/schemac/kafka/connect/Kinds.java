package dev.schemac.kafka.connect;

import java.nio.ByteBuffer;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.apache.kafka.connect.data.Struct;

/** The names of kinds of Connect values in messages, which never contain the values. */
final class Kinds {
    private Kinds() {}

    static String of(Object value) {
        if (value == null) {
            return "null";
        } else if (value instanceof String) {
            return "string";
        } else if (value instanceof Boolean) {
            return "boolean";
        } else if (value instanceof Number) {
            return "number";
        } else if (value instanceof byte[] || value instanceof ByteBuffer) {
            return "bytes";
        } else if (value instanceof Date) {
            return "date or time";
        } else if (value instanceof Struct) {
            return "struct";
        } else if (value instanceof Map) {
            return "map";
        }
        return value instanceof List
                ? "array"
                : "an object of " + value.getClass().getName();
    }
}

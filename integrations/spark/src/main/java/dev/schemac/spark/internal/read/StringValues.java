package dev.schemac.spark.internal.read;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.JsonConstant;
import org.apache.spark.unsafe.types.UTF8String;

/** The values of {@code STRING} columns without a format: the string that schemac writes, and JSON for other values. */
final class StringValues {
    private StringValues() {}

    static UTF8String utf8(Object value) {
        if (value instanceof String string) {
            return UTF8String.fromString(string);
        }
        if (value instanceof JsonConstant constant) {
            return UTF8String.fromString(constant.jsonString());
        }
        if (value instanceof Enum<?> constant) {
            return UTF8String.fromString(JsonConstant.stringOf(constant));
        }
        if (value instanceof Character || value instanceof Boolean) {
            return UTF8String.fromString(value.toString());
        }
        if (value instanceof JsonEvent event) {
            return UTF8String.fromString(event.toJson());
        }
        return json(value);
    }

    private static UTF8String json(Object value) {
        JsonWriter out = new JsonWriter();
        out.untypedValue(value);
        return UTF8String.fromBytes(out.toByteArray());
    }
}

package dev.schemac.spark.internal.read;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.JsonConstant;
import dev.schemac.runtime.support.JsonFormat;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZonedDateTime;
import java.util.UUID;
import org.apache.spark.unsafe.types.UTF8String;

/** The values of {@code STRING} columns: the string that schemac writes, and JSON for other values. */
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
        String formatted = formatted(value);
        return formatted == null ? json(value) : UTF8String.fromString(formatted);
    }

    private static String formatted(Object value) {
        if (value instanceof UUID uuid) {
            return JsonFormat.UUID.format(uuid);
        }
        if (value instanceof URI uri) {
            return JsonFormat.URI.format(uri);
        }
        if (value instanceof URL url) {
            return JsonFormat.URL.format(url);
        }
        if (value instanceof LocalTime time) {
            return JsonFormat.LOCAL_TIME.format(time);
        }
        if (value instanceof LocalDate date) {
            return JsonFormat.LOCAL_DATE.format(date);
        }
        if (value instanceof LocalDateTime time) {
            return JsonFormat.LOCAL_DATE_TIME.format(time);
        }
        if (value instanceof OffsetDateTime time) {
            return JsonFormat.OFFSET_DATE_TIME.format(time);
        }
        if (value instanceof Instant instant) {
            return JsonFormat.INSTANT.format(instant);
        }
        if (value instanceof ZonedDateTime time) {
            return JsonFormat.ZONED_DATE_TIME.format(time);
        }
        return value instanceof Duration duration ? JsonFormat.DURATION.format(duration) : null;
    }

    private static UTF8String json(Object value) {
        JsonWriter out = new JsonWriter();
        out.untypedValue(value);
        return UTF8String.fromBytes(out.toByteArray());
    }
}

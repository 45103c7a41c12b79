package dev.schemac.golden.enums;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.time.DayOfWeek;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Week} in module {@code dev.schemac.golden.enums}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Week implements JsonEvent {
    DayOfWeek start;
    DayOfWeek[] rest;
    DayOfWeek first;

    /** An event without any column. */
    public Week() {}

    /** Parses a document. */
    public static Week parse(String json) {
        return WeekParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Week parse(byte[] json) {
        return WeekParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Week parse(byte[] json, int offset, int length) {
        return WeekParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Week parse(InputStream json) throws IOException {
        return WeekParser.INSTANCE.parse(json);
    }

    /** Column {@code start}, {@code null} where it is absent. */
    public DayOfWeek getStart() {
        return start;
    }

    /** Sets column {@code start}; {@code null} makes it absent. */
    public void setStart(DayOfWeek start) {
        this.start = start;
    }

    /** Whether column {@code start} is present and not null. */
    public boolean hasStart() {
        return start != null;
    }

    /** Column {@code rest}, {@code null} where it is absent. The array is not copied. */
    public DayOfWeek[] getRest() {
        return rest;
    }

    /** Sets column {@code rest}; {@code null} makes it absent. The array is not copied. */
    public void setRest(DayOfWeek[] rest) {
        this.rest = rest;
    }

    /** Whether column {@code rest} is present and not null. */
    public boolean hasRest() {
        return rest != null;
    }

    /** Column {@code first}, {@code null} where it is absent. */
    public DayOfWeek getFirst() {
        return first;
    }

    /** Sets column {@code first}; {@code null} makes it absent. */
    public void setFirst(DayOfWeek first) {
        this.first = first;
    }

    /** Whether column {@code first} is present and not null. */
    public boolean hasFirst() {
        return first != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            start,
            rest,
            first
        };
        return WeekParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        WeekWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Week that
                && Objects.equals(start, that.start)
                && Arrays.equals(rest, that.rest)
                && Objects.equals(first, that.first);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Objects.hashCode(start);
        hash = 31 * hash + Arrays.hashCode(rest);
        hash = 31 * hash + Objects.hashCode(first);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}

package dev.schemac.golden.dynamic;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/**
 * An event of schema {@code Alarm} in module {@code dev.schemac.golden.dynamic}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Alarm extends Event {
    int level;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence_1;

    /** An event without any column. */
    public Alarm() {}

    /** Parses a document. */
    public static Alarm parse(String json) {
        return AlarmParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Alarm parse(byte[] json) {
        return AlarmParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Alarm parse(byte[] json, int offset, int length) {
        return AlarmParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Alarm parse(InputStream json) throws IOException {
        return AlarmParser.INSTANCE.parse(json);
    }

    /** Column {@code level}, {@code 0} where it is absent. */
    public int getLevel() {
        return level;
    }

    /** Sets column {@code level}; it is present from now on. */
    public void setLevel(int level) {
        this.level = level;
        presence_1 |= 1L << 2;
    }

    /** Whether column {@code level} is present and not null. */
    public boolean hasLevel() {
        return (presence_1 & (1L << 2)) != 0;
    }

    /** Makes column {@code level} absent. */
    public void clearLevel() {
        level = 0;
        presence_1 &= ~(1L << 2);
    }

    /**
     * Sets a member that no column declares; the value is not copied.
     *
     * @throws IllegalArgumentException if a column has that name in JSON
     */
    @Override
    public void putUndeclaredMember(String name, Object value) {
        AlarmParser.checkUndeclared(name);
        keep(name, value);
    }

    /**
     * The columns by name as they are now, in the order of the schema; absent ones are {@code null}.
     * Undeclared members come after them.
     */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            getKind(),
            hasAt() ? getAt() : null,
            hasLevel() ? level : null
        };
        return AlarmParser.INSTANCE.eventType().asMap(values, undeclaredMembers());
    }

    @Override
    public void writeTo(JsonWriter out) {
        AlarmWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Alarm that
                && super.equals(that)
                && presence_1 == that.presence_1
                && level == that.level;
    }

    @Override
    public int hashCode() {
        int hash = super.hashCode();
        hash = 31 * hash + Long.hashCode(presence_1);
        hash = 31 * hash + Integer.hashCode(level);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}

package dev.schemac.golden.described;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;

/**
 * Nasty: &#42;/ public class Evil &#123;&#125; /&#42; &#123;&#64;link Nowhere&#125; &#64;deprecated
 * &#60;b&#62;bold&#60;/b&#62; &#38; &#60;script&#62; &#92;u002a/ &#252;n&#239;c&#246;d&#233; &#128512;
 * second line, and one that is long enough that somebody has to break it somewhere because nobody
 * reads lines of so many characters
 *
 * <p>An event of schema {@code Nasty} in module {@code dev.schemac.golden.described}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Nasty implements JsonEvent {
    int a;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Nasty() {}

    /** Parses a document. */
    public static Nasty parse(String json) {
        return NastyParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Nasty parse(byte[] json) {
        return NastyParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Nasty parse(byte[] json, int offset, int length) {
        return NastyParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Nasty parse(InputStream json) throws IOException {
        return NastyParser.INSTANCE.parse(json);
    }

    /** Column {@code a}, {@code 0} where it is absent. */
    public int getA() {
        return a;
    }

    /** Sets column {@code a}; it is present from now on. */
    public void setA(int a) {
        this.a = a;
        presence |= 1L << 0;
    }

    /** Whether column {@code a} is present and not null. */
    public boolean hasA() {
        return (presence & (1L << 0)) != 0;
    }

    /** Makes column {@code a} absent. */
    public void clearA() {
        a = 0;
        presence &= ~(1L << 0);
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            hasA() ? a : null
        };
        return NastyParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        NastyWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Nasty that
                && presence == that.presence
                && a == that.a;
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Integer.hashCode(a);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}

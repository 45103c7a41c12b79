package dev.schemac.golden.described;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Map;

/**
 * Nasty: &#42;/ public class Evil &#123;&#125; /&#42; &#123;&#64;link Nowhere&#125; &#64;deprecated
 * &#60;b&#62;bold&#60;/b&#62; &#38; &#60;script&#62; &#92;u002a/ &#252;n&#239;c&#246;d&#233; &#128512;
 * second line, and one that is long enough that somebody has to break it somewhere because nobody
 * reads lines of so many characters
 *
 * <p>An event of schema {@code Nasty} in module {@code dev.schemac.golden.described}.
 * A column that is absent or null reads as 0, false or null; {@code has...} tells whether it is present.
 * Null and {@code clear...} make it absent. Changes are not thread-safe.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Nasty implements JsonEvent {
    int a;

    /** The bits of the primitive columns that are present. */
    long presence;

    public Nasty() {}

    public static Nasty parse(String json) {
        return NastyParser.INSTANCE.parse(json);
    }

    public static Nasty parse(String json, JsonOptions options) {
        return NastyParser.INSTANCE.parse(json, options);
    }

    public static Nasty parse(byte[] json) {
        return NastyParser.INSTANCE.parse(json);
    }

    public static Nasty parse(byte[] json, JsonOptions options) {
        return NastyParser.INSTANCE.parse(json, options);
    }

    public static Nasty parse(byte[] json, int offset, int length) {
        return NastyParser.INSTANCE.parse(json, offset, length);
    }

    public static Nasty parse(InputStream json) throws IOException {
        return NastyParser.INSTANCE.parse(json);
    }

    public static Nasty parse(InputStream json, JsonOptions options) throws IOException {
        return NastyParser.INSTANCE.parse(json, options);
    }

    public int getA() {
        return a;
    }

    public void setA(int a) {
        this.a = a;
        presence |= 1L << NastyParser.A_BIT;
    }

    public boolean hasA() {
        return (presence & (1L << NastyParser.A_BIT)) != 0;
    }

    public void clearA() {
        a = 0;
        presence &= ~(1L << NastyParser.A_BIT);
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {hasA() ? a : null};
        return NastyParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        NastyWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Nasty that && presence == that.presence
                && a == that.a;
    }

    @Override
    public int hashCode() {
        int[] hashes = {Long.hashCode(presence), Integer.hashCode(a)};
        return Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}

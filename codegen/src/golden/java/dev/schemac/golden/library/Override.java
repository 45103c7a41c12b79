package dev.schemac.golden.library;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Override} in module {@code dev.schemac.golden.library}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Override implements JsonEvent {
    String text;
    JsonScanner scanner;
    Arrays[] arrays;
    int number;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Override() {}

    /** Parses a document. */
    public static Override parse(String json) {
        return OverrideParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Override parse(byte[] json) {
        return OverrideParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Override parse(byte[] json, int offset, int length) {
        return OverrideParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Override parse(InputStream json) throws IOException {
        return OverrideParser.INSTANCE.parse(json);
    }

    /** Column {@code text}, {@code null} where it is absent. */
    public String getText() {
        return text;
    }

    /** Sets column {@code text}; {@code null} makes it absent. */
    public void setText(String text) {
        this.text = text;
    }

    /** Whether column {@code text} is present and not null. */
    public boolean hasText() {
        return text != null;
    }

    /** Column {@code scanner}, {@code null} where it is absent. */
    public JsonScanner getScanner() {
        return scanner;
    }

    /** Sets column {@code scanner}; {@code null} makes it absent. */
    public void setScanner(JsonScanner scanner) {
        this.scanner = scanner;
    }

    /** Whether column {@code scanner} is present and not null. */
    public boolean hasScanner() {
        return scanner != null;
    }

    /** Column {@code arrays}, {@code null} where it is absent. The array is not copied. */
    public Arrays[] getArrays() {
        return arrays;
    }

    /** Sets column {@code arrays}; {@code null} makes it absent. The array is not copied. */
    public void setArrays(Arrays[] arrays) {
        this.arrays = arrays;
    }

    /** Whether column {@code arrays} is present and not null. */
    public boolean hasArrays() {
        return arrays != null;
    }

    /** Column {@code number}, {@code 0} where it is absent. */
    public int getNumber() {
        return number;
    }

    /** Sets column {@code number}; it is present from now on. */
    public void setNumber(int number) {
        this.number = number;
        presence |= 1L << 3;
    }

    /** Whether column {@code number} is present and not null. */
    public boolean hasNumber() {
        return (presence & (1L << 3)) != 0;
    }

    /** Makes column {@code number} absent. */
    public void clearNumber() {
        number = 0;
        presence &= ~(1L << 3);
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @java.lang.Override
    public Map<String, Object> asMap() {
        Object[] values = {
            text,
            scanner,
            arrays,
            hasNumber() ? number : null
        };
        return OverrideParser.INSTANCE.eventType().asMap(values);
    }

    @java.lang.Override
    public void writeTo(JsonWriter out) {
        OverrideWriter.INSTANCE.write(this, out);
    }

    @java.lang.Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Override that
                && presence == that.presence
                && Objects.equals(text, that.text)
                && Objects.equals(scanner, that.scanner)
                && java.util.Arrays.equals(arrays, that.arrays)
                && number == that.number;
    }

    @java.lang.Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Objects.hashCode(text);
        hash = 31 * hash + Objects.hashCode(scanner);
        hash = 31 * hash + java.util.Arrays.hashCode(arrays);
        hash = 31 * hash + Integer.hashCode(number);
        return hash;
    }

    /** The event as compact JSON. */
    @java.lang.Override
    public String toString() {
        return toDisplayString();
    }
}

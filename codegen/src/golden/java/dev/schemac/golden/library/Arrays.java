package dev.schemac.golden.library;

import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.lang.Override;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Arrays} in module {@code dev.schemac.golden.library}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Arrays implements JsonEvent {
    Integer[] numbers;
    Arrays Arrays$;

    /** An event without any column. */
    public Arrays() {}

    /** Parses a document. */
    public static Arrays parse(String json) {
        return ArraysParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Arrays parse(byte[] json) {
        return ArraysParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Arrays parse(byte[] json, int offset, int length) {
        return ArraysParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Arrays parse(InputStream json) throws IOException {
        return ArraysParser.INSTANCE.parse(json);
    }

    /** Column {@code numbers}, {@code null} where it is absent. The array is not copied. */
    public Integer[] getNumbers() {
        return numbers;
    }

    /** Sets column {@code numbers}; {@code null} makes it absent. The array is not copied. */
    public void setNumbers(Integer[] numbers) {
        this.numbers = numbers;
    }

    /** Whether column {@code numbers} is present and not null. */
    public boolean hasNumbers() {
        return numbers != null;
    }

    /** Column {@code Arrays}, {@code null} where it is absent. */
    public Arrays getArrays$() {
        return Arrays$;
    }

    /** Sets column {@code Arrays}; {@code null} makes it absent. */
    public void setArrays$(Arrays Arrays$) {
        this.Arrays$ = Arrays$;
    }

    /** Whether column {@code Arrays} is present and not null. */
    public boolean hasArrays$() {
        return Arrays$ != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            numbers,
            Arrays$
        };
        return ArraysParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ArraysWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Arrays that
                && java.util.Arrays.equals(numbers, that.numbers)
                && Objects.equals(Arrays$, that.Arrays$);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + java.util.Arrays.hashCode(numbers);
        hash = 31 * hash + Objects.hashCode(Arrays$);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}

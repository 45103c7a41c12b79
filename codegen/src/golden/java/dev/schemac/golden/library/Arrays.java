package dev.schemac.golden.library;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.generated.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.lang.Override;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Arrays} in module {@code dev.schemac.golden.library}.
 * A column that is absent or null reads as null; {@code has...} tells whether it is present.
 * Null makes it absent. Arrays, lists and maps are not copied. Changes are not thread-safe.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Arrays implements JsonEvent {
    Integer[] numbers;
    Arrays Arrays$;

    public Arrays() {}

    public static Arrays parse(String json) {
        return ArraysParser.INSTANCE.parse(json);
    }

    public static Arrays parse(byte[] json) {
        return ArraysParser.INSTANCE.parse(json);
    }

    public static Arrays parse(byte[] json, int offset, int length) {
        return ArraysParser.INSTANCE.parse(json, offset, length);
    }

    public static Arrays parse(InputStream json) throws IOException {
        return ArraysParser.INSTANCE.parse(json);
    }

    public Integer[] getNumbers() {
        return numbers;
    }

    public void setNumbers(Integer[] numbers) {
        this.numbers = numbers;
    }

    public boolean hasNumbers() {
        return numbers != null;
    }

    /** Column {@code Arrays}. */
    public Arrays getArrays$() {
        return Arrays$;
    }

    public void setArrays$(Arrays Arrays$) {
        this.Arrays$ = Arrays$;
    }

    public boolean hasArrays$() {
        return Arrays$ != null;
    }

    @Override
    public Map<String, Object> asMap() {
        Object[] values = {numbers, Arrays$};
        return ArraysParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        ArraysWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Arrays that
                && java.util.Arrays.equals(numbers, that.numbers)
                && Objects.equals(Arrays$, that.Arrays$);
    }

    @Override
    public int hashCode() {
        int[] hashes = {java.util.Arrays.hashCode(numbers), Objects.hashCode(Arrays$)};
        return java.util.Arrays.hashCode(hashes);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}

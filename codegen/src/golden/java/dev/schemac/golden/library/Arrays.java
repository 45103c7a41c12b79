package dev.schemac.golden.library;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.lang.Integer;
import java.lang.Object;
import java.lang.Override;
import java.lang.String;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Arrays} in module {@code dev.schemac.golden.library}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Arrays implements JsonEvent {
    Integer[] numbers;
    Arrays arrays;

    public Arrays() {}

    public static Arrays parse(String json) {
        return ArraysParser.INSTANCE.parse(json);
    }
    public static Arrays parse(String json, JsonOptions options) {
        return ArraysParser.INSTANCE.parse(json, options);
    }
    public static Arrays parse(byte[] json) {
        return ArraysParser.INSTANCE.parse(json);
    }
    public static Arrays parse(byte[] json, JsonOptions options) {
        return ArraysParser.INSTANCE.parse(json, options);
    }
    public static Arrays parse(byte[] json, int offset, int length) {
        return ArraysParser.INSTANCE.parse(json, offset, length);
    }
    public static Arrays parse(InputStream json) throws IOException {
        return ArraysParser.INSTANCE.parse(json);
    }
    public static Arrays parse(InputStream json, JsonOptions options) throws IOException {
        return ArraysParser.INSTANCE.parse(json, options);
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

    public Arrays getArrays() {
        return arrays;
    }

    public void setArrays(Arrays arrays) {
        this.arrays = arrays;
    }

    public boolean hasArrays() {
        return arrays != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return ArraysParser.INSTANCE.eventType().asMap(new Object[] {numbers, arrays});
    }

    @Override
    public void writeTo(JsonWriter out) {
        ArraysWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Arrays that
                && java.util.Arrays.equals(numbers, that.numbers)
                && Objects.equals(arrays, that.arrays);
    }

    @Override
    public int hashCode() {
        return java.util.Arrays.hashCode(new int[] {java.util.Arrays.hashCode(numbers),
                Objects.hashCode(arrays)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}

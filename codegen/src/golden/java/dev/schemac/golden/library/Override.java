package dev.schemac.golden.library;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.lang.Integer;
import java.lang.Long;
import java.lang.Object;
import java.lang.String;
import java.util.Map;
import java.util.Objects;

/**
 * Schemas with the names of classes that generated code uses.
 *
 * <p>An event of schema {@code Override} in module {@code dev.schemac.golden.library}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Override implements JsonEvent {
    String text;
    JsonScanner scanner;
    Arrays[] arrays;
    int number;
    long presence;

    public Override() {}

    public static Override parse(String json) {
        return OverrideParser.INSTANCE.parse(json);
    }
    public static Override parse(String json, JsonOptions options) {
        return OverrideParser.INSTANCE.parse(json, options);
    }
    public static Override parse(byte[] json) {
        return OverrideParser.INSTANCE.parse(json);
    }
    public static Override parse(byte[] json, JsonOptions options) {
        return OverrideParser.INSTANCE.parse(json, options);
    }
    public static Override parse(byte[] json, int offset, int length) {
        return OverrideParser.INSTANCE.parse(json, offset, length);
    }
    public static Override parse(InputStream json) throws IOException {
        return OverrideParser.INSTANCE.parse(json);
    }
    public static Override parse(InputStream json, JsonOptions options) throws IOException {
        return OverrideParser.INSTANCE.parse(json, options);
    }

    public String getText() {
        return text;
    }

    public void setText(String text) {
        this.text = text;
    }

    public boolean hasText() {
        return text != null;
    }

    public JsonScanner getScanner() {
        return scanner;
    }

    public void setScanner(JsonScanner scanner) {
        this.scanner = scanner;
    }

    public boolean hasScanner() {
        return scanner != null;
    }

    public Arrays[] getArrays() {
        return arrays;
    }

    public void setArrays(Arrays[] arrays) {
        this.arrays = arrays;
    }

    public boolean hasArrays() {
        return arrays != null;
    }

    public int getNumber() {
        return number;
    }

    public void setNumber(int number) {
        this.number = number;
        presence |= 1L << OverrideParser.NUMBER_BIT;
    }

    public boolean hasNumber() {
        return (presence & (1L << OverrideParser.NUMBER_BIT)) != 0;
    }

    public void clearNumber() {
        number = 0;
        presence &= ~(1L << OverrideParser.NUMBER_BIT);
    }

    @java.lang.Override
    public Map<String, Object> asMap() {
        return OverrideParser.INSTANCE.eventType().asMap(new Object[] {text, scanner, arrays,
                hasNumber() ? number : null});
    }

    @java.lang.Override
    public void writeTo(JsonWriter out) {
        OverrideWriter.INSTANCE.write(this, out);
    }

    @java.lang.Override
    public boolean equals(Object other) {
        return this == other || other instanceof Override that && presence == that.presence
                && Objects.equals(text, that.text) && Objects.equals(scanner, that.scanner)
                && java.util.Arrays.equals(arrays, that.arrays) && number == that.number;
    }

    @java.lang.Override
    public int hashCode() {
        return java.util.Arrays.hashCode(new int[] {Long.hashCode(presence), Objects.hashCode(text),
                Objects.hashCode(scanner), java.util.Arrays.hashCode(arrays),
                Integer.hashCode(number)});
    }

    @java.lang.Override
    public String toString() {
        return toDisplayString();
    }
}

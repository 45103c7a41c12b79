package dev.schemac.golden.records.scalars;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Scalars} in module {@code dev.schemac.golden.records.scalars}.
 * Immutable. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Scalars(String text, Character letter, Boolean flag, Byte tiny, Short small,
        Integer number, Long large, Float rough, Double fine, BigInteger whole,
        BigDecimal exact) implements JsonEvent {
    public static Scalars parse(String json) {
        return ScalarsParser.INSTANCE.parse(json);
    }
    public static Scalars parse(String json, JsonOptions options) {
        return ScalarsParser.INSTANCE.parse(json, options);
    }
    public static Scalars parse(byte[] json) {
        return ScalarsParser.INSTANCE.parse(json);
    }
    public static Scalars parse(byte[] json, JsonOptions options) {
        return ScalarsParser.INSTANCE.parse(json, options);
    }
    public static Scalars parse(byte[] json, int offset, int length) {
        return ScalarsParser.INSTANCE.parse(json, offset, length);
    }
    public static Scalars parse(InputStream json) throws IOException {
        return ScalarsParser.INSTANCE.parse(json);
    }
    public static Scalars parse(InputStream json, JsonOptions options) throws IOException {
        return ScalarsParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.text = text;
        builder.letter = letter;
        builder.flag = flag;
        builder.tiny = tiny;
        builder.small = small;
        builder.number = number;
        builder.large = large;
        builder.rough = rough;
        builder.fine = fine;
        builder.whole = whole;
        builder.exact = exact;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return ScalarsParser.INSTANCE.eventType().asMap(new Object[] {text, letter, flag, tiny,
                small, number, large, rough, fine, whole, exact});
    }

    @Override
    public void writeTo(JsonWriter out) {
        ScalarsWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Scalars that && Objects.equals(text, that.text)
                && Objects.equals(letter, that.letter) && Objects.equals(flag, that.flag)
                && Objects.equals(tiny, that.tiny) && Objects.equals(small, that.small)
                && Objects.equals(number, that.number) && Objects.equals(large, that.large)
                && Objects.equals(rough, that.rough) && Objects.equals(fine, that.fine)
                && Objects.equals(whole, that.whole) && Objects.equals(exact, that.exact);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(text), Objects.hashCode(letter),
                Objects.hashCode(flag), Objects.hashCode(tiny), Objects.hashCode(small),
                Objects.hashCode(number), Objects.hashCode(large), Objects.hashCode(rough),
                Objects.hashCode(fine), Objects.hashCode(whole), Objects.hashCode(exact)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Scalars}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String text;
        Character letter;
        Boolean flag;
        Byte tiny;
        Short small;
        Integer number;
        Long large;
        Float rough;
        Double fine;
        BigInteger whole;
        BigDecimal exact;

        Builder() {}

        public Builder text(String text) {
            this.text = text;
            return this;
        }

        public Builder letter(Character letter) {
            this.letter = letter;
            return this;
        }

        public Builder flag(Boolean flag) {
            this.flag = flag;
            return this;
        }

        public Builder tiny(Byte tiny) {
            this.tiny = tiny;
            return this;
        }

        public Builder small(Short small) {
            this.small = small;
            return this;
        }

        public Builder number(Integer number) {
            this.number = number;
            return this;
        }

        public Builder large(Long large) {
            this.large = large;
            return this;
        }

        public Builder rough(Float rough) {
            this.rough = rough;
            return this;
        }

        public Builder fine(Double fine) {
            this.fine = fine;
            return this;
        }

        public Builder whole(BigInteger whole) {
            this.whole = whole;
            return this;
        }

        public Builder exact(BigDecimal exact) {
            this.exact = exact;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Scalars build() {
            return new Scalars(text, letter, flag, tiny, small, number, large, rough, fine, whole,
                    exact);
        }
    }
}

package dev.schemac.golden.records.consts;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.Violations;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Notice} in module {@code dev.schemac.golden.records.consts}.
 * Immutable. Columns that are absent are {@code null}.
 *
 * @param final$ column {@code final}
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Notice(String version, Kind kind, Integer level, Double ratio, BigDecimal price,
        boolean final$, Boolean draft, String text) implements JsonEvent {
    public static Notice parse(String json) {
        return NoticeParser.INSTANCE.parse(json);
    }
    public static Notice parse(String json, JsonOptions options) {
        return NoticeParser.INSTANCE.parse(json, options);
    }
    public static Notice parse(byte[] json) {
        return NoticeParser.INSTANCE.parse(json);
    }
    public static Notice parse(byte[] json, JsonOptions options) {
        return NoticeParser.INSTANCE.parse(json, options);
    }
    public static Notice parse(byte[] json, int offset, int length) {
        return NoticeParser.INSTANCE.parse(json, offset, length);
    }
    public static Notice parse(InputStream json) throws IOException {
        return NoticeParser.INSTANCE.parse(json);
    }
    public static Notice parse(InputStream json, JsonOptions options) throws IOException {
        return NoticeParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.version = version;
        builder.kind = kind;
        builder.level = level;
        builder.ratio = ratio;
        builder.price = price;
        builder.final$ = final$;
        builder.draft = draft;
        builder.text = text;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return NoticeParser.INSTANCE.eventType().asMap(new Object[] {version, kind, level, ratio,
                price, final$, draft, text});
    }

    @Override
    public void writeTo(JsonWriter out) {
        NoticeWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Notice that
                && Objects.equals(version, that.version) && Objects.equals(kind, that.kind)
                && Objects.equals(level, that.level) && Objects.equals(ratio, that.ratio)
                && Objects.equals(price, that.price) && final$ == that.final$
                && Objects.equals(draft, that.draft) && Objects.equals(text, that.text);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(version), Objects.hashCode(kind),
                Objects.hashCode(level), Objects.hashCode(ratio), Objects.hashCode(price),
                Boolean.hashCode(final$), Objects.hashCode(draft), Objects.hashCode(text)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Notice}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String version;
        Kind kind;
        Integer level;
        Double ratio;
        BigDecimal price;
        boolean final$ = true;
        Boolean draft;
        String text;

        Builder() {}

        public Builder version(String version) {
            this.version = version;
            return this;
        }

        public Builder kind(Kind kind) {
            this.kind = kind;
            return this;
        }

        public Builder level(Integer level) {
            this.level = level;
            return this;
        }

        public Builder ratio(Double ratio) {
            this.ratio = ratio;
            return this;
        }

        public Builder price(BigDecimal price) {
            this.price = price;
            return this;
        }

        /** Sets column {@code final}. */
        public Builder final$(boolean final$) {
            this.final$ = final$;
            return this;
        }

        public Builder draft(Boolean draft) {
            this.draft = draft;
            return this;
        }

        public Builder text(String text) {
            this.text = text;
            return this;
        }

        /**
         * Returns an event with the current columns; the builder can be used again.
         *
         * @throws IllegalStateException if a value violates a rule of its column
         */
        public Notice build() {
            NoticeParser.checkedVersion(Violations.OF_BUILDER, version);
            NoticeParser.checkedKind(Violations.OF_BUILDER, kind);
            NoticeParser.checkedLevel(Violations.OF_BUILDER, level);
            NoticeParser.checkedRatio(Violations.OF_BUILDER, ratio);
            NoticeParser.checkedPrice(Violations.OF_BUILDER, price);
            NoticeParser.checkedFinal$(Violations.OF_BUILDER, final$);
            NoticeParser.checkedDraft(Violations.OF_BUILDER, draft);
            return buildUnchecked();
        }

        /** For the parser, which has checked the values. */
        Notice buildUnchecked() {
            return new Notice(version, kind, level, ratio, price, final$, draft, text);
        }
    }
}

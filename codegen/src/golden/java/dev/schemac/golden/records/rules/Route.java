package dev.schemac.golden.records.rules;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import dev.schemac.runtime.support.Violations;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Route} in module {@code dev.schemac.golden.records.rules}.
 * Immutable, except that arrays are not copied. Columns that are absent are {@code null}.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Route(List<String> stops, List<List<Integer>> rows, List<Part> parts,
        Map<String, List<String>> names, Map<String, Object> more, List<int[]> codes,
        List<String> gaps) implements JsonEvent {
    /** Copies lists and maps, unless they are those of another event. */
    public Route {
        stops = JsonValues.unmodifiable(stops, 1);
        rows = JsonValues.unmodifiable(rows, 2);
        parts = JsonValues.unmodifiable(parts, 1);
        names = JsonValues.unmodifiable(names, 2);
        more = JsonValues.unmodifiable(more, Integer.MAX_VALUE);
        codes = JsonValues.unmodifiable(codes, 1);
        gaps = JsonValues.unmodifiable(gaps, 1);
    }

    public static Route parse(String json) {
        return RouteParser.INSTANCE.parse(json);
    }
    public static Route parse(String json, JsonOptions options) {
        return RouteParser.INSTANCE.parse(json, options);
    }
    public static Route parse(byte[] json) {
        return RouteParser.INSTANCE.parse(json);
    }
    public static Route parse(byte[] json, JsonOptions options) {
        return RouteParser.INSTANCE.parse(json, options);
    }
    public static Route parse(byte[] json, int offset, int length) {
        return RouteParser.INSTANCE.parse(json, offset, length);
    }
    public static Route parse(InputStream json) throws IOException {
        return RouteParser.INSTANCE.parse(json);
    }
    public static Route parse(InputStream json, JsonOptions options) throws IOException {
        return RouteParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.stops = stops;
        builder.rows = rows;
        builder.parts = parts;
        builder.names = names;
        builder.more = more;
        builder.codes = codes;
        builder.gaps = gaps;
        return builder;
    }

    @Override
    public Map<String, Object> asMap() {
        return RouteParser.INSTANCE.eventType().asMap(new Object[] {stops, rows, parts, names, more,
                codes, gaps});
    }

    @Override
    public void writeTo(JsonWriter out) {
        RouteWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Route that && Objects.equals(stops, that.stops)
                && Objects.equals(rows, that.rows) && Objects.equals(parts, that.parts)
                && Objects.equals(names, that.names) && JsonValues.equal(more, that.more)
                && JsonValues.equal(codes, that.codes) && Objects.equals(gaps, that.gaps);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(stops), Objects.hashCode(rows),
                Objects.hashCode(parts), Objects.hashCode(names), JsonValues.hash(more),
                JsonValues.hash(codes), Objects.hashCode(gaps)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Route}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        List<String> stops;
        List<List<Integer>> rows;
        List<Part> parts;
        Map<String, List<String>> names;
        Map<String, Object> more;
        List<int[]> codes;
        List<String> gaps;

        Builder() {}

        public Builder stops(List<String> stops) {
            this.stops = stops;
            return this;
        }

        public Builder rows(List<List<Integer>> rows) {
            this.rows = rows;
            return this;
        }

        public Builder parts(List<Part> parts) {
            this.parts = parts;
            return this;
        }

        public Builder names(Map<String, List<String>> names) {
            this.names = names;
            return this;
        }

        public Builder more(Map<String, Object> more) {
            this.more = more;
            return this;
        }

        public Builder codes(List<int[]> codes) {
            this.codes = codes;
            return this;
        }

        public Builder gaps(List<String> gaps) {
            this.gaps = gaps;
            return this;
        }

        /**
         * Returns an event with the current columns; the builder can be used again.
         *
         * @throws IllegalStateException if a value violates a rule of its column
         */
        public Route build() {
            RouteParser.checkedStops(Violations.OF_BUILDER, stops);
            RouteParser.checkedRows(Violations.OF_BUILDER, rows);
            RouteParser.checkedParts(Violations.OF_BUILDER, parts);
            RouteParser.checkedNames(Violations.OF_BUILDER, names);
            RouteParser.checkedMore(Violations.OF_BUILDER, more);
            RouteParser.checkedCodes(Violations.OF_BUILDER, codes);
            return buildUnchecked();
        }

        /** For the parser, which has checked the values. */
        Route buildUnchecked() {
            return new Route(stops, rows, parts, names, more, codes, gaps);
        }
    }
}

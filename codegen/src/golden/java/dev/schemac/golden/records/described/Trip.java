package dev.schemac.golden.records.described;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonValues;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * A trip, as the driver noted it.
 *
 * <p>An event of schema {@code Trip} in module {@code dev.schemac.golden.records.described}.
 * Immutable. Columns that are absent are {@code null}.
 *
 * @param start Where it begins.
 * @param endOfTrip Where it ends.
 * Where the &#60;b&#62;start&#60;/b&#62; was, for a round trip.
 * null while it lasts
 * @param km how far; &#42;/ ends nothing
 * @param who Who took part, the &#34;driver&#34; first.
 * @param pQ has an odd name
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public record Trip(String start, String endOfTrip, Integer km, List<String> who,
        String pQ) implements JsonEvent {
    /** Copies lists and maps, unless they are those of another event. */
    public Trip {
        who = JsonValues.unmodifiable(who, 1);
    }

    public static Trip parse(String json) {
        return TripParser.INSTANCE.parse(json);
    }
    public static Trip parse(String json, JsonOptions options) {
        return TripParser.INSTANCE.parse(json, options);
    }
    public static Trip parse(byte[] json) {
        return TripParser.INSTANCE.parse(json);
    }
    public static Trip parse(byte[] json, JsonOptions options) {
        return TripParser.INSTANCE.parse(json, options);
    }
    public static Trip parse(byte[] json, int offset, int length) {
        return TripParser.INSTANCE.parse(json, offset, length);
    }
    public static Trip parse(InputStream json) throws IOException {
        return TripParser.INSTANCE.parse(json);
    }
    public static Trip parse(InputStream json, JsonOptions options) throws IOException {
        return TripParser.INSTANCE.parse(json, options);
    }

    /** Returns a builder without columns. */
    public static Builder builder() {
        return new Builder();
    }

    /** Returns a builder with the columns of this event. */
    public Builder toBuilder() {
        Builder builder = new Builder();
        builder.start = start;
        builder.endOfTrip = endOfTrip;
        builder.km = km;
        builder.who = who;
        builder.pQ = pQ;
        return builder;
    }

    /**
     * kept for later
     *
     * <p>Column {@code nothing}, always {@code null}.
     */
    public Object nothing() {
        return null;
    }

    @Override
    public Map<String, Object> asMap() {
        return TripParser.INSTANCE.eventType().asMap(new Object[] {start, endOfTrip, km, who, pQ,
                null});
    }

    @Override
    public void writeTo(JsonWriter out) {
        TripWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Trip that && Objects.equals(start, that.start)
                && Objects.equals(endOfTrip, that.endOfTrip) && Objects.equals(km, that.km)
                && Objects.equals(who, that.who) && Objects.equals(pQ, that.pQ);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new int[] {Objects.hashCode(start), Objects.hashCode(endOfTrip),
                Objects.hashCode(km), Objects.hashCode(who), Objects.hashCode(pQ)});
    }

    @Override
    public String toString() {
        return toDisplayString();
    }

    /** Collects the columns of {@link Trip}; null makes a column absent. Not thread-safe. */
    public static final class Builder {
        String start;
        String endOfTrip;
        Integer km;
        List<String> who;
        String pQ;

        Builder() {}

        /** Where it begins. */
        public Builder start(String start) {
            this.start = start;
            return this;
        }

        /**
         * Where it ends.
         * Where the &#60;b&#62;start&#60;/b&#62; was, for a round trip.
         * null while it lasts
         */
        public Builder endOfTrip(String endOfTrip) {
            this.endOfTrip = endOfTrip;
            return this;
        }

        /** how far; &#42;/ ends nothing */
        public Builder km(Integer km) {
            this.km = km;
            return this;
        }

        /** Who took part, the &#34;driver&#34; first. */
        public Builder who(List<String> who) {
            this.who = who;
            return this;
        }

        /** has an odd name */
        public Builder pQ(String pQ) {
            this.pQ = pQ;
            return this;
        }

        /** Returns an event with the current columns; the builder can be used again. */
        public Trip build() {
            return new Trip(start, endOfTrip, km, who, pQ);
        }
    }
}

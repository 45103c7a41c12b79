package dev.schemac.golden.application;

import com.acme.Stop;
import com.acme.Vehicle;
import dev.schemac.runtime.Generated;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * An event of schema {@code Trip} in module {@code dev.schemac.golden.application}.
 * Not safe for use by several threads while one of them changes it.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Trip implements JsonEvent {
    long id;
    Stop start;
    Stop[] stops;
    List<Vehicle> spare;
    Vehicle bus;

    /** Bit i is set while column number i is present; primitive columns only. */
    long presence;

    /** An event without any column. */
    public Trip() {}

    /** Parses a document. */
    public static Trip parse(String json) {
        return TripParser.INSTANCE.parse(json);
    }

    /** Parses a document in UTF-8. */
    public static Trip parse(byte[] json) {
        return TripParser.INSTANCE.parse(json);
    }

    /** Parses the document in UTF-8 that begins at {@code offset} and is {@code length} bytes long. */
    public static Trip parse(byte[] json, int offset, int length) {
        return TripParser.INSTANCE.parse(json, offset, length);
    }

    /** Reads a stream to its end and parses the document in UTF-8; the stream stays open. */
    public static Trip parse(InputStream json) throws IOException {
        return TripParser.INSTANCE.parse(json);
    }

    /** Column {@code id}, {@code 0} where it is absent. */
    public long getId() {
        return id;
    }

    /** Sets column {@code id}; it is present from now on. */
    public void setId(long id) {
        this.id = id;
        presence |= 1L << 0;
    }

    /** Whether column {@code id} is present and not null. */
    public boolean hasId() {
        return (presence & (1L << 0)) != 0;
    }

    /** Makes column {@code id} absent. */
    public void clearId() {
        id = 0;
        presence &= ~(1L << 0);
    }

    /** Column {@code start}, {@code null} where it is absent. */
    public Stop getStart() {
        return start;
    }

    /** Sets column {@code start}; {@code null} makes it absent. */
    public void setStart(Stop start) {
        this.start = start;
    }

    /** Whether column {@code start} is present and not null. */
    public boolean hasStart() {
        return start != null;
    }

    /** Column {@code stops}, {@code null} where it is absent. The array is not copied. */
    public Stop[] getStops() {
        return stops;
    }

    /** Sets column {@code stops}; {@code null} makes it absent. The array is not copied. */
    public void setStops(Stop[] stops) {
        this.stops = stops;
    }

    /** Whether column {@code stops} is present and not null. */
    public boolean hasStops() {
        return stops != null;
    }

    /** Column {@code spare}, {@code null} where it is absent. The list is not copied. */
    public List<Vehicle> getSpare() {
        return spare;
    }

    /** Sets column {@code spare}; {@code null} makes it absent. The list is not copied. */
    public void setSpare(List<Vehicle> spare) {
        this.spare = spare;
    }

    /** Whether column {@code spare} is present and not null. */
    public boolean hasSpare() {
        return spare != null;
    }

    /** Column {@code bus}, {@code null} where it is absent. */
    public Vehicle getBus() {
        return bus;
    }

    /** Sets column {@code bus}; {@code null} makes it absent. */
    public void setBus(Vehicle bus) {
        this.bus = bus;
    }

    /** Whether column {@code bus} is present and not null. */
    public boolean hasBus() {
        return bus != null;
    }

    /** The columns by name as they are now, in the order of the schema; absent ones are {@code null}. */
    @Override
    public Map<String, Object> asMap() {
        Object[] values = {
            hasId() ? id : null,
            start,
            stops,
            spare,
            bus
        };
        return TripParser.INSTANCE.eventType().asMap(values);
    }

    @Override
    public void writeTo(JsonWriter out) {
        TripWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        if (this == other) {
            return true;
        }
        return other instanceof Trip that
                && presence == that.presence
                && id == that.id
                && Objects.equals(start, that.start)
                && Arrays.equals(stops, that.stops)
                && Objects.equals(spare, that.spare)
                && Objects.equals(bus, that.bus);
    }

    @Override
    public int hashCode() {
        int hash = 1;
        hash = 31 * hash + Long.hashCode(presence);
        hash = 31 * hash + Long.hashCode(id);
        hash = 31 * hash + Objects.hashCode(start);
        hash = 31 * hash + Arrays.hashCode(stops);
        hash = 31 * hash + Objects.hashCode(spare);
        hash = 31 * hash + Objects.hashCode(bus);
        return hash;
    }

    /** The event as compact JSON. */
    @Override
    public String toString() {
        return toDisplayString();
    }
}

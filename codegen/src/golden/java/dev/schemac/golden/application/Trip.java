package dev.schemac.golden.application;

import com.acme.Seat;
import com.acme.Stop;
import com.acme.Vehicle;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Trip} in module {@code dev.schemac.golden.application}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public final class Trip implements JsonEvent, JsonOutput.Writable {
    long id;
    Stop start;
    Stop[] stops;
    List<Vehicle> spare;
    Vehicle bus;
    Seat[] places;
    long presence;

    public Trip() {}

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
        return TripParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Trip parse(InputStream json) throws IOException {
        return TripParser.INSTANCE.parse(json);
    }

    public static Trip parse(InputStream json, JsonOptions options) throws IOException {
        return TripParser.INSTANCE.parse(json, options);
    }

    public static List<Trip> parseList(String json) {
        return TripParser.INSTANCE.parseList(json);
    }

    public static List<Trip> parseList(String json, JsonOptions options) {
        return TripParser.INSTANCE.parseList(json, options);
    }

    public static List<Trip> parseList(byte[] json) {
        return TripParser.INSTANCE.parseList(json);
    }

    public static List<Trip> parseList(byte[] json, JsonOptions options) {
        return TripParser.INSTANCE.parseList(json, options);
    }

    public static List<Trip> parseList(byte[] json, int offset, int length) {
        return TripParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Trip> parseList(InputStream json) throws IOException {
        return TripParser.INSTANCE.parseList(json);
    }

    public static List<Trip> parseList(InputStream json, JsonOptions options) throws IOException {
        return TripParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Trip> list) {
        return TripWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Trip> list, JsonOptions options) {
        return TripWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Trip> list) {
        return TripWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Trip> list, JsonOptions options) {
        return TripWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Trip> list, OutputStream stream) throws IOException {
        TripWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Trip> list, OutputStream stream, JsonOptions options)
            throws IOException {
        TripWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public long getId() {
        return id;
    }

    public void setId(long id) {
        this.id = id;
        presence |= 1L << TripParser.ID_BIT;
    }

    public boolean hasId() {
        return (presence & (1L << TripParser.ID_BIT)) != 0;
    }

    public void clearId() {
        id = 0;
        presence &= ~(1L << TripParser.ID_BIT);
    }

    public Stop getStart() {
        return start;
    }

    public void setStart(Stop start) {
        this.start = start;
    }

    public boolean hasStart() {
        return start != null;
    }

    public Stop[] getStops() {
        return stops;
    }

    public void setStops(Stop[] stops) {
        this.stops = stops;
    }

    public boolean hasStops() {
        return stops != null;
    }

    public List<Vehicle> getSpare() {
        return spare;
    }

    public void setSpare(List<Vehicle> spare) {
        this.spare = spare;
    }

    public boolean hasSpare() {
        return spare != null;
    }

    public Vehicle getBus() {
        return bus;
    }

    public void setBus(Vehicle bus) {
        this.bus = bus;
    }

    public boolean hasBus() {
        return bus != null;
    }

    public Seat[] getPlaces() {
        return places;
    }

    public void setPlaces(Seat[] places) {
        this.places = places;
    }

    public boolean hasPlaces() {
        return places != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return TripParser.Columns.EVENT_TYPE.asMap(new Object[] {hasId() ? id : null, start, stops,
                spare, bus, places});
    }

    @Override
    public void writeTo(JsonOutput out) {
        TripWriter.INSTANCE.write(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Trip that && presence == that.presence
                && id == that.id && Objects.equals(start, that.start)
                && Arrays.equals(stops, that.stops) && Objects.equals(spare, that.spare)
                && Objects.equals(bus, that.bus) && Arrays.equals(places, that.places);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, start, Arrays.hashCode(stops), spare, bus, Arrays.hashCode(places));
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}

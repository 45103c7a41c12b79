package dev.schemac.golden.events;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An event of schema {@code Event} in module {@code dev.schemac.golden.events}. */
@Generated("dev.schemac.codegen.SchemaCompiler")
public class Event implements JsonEvent, JsonOutput.Writable {
    String id;
    String type;
    Instant at;

    public Event() {}

    public static Event parse(String json) {
        return EventParser.INSTANCE.parse(json);
    }

    public static Event parse(String json, JsonOptions options) {
        return EventParser.INSTANCE.parse(json, options);
    }

    public static Event parse(byte[] json) {
        return EventParser.INSTANCE.parse(json);
    }

    public static Event parse(byte[] json, JsonOptions options) {
        return EventParser.INSTANCE.parse(json, options);
    }

    public static Event parse(byte[] json, int offset, int length) {
        return EventParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    public static Event parse(InputStream json) throws IOException {
        return EventParser.INSTANCE.parse(json);
    }

    public static Event parse(InputStream json, JsonOptions options) throws IOException {
        return EventParser.INSTANCE.parse(json, options);
    }

    public static List<Event> parseList(String json) {
        return EventParser.INSTANCE.parseList(json);
    }

    public static List<Event> parseList(String json, JsonOptions options) {
        return EventParser.INSTANCE.parseList(json, options);
    }

    public static List<Event> parseList(byte[] json) {
        return EventParser.INSTANCE.parseList(json);
    }

    public static List<Event> parseList(byte[] json, JsonOptions options) {
        return EventParser.INSTANCE.parseList(json, options);
    }

    public static List<Event> parseList(byte[] json, int offset, int length) {
        return EventParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    public static List<Event> parseList(InputStream json) throws IOException {
        return EventParser.INSTANCE.parseList(json);
    }

    public static List<Event> parseList(InputStream json, JsonOptions options) throws IOException {
        return EventParser.INSTANCE.parseList(json, options);
    }

    public static String toJson(List<? extends Event> list) {
        return EventWriter.INSTANCE.listWriter().toJson(list);
    }

    public static String toJson(List<? extends Event> list, JsonOptions options) {
        return EventWriter.INSTANCE.listWriter().toJson(list, options);
    }

    public static byte[] toJsonBytes(List<? extends Event> list) {
        return EventWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    public static byte[] toJsonBytes(List<? extends Event> list, JsonOptions options) {
        return EventWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    public static void writeTo(List<? extends Event> list, OutputStream stream) throws IOException {
        EventWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    public static void writeTo(List<? extends Event> list, OutputStream stream, JsonOptions options)
            throws IOException {
        EventWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    public String getId() {
        return id;
    }

    public void setId(String id) {
        this.id = id;
    }

    public boolean hasId() {
        return id != null;
    }

    public String getType() {
        return type;
    }

    public void setType(String type) {
        this.type = type;
    }

    public boolean hasType() {
        return type != null;
    }

    public Instant getAt() {
        return at;
    }

    public void setAt(Instant at) {
        this.at = at;
    }

    public boolean hasAt() {
        return at != null;
    }

    @Override
    public Map<String, Object> asMap() {
        return EventParser.Columns.EVENT_TYPE.asMap(new Object[] {id, type, at});
    }

    @Override
    public void writeTo(JsonOutput out) {
        EventWriter.writeItself(this, out);
    }

    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Event that && getClass() == that.getClass()
                && Objects.equals(id, that.id) && Objects.equals(type, that.type)
                && Objects.equals(at, that.at);
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, type, at);
    }

    @Override
    public String toString() {
        return toDisplayString();
    }
}

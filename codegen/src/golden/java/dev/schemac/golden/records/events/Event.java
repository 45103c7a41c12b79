package dev.schemac.golden.records.events;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.support.Generated;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Instant;
import java.util.List;

/**
 * An event of schema {@code Event} in module {@code dev.schemac.golden.records.events}.
 * Each event is of a class that implements this interface.
 */
@Generated("dev.schemac.codegen.SchemaCompiler")
public sealed interface Event extends JsonEvent, JsonOutput.Writable permits Push, Issue, EventOther {
    static Event parse(String json) {
        return EventParser.INSTANCE.parse(json);
    }

    static Event parse(String json, JsonOptions options) {
        return EventParser.INSTANCE.parse(json, options);
    }

    static Event parse(byte[] json) {
        return EventParser.INSTANCE.parse(json);
    }

    static Event parse(byte[] json, JsonOptions options) {
        return EventParser.INSTANCE.parse(json, options);
    }

    static Event parse(byte[] json, int offset, int length) {
        return EventParser.INSTANCE.parse(json, offset, length, JsonOptions.DEFAULT);
    }

    static Event parse(InputStream json) throws IOException {
        return EventParser.INSTANCE.parse(json);
    }

    static Event parse(InputStream json, JsonOptions options) throws IOException {
        return EventParser.INSTANCE.parse(json, options);
    }

    static List<Event> parseList(String json) {
        return EventParser.INSTANCE.parseList(json);
    }

    static List<Event> parseList(String json, JsonOptions options) {
        return EventParser.INSTANCE.parseList(json, options);
    }

    static List<Event> parseList(byte[] json) {
        return EventParser.INSTANCE.parseList(json);
    }

    static List<Event> parseList(byte[] json, JsonOptions options) {
        return EventParser.INSTANCE.parseList(json, options);
    }

    static List<Event> parseList(byte[] json, int offset, int length) {
        return EventParser.INSTANCE.parseList(json, offset, length, JsonOptions.DEFAULT);
    }

    static List<Event> parseList(InputStream json) throws IOException {
        return EventParser.INSTANCE.parseList(json);
    }

    static List<Event> parseList(InputStream json, JsonOptions options) throws IOException {
        return EventParser.INSTANCE.parseList(json, options);
    }

    static String toJson(List<? extends Event> list) {
        return EventWriter.INSTANCE.listWriter().toJson(list);
    }

    static String toJson(List<? extends Event> list, JsonOptions options) {
        return EventWriter.INSTANCE.listWriter().toJson(list, options);
    }

    static byte[] toJsonBytes(List<? extends Event> list) {
        return EventWriter.INSTANCE.listWriter().toJsonBytes(list);
    }

    static byte[] toJsonBytes(List<? extends Event> list, JsonOptions options) {
        return EventWriter.INSTANCE.listWriter().toJsonBytes(list, options);
    }

    static void writeTo(List<? extends Event> list, OutputStream stream) throws IOException {
        EventWriter.INSTANCE.listWriter().writeTo(list, stream);
    }

    static void writeTo(List<? extends Event> list, OutputStream stream, JsonOptions options) throws
            IOException {
        EventWriter.INSTANCE.listWriter().writeTo(list, stream, options);
    }

    String id();

    String type();

    Instant at();
}

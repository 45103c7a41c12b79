package dev.schemac.cli.documents;

import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedEventType;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
import java.util.Arrays;
import java.util.List;

/**
 * Parses events and writes each in the parsing thread: to the printed line, or to several indented lines. An event that
 * cannot be written is rejected like one that cannot be parsed. Events that are only counted are not written.
 */
public final class EventText<T> implements GeneratedObjectParser<byte[]> {
    private static final byte[] NOTHING = {};

    /** The length of <code>{}</code> with its line feed. */
    private static final int EMPTY = 3;

    private final ObjectParser<T> parser;
    /** The same parser, as the type with the method that reads from a scanner. */
    private final GeneratedParser<T> scanning;

    private final JsonOptions options;
    private final Printed printed;
    private final SelectedValues values;
    /** A writer for each parsing thread, which keeps its memory. */
    private final ThreadLocal<JsonWriter> writers;

    /** What is printed of each event. */
    private enum Printed {
        ALL,
        VALUES,
        NOTHING
    }

    @SuppressWarnings("unchecked") // both types of a generated parser have the same value class
    private EventText(ObjectParser<T> parser, JsonOptions options, Printed printed, SelectedValues values) {
        this.parser = parser;
        this.scanning = (GeneratedParser<T>) parser;
        this.options = options;
        this.printed = printed;
        this.values = values;
        this.writers = ThreadLocal.withInitial(() -> new JsonWriter(options));
    }

    /** Prints each event. */
    public static EventText<?> of(EventSender<?> sender, JsonOptions options) {
        return new EventText<>(sender.parser(), options, Printed.ALL, null);
    }

    /** Prints some values of each event. */
    public static EventText<?> of(EventSender<?> sender, JsonOptions options, SelectedValues values) {
        return new EventText<>(sender.parser(), options, Printed.VALUES, values);
    }

    /** Prints no event; each is only parsed. */
    public static EventText<?> counted(EventSender<?> sender, JsonOptions options) {
        return new EventText<>(sender.parser(), options, Printed.NOTHING, null);
    }

    /** Returns whether events are only parsed, to be counted. */
    boolean counts() {
        return printed == Printed.NOTHING;
    }

    /** Returns whether a line is an event without values, of a schema that has columns. */
    boolean isEmpty(byte[] line) {
        return printed == Printed.ALL
                && line.length == EMPTY
                && !parser.eventType().columns().isEmpty();
    }

    /** Returns the name of the schema. */
    String schema() {
        return parser.eventType().name();
    }

    /** Returns the line before those of the events; empty if there is none. */
    byte[] header() {
        return values == null ? NOTHING : values.header();
    }

    @Override
    public EventType<byte[]> eventType() {
        EventType<T> type = parser.eventType();
        return GeneratedEventType.of(byte[].class, type.moduleName(), type.name(), List.of());
    }

    @Override
    public byte[] read(JsonScanner in) {
        T event = scanning.read(in);
        if (printed == Printed.NOTHING) {
            return NOTHING;
        }
        try {
            JsonWriter out = writers.get();
            out.reset();
            parser.writer().write(event, out);
            if (printed == Printed.VALUES) {
                return values.line(out.toLine());
            }
            return options.indent() == 0 ? out.toLine() : withLineFeed(out.toByteArray());
        } catch (JsonWriteException e) {
            throw RuntimeAccess.mismatch(e.description());
        }
    }

    private static byte[] withLineFeed(byte[] document) {
        byte[] text = Arrays.copyOf(document, document.length + 1);
        text[document.length] = '\n';
        return text;
    }
}

package dev.schemac.cli.documents;

import dev.schemac.codegen.select.Selection;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.GeneratedParser;
import dev.schemac.runtime.support.JsonScanner;
import java.util.Arrays;
import java.util.List;

/**
 * Parses events and writes each in the parsing thread: to the printed line, or to several indented lines. An event that
 * cannot be written is rejected like one that cannot be parsed.
 */
public final class EventText<T> implements ObjectParser<byte[]>, GeneratedParser<byte[]> {
    private final ObjectParser<T> parser;
    /** The same parser, as the type with the method that reads from a scanner. */
    private final GeneratedParser<T> scanning;

    private final JsonOptions options;
    private final Selection selection;

    @SuppressWarnings("unchecked") // both types of a generated parser have the same value class
    private EventText(ObjectParser<T> parser, JsonOptions options, Selection selection) {
        this.parser = parser;
        this.scanning = (GeneratedParser<T>) parser;
        this.options = options;
        this.selection = selection;
    }

    /** @param selection the printed part of each event, or null for all of it */
    public static EventText<?> of(EventSender<?> sender, JsonOptions options, Selection selection) {
        return new EventText<>(sender.parser(), options, selection);
    }

    @Override
    public EventType<byte[]> eventType() {
        EventType<T> type = parser.eventType();
        return EventType.of(byte[].class, type.moduleName(), type.name(), List.of());
    }

    @Override
    public byte[] read(JsonScanner in) {
        T event = scanning.read(in);
        try {
            JsonWriter out = new JsonWriter(options);
            parser.writer().write(event, out);
            if (selection != null) {
                return withLineFeed(selection.from(out.toLine()));
            }
            return options.indent() == 0 ? out.toLine() : withLineFeed(out.toByteArray());
        } catch (JsonWriteException e) {
            throw RuntimeAccess.mismatch(e.getMessage());
        }
    }

    private static byte[] withLineFeed(byte[] document) {
        byte[] text = Arrays.copyOf(document, document.length + 1);
        text[document.length] = '\n';
        return text;
    }
}

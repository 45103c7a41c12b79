package dev.schemac.integrations.common;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.stream.EventFeed;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.RejectedEvent;
import java.util.ArrayList;
import java.util.List;

/** Collects the errors of a body with several events, each with its place in the body. */
final class EventErrors {
    private static final int MOST = 100;

    /** Ends the body. */
    private static final class Enough extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Enough() {
            super(null, null, false, false);
        }
    }

    private final ObjectParser<?> parser;
    private final byte[] json;
    private final boolean lines;
    private final JsonOptions options;
    private final List<JsonParseException> found = new ArrayList<>();
    /** The beginning of the line of the last event. */
    private int lineBegin;
    /** The bytes before it have been searched for line feeds. */
    private int searched;

    EventErrors(ObjectParser<?> parser, byte[] json, boolean lines, JsonOptions options) {
        this.parser = parser;
        this.json = json;
        this.lines = lines;
        this.options = options;
    }

    List<JsonParseException> read() {
        EventFormat<?> format = lines ? EventFormat.lines(parser) : EventFormat.elements(parser);
        EventFeed<?> feed = format.withOptions(options).onRejected(this::add).feed(event -> {});
        try {
            feed.feed(json, 0, json.length);
            feed.finish();
        } catch (JsonParseException e) {
            found.add(e); // the next event cannot be found
        } catch (Enough e) {
            // the others are not listed
        }
        return found;
    }

    private void add(RejectedEvent event) {
        for (JsonParseException error : errors(event)) {
            if (found.size() == MOST) {
                throw new Enough();
            }
            found.add(error);
        }
    }

    private List<JsonParseException> errors(RejectedEvent event) {
        return switch (event.error().kind()) {
            case MISMATCH, VIOLATION -> {
                String path = lines ? "$" : "$[" + (event.number() - 1) + "]";
                int column = column((int) event.offset());
                yield parser.validate(event.document(), options).stream()
                        .map(error -> RuntimeAccess.within(error, path, event.offset(), event.line(), column))
                        .toList();
            }
            case MALFORMED, LIMIT -> List.of(event.error());
        };
    }

    /** Returns the column of an event, which is not before the last one. Like streams it counts bytes. */
    private int column(int offset) {
        for (; searched < offset; searched++) {
            if (json[searched] == '\n') {
                lineBegin = searched + 1;
            }
        }
        return offset - lineBegin + 1;
    }
}

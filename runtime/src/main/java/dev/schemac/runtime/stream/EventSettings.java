package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ObjectParser;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Contains the part of an {@link EventFormat} that all readers use.
 *
 * @param rejected the handler of bad events, or null if the first one ends the stream
 */
record EventSettings<T>(ObjectParser<T> parser, JsonOptions options, Consumer<? super RejectedEvent> rejected) {
    EventSettings {
        Objects.requireNonNull(parser, "parser");
        Objects.requireNonNull(options, "options");
    }

    EventSettings<T> withOptions(JsonOptions other) {
        return new EventSettings<>(parser, other, rejected);
    }

    EventSettings<T> withRejected(Consumer<? super RejectedEvent> handler) {
        return new EventSettings<>(parser, options, handler);
    }
}

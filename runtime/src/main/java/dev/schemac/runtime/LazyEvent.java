package dev.schemac.runtime;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An event with lazy strings, or with nested events that have lazy strings. Until {@link #detach}, it refers to its
 * document. Several threads may call getters at once, also before their strings are decoded.
 */
public interface LazyEvent extends JsonEvent {

    /**
     * Decodes the lazy strings that have not been decoded yet, in nested events too, and releases the document. It counts
     * as a change of the event.
     */
    void detach();

    /**
     * Calls {@link #detach} of an event, or of all events in an array, an {@link Iterable} or the values of a map, at any
     * depth.
     *
     * @param events the events; other values and null are ignored
     */
    static void detachAll(@Nullable Object events) {
        if (events instanceof LazyEvent event) {
            event.detach();
        } else if (events instanceof JsonEvent) {
            // an event without lazy strings, which may be a map or a collection too
        } else if (events instanceof Object[] elements) {
            for (Object element : elements) {
                detachAll(element);
            }
        } else if (events instanceof Iterable<?> elements) {
            elements.forEach(LazyEvent::detachAll);
        } else if (events instanceof Map<?, ?> members) {
            members.values().forEach(LazyEvent::detachAll);
        }
    }
}

package dev.schemac.runtime.support.event;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.LazyEvent;
import java.util.Map;

/** Detaches the events in a column from their document. */
public final class LazyEvents {
    private LazyEvents() {}

    /**
     * Calls {@link LazyEvent#detach} of an event, or of all events in an array, an {@link Iterable} or the values of a
     * map, at any depth.
     *
     * @param events the events; other values and null are ignored
     */
    public static void detachAll(Object events) {
        if (events instanceof LazyEvent event) {
            event.detach();
        } else if (events instanceof JsonEvent) {
            // an event without lazy strings, which may be a map or a collection too
        } else if (events instanceof Object[] elements) {
            for (Object element : elements) {
                detachAll(element);
            }
        } else if (events instanceof Iterable<?> elements) {
            elements.forEach(LazyEvents::detachAll);
        } else if (events instanceof Map<?, ?> members) {
            members.values().forEach(LazyEvents::detachAll);
        }
    }
}

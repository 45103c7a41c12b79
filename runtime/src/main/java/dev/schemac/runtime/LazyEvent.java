package dev.schemac.runtime;

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
}

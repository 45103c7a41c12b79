package dev.schemac.codegen;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonParseException;

/** The result of a document: an event or an error. */
record Outcome(JsonEvent event, JsonParseException error) {
    boolean isSame(Outcome other) {
        return error == null
                ? event.equals(other.event)
                : other.error != null
                        && error.offset() == other.error.offset()
                        && error.kind() == other.error.kind()
                        && error.getMessage().equals(other.error.getMessage());
    }

    @Override
    public String toString() {
        return error == null ? event.toString() : error.kind() + " byte " + error.offset() + ": " + error.getMessage();
    }
}

package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonLocation;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.integration.RuntimeAccess;

/** Thrown when the generated parser rejects a value, with the place of the rejected token. */
final class RefusedValue extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient JsonLocation location;

    RefusedValue(JsonParseException error, JsonLocation location) {
        super(error);
        this.location = location;
    }

    JsonParseException error() {
        return (JsonParseException) getCause();
    }

    /** Returns the error at the place in the source; if that is unknown, at the place in the JSON of the value. */
    JsonParseException errorInSource() {
        JsonParseException error = error();
        long offset = location.getByteOffset() >= 0 ? location.getByteOffset() : location.getCharOffset();
        if (offset < 0) {
            return error;
        }
        boolean lines = location.getLineNr() > 0;
        int column = lines ? location.getColumnNr() : (int) Math.min(Integer.MAX_VALUE, offset + 1);
        return RuntimeAccess.at(error, error.path(), offset, lines ? location.getLineNr() : 1, column);
    }

    /** Returns the place in the source, or {@link JsonLocation#NA} if the parser knows no places. */
    JsonLocation location() {
        return location;
    }
}

package dev.schemac.rest;

import dev.schemac.runtime.JsonParseException;
import jakarta.ws.rs.BadRequestException;

/**
 * Thrown when the body of a request is no valid event. The response has status 400 and problem details; an {@code
 * ExceptionMapper} of the application for this class replaces it.
 */
public final class InvalidEventException extends BadRequestException {
    private static final long serialVersionUID = 1L;

    private final JsonParseException error;

    InvalidEventException(JsonParseException error) {
        super(error.getMessage(), error);
        this.error = error;
    }

    /** {@return the error with path, place and kind} */
    public JsonParseException error() {
        return error;
    }
}

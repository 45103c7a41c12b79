package dev.schemac.spring;

import dev.schemac.runtime.JsonParseException;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.converter.HttpMessageNotReadableException;

/**
 * Thrown by Spring MVC when the body of a request is not valid for the schema of its class. Without another handler the
 * response is 400 with problem details.
 */
public final class UnreadableEventException extends HttpMessageNotReadableException {
    private static final long serialVersionUID = 1L;

    private final JsonParseException error;

    UnreadableEventException(JsonParseException error, HttpInputMessage request) {
        super(error.getMessage(), error, request);
        this.error = error;
    }

    /** {@return the error, with its place} */
    public JsonParseException error() {
        return error;
    }
}

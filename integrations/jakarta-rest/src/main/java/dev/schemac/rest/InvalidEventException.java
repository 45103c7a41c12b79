package dev.schemac.rest;

import dev.schemac.integrations.common.ProblemDetails;
import dev.schemac.runtime.JsonParseException;
import jakarta.ws.rs.ClientErrorException;
import java.util.List;

/**
 * Thrown when the body of a request is not a valid event. The response has problem details and status 400, or 413 if the
 * body is longer than {@link dev.schemac.runtime.JsonOptions#maxEventBytes}; an {@code ExceptionMapper} of the application
 * for this class replaces it.
 */
public final class InvalidEventException extends ClientErrorException {
    private static final long serialVersionUID = 1L;

    /** An array can be serialized. */
    private final JsonParseException[] errors;

    InvalidEventException(List<JsonParseException> errors) {
        super(errors.get(0).getMessage(), ProblemDetails.status(errors), errors.get(0));
        this.errors = errors.toArray(JsonParseException[]::new);
    }

    /** {@return the first error, with its place} */
    public JsonParseException error() {
        return errors[0];
    }

    /**
     * {@return the errors that {@link dev.schemac.runtime.ObjectParser#validate} finds in the events of the body, at most
     * 100}
     */
    public List<JsonParseException> errors() {
        return List.of(errors);
    }
}

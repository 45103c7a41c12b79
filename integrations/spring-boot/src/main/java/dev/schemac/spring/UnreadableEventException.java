package dev.schemac.spring;

import dev.schemac.runtime.JsonParseException;
import java.util.List;
import org.springframework.http.HttpInputMessage;
import org.springframework.http.converter.HttpMessageNotReadableException;

/**
 * Thrown by Spring MVC when the body of a request is not valid for the schema of its class. Without another handler the
 * response is 400 with problem details.
 */
public final class UnreadableEventException extends HttpMessageNotReadableException {
    private static final long serialVersionUID = 1L;

    /** An array can be serialized. */
    private final JsonParseException[] errors;

    UnreadableEventException(List<JsonParseException> errors, HttpInputMessage request) {
        this(errors, errors.get(0), request);
    }

    UnreadableEventException(List<JsonParseException> errors, Throwable cause, HttpInputMessage request) {
        super(errors.get(0).getMessage(), cause, request);
        this.errors = errors.toArray(JsonParseException[]::new);
    }

    /** {@return the first error, with its place} */
    public JsonParseException error() {
        return errors[0];
    }

    /**
     * {@return the errors that {@link dev.schemac.runtime.ObjectParser#validate} finds in the events of the body, at most
     * 100; the first error if the body is read as a {@code Stream}, or if the event is inside another object}
     */
    public List<JsonParseException> errors() {
        return List.of(errors);
    }
}

package dev.schemac.spring;

import dev.schemac.runtime.JsonParseException;
import java.util.List;
import org.springframework.core.codec.DecodingException;

/**
 * Thrown by Spring WebFlux when the body of a request is not valid for the schema of its class. Without another handler
 * the response is 400 with problem details.
 */
public final class UndecodableEventException extends DecodingException {
    private static final long serialVersionUID = 1L;

    /** An array can be serialized. */
    private final JsonParseException[] errors;

    UndecodableEventException(List<JsonParseException> errors) {
        this(errors, errors.get(0));
    }

    UndecodableEventException(List<JsonParseException> errors, Throwable cause) {
        super(errors.get(0).getMessage(), cause);
        this.errors = errors.toArray(JsonParseException[]::new);
    }

    /** {@return the first error, with its place} */
    public JsonParseException error() {
        return errors[0];
    }

    /**
     * {@return the errors that {@link dev.schemac.runtime.ObjectParser#validate} finds in the events of the body, at most
     * 100; the first error if the body is read as a {@code Flux}, or if the event is inside another object}
     */
    public List<JsonParseException> errors() {
        return List.of(errors);
    }
}

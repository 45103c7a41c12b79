package dev.schemac.spring;

import dev.schemac.runtime.JsonParseException;
import org.springframework.core.codec.DecodingException;

/**
 * Thrown by Spring WebFlux when the body of a request is not valid for the schema of its class. Without another handler
 * the response is 400 with problem details.
 */
public final class UndecodableEventException extends DecodingException {
    private static final long serialVersionUID = 1L;

    private final JsonParseException error;

    UndecodableEventException(JsonParseException error) {
        super(error.getMessage(), error);
        this.error = error;
    }

    /** {@return the error, with its place} */
    public JsonParseException error() {
        return error;
    }
}

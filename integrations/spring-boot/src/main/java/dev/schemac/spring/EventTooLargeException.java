package dev.schemac.spring;

import dev.schemac.runtime.JsonParseException;
import org.springframework.http.HttpStatusCode;
import org.springframework.web.server.ResponseStatusException;

/**
 * Thrown by Spring MVC and WebFlux when the body of a request, or one of the events of a {@code Stream} or {@code Flux}, is
 * longer than {@link dev.schemac.runtime.JsonOptions#maxEventBytes}. Without another handler the response is 413 with
 * problem details.
 */
public final class EventTooLargeException extends ResponseStatusException {
    private static final long serialVersionUID = 1L;

    private final JsonParseException error;

    EventTooLargeException(JsonParseException error) {
        super(HttpStatusCode.valueOf(413), error.getMessage(), error);
        this.error = error;
    }

    /** {@return the error, with its place} */
    public JsonParseException error() {
        return error;
    }
}

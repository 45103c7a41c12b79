package dev.schemac.spring;

import java.util.List;
import org.springframework.web.server.UnsupportedMediaTypeStatusException;

/** Thrown for a request in another charset than UTF-8. Without another handler the response is 415 with problem details. */
final class EventCharsetException extends UnsupportedMediaTypeStatusException {
    private static final long serialVersionUID = 1L;

    EventCharsetException(String message) {
        super(message, List.of(EventBodies.MEDIA_TYPES));
    }
}

package dev.schemac.spring;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import java.util.Locale;
import org.springframework.core.annotation.Order;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;

/**
 * Answers requests with invalid events: problem details as RFC 9457 defines them. They name places and expectations, never
 * values of the request.
 */
@ControllerAdvice
@Order(-1) // before that of Spring Boot, which omits the details
final class EventProblems {
    @ExceptionHandler
    ResponseEntity<byte[]> unreadable(UnreadableEventException e) {
        return problem(e.error());
    }

    @ExceptionHandler
    ResponseEntity<byte[]> undecodable(UndecodableEventException e) {
        return problem(e.error());
    }

    private static ResponseEntity<byte[]> problem(JsonParseException error) {
        HttpStatus status = HttpStatus.BAD_REQUEST;
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.member("type", "about:blank");
        out.member("title", status.getReasonPhrase());
        out.member("status", status.value());
        out.member("detail", error.getMessage());
        out.beginArray("errors");
        out.beginObject();
        out.member("kind", error.kind().name().toLowerCase(Locale.ROOT));
        out.member("path", error.path());
        out.member("line", error.line());
        out.member("column", error.column());
        out.member("detail", error.description());
        out.endObject();
        out.endArray();
        out.endObject();
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(out.toByteArray());
    }
}

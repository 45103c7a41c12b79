package dev.schemac.spring;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.problem.ProblemDetails;
import java.util.List;
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
        return problem(e.errors());
    }

    @ExceptionHandler
    ResponseEntity<byte[]> undecodable(UndecodableEventException e) {
        return problem(e.errors());
    }

    private static ResponseEntity<byte[]> problem(List<JsonParseException> errors) {
        HttpStatus status = HttpStatus.BAD_REQUEST;
        return ResponseEntity.status(status)
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(ProblemDetails.json(status.value(), status.getReasonPhrase(), errors));
    }
}

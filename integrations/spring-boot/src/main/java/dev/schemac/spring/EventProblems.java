package dev.schemac.spring;

import dev.schemac.integrations.common.ProblemDetails;
import dev.schemac.runtime.JsonException;
import dev.schemac.runtime.JsonParseException;
import java.util.List;
import org.springframework.core.Ordered;
import org.springframework.core.annotation.Order;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.server.reactive.ServerHttpResponse;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.server.ServerWebExchange;
import org.springframework.web.server.WebExceptionHandler;
import reactor.core.publisher.Mono;

/**
 * Answers requests with invalid events: problem details as RFC 9457 defines them. They name places and expectations, never
 * values of the request.
 */
final class EventProblems {
    /** Before the advice of Spring Boot, which omits the details. */
    private static final int ORDER = -1;

    private EventProblems() {}

    /** Those of Spring MVC. {@link BrokenResponses} handles errors after a part of the response. */
    @ControllerAdvice
    @Order(ORDER)
    static final class OfServlets {
        @ExceptionHandler
        ResponseEntity<byte[]> unreadable(UnreadableEventException e) {
            return problem(e.errors());
        }

        @ExceptionHandler
        ResponseEntity<byte[]> charset(EventCharsetException e) {
            return unsupported(e);
        }

        @ExceptionHandler
        ResponseEntity<byte[]> tooLarge(EventTooLargeException e) {
            return problem(List.of(e.error()));
        }
    }

    /** Those of WebFlux, which breaks the connection for an error after a part of the response. */
    @ControllerAdvice
    @Order(ORDER)
    static final class OfWebFlux {
        @ExceptionHandler
        Mono<ResponseEntity<byte[]>> undecodable(UndecodableEventException e, ServerHttpResponse response) {
            return problem(e, e.errors(), response);
        }

        @ExceptionHandler
        Mono<ResponseEntity<byte[]>> charset(EventCharsetException e) {
            return Mono.just(unsupported(e));
        }

        @ExceptionHandler
        Mono<ResponseEntity<byte[]>> tooLarge(EventTooLargeException e, ServerHttpResponse response) {
            return problem(e, List.of(e.error()), response);
        }

        private static Mono<ResponseEntity<byte[]>> problem(
                Exception e, List<JsonParseException> errors, ServerHttpResponse response) {
            return response.isCommitted() ? Mono.error(e) : Mono.just(EventProblems.problem(errors));
        }
    }

    /**
     * Lets WebFlux log the error of an event that fails after a part of the response, and not the exception of Spring
     * around it, whose message has no place.
     */
    static final class AfterCommit implements WebExceptionHandler, Ordered {
        @Override
        public int getOrder() {
            return HIGHEST_PRECEDENCE;
        }

        @Override
        public Mono<Void> handle(ServerWebExchange exchange, Throwable failure) {
            if (exchange.getResponse().isCommitted()) {
                for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
                    if (cause instanceof JsonException) {
                        return Mono.error(cause);
                    }
                }
            }
            return Mono.error(failure);
        }
    }

    private static ResponseEntity<byte[]> problem(List<JsonParseException> errors) {
        return ResponseEntity.status(ProblemDetails.status(errors))
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(ProblemDetails.json(errors));
    }

    private static ResponseEntity<byte[]> unsupported(EventCharsetException e) {
        return ResponseEntity.status(e.getStatusCode())
                .contentType(MediaType.APPLICATION_PROBLEM_JSON)
                .body(ProblemDetails.unsupportedCharset(e.getReason()));
    }
}

package dev.schemac.rest;

import dev.schemac.integrations.common.ProblemDetails;
import jakarta.annotation.Priority;
import jakarta.ws.rs.Priorities;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.ext.ExceptionMapper;

/**
 * Answers requests with invalid events: problem details as RFC 9457 defines them. They name places and expectations, never
 * values of the request.
 */
@Priority(EventProblems.PRIORITY)
final class EventProblems implements ExceptionMapper<InvalidEventException> {
    /** After a mapper of the application for the same exception. RESTEasy knows the priority by the annotation only. */
    static final int PRIORITY = Priorities.USER + 1000;

    @Override
    public Response toResponse(InvalidEventException e) {
        return Response.status(ProblemDetails.status(e.errors()))
                .type(ProblemDetails.MEDIA_TYPE)
                .entity(ProblemDetails.json(e.errors()))
                .build();
    }
}

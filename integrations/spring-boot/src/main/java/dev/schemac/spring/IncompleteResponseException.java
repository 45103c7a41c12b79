package dev.schemac.spring;

/** Thrown when a {@code Stream} fails after the first bytes of its response were sent. */
final class IncompleteResponseException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** @param events how many were written, not all of them sent */
    IncompleteResponseException(long events, Throwable cause) {
        super("the response is incomplete: event " + (events + 1) + " failed: " + cause.getMessage(), cause);
    }
}

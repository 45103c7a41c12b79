package dev.schemac.playground.workbench;

/** Thrown for a request that the page never sends. */
public final class BadRequestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadRequestException(String message) {
        super(message);
    }
}

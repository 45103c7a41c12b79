package dev.schemac.playground.workbench;

/** A request that the page does not send. */
public final class BadRequestException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    BadRequestException(String message) {
        super(message);
    }
}

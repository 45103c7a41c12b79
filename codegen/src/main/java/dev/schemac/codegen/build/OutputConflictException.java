package dev.schemac.codegen.build;

import java.io.IOException;

/** A file is in the way of one that was to be written. The message names each, one a line, and says what to do. */
public final class OutputConflictException extends IOException {
    private static final long serialVersionUID = 1L;

    OutputConflictException(String message) {
        super(message);
    }
}

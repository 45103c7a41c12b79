package dev.schemac.codegen.build;

import java.io.IOException;

/**
 * Thrown when an existing file blocks an output file. The message names each on a line of its own, and explains the
 * fix.
 */
public final class OutputConflictException extends IOException {
    private static final long serialVersionUID = 1L;

    OutputConflictException(String message) {
        super(message);
    }
}

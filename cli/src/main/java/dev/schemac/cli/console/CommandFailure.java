package dev.schemac.cli.console;

import dev.schemac.dsl.diagnostic.Findings;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Ends a command with exit code 1. The message is the complete output for standard error. */
public final class CommandFailure extends Exception {
    private static final long serialVersionUID = 1L;

    public CommandFailure(String message) {
        super(message);
    }

    /**
     * Creates the failure of a file that cannot be read or written. It uses {@code name} if the exception names no
     * file.
     */
    public static CommandFailure of(String name, IOException e) {
        return new CommandFailure(describe(name, e));
    }

    /** Returns one line with the file and the problem. */
    public static String describe(String name, IOException e) {
        String file = e instanceof FileSystemException known && known.getFile() != null ? known.getFile() : name;
        return "schemac: " + Findings.printable(file) + ": " + reason(e);
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NotDirectoryException) {
            return "not a folder";
        }
        if (e.getMessage() != null && e.getMessage().endsWith("Is a directory")) {
            return "a folder, not a file";
        }
        if (e instanceof FileSystemException known && known.getReason() != null) {
            return known.getReason();
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }
}

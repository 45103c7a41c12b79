package dev.schemac.cli.console;

/** The exit codes of all commands. */
public final class ExitCode {
    public static final int OK = 0;
    /** An error in a schema, a document or a file. */
    public static final int FAILED = 1;
    /** An error in the command line. */
    public static final int USAGE = 2;
    /** A check failed. */
    public static final int CHECK_FAILED = 3;
    /** A defect of schemac. */
    public static final int INTERNAL_ERROR = 70;

    private ExitCode() {}
}

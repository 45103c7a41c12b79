package dev.schemac.cli.diagnostics;

import dev.schemac.dsl.diagnostic.Findings;
import picocli.CommandLine.Option;

/** Limits the printed problems, because each line of a broken input may be one. */
public final class ErrorLimit {
    /** The position of diagnostic options in the help: after all others. */
    static final int ORDER = 20;

    /** The end of the line that counts the other problems. */
    private static final String HINT = "; --all-errors prints all";

    @Option(
            names = "--all-errors",
            order = ORDER,
            description = "Print all errors and warnings (default: the first " + Findings.MOST_SHOWN + ")")
    private boolean all;

    /** {@return the number of problems to print} */
    public int most() {
        return atMost(Findings.MOST_SHOWN);
    }

    int atMost(int most) {
        return all ? Integer.MAX_VALUE : most;
    }

    /** {@return the line after the last problem printed} */
    public static String line(String omitted) {
        return omitted + HINT;
    }

    /** {@return the line after the last error printed} */
    public static String line(long omittedErrors) {
        return line(omittedErrors + (omittedErrors == 1 ? " more error" : " more errors"));
    }
}

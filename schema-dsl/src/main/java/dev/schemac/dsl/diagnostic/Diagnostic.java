package dev.schemac.dsl.diagnostic;

import java.util.List;

/**
 * A finding about the source of a schema.
 *
 * @param code the kind of finding
 * @param location the place in the source
 * @param message one line, without the place; longer messages than {@value #LONGEST_MESSAGE} characters are shortened
 *     in the middle
 * @param related other places that the message refers to, such as an earlier declaration
 */
public record Diagnostic(DiagnosticCode code, SourceLocation location, String message, List<SourceLocation> related) {
    private static final int LONGEST_MESSAGE = 1_000;

    /** The length of the end of a shortened message, which contains suggestions. */
    private static final int TAIL = 200;

    private static final String CUT = "...";

    /** Copies the list, and shortens the message, because a schema may have names of any length. */
    public Diagnostic {
        message = shortened(message);
        related = List.copyOf(related);
    }

    /** {@return a message without its middle if it is too long} */
    public static String shortened(String message) {
        if (message.length() <= LONGEST_MESSAGE) {
            return message;
        }
        int head = LONGEST_MESSAGE - CUT.length() - TAIL;
        int tail = message.length() - TAIL;
        return message.substring(0, Character.isHighSurrogate(message.charAt(head - 1)) ? head - 1 : head)
                + CUT
                + message.substring(Character.isLowSurrogate(message.charAt(tail)) ? tail + 1 : tail);
    }

    /** {@return whether it stops the compiler: the severity of its code} */
    public Severity severity() {
        return code.severity();
    }

    /** {@return the name of its rule, for instance {@code unknown-type}} */
    public String rule() {
        return code.rule();
    }

    /** {@return how to fix it, in one or two sentences} */
    public String hint() {
        return code.fix();
    }

    /** The severity of a {@link Diagnostic}: an error stops the compiler, a warning does not. */
    public enum Severity {
        /** Nothing is generated. */
        ERROR,
        /** It may be a mistake; the generated code is correct. */
        WARNING
    }
}

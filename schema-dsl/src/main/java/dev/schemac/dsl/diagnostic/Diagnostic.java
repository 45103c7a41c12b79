package dev.schemac.dsl.diagnostic;

import java.util.List;

/**
 * One remark about the text of a schema.
 *
 * @param code which kind of remark it is
 * @param location the text it is about
 * @param message one line, without the place; a longer one than {@value #LONGEST_MESSAGE} characters is shortened in the
 *     middle
 * @param related other places that the message speaks of, such as an earlier declaration
 */
public record Diagnostic(DiagnosticCode code, SourceLocation location, String message, List<SourceLocation> related) {
    private static final int LONGEST_MESSAGE = 1_000;

    /** How much of a shortened message comes from its end, where suggestions are. */
    private static final int TAIL = 200;

    private static final String CUT = "...";

    /** Copies the list, and shortens the message: a schema may have names of any length. */
    public Diagnostic {
        message = shortened(message);
        related = List.copyOf(related);
    }

    /** {@return a message without its middle where it is too long to be read} */
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

    /** {@return what to do about it, in one or two sentences} */
    public String hint() {
        return code.fix();
    }

    /** How much a {@link Diagnostic} matters: an error stops the compiler, a warning does not. */
    public enum Severity {
        /** Nothing is generated. */
        ERROR,
        /** It may be a mistake; what is generated is right all the same. */
        WARNING
    }
}

package dev.schemac.dsl.diagnostic;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A finding about the source of a schema.
 *
 * @param code the kind of finding
 * @param location the place in the source
 * @param finding the message without its end about the fix
 * @param fix what probably corrects it
 * @param related other places that the message refers to, such as an earlier declaration
 */
public record Diagnostic(
        DiagnosticCode code, SourceLocation location, String finding, Optional<Fix> fix, List<SourceLocation> related) {
    private static final int LONGEST_MESSAGE = 1_000;

    /** The length of the end of a shortened message, which contains suggestions. */
    private static final int TAIL = 200;

    private static final String CUT = "...";

    /** Copies the list, and keeps of a long finding only what its message shows. */
    public Diagnostic {
        int length = finding.length();
        if (length > 2 * LONGEST_MESSAGE) {
            finding = finding.substring(0, LONGEST_MESSAGE) + finding.substring(length - TAIL);
        }
        related = List.copyOf(related);
    }

    /**
     * {@return one line, without the place} Messages longer than {@value #LONGEST_MESSAGE} characters are shortened in
     * the middle, because a schema may have names of any length.
     */
    public String message() {
        return shortened(finding + fix.map(Fix::sentence).orElse(""));
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
        WARNING;

        /** Returns the word for messages: {@code error}. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}

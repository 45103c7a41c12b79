package dev.schemac.dsl.diagnostic;

import java.util.List;

/**
 * One remark about the text of a schema.
 *
 * @param severity whether it stops the compiler
 * @param code which kind of remark it is
 * @param location the text it is about
 * @param message one line, without the place
 * @param related other places that the message speaks of, such as an earlier declaration
 */
public record Diagnostic(
        Severity severity, DiagnosticCode code, SourceLocation location, String message, List<SourceLocation> related) {
    public Diagnostic {
        related = List.copyOf(related);
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

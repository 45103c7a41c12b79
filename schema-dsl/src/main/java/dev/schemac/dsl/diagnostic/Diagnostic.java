package dev.schemac.dsl.diagnostic;

/**
 * One remark about the text of a schema.
 *
 * @param severity whether it stops the compiler
 * @param code which kind of remark it is
 * @param location the text it is about
 * @param message one line, without the place
 */
public record Diagnostic(Severity severity, DiagnosticCode code, SourceLocation location, String message) {
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

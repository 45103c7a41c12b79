package dev.schemac.dsl.diagnostic;

/** How much a {@link Diagnostic} matters: an error stops the compiler, a warning does not. */
public enum Severity {
    /** Nothing is generated. */
    ERROR,
    /** It may be a mistake; what is generated is right all the same. */
    WARNING
}

package dev.schemac.dsl.diagnostic;

/** How much a {@link Diagnostic} matters: an error stops the compiler, a warning does not. */
public enum Severity {
    ERROR,
    WARNING
}

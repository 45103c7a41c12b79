package dev.schemac.dsl.diagnostic;

/**
 * One remark about the text of a schema.
 *
 * @param severity whether it stops the compiler
 * @param location the text it is about
 * @param message one line, without the place
 */
public record Diagnostic(Severity severity, SourceLocation location, String message) {}

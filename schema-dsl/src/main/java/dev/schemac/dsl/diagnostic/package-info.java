/**
 * Describes errors in schema sources: kind, place and fix.
 *
 * <pre>{@code
 * try {
 *     SchemaLoader.load(sources);
 * } catch (SchemaException e) {
 *     for (Diagnostic error : e.diagnostics()) {
 *         System.err.println(error.location() + ": " + error.message() + " [" + error.code() + "]");
 *     }
 * }
 * }</pre>
 *
 * <p>Each {@link dev.schemac.dsl.diagnostic.DiagnosticCode} keeps its meaning forever, and has an example and a fix.
 */
package dev.schemac.dsl.diagnostic;

/**
 * What is wrong in schema text, where, and what to do about it.
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
 * <p>Each {@link dev.schemac.dsl.diagnostic.DiagnosticCode} keeps its meaning for good and knows an example and how to
 * fix it.
 */
package dev.schemac.dsl.diagnostic;

/**
 * Turns syntax trees into the model: resolves each name, and reports errors. {@link dev.schemac.dsl.link.Linker} runs
 * the steps. {@code DeclaredSchema} is a schema between declaration and model.
 */
package dev.schemac.dsl.link;

/**
 * From syntax trees to the model: what each name means, and what is wrong. {@link dev.schemac.dsl.link.Linker} goes
 * through the steps; {@code DeclaredSchema} is a schema on the way.
 */
package dev.schemac.dsl.link;

/**
 * What is decided about generated code before a line of it is emitted: names, types, groups of columns, key tables, and
 * how each column is read. Plain data: {@link dev.schemac.codegen.plan.PlannedSchemas} is made from a linked schema,
 * {@code codegen.emit} writes it down. Internal to the compiler: programs use
 * {@link dev.schemac.codegen.SchemaCompiler}.
 */
package dev.schemac.codegen.plan;

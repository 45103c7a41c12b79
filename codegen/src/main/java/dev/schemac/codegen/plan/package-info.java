/**
 * Everything that is decided about generated code before a line of it is emitted: types, groups of columns, key tables, and
 * how each column is read. Plain data: {@link dev.schemac.codegen.plan.PlannedSchemas} is made from a linked schema, and
 * {@code codegen.emit} writes it as Java. Internal to the compiler: programs use
 * {@link dev.schemac.codegen.SchemaCompiler}.
 */
package dev.schemac.codegen.plan;

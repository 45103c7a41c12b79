/**
 * Plans generated code before any line is emitted: types, groups of columns, key tables, and how each column is read.
 * Plans are data: {@link dev.schemac.codegen.plan.PlannedSchemas} is created from linked schemas, and {@code
 * codegen.emit} writes it as Java. Internal to the compiler: programs use {@link dev.schemac.codegen.SchemaCompiler}.
 */
package dev.schemac.codegen.plan;

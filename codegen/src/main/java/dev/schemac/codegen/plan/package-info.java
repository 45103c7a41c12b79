/**
 * Plans generated code before any line is emitted: types, groups of columns, key tables, and how each column is read.
 * Plans are data: {@link dev.schemac.codegen.plan.PlannedSchemas} is created from linked schemas, and {@code
 * codegen.emit} writes it as Java. Internal to the compiler: programs use {@link dev.schemac.codegen.SchemaCompiler}.
 *
 * <p>A parser tests for the columns in schema order, and passes over absent ones. This is the fast path, because most
 * writers keep the order. {@code tryNext} skips undeclared members there once a document has had one, and {@code
 * tryNull} reads null in a primitive column. The remaining members use the general path: a switch over four bytes of the
 * name, selected at generation, and a comparison of the whole name. There, a hash finds members after blanks, with
 * escapes in the name, and aliases. Its result also shows which members are undeclared. {@code KeyMatchPlan} selects the
 * hash, and {@code JsonKeys} contains the table.
 *
 * <p>Schemas of more than 64 columns are cut into groups, because HotSpot does not compile methods of more than 8,000
 * bytes of bytecode. They leave the fast path at the first column that is not the next member, and use the hash only.
 * Parsers of dynamic schemas keep undeclared members, so they call {@code tryNext} without the hash.
 */
package dev.schemac.codegen.plan;

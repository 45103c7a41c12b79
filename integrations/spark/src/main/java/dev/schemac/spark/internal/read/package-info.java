/**
 * Reads lines and documents of columns as rows. The driver compiles a {@code Projection} of the schema: the columns that
 * the query selects. It sends the executors a {@code RowPlan}, which contains the class files ({@code SchemaClasses}),
 * or the name of a generated class. An executor loads them once. A {@code RowParser} converts each event to a row while
 * it reads the line, unless a {@code RowFilter} has dropped the line.
 *
 * <p>This package uses {@code internal.table}, but not {@code internal.write}.
 */
package dev.schemac.spark.internal.read;

/**
 * Writes rows as lines. A {@code RowWriter} converts a row to JSON, reads it with the parser of the whole schema, and
 * writes the event. Therefore a row that breaks a rule of the schema fails the job. Spark moves
 * the files of a {@code LinesWriter} to their folder, and selects the attempts of tasks that are part of the result.
 *
 * <p>This package uses {@code internal.table}, but not {@code internal.read}.
 */
package dev.schemac.spark.internal.write;

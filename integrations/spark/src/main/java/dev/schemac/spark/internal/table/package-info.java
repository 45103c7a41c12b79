/** The options and the schema of a table, which reads and writes share. */
package dev.schemac.spark.internal.table;

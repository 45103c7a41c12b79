/**
 * Declares tables of Spark SQL, Flink SQL, DuckDB and PostgreSQL. A {@link dev.schemac.export.table.TableDialect} has what
 * differs between them.
 */
package dev.schemac.export.table;

/**
 * Declares schemas in the languages of other tools: tables of Spark, Flink SQL, DuckDB and PostgreSQL, Avro records and
 * Protocol Buffers messages. A difference between a schema and its declaration is a comment and a {@link
 * dev.schemac.codegen.declare.Difference}.
 */
package dev.schemac.codegen.declare;

/**
 * Reads JSON Lines in Apache Spark with parsers that are compiled from a schema. {@link dev.schemac.spark.SchemacSource}
 * is the data source {@code schemac}.
 *
 * <pre>{@code
 * Dataset<Row> clicks = spark.read().format("schemac")
 *         .option("schema", "Clicks.epl")
 *         .option("type", "Click")
 *         .load("clicks/*.jsonl");
 * }</pre>
 */
package dev.schemac.spark;

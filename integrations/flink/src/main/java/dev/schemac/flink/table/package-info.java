/**
 * Flink SQL and the Table API with generated classes. {@code 'format' = 'schemac'} reads and writes the rows of a table
 * with a generated parser, and {@link dev.schemac.flink.table.EventTables} declares columns and converts streams.
 *
 * <pre>{@code
 * CREATE TABLE clicks (user STRING, page STRING, at TIMESTAMP_LTZ(3)) WITH (
 *     'connector' = 'filesystem', 'path' = 'file:///data/clicks',
 *     'format' = 'schemac', 'schemac.class' = 'com.acme.clicks.Click')
 * }</pre>
 *
 * <p>Only this package needs the table modules of Flink. A job of the DataStream API runs without them.
 */
package dev.schemac.flink.table;

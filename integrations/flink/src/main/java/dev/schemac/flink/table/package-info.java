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
// For developers: `Conversions` selects how the columns of a table are converted, once for a query and not for each
// row.
package dev.schemac.flink.table;

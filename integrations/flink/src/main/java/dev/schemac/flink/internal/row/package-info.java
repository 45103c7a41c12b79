/** Converts events to the rows of Flink's tables, and rows to JSON. Internal: it may change with each version. */
// For developers: `Conversions` selects how the columns of a table are converted, once for a query and not for each
// row.
package dev.schemac.flink.internal.row;

package dev.schemac.spark.internal.read;

import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.TableSchema;
import org.apache.spark.sql.connector.read.Scan;
import org.apache.spark.sql.connector.read.SupportsPushDownRequiredColumns;
import org.apache.spark.sql.types.StructType;

/** Receives the columns that a query reads. */
final class EventScanBuilder implements SupportsPushDownRequiredColumns {
    private final ReadOptions options;
    private final TableSchema table;
    private StructType read;

    EventScanBuilder(ReadOptions options, TableSchema table, StructType columns) {
        this.options = options;
        this.table = table;
        this.read = columns;
    }

    @Override
    public void pruneColumns(StructType required) {
        read = required;
    }

    @Override
    public Scan build() {
        return new EventScan(options, table, read);
    }
}

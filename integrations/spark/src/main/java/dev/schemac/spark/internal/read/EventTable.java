package dev.schemac.spark.internal.read;

import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.TableSchema;
import java.util.Set;
import org.apache.spark.sql.connector.catalog.SupportsRead;
import org.apache.spark.sql.connector.catalog.TableCapability;
import org.apache.spark.sql.connector.read.ScanBuilder;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.sql.util.CaseInsensitiveStringMap;

/** Files of JSON Lines as a table. */
public final class EventTable implements SupportsRead {
    private final ReadOptions options;
    private final TableSchema table;
    private final StructType columns;

    /**
     * @param columns those of the table, or a part of them, and perhaps the column for invalid lines. Before a write,
     *     those of the DataFrame, which nothing has checked
     */
    public EventTable(ReadOptions options, TableSchema table, StructType columns) {
        this.options = options;
        this.table = table;
        this.columns = columns;
    }

    @Override
    public String name() {
        return "schemac " + table.type() + " " + String.join(", ", options.paths());
    }

    /** {@return the columns} Spark calls this for a read, never before a write, and so this checks them. */
    @Override
    @SuppressWarnings("deprecation") // Table.columns() derives from it
    public StructType schema() {
        options.checkRead();
        table.check(columns, options.corruptColumn());
        return columns;
    }

    /** {@return reading: without another capability, Spark writes by the data source} */
    @Override
    public Set<TableCapability> capabilities() {
        return Set.of(TableCapability.BATCH_READ);
    }

    /** @param ignored those of the table, and those of a query, which has none */
    @Override
    public ScanBuilder newScanBuilder(CaseInsensitiveStringMap ignored) {
        return new EventScanBuilder(options, table, columns);
    }
}

package dev.schemac.spark.internal.read;

import dev.schemac.integrations.common.RecentlyUsed;
import dev.schemac.spark.internal.table.ReadOptions;
import dev.schemac.spark.internal.table.SchemaClasses;
import dev.schemac.spark.internal.table.TableSchema;
import java.io.Serializable;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.sources.Filter;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/**
 * The facts that an executor needs to read rows. Data only.
 *
 * @param columns the columns of a row
 * @param corruptColumn the index of the column for invalid lines, or -1
 * @param checked the columns that decide whether a line is invalid, if a row has not all of them; or null
 * @param filter the rows that are dropped, or null
 */
record RowPlan(SchemaClasses classes, StructType columns, int corruptColumn, StructType checked, RowFilter.Plan filter)
        implements Serializable {
    private static final RecentlyUsed<Key, RowParser> PARSERS = new RecentlyUsed<>();

    private record Key(Object classes, RowPlan plan) {}

    /**
     * @param all the columns of the reader
     * @param columns those of the query
     */
    static RowPlan of(
            TableSchema table, ReadOptions options, StructType all, StructType columns, List<Filter> filters) {
        // the schema itself can have a column with the name of the one for invalid lines
        boolean declared = TableSchema.find(table.columns(), options.corruptColumn()) != null;
        int corrupt = declared ? -1 : Arrays.asList(columns.fieldNames()).indexOf(options.corruptColumn());
        // a query that reads the column for invalid lines finds all of them
        StructType wanted = !options.pruning() ? table.columns() : corrupt < 0 ? columns : all;
        StructType parsed = new StructType();
        for (StructField column : wanted.fields()) {
            if (declared || !column.name().equals(options.corruptColumn())) {
                parsed = parsed.add(column);
            }
        }
        Optional<RowFilter.Plan> filter =
                options.pruning() ? RowFilter.plan(filters, parsed, table, options.mode()) : Optional.empty();
        boolean converted = parsed.size() == columns.size() - (corrupt < 0 ? 0 : 1);
        return new RowPlan(table.classes(parsed), columns, corrupt, converted ? null : parsed, filter.orElse(null));
    }

    /** {@return a parser for one thread, whose classes this JVM loads once} */
    RowParser parser() {
        return PARSERS.get(new Key(classes.key(), this), key -> RowParser.of(key.plan))
                .withFilter(filter);
    }
}

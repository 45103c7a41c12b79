package dev.schemac.spark.internal.read;

import dev.schemac.integrations.common.RecentlyUsed;
import dev.schemac.spark.internal.table.SchemaClasses;
import java.io.Serializable;
import org.apache.spark.sql.types.StructType;

/**
 * The facts that an executor needs to read rows. Data only.
 *
 * @param columns the columns of a row
 * @param corruptColumn the index of the column for invalid lines, or -1
 */
record RowPlan(SchemaClasses classes, StructType columns, int corruptColumn) implements Serializable {
    private static final RecentlyUsed<Key, RowParser> PARSERS = new RecentlyUsed<>();

    private record Key(Object classes, RowPlan plan) {}

    /** {@return the parser, whose classes this JVM loads once} */
    RowParser parser() {
        return PARSERS.get(new Key(classes.key(), this), key -> RowParser.of(key.plan));
    }
}

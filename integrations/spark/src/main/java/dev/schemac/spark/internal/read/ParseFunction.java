package dev.schemac.spark.internal.read;

import dev.schemac.spark.internal.table.TableSchema;
import org.apache.spark.sql.connector.catalog.functions.BoundFunction;
import org.apache.spark.sql.connector.catalog.functions.UnboundFunction;
import org.apache.spark.sql.types.BinaryType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.StringType;
import org.apache.spark.sql.types.StructType;

/**
 * The function of a schema, before the type of its argument is known.
 *
 * @param name the name with its catalog
 * @param nullsInvalid whether an invalid document becomes null instead of an error
 */
public record ParseFunction(String name, TableSchema table, boolean nullsInvalid) implements UnboundFunction {

    /** @throws UnsupportedOperationException if there is not one argument, or it is no document */
    @Override
    public BoundFunction bind(StructType arguments) {
        DataType type = arguments.size() == 1 ? arguments.fields()[0].dataType() : null;
        if (!(type instanceof StringType || type instanceof BinaryType)) {
            throw new UnsupportedOperationException(
                    name + " has one argument, a document as STRING or BINARY, and was called with "
                            + arguments.catalogString());
        }
        RowPlan plan = new RowPlan(table.classes(table.columns()), table.columns(), -1, null, null);
        return new ParsedDocument(name, plan, type instanceof BinaryType, nullsInvalid);
    }

    @Override
    public String description() {
        return name + "(STRING or BINARY): parses a document of schema '" + table.type() + "'";
    }
}

package dev.schemac.flink.table;

import dev.schemac.flink.EventTypeInfo;
import java.util.Set;
import org.apache.flink.configuration.ConfigOption;
import org.apache.flink.configuration.ReadableConfig;
import org.apache.flink.table.api.ValidationException;
import org.apache.flink.table.connector.Projection;
import org.apache.flink.table.factories.DynamicTableFactory;
import org.apache.flink.table.types.DataType;
import org.apache.flink.table.types.logical.RowType;

/**
 * The options of a table, with its class.
 *
 * @param table its name, for messages
 * @param skipsRejected whether invalid documents are skipped
 */
record SchemacFormat(String table, EventTypeInfo<?> events, boolean skipsRejected) {
    static final String IDENTIFIER = "schemac";

    /** The option that skips invalid documents, for messages. */
    static final String SKIP_HINT =
            "'" + IDENTIFIER + "." + SchemacFormatOptions.IGNORE_PARSE_ERRORS.key() + "' = 'true'";

    static final Set<ConfigOption<?>> REQUIRED = Set.of(SchemacFormatOptions.CLASS);

    static final Set<ConfigOption<?>> OPTIONAL = Set.of(SchemacFormatOptions.IGNORE_PARSE_ERRORS);

    /** @throws ValidationException if the class is not a generated one */
    static SchemacFormat of(DynamicTableFactory.Context context, ReadableConfig options) {
        String name = options.get(SchemacFormatOptions.CLASS);
        String table = context.getObjectIdentifier().asSummaryString();
        return new SchemacFormat(
                table,
                events(name, table, context.getClassLoader()),
                options.get(SchemacFormatOptions.IGNORE_PARSE_ERRORS));
    }

    private static EventTypeInfo<?> events(String name, String table, ClassLoader loader) {
        String option = "'" + IDENTIFIER + "." + SchemacFormatOptions.CLASS.key() + "' of table " + table + ": ";
        try {
            return EventTypeInfo.of(Class.forName(name, false, loader));
        } catch (ClassNotFoundException | LinkageError e) {
            throw new ValidationException(
                    option + "class " + name
                            + " is not on the class path of the job; add the jar with the generated classes",
                    e);
        } catch (IllegalArgumentException e) {
            throw new ValidationException(option + "expected a generated class but found " + name, e);
        }
    }

    /** {@return the conversion for these columns} */
    EventRows<?> rows(DataType columns) {
        return EventRows.of(events, (RowType) columns.getLogicalType(), table);
    }

    /**
     * {@return the columns that a query reads}
     *
     * @param projections the index of each
     */
    static DataType projected(DataType columns, int[][] projections) {
        return Projection.of(projections).project(columns);
    }
}

package dev.schemac.flink.table;

import dev.schemac.flink.EventTypeInfo;
import java.io.IOException;
import java.util.Set;
import org.apache.flink.configuration.ConfigOption;
import org.apache.flink.configuration.ReadableConfig;
import org.apache.flink.table.api.ValidationException;
import org.apache.flink.table.connector.Projection;
import org.apache.flink.table.factories.DynamicTableFactory;
import org.apache.flink.table.types.DataType;
import org.apache.flink.table.types.logical.RowType;

/**
 * The options of a table, with its class or schema.
 *
 * @param table its name, for messages
 * @param events those of the class, or of the compiled schema
 * @param schema null for a class
 * @param skipsRejected whether invalid documents are skipped
 */
record SchemacFormat(String table, TableEvents<?> events, SchemaOption schema, boolean skipsRejected) {
    static final String IDENTIFIER = "schemac";

    /** The option that skips invalid documents, for messages. */
    static final String SKIP_HINT = "'" + key(SchemacFormatOptions.IGNORE_PARSE_ERRORS) + "' = 'true'";

    static final String NO_COMPILER = "schemac-codegen is not on the class path; add it with its dependencies, or set '"
            + key(SchemacFormatOptions.CLASS) + "'";

    /** Either the class or the schema is required. */
    static final Set<ConfigOption<?>> OPTIONAL = Set.of(
            SchemacFormatOptions.CLASS,
            SchemacFormatOptions.SCHEMA,
            SchemacFormatOptions.TYPE,
            SchemacFormatOptions.IGNORE_PARSE_ERRORS);

    /** The options that can change while a plan is kept. */
    static final Set<ConfigOption<?>> FORWARDED = Set.of(SchemacFormatOptions.IGNORE_PARSE_ERRORS);

    /** @throws ValidationException if the class is not a generated one, or the schema has errors */
    static SchemacFormat of(DynamicTableFactory.Context context, ReadableConfig options) {
        String name = options.get(SchemacFormatOptions.CLASS);
        String schema = options.get(SchemacFormatOptions.SCHEMA);
        String type = options.get(SchemacFormatOptions.TYPE);
        String table = context.getObjectIdentifier().asSummaryString();
        boolean skipsRejected = options.get(SchemacFormatOptions.IGNORE_PARSE_ERRORS);
        if ((name == null) == (schema == null)) {
            throw new ValidationException(
                    "table " + table + (name == null ? " has no schema: set '" : " has two schemas: remove '")
                            + key(SchemacFormatOptions.CLASS) + "' or '" + key(SchemacFormatOptions.SCHEMA) + "'");
        }
        if (name == null) {
            return compiled(schema, type, table, skipsRejected);
        }
        if (type != null) {
            throw new ValidationException("'" + key(SchemacFormatOptions.TYPE) + "' of table " + table + " needs '"
                    + key(SchemacFormatOptions.SCHEMA) + "': the class is a type already");
        }
        return new SchemacFormat(table, generated(name, table, context.getClassLoader()), null, skipsRejected);
    }

    /** {@return the name of an option in a table} */
    static String key(ConfigOption<?> option) {
        return IDENTIFIER + "." + option.key();
    }

    static SchemacFormat compiled(String schema, String type, String table, Boolean skipsRejected) {
        String option = "'" + key(SchemacFormatOptions.SCHEMA) + "' of table " + table + ": ";
        try {
            SchemaOption found = SchemaOption.of(schema, type);
            return new SchemacFormat(table, found.events(), found, skipsRejected);
        } catch (NoClassDefFoundError e) {
            throw new ValidationException(option + NO_COMPILER, e);
        } catch (IOException e) {
            throw new ValidationException(option + "cannot read " + schema.strip() + ": " + e.getMessage(), e);
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new ValidationException(option + e.getMessage(), e);
        }
    }

    private static TableEvents<?> generated(String name, String table, ClassLoader loader) {
        String option = "'" + key(SchemacFormatOptions.CLASS) + "' of table " + table + ": ";
        try {
            return new TableEvents.Generated<>(EventTypeInfo.of(Class.forName(name, false, loader)));
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
        return EventRows.of(events, row(columns), table);
    }

    /**
     * {@return the conversion for the columns that a query reads}
     *
     * @param columns all columns; one that does not fit is rejected, even if the query does not read it
     * @param read the columns that the query reads
     */
    EventRows<?> reading(DataType columns, DataType read) {
        rows(columns);
        TableEvents<?> found = schema == null ? events : schema.events(row(read));
        return EventRows.of(found, row(read), table);
    }

    private static RowType row(DataType columns) {
        return (RowType) columns.getLogicalType();
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

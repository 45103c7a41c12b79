package dev.schemac.flink.table;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.flink.internal.row.ChangelogEnvelope;
import dev.schemac.flink.internal.row.ErrorColumn;
import dev.schemac.flink.internal.row.ErrorPart;
import dev.schemac.flink.internal.row.RowFilter;
import dev.schemac.integrations.common.Unions;
import dev.schemac.runtime.EventType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.apache.flink.configuration.ConfigOption;
import org.apache.flink.configuration.ReadableConfig;
import org.apache.flink.table.api.DataTypes;
import org.apache.flink.table.api.ValidationException;
import org.apache.flink.table.connector.Projection;
import org.apache.flink.table.expressions.ResolvedExpression;
import org.apache.flink.table.factories.DynamicTableFactory;
import org.apache.flink.table.types.DataType;
import org.apache.flink.table.types.logical.RowType;
import org.apache.flink.table.types.utils.DataTypeUtils;

/**
 * The options of a table, with its class or schema.
 *
 * @param table its name, for messages
 * @param events those of the class, or of the compiled schema
 * @param schema null for a class
 * @param skipsRejected whether invalid documents are skipped
 * @param errorColumn the column that contains errors; null without one
 */
record SchemacFormat(
        String table, TableEvents<?> events, SchemaOption schema, boolean skipsRejected, String errorColumn) {
    static final String IDENTIFIER = "schemac";

    /** An option of this format or of Flink's {@code json}. Connectors with a format for keys have these prefixes. */
    private static final Pattern FORMAT_OPTION =
            Pattern.compile("(?:key\\.|value\\.)?(" + IDENTIFIER + "|json)\\.(.+)");

    /** The option that skips invalid documents, for messages. */
    static final String SKIP_HINT = "'" + key(SchemacFormatOptions.IGNORE_PARSE_ERRORS) + "' = 'true'";

    static final String NO_COMPILER = "schemac-codegen is not on the class path; add it with its dependencies, or set '"
            + key(SchemacFormatOptions.CLASS) + "'";

    /** Either the class or the schema is required. */
    static final Set<ConfigOption<?>> OPTIONAL = Set.of(
            SchemacFormatOptions.CLASS,
            SchemacFormatOptions.SCHEMA,
            SchemacFormatOptions.TYPE,
            SchemacFormatOptions.IGNORE_PARSE_ERRORS,
            SchemacFormatOptions.ERROR_COLUMN);

    private static final String NAMES =
            OPTIONAL.stream().map(each -> "'" + key(each) + "'").sorted().collect(Collectors.joining(", "));

    /** Options of Flink's {@code json}, and what does the same here. */
    private static final Map<String, String> OPTIONS_OF_JSON = Map.of(
            "fail-on-missing-field", "declare required columns in the schema",
            "timestamp-format.standard", "the types of the schema define the forms of dates and times");

    /** The options that can change while a plan is kept. */
    static final Set<ConfigOption<?>> FORWARDED = Set.of(SchemacFormatOptions.IGNORE_PARSE_ERRORS);

    /** @throws ValidationException if the class is not a generated one, or the schema has errors */
    static SchemacFormat of(DynamicTableFactory.Context context, ReadableConfig options) {
        String name = options.get(SchemacFormatOptions.CLASS);
        String schema = options.get(SchemacFormatOptions.SCHEMA);
        String type = options.get(SchemacFormatOptions.TYPE);
        String table = context.getObjectIdentifier().asSummaryString();
        boolean skipsRejected = options.get(SchemacFormatOptions.IGNORE_PARSE_ERRORS);
        String errors = options.get(SchemacFormatOptions.ERROR_COLUMN);
        Map<String, String> given = context.getCatalogTable().getOptions();
        given.keySet().forEach(option -> checkOption(option, given.containsValue("json"), table));
        if (errors != null
                && !DataType.getFieldNames(context.getPhysicalRowDataType()).contains(errors)) {
            throw new ValidationException("'" + key(SchemacFormatOptions.ERROR_COLUMN) + "' of table " + table
                    + " names no column of the table: declare '" + errors
                    + "' as ROW<message STRING, document STRING>");
        }
        if ((name == null) == (schema == null)) {
            throw new ValidationException(
                    "table " + table + (name == null ? " has no schema: set '" : " has two schemas: remove '")
                            + key(SchemacFormatOptions.CLASS) + "' or '" + key(SchemacFormatOptions.SCHEMA) + "'");
        }
        if (name == null) {
            return compiled(schema, type, table, skipsRejected, errors);
        }
        if (type != null) {
            throw new ValidationException("'" + key(SchemacFormatOptions.TYPE) + "' of table " + table + " needs '"
                    + key(SchemacFormatOptions.SCHEMA) + "': the class is a type already");
        }
        return new SchemacFormat(table, generated(name, table, context.getClassLoader()), null, skipsRejected, errors);
    }

    /** {@return the name of an option in a table} */
    static String key(ConfigOption<?> option) {
        return IDENTIFIER + "." + option.key();
    }

    /** Connectors for files check no options of formats. */
    private static void checkOption(String option, boolean json, String table) {
        Matcher matcher = FORMAT_OPTION.matcher(option);
        if (matcher.matches()) {
            boolean own = matcher.group(1).equals(IDENTIFIER);
            boolean known = OPTIONAL.stream().anyMatch(each -> each.key().equals(matcher.group(2)));
            if (own ? !known : !json) {
                String expected = own
                        ? "expected one of " + NAMES
                        : "did you mean '" + IDENTIFIER + "." + matcher.group(2) + "'?";
                throw new ValidationException("'" + option + "' of table " + table + " is no option of this format; "
                        + OPTIONS_OF_JSON.getOrDefault(matcher.group(2), expected));
            }
        }
    }

    static SchemacFormat compiled(String schema, String type, String table, Boolean skipsRejected, String errors) {
        String option = "'" + key(SchemacFormatOptions.SCHEMA) + "' of table " + table + ": ";
        try {
            SchemaOption found = SchemaOption.of(schema, type);
            return new SchemacFormat(table, found.events(), found, skipsRejected, errors);
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
        RowType row = row(columns);
        return EventRows.of(events, row, new EventRows.Extras(errors(row, List.of()), false, null, false), table);
    }

    /**
     * {@return the conversion for the columns that a query reads}
     *
     * @param columns all columns; one that does not fit is rejected, even if the query does not read it
     * @param read the columns that the query reads
     * @param metadata the errors that it reads too, after these columns
     * @param conditions those of the query; they can be ignored
     */
    EventRows<?> reading(
            DataType columns, DataType read, List<ErrorPart> metadata, List<ResolvedExpression> conditions) {
        rows(columns);
        RowType row = row(read);
        List<ErrorColumn> errors = errors(row, metadata);
        boolean errorRows = errorColumn != null || !metadata.isEmpty();
        // all errors, also in members that the query does not read
        TableEvents<?> found = schema == null || errorRows ? events : schema.events(row);
        // a row of nulls can match any condition
        RowFilter filter = errorRows ? null : RowFilter.of(conditions, row);
        boolean envelopes = ChangelogEnvelope.isForeignTo(Unions.family(events.parser()).stream()
                .flatMap(type -> type.columns().stream())
                .map(EventType.Column::jsonName));
        return EventRows.of(found, row, new EventRows.Extras(errors, errorRows, filter, envelopes), table);
    }

    private List<ErrorColumn> errors(RowType row, List<ErrorPart> metadata) {
        List<ErrorColumn> errors = new ArrayList<>();
        if (errorColumn != null && row.getFieldNames().contains(errorColumn)) {
            errors.add(new ErrorColumn(errorColumn, null));
        }
        metadata.forEach(part -> errors.add(new ErrorColumn(metadataColumn(part), part)));
        return errors;
    }

    /** {@return the columns of a query, and the errors that it reads} */
    static DataType withErrors(DataType columns, List<ErrorPart> metadata) {
        return DataTypeUtils.appendRowFields(
                columns,
                metadata.stream()
                        .map(part -> DataTypes.FIELD(metadataColumn(part), part.type()))
                        .toList());
    }

    private static String metadataColumn(ErrorPart part) {
        return "$" + part.key();
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

package dev.schemac.flink.table;

import org.apache.flink.configuration.ConfigOption;
import org.apache.flink.configuration.ConfigOptions;

/** The options of {@code 'format' = 'schemac'}, which a table has with the prefix {@code schemac.}. */
public final class SchemacFormatOptions {
    /** The generated class of the rows, by its full name: {@code 'schemac.class' = 'com.acme.User'}. */
    public static final ConfigOption<String> CLASS = ConfigOptions.key("class")
            .stringType()
            .noDefaultValue()
            .withDescription("The generated class of the rows, on the class path of the job. Instead of a schema.");

    /**
     * The schema of the rows, or the path of an {@code .epl} file: {@code 'schemac.schema' = 'create json schema
     * User(name string)'}. Compiled when Flink plans a query, which needs {@code schemac-codegen} and a JDK. The schema
     * names only types of schemac.
     */
    public static final ConfigOption<String> SCHEMA = ConfigOptions.key("schema")
            .stringType()
            .noDefaultValue()
            .withDescription("The schema of the rows, or the path of an .epl file. Instead of a class.");

    /** The name of a type in the schema, simple or with its module. Otherwise the only one that no other one uses. */
    public static final ConfigOption<String> TYPE = ConfigOptions.key("type")
            .stringType()
            .noDefaultValue()
            .withDescription("The name of a type in the schema, if documents can have several.");

    /**
     * Whether invalid documents are skipped, instead of failing the job. Sources of records count them by the metric
     * {@code rejectedEvents}, and readers of files log their number. Changelog envelopes still fail the job.
     */
    public static final ConfigOption<Boolean> IGNORE_PARSE_ERRORS = ConfigOptions.key("ignore-parse-errors")
            .booleanType()
            .defaultValue(false)
            .withDescription("Whether invalid documents are skipped, instead of failing the job.");

    /**
     * The column that contains the error of an invalid document, which becomes a row instead of failing the job. For files;
     * connectors with metadata of the value's format have {@code METADATA FROM 'value.error.message'} and others.
     */
    public static final ConfigOption<String> ERROR_COLUMN = ConfigOptions.key("error-column")
            .stringType()
            .noDefaultValue()
            .withDescription("The column of type ROW that contains the errors of invalid documents.");

    private SchemacFormatOptions() {}
}

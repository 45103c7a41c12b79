package dev.schemac.flink.table;

import org.apache.flink.configuration.ConfigOption;
import org.apache.flink.configuration.ConfigOptions;

/** The options of {@code 'format' = 'schemac'}, which a table has with the prefix {@code schemac.}. */
public final class SchemacFormatOptions {
    /** The generated class of the rows, by its full name: {@code 'schemac.class' = 'com.acme.User'}. */
    public static final ConfigOption<String> CLASS = ConfigOptions.key("class")
            .stringType()
            .noDefaultValue()
            .withDescription("The generated class of the rows, on the class path of the job.");

    /**
     * Whether invalid documents are skipped, instead of failing the job. Sources of records count them by the metric
     * {@code rejectedEvents}.
     */
    public static final ConfigOption<Boolean> IGNORE_PARSE_ERRORS = ConfigOptions.key("ignore-parse-errors")
            .booleanType()
            .defaultValue(false)
            .withDescription("Whether invalid documents are skipped, instead of failing the job.");

    private SchemacFormatOptions() {}
}

package dev.schemac.codegen.declare;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueFormat;

/**
 * The types of all languages for one scalar type. The table has a row for each type and no default, so a type without a row
 * does not compile. An entry is the type and, after {@code ": "}, its difference.
 */
record ScalarRow(String spark, String flink, String duckdb, String postgres, String avro, String proto) {
    private static final String ANY = ": any string is accepted";
    private static final String NANOS = ": nanoseconds are lost";
    private static final String OFFSET = ": nanoseconds and the offset are lost";
    private static final String INTEGERS = ": numbers of more than 38 digits do not fit";
    private static final String DECIMALS =
            ": numbers with more than 20 digits before or 18 after the decimal point do not fit";
    private static final String QUOTED = ": documents need the number in a string";

    private static final ScalarRow STRINGS = new ScalarRow("STRING", "STRING", "VARCHAR", "text", "string", "string");
    private static final ScalarRow ANY_STRING = new ScalarRow(
            "STRING" + ANY, "STRING" + ANY, "VARCHAR" + ANY, "text" + ANY, "string" + ANY, "string" + ANY);

    /** Returns the row of a type in the form that a column sets. The form has no effect on Avro. */
    static ScalarRow of(ScalarType type, Column column) {
        ScalarRow row = of(type);
        if (type == ScalarType.BINARY) {
            return row.with(column.base64());
        }
        return column.format()
                .filter(format -> !format.isDefault())
                .map(format -> row.with(type, format))
                .orElse(row);
    }

    private static ScalarRow of(ScalarType type) {
        return switch (type) {
            case STRING -> STRINGS;
            case CHAR, URI, URL, MONTH_DAY, YEAR, ZONED_DATE_TIME -> ANY_STRING;
            case BOOLEAN -> new ScalarRow("BOOLEAN", "BOOLEAN", "BOOLEAN", "boolean", "boolean", "bool");
            case BYTE ->
                new ScalarRow(
                        "TINYINT",
                        "TINYINT",
                        "TINYINT",
                        "smallint: numbers of 16 bits are accepted",
                        "int: numbers of 32 bits are accepted",
                        "int32: numbers of 32 bits are accepted");
            case SHORT ->
                new ScalarRow(
                        "SMALLINT",
                        "SMALLINT",
                        "SMALLINT",
                        "smallint",
                        "int: numbers of 32 bits are accepted",
                        "int32: numbers of 32 bits are accepted");
            case INT -> new ScalarRow("INT", "INT", "INTEGER", "integer", "int", "int32");
            case LONG -> new ScalarRow("BIGINT", "BIGINT", "BIGINT", "bigint", "long", "int64");
            case FLOAT -> new ScalarRow("FLOAT", "FLOAT", "FLOAT", "real", "float", "float");
            case DOUBLE -> new ScalarRow("DOUBLE", "DOUBLE", "DOUBLE", "double precision", "double", "double");
            case BIG_INTEGER ->
                new ScalarRow(
                        "DECIMAL(38, 0)" + INTEGERS,
                        "DECIMAL(38, 0)" + INTEGERS,
                        "HUGEINT" + INTEGERS,
                        "numeric: fractions are accepted",
                        "string" + ANY,
                        "string" + QUOTED);
            case BIG_DECIMAL ->
                new ScalarRow(
                        "DECIMAL(38, 18)" + DECIMALS,
                        "DECIMAL(38, 18)" + DECIMALS,
                        "DOUBLE: digits after the 15th are lost",
                        "numeric",
                        "string" + ANY,
                        "string" + QUOTED);
            case UUID -> new ScalarRow("STRING" + ANY, "STRING" + ANY, "UUID", "uuid", "string uuid", "string" + ANY);
            case LOCAL_DATE -> new ScalarRow("DATE", "DATE", "DATE", "date", "int date", "string" + ANY);
            case LOCAL_TIME ->
                new ScalarRow(
                        "STRING" + ANY,
                        "STRING" + ANY,
                        "TIME" + NANOS,
                        "time" + NANOS,
                        "long time-micros" + NANOS,
                        "string" + ANY);
            case LOCAL_DATE_TIME ->
                new ScalarRow(
                        "TIMESTAMP_NTZ" + NANOS,
                        "TIMESTAMP(9)",
                        "TIMESTAMP" + NANOS,
                        "timestamp" + NANOS,
                        "long local-timestamp-micros" + NANOS,
                        "string" + ANY);
            case OFFSET_DATE_TIME ->
                new ScalarRow(
                        "TIMESTAMP" + OFFSET,
                        "STRING" + ANY,
                        "VARCHAR" + ANY,
                        "timestamptz" + OFFSET,
                        "string" + ANY,
                        "string" + ANY);
            case INSTANT ->
                new ScalarRow(
                        "TIMESTAMP" + NANOS,
                        "TIMESTAMP_LTZ(9): offsets other than Z are rejected",
                        "TIMESTAMPTZ" + NANOS,
                        "timestamptz" + NANOS,
                        "long timestamp-micros" + NANOS,
                        "google.protobuf.Timestamp: years before 1 and after 9999 do not fit");
            case DURATION ->
                new ScalarRow(
                        "STRING" + ANY,
                        "STRING" + ANY,
                        "VARCHAR" + ANY,
                        "interval" + NANOS,
                        "string" + ANY,
                        "string" + ANY);
            case BINARY ->
                new ScalarRow(
                        "BINARY",
                        "BYTES",
                        "VARCHAR: the string is not decoded from base64",
                        "text: the string is not decoded from base64",
                        "bytes",
                        "bytes");
        };
    }

    private ScalarRow with(Base64Variant variant) {
        String kept = ": the string is not decoded from base64";
        return switch (variant) {
            case MIME_NO_LINEFEEDS -> this;
            case MIME, PEM -> new ScalarRow(spark, flink, duckdb, postgres, avro, "string" + kept);
            case URL -> new ScalarRow("STRING" + kept, "STRING" + kept, duckdb, postgres, avro, proto);
        };
    }

    private ScalarRow with(ScalarType type, ValueFormat format) {
        return switch (format.kind()) {
            case ISO, NUMBER -> this;
            case STRING ->
                new ScalarRow(
                        "STRING" + ANY,
                        flink,
                        type == ScalarType.BIG_DECIMAL ? "DECIMAL(38, 18)" + DECIMALS : duckdb,
                        postgres,
                        avro,
                        type == ScalarType.BIG_INTEGER || type == ScalarType.BIG_DECIMAL ? "string" + ANY : proto);
            case EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS -> {
                String number = ": the value is the number of " + format;
                yield new ScalarRow(
                        "DECIMAL(38, 9)" + number,
                        "DECIMAL(38, 9)" + number,
                        "DOUBLE" + number,
                        "numeric" + number,
                        avro,
                        "double" + number);
            }
            case PATTERN ->
                new ScalarRow(
                        ANY_STRING.spark,
                        ANY_STRING.flink,
                        ANY_STRING.duckdb,
                        ANY_STRING.postgres,
                        avro,
                        ANY_STRING.proto);
        };
    }
}

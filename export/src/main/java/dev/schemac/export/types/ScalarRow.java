package dev.schemac.export.types;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ColumnFormat;
import dev.schemac.dsl.model.ColumnOptions.Base64Variant;
import dev.schemac.dsl.model.ScalarType;
import java.util.Optional;

/**
 * The types of all languages for one scalar type. The table has a row for each type and no default, so a type without a row
 * does not compile.
 */
public record ScalarRow(Cell spark, Cell flink, Cell duckdb, Cell postgres, Cell avro, Cell proto) {
    private static final String ANY = "any string is accepted";
    private static final String NANOS = "nanoseconds are lost";
    private static final String OFFSET = "nanoseconds and the offset are lost";
    private static final String INTEGERS = "numbers of more than 38 digits do not fit";
    private static final String DECIMALS =
            "numbers with more than 20 digits before or 18 after the decimal point do not fit";
    private static final String QUOTED = "documents need the number in a string";

    private static final ScalarRow STRINGS = exact("STRING", "STRING", "VARCHAR", "text", "string", "string");
    private static final ScalarRow ANY_STRING = new ScalarRow(
            cell("STRING", ANY),
            cell("STRING", ANY),
            cell("VARCHAR", ANY),
            cell("text", ANY),
            cell("string", ANY),
            cell("string", ANY));

    /** Returns the row of a type in the form that a column sets. The form has no effect on Avro. */
    public static ScalarRow of(ScalarType type, Column column) {
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
            case BOOLEAN -> exact("BOOLEAN", "BOOLEAN", "BOOLEAN", "boolean", "boolean", "bool");
            case BYTE ->
                new ScalarRow(
                        cell("TINYINT"),
                        cell("TINYINT"),
                        cell("TINYINT"),
                        cell("smallint", "numbers of 16 bits are accepted"),
                        cell("int", "numbers of 32 bits are accepted"),
                        cell("int32", "numbers of 32 bits are accepted"));
            case SHORT ->
                new ScalarRow(
                        cell("SMALLINT"),
                        cell("SMALLINT"),
                        cell("SMALLINT"),
                        cell("smallint"),
                        cell("int", "numbers of 32 bits are accepted"),
                        cell("int32", "numbers of 32 bits are accepted"));
            case INT -> exact("INT", "INT", "INTEGER", "integer", "int", "int32");
            case LONG -> exact("BIGINT", "BIGINT", "BIGINT", "bigint", "long", "int64");
            case FLOAT -> exact("FLOAT", "FLOAT", "FLOAT", "real", "float", "float");
            case DOUBLE -> exact("DOUBLE", "DOUBLE", "DOUBLE", "double precision", "double", "double");
            case BIG_INTEGER ->
                new ScalarRow(
                        cell("DECIMAL(38, 0)", INTEGERS),
                        cell("DECIMAL(38, 0)", INTEGERS),
                        cell("HUGEINT", INTEGERS),
                        cell("numeric", "fractions are accepted"),
                        cell("string", ANY),
                        cell("string", QUOTED));
            case BIG_DECIMAL ->
                new ScalarRow(
                        cell("DECIMAL(38, 18)", DECIMALS),
                        cell("DECIMAL(38, 18)", DECIMALS),
                        cell("DOUBLE", "digits after the 15th are lost"),
                        cell("numeric"),
                        cell("string", ANY),
                        cell("string", QUOTED));
            case UUID ->
                new ScalarRow(
                        cell("STRING", ANY),
                        cell("STRING", ANY),
                        cell("UUID"),
                        cell("uuid"),
                        logical("string", "uuid"),
                        cell("string", ANY));
            case LOCAL_DATE ->
                new ScalarRow(
                        cell("DATE"),
                        cell("DATE"),
                        cell("DATE"),
                        cell("date"),
                        logical("int", "date"),
                        cell("string", ANY));
            case LOCAL_TIME ->
                new ScalarRow(
                        cell("STRING", ANY),
                        cell("STRING", ANY),
                        cell("TIME", NANOS),
                        cell("time", NANOS),
                        logical("long", "time-micros", NANOS),
                        cell("string", ANY));
            case LOCAL_DATE_TIME ->
                new ScalarRow(
                        cell("TIMESTAMP_NTZ", NANOS),
                        cell("TIMESTAMP(9)"),
                        cell("TIMESTAMP", NANOS),
                        cell("timestamp", NANOS),
                        logical("long", "local-timestamp-micros", NANOS),
                        cell("string", ANY));
            case OFFSET_DATE_TIME ->
                new ScalarRow(
                        cell("TIMESTAMP", OFFSET),
                        cell("STRING", ANY),
                        cell("VARCHAR", ANY),
                        cell("timestamptz", OFFSET),
                        cell("string", ANY),
                        cell("string", ANY));
            case INSTANT ->
                new ScalarRow(
                        cell("TIMESTAMP", NANOS),
                        cell("TIMESTAMP_LTZ(9)", "offsets other than Z are rejected"),
                        cell("TIMESTAMPTZ", NANOS),
                        cell("timestamptz", NANOS),
                        logical("long", "timestamp-micros", NANOS),
                        cell("google.protobuf.Timestamp", "years before 1 and after 9999 do not fit"));
            case DURATION ->
                new ScalarRow(
                        cell("STRING", ANY),
                        cell("STRING", ANY),
                        cell("VARCHAR", ANY),
                        cell("interval", NANOS),
                        cell("string", ANY),
                        cell("string", ANY));
            case BINARY ->
                new ScalarRow(
                        cell("BINARY"),
                        cell("BYTES"),
                        cell("VARCHAR", "the string is not decoded from base64"),
                        cell("text", "the string is not decoded from base64"),
                        cell("bytes"),
                        cell("bytes"));
        };
    }

    private ScalarRow with(Base64Variant variant) {
        String kept = "the string is not decoded from base64";
        return switch (variant) {
            case MIME_NO_LINEFEEDS -> this;
            case MIME, PEM -> new ScalarRow(spark, flink, duckdb, postgres, avro, cell("string", kept));
            case URL -> new ScalarRow(cell("STRING", kept), cell("STRING", kept), duckdb, postgres, avro, proto);
        };
    }

    private ScalarRow with(ScalarType type, ColumnFormat format) {
        return switch (format.kind()) {
            case ISO, NUMBER -> this;
            case STRING ->
                new ScalarRow(
                        cell("STRING", ANY),
                        flink,
                        type == ScalarType.BIG_DECIMAL ? cell("DECIMAL(38, 18)", DECIMALS) : duckdb,
                        postgres,
                        avro,
                        type == ScalarType.BIG_INTEGER || type == ScalarType.BIG_DECIMAL ? cell("string", ANY) : proto);
            case EPOCH_MILLIS, EPOCH_SECONDS, MILLIS, SECONDS -> {
                String number = "the value is the number of " + format;
                yield new ScalarRow(
                        cell("DECIMAL(38, 9)", number),
                        cell("DECIMAL(38, 9)", number),
                        cell("DOUBLE", number),
                        cell("numeric", number),
                        avro,
                        cell("double", number));
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

    /** Returns a row without differences. */
    private static ScalarRow exact(
            String spark, String flink, String duckdb, String postgres, String avro, String proto) {
        return new ScalarRow(cell(spark), cell(flink), cell(duckdb), cell(postgres), cell(avro), cell(proto));
    }

    private static Cell cell(String type) {
        return new Cell(type, Optional.empty(), Optional.empty());
    }

    private static Cell cell(String type, String effect) {
        return new Cell(type, Optional.empty(), Optional.of(effect));
    }

    private static Cell logical(String type, String logicalType) {
        return new Cell(type, Optional.of(logicalType), Optional.empty());
    }

    private static Cell logical(String type, String logicalType, String effect) {
        return new Cell(type, Optional.of(logicalType), Optional.of(effect));
    }
}

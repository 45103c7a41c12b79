package dev.schemac.export.table;

import java.util.List;

/** The SQL that Spark and Flink have in common: its types, and names in backticks. */
interface BacktickDialect extends TableDialect {
    @Override
    default String string() {
        return "STRING";
    }

    @Override
    default String any() {
        return "STRING";
    }

    @Override
    default String anyMap() {
        return "MAP<STRING, STRING>";
    }

    @Override
    default String quoted(String name) {
        return "`" + name.replace("`", "``") + "`";
    }

    @Override
    default String column(String name, String type, boolean mandatory, List<String> constraints) {
        return quoted(name) + " " + type + (mandatory ? " NOT NULL" : "");
    }

    @Override
    default boolean checksMandatory() {
        return true;
    }

    @Override
    default String begin(String table) {
        return "CREATE TABLE " + quoted(table) + " (";
    }
}

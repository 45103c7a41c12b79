package dev.schemac.export.table;

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
}

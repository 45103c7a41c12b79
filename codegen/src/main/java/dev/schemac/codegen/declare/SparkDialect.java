package dev.schemac.codegen.declare;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Spark SQL. */
final class SparkDialect implements TableDialect {
    @Override
    public String scalar(ScalarRow row) {
        return row.spark();
    }

    @Override
    public String string() {
        return "STRING";
    }

    @Override
    public String any() {
        return "STRING";
    }

    @Override
    public String anyMap() {
        return "MAP<STRING, STRING>";
    }

    @Override
    public String array(String element, boolean mandatory) {
        return "ARRAY<" + element + ">";
    }

    @Override
    public String map(String value) {
        return "MAP<STRING, " + value + ">";
    }

    @Override
    public Optional<String> object(List<Field> fields) {
        return Optional.of(fields.stream()
                .map(field -> quoted(field.name()) + ": " + field.type() + (field.mandatory() ? " NOT NULL" : ""))
                .collect(Collectors.joining(", ", "STRUCT<", ">")));
    }

    @Override
    public boolean ignoresCase() {
        return true;
    }

    @Override
    public String quoted(String name) {
        return "`" + name.replace("`", "``") + "`";
    }

    @Override
    public String column(String name, String type, boolean mandatory, List<String> constraints) {
        return quoted(name) + " " + type + (mandatory ? " NOT NULL" : "");
    }

    @Override
    public boolean checksMandatory() {
        return true;
    }

    @Override
    public String begin(String table) {
        return "CREATE TABLE " + quoted(table) + " (";
    }

    @Override
    public String end(String table) {
        return ") USING json;";
    }
}

package dev.schemac.export.table;

import dev.schemac.export.types.Cell;
import dev.schemac.export.types.ScalarRow;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** DuckDB. The columns are an argument of {@code read_json}, whose types are strings. */
final class DuckDbDialect implements TableDialect {
    @Override
    public Cell scalar(ScalarRow row) {
        return row.duckdb();
    }

    @Override
    public String string() {
        return "VARCHAR";
    }

    @Override
    public String any() {
        return "JSON";
    }

    @Override
    public String anyMap() {
        return "MAP(VARCHAR, JSON)";
    }

    @Override
    public String array(String element, boolean mandatory) {
        return element + "[]";
    }

    @Override
    public String map(String value, boolean mandatory) {
        return "MAP(VARCHAR, " + value + ")";
    }

    @Override
    public Optional<String> object(List<Field> fields) {
        return Optional.of(fields.stream()
                .map(field -> quoted(field.name()) + " " + field.type())
                .collect(Collectors.joining(", ", "STRUCT(", ")")));
    }

    @Override
    public boolean ignoresCase() {
        return true;
    }

    @Override
    public String column(String name, String type, boolean mandatory, List<String> constraints) {
        return quoted(name) + ": '" + type.replace("'", "''") + "'";
    }

    @Override
    public boolean checksMandatory() {
        return false;
    }

    @Override
    public String begin(String table) {
        return "CREATE MACRO " + quoted(table) + "(path) AS TABLE SELECT * FROM read_json(path, columns = {";
    }

    @Override
    public String end(String table) {
        return "});";
    }
}

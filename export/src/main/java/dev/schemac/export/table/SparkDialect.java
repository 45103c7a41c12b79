package dev.schemac.export.table;

import dev.schemac.export.types.Cell;
import dev.schemac.export.types.ScalarRow;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Spark SQL. */
final class SparkDialect implements BacktickDialect {
    @Override
    public Cell scalar(ScalarRow row) {
        return row.spark();
    }

    @Override
    public String array(String element, boolean mandatory) {
        return "ARRAY<" + element + ">";
    }

    @Override
    public String map(String value, boolean mandatory) {
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
    public String end(String table) {
        return ") USING json;";
    }
}

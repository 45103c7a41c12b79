package dev.schemac.export.table;

import dev.schemac.export.types.Cell;
import dev.schemac.export.types.ScalarRow;
import dev.schemac.export.types.Texts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Flink SQL. */
final class FlinkDialect implements BacktickDialect {
    @Override
    public Cell scalar(ScalarRow row) {
        return row.flink();
    }

    @Override
    public String array(String element, boolean mandatory) {
        return "ARRAY<" + element + (mandatory ? " NOT NULL>" : ">");
    }

    @Override
    public String map(String value, boolean mandatory) {
        return "MAP<STRING, " + value + (mandatory ? " NOT NULL>" : ">");
    }

    @Override
    public boolean checksNullElements() {
        return true;
    }

    @Override
    public Optional<String> object(List<Field> fields) {
        return Optional.of(fields.stream()
                .map(field -> quoted(field.name()) + " " + field.type() + (field.mandatory() ? " NOT NULL" : ""))
                .collect(Collectors.joining(", ", "ROW<", ">")));
    }

    @Override
    public Optional<String> rejects(String name) {
        return name.indexOf('\n') >= 0 || name.indexOf('\r') >= 0
                ? Optional.of("Flink has no names with line breaks")
                : BacktickDialect.super.rejects(name);
    }

    @Override
    public String end(String table) {
        return """
                ) WITH (
                    'connector' = 'filesystem',
                    'path' = %s,
                    'format' = 'json',
                    'json.timestamp-format.standard' = 'ISO-8601'
                );""".formatted("'" + Texts.inLine(table).replace("'", "''") + ".json'");
    }
}

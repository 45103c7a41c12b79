package dev.schemac.export.table;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.JsonType;
import dev.schemac.dsl.model.Rules;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.export.types.Cell;
import dev.schemac.export.types.ScalarRow;
import dev.schemac.export.types.Texts;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** PostgreSQL. Arrays, maps and objects are {@code jsonb}; most rules on scalars are constraints. */
final class PostgresDialect implements TableDialect {
    private static final int LONGEST_NAME = 63;

    @Override
    public Cell scalar(ScalarRow row) {
        return row.postgres();
    }

    @Override
    public String string() {
        return "text";
    }

    @Override
    public String any() {
        return "jsonb";
    }

    @Override
    public String anyMap() {
        return "jsonb";
    }

    @Override
    public String array(String element, boolean mandatory) {
        return "jsonb";
    }

    @Override
    public String map(String value, boolean mandatory) {
        return "jsonb";
    }

    @Override
    public Optional<String> object(List<Field> fields) {
        return Optional.empty();
    }

    @Override
    public Optional<String> rejects(String name) {
        if (name.indexOf('\0') >= 0) {
            return Optional.of("PostgreSQL has no names with NUL");
        }
        return name.getBytes(StandardCharsets.UTF_8).length > LONGEST_NAME
                ? Optional.of("PostgreSQL has no names of more than " + LONGEST_NAME + " bytes")
                : TableDialect.super.rejects(name);
    }

    @Override
    public boolean checksConstants() {
        return true;
    }

    @Override
    public List<String> constraints(Column column) {
        List<String> constraints = new ArrayList<>();
        if (expressesDefault(column)) {
            constraints.add("DEFAULT " + literal(column, column.defaultValue().orElseThrow()));
        }
        String name = quoted(column.jsonName());
        List<String> checks = new ArrayList<>();
        Rules rules = column.rules();
        if (column.type() instanceof EnumType type && Texts.closed(column)) {
            checks.add(name + " IN ("
                    + type.strings().stream().map(PostgresDialect::literal).collect(Collectors.joining(", ")) + ")");
        }
        if (column.type() instanceof ScalarType scalar) {
            if (scalar == ScalarType.BYTE) {
                checks.add(name + " BETWEEN -128 AND 127");
            }
            if (comparesNumbers(column)) {
                rules.min()
                        .ifPresent(bound ->
                                checks.add(name + (bound.exclusive() ? " > " : " >= ") + number(bound, scalar)));
                rules.max()
                        .ifPresent(bound ->
                                checks.add(name + (bound.exclusive() ? " < " : " <= ") + number(bound, scalar)));
            }
            rules.minLength().ifPresent(length -> checks.add("char_length(" + name + ") >= " + length));
            rules.maxLength().ifPresent(length -> checks.add("char_length(" + name + ") <= " + length));
        }
        if (expressesConstant(column)) {
            checks.add(name + " = " + literal(column, rules.constant().orElseThrow()));
        }
        if (!checks.isEmpty()) {
            constraints.add("CHECK (" + String.join(" AND ", checks) + ")");
        }
        return constraints;
    }

    @Override
    public List<String> uncheckedRules(Column column) {
        List<String> rules = Texts.rules(column);
        if (column.type() instanceof ScalarType) {
            rules.removeIf(rule -> rule.startsWith("minLength=")
                    || rule.startsWith("maxLength=")
                    || comparesNumbers(column) && (rule.startsWith("min=") || rule.startsWith("max="))
                    || comparesNumbers(column) && rule.startsWith("exclusive"));
        }
        if (expressesConstant(column)) {
            rules.removeIf(rule -> rule.startsWith("const="));
        }
        return rules;
    }

    @Override
    public boolean expressesDefault(Column column) {
        return column.defaultValue().isPresent() && !column.required() && expressible(column);
    }

    private static boolean expressesConstant(Column column) {
        return column.rules().constant().isPresent() && expressible(column);
    }

    /** Returns whether a literal of the column's type has the digits or characters of the document. */
    private static boolean expressible(Column column) {
        if (column.type() instanceof EnumType) {
            return true;
        }
        return column.type() instanceof ScalarType scalar
                && (scalar == ScalarType.STRING
                        || scalar == ScalarType.BOOLEAN
                        || scalar.jsonType().isNumber());
    }

    private static boolean comparesNumbers(Column column) {
        return column.type() instanceof ScalarType scalar && scalar.jsonType().isNumber();
    }

    /** Returns the bound as a number of the type, because a {@code real} is compared with more digits than it has. */
    private static String number(Rules.Bound bound, ScalarType type) {
        return plain(bound.value()) + (type == ScalarType.FLOAT ? "::real" : "");
    }

    private static String plain(BigDecimal number) {
        return Math.abs((long) number.scale()) > 1_000 ? number.toString() : number.toPlainString();
    }

    private static String literal(Column column, Object value) {
        if (column.type() instanceof ScalarType scalar && scalar.jsonType() != JsonType.STRING) {
            return value.toString();
        }
        return literal((String) Texts.json(column, value));
    }

    private static String literal(String string) {
        return "'" + string.replace("'", "''") + "'";
    }

    @Override
    public String end(String table) {
        return ");";
    }
}

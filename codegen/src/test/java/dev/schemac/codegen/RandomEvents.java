package dev.schemac.codegen;

import dev.schemac.codegen.RandomSchemas.Column;
import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.codegen.RandomTypes.ArrayOf;
import dev.schemac.codegen.RandomTypes.ListOf;
import dev.schemac.codegen.RandomTypes.MapOf;
import dev.schemac.codegen.RandomTypes.Nested;
import dev.schemac.codegen.RandomTypes.Type;
import dev.schemac.codegen.RandomTypes.Untyped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * One random event of a schema: the tree that is expected, and a document of it with members left out, null, unknown,
 * under other names or in another order.
 */
final class RandomEvents {

    /** Schemas in schemas make events grow without end: after so many values the rest is absent or empty. */
    private static final int MOST_VALUES = 500;

    private static final int FEW_VALUES = 30;

    record Event(Map<String, Object> expected, String json) {}

    /** A value of the tree with its text. */
    private record Value(Object expected, String json) {}

    private static final Value NULL = new Value(null, "null");

    private final Random random;
    private final RandomSchemas schemas;
    private final RandomValues scalars;
    private int values;
    private int mostValues;

    RandomEvents(Random random, RandomSchemas schemas) {
        this.random = random;
        this.schemas = schemas;
        scalars = new RandomValues(random);
    }

    Event next(SchemaText schema, int depth) {
        return next(schema, depth, MOST_VALUES);
    }

    /** An event without nested ones, of few values: for those who want many. */
    Event nextSmall(SchemaText schema) {
        return next(schema, 0, FEW_VALUES);
    }

    private Event next(SchemaText schema, int depth, int most) {
        mostValues = most;
        values = 0;
        Value value = nested(schema, depth);
        @SuppressWarnings("unchecked")
        Map<String, Object> expected = (Map<String, Object>) value.expected();
        return new Event(expected, value.json());
    }

    private Value nested(SchemaText schema, int depth) {
        boolean complete = random.nextInt(3) == 0;
        Map<String, Object> expected = new LinkedHashMap<>();
        List<String> members = new ArrayList<>();
        for (Column column : schema.columns()) {
            boolean present = (complete || random.nextInt(4) > 0) && values < MOST_VALUES;
            Value value = present ? value(column.type(), column, depth) : NULL;
            if (value.expected() == null && !column.nullable() && column.required()) {
                value = someValue(column);
            }
            boolean written =
                    value.expected() != null || column.required() || column.nullable() && random.nextInt(3) == 0;
            expected.put(column.name(), written ? value.expected() : column.defaultValue());
            if (written) {
                boolean other = column.alias() != null && random.nextBoolean();
                members.add(quoted(other ? column.alias() : column.member()) + ":" + value.json());
            }
        }
        boolean inAnyOrder = random.nextInt(3) == 0;
        if (random.nextInt(4) == 0) {
            int at = random.nextInt(members.size() + 1);
            Object undeclared = scalars.untyped(2);
            members.add(at, quoted("not declared " + at) + ":" + untyped(undeclared));
            if (schema.dynamic()) {
                expected.put("not declared " + at, undeclared);
            }
        }
        if (inAnyOrder) {
            Collections.shuffle(members, random);
        }
        String blank = random.nextInt(4) == 0 ? " \n" : "";
        return new Value(expected, "{" + blank + String.join(blank + "," + blank, members) + blank + "}");
    }

    /** For a column that must have one, however many values there are already. */
    private Value someValue(Column column) {
        Type type = column.type();
        if (type instanceof ArrayOf || type instanceof ListOf) {
            return new Value(List.of(), "[]");
        } else if (type instanceof MapOf || type.text().equals("java.util.Map")) {
            return new Value(Map.of(), "{}");
        } else if (type.text().equals("java.util.List")) {
            return new Value(List.of(), "[]");
        }
        return value(type, column, 0);
    }

    private Value value(Type type, Column column, int depth) {
        values++;
        if (type instanceof ArrayOf array) {
            return elements(array.element(), !array.primitive(), column, depth);
        } else if (type instanceof ListOf list) {
            return elements(list.element(), true, column, depth);
        } else if (type instanceof MapOf map) {
            return entries(map.value(), column, depth);
        } else if (type instanceof Nested) {
            return depth <= 0 || values > mostValues ? NULL : nested(schemas.get(type.text()), depth - 1);
        } else if (type instanceof Untyped) {
            Object value = switch (type.text()) {
                case "java.util.Map" -> scalars.untypedMap(depth);
                case "java.util.List" -> scalars.untypedList(depth);
                default -> scalars.untyped(depth);
            };
            return new Value(value, untyped(value));
        } else if (type == RandomTypes.NULL) {
            return new Value(null, untyped(scalars.untyped(1)));
        }
        Object value = scalars.scalar(type.text());
        return new Value(value, scalar(value, column));
    }

    private Value elements(Type type, boolean nullable, Column column, int depth) {
        List<Object> expected = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        int length = length();
        for (int i = 0; i < length; i++) {
            Value element = nullable && random.nextInt(5) == 0 ? NULL : value(type, column, depth);
            expected.add(element.expected());
            texts.add(element.json());
        }
        return new Value(expected, "[" + String.join(",", texts) + "]");
    }

    private Value entries(Type type, Column column, int depth) {
        Map<String, Object> expected = new LinkedHashMap<>();
        List<String> texts = new ArrayList<>();
        int size = length();
        for (int i = 0; i < size; i++) {
            String key = scalars.text(random.nextInt(4)) + i;
            Value value = random.nextInt(5) == 0 ? NULL : value(type, column, depth);
            expected.put(key, value.expected());
            texts.add(quoted(key) + ":" + value.json());
        }
        return new Value(expected, "{" + String.join(",", texts) + "}");
    }

    private int length() {
        return values > mostValues ? 0 : random.nextInt(8) == 0 ? 9 : random.nextInt(4);
    }

    private String scalar(Object value, Column column) {
        if (value instanceof List<?> bytes) {
            return quoted(RandomValues.base64(bytes, column.base64() == null ? "" : column.base64()));
        } else if (value instanceof Date date) {
            return String.valueOf(date.getTime());
        } else if (value instanceof Number || value instanceof Boolean) {
            return value.toString();
        }
        return quoted(value instanceof Enum<?> constant ? constant.name() : value.toString());
    }

    private String untyped(Object value) {
        if (value instanceof List<?> elements) {
            return elements.stream().map(this::untyped).collect(Collectors.joining(",", "[", "]"));
        } else if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> quoted((String) entry.getKey()) + ":" + untyped(entry.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        }
        return value instanceof String text ? quoted(text) : String.valueOf(value);
    }

    private String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (c < 0x20 || c == '"' || c == '\\' || random.nextInt(30) == 0) {
                // both halves of a pair or none: one alone is an error
                Character.toString(c).chars().forEach(unit -> quoted.append(String.format("\\u%04x", unit)));
            } else {
                quoted.appendCodePoint(c);
            }
        });
        return quoted.append('"').toString();
    }
}

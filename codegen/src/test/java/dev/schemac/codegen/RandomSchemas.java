package dev.schemac.codegen;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Collectors;

/**
 * Random schemas, and random events for them: as a tree of what is expected, and as JSON text with members left out,
 * null, unknown or in another order. Knows nothing of the generator and the runtime.
 */
final class RandomSchemas {

    /** Schemas in schemas make events grow without end: after so many values the rest is absent or empty. */
    private static final int MOST_VALUES = 500;

    private static final List<String> SCALARS = List.of(
            "string",
            "char",
            "boolean",
            "byte",
            "short",
            "int",
            "long",
            "float",
            "double",
            "BigInteger",
            "BigDecimal",
            "java.util.UUID",
            "java.time.LocalDate",
            "java.time.Instant",
            "java.time.Duration");

    private static final List<String> ODD_NAMES = List.of(
            "class",
            "int",
            "null",
            "_",
            "",
            "p q",
            "a.b",
            "$",
            "value",
            "presence",
            "in",
            "that",
            "Class",
            "Arrays",
            "\u00e9t\u00e9",
            "\ud83d\ude00",
            "\"",
            "\\",
            "\\u0022",
            "*/",
            "x\ty",
            "KEYS",
            "INSTANCE",
            "ABC",
            "abc",
            "Abc",
            "aLongerNameThanTheSixteenBytesThatAreComparedAtOnce",
            "\u20ac\u20ac\u20ac",
            "hash",
            "map",
            "out",
            "other");

    private static final List<String> ODD_SCHEMA_NAMES =
            List.of("Override", "Arrays", "Class", "JsonScanner", "Columns0", "value", "JsonKey", "Record", "Objects");

    /** @param type the text of the innermost type; the name of a schema, or a built-in one */
    record Column(String name, String type, int dimensions, boolean primitive) {

        String declaration() {
            String brackets = dimensions == 0 ? "" : (primitive ? "[primitive]" : "[]") + "[]".repeat(dimensions - 1);
            return "`" + name + "` " + type + brackets;
        }
    }

    private final Random random;
    private final String module;
    private final Map<String, List<Column>> schemas = new LinkedHashMap<>();

    /** Of the event being made. */
    private int values;

    RandomSchemas(long seed, String module, int count) {
        random = new Random(seed);
        this.module = module;
        List<String> names = new ArrayList<>();
        List<String> odd = shuffled(ODD_SCHEMA_NAMES);
        for (int i = 0; i < count; i++) {
            names.add(random.nextInt(6) == 0 && i < odd.size() ? odd.get(i) : "Schema" + i);
        }
        names.forEach(name -> schemas.put(name, columns(names)));
    }

    /** The module as a text of the schema language. */
    String text() {
        return "module " + module + ";\n"
                + schemas.entrySet().stream()
                        .map(schema -> "create json schema " + schema.getKey() + "("
                                + schema.getValue().stream()
                                        .map(Column::declaration)
                                        .collect(Collectors.joining(", "))
                                + ");\n")
                        .collect(Collectors.joining());
    }

    Iterable<String> names() {
        return schemas.keySet();
    }

    private List<Column> columns(List<String> schemaNames) {
        int count = random.nextInt(20) == 0 ? 60 + random.nextInt(80) : random.nextInt(9);
        Map<String, Column> columns = new LinkedHashMap<>();
        List<String> odd = shuffled(ODD_NAMES);
        for (int i = 0; i < count; i++) {
            String name = random.nextInt(4) == 0 && i < odd.size() ? odd.get(i) : "column" + i;
            columns.put(name, column(name, schemaNames));
        }
        return List.copyOf(columns.values());
    }

    private Column column(String name, List<String> schemaNames) {
        int kind = random.nextInt(10);
        String type;
        if (kind < 7) {
            type = pick(SCALARS);
        } else if (kind < 8) {
            type = random.nextBoolean() ? "java.lang.Object" : "java.util.Map";
        } else {
            type = pick(schemaNames);
        }
        int dimensions = random.nextInt(3) == 0 ? 1 + random.nextInt(3) : 0;
        boolean primitive = dimensions > 0
                && SCALARS.contains(type)
                && !type.startsWith("Big")
                && !type.startsWith("java.")
                && !type.equals("string")
                && random.nextBoolean();
        return new Column(name, type, dimensions, primitive);
    }

    /** A random event: every column by name, in the order of the schema; null where it is absent. */
    Map<String, Object> event(String schema, int depth) {
        values = 0;
        return nested(schema, depth);
    }

    private Map<String, Object> nested(String schema, int depth) {
        boolean complete = random.nextInt(3) == 0;
        Map<String, Object> event = new LinkedHashMap<>();
        for (Column column : schemas.get(schema)) {
            boolean present = (complete || random.nextInt(4) > 0) && values < MOST_VALUES;
            event.put(column.name(), present ? value(column, column.dimensions(), depth) : null);
        }
        return event;
    }

    private Object value(Column column, int dimensions, int depth) {
        values++;
        if (dimensions > 0) {
            List<Object> elements = new ArrayList<>();
            int length = values > MOST_VALUES ? 0 : random.nextInt(8) == 0 ? 9 : random.nextInt(4);
            for (int i = 0; i < length; i++) {
                boolean nullable = !(column.primitive() && dimensions == 1);
                elements.add(nullable && random.nextInt(5) == 0 ? null : value(column, dimensions - 1, depth));
            }
            return elements;
        } else if (schemas.containsKey(column.type())) {
            return depth == 0 || values > MOST_VALUES ? null : nested(column.type(), depth - 1);
        }
        return scalar(column.type(), depth);
    }

    private Object scalar(String type, int depth) {
        return switch (type) {
            case "string" -> text(random.nextInt(40));
            case "char" -> character();
            case "boolean" -> random.nextBoolean();
            case "byte" -> (byte) random.nextInt();
            case "short" -> (short) random.nextInt();
            case "int" -> random.nextInt() >> random.nextInt(32);
            case "long" -> random.nextLong() >> random.nextInt(64);
            case "float" -> finite(Float.intBitsToFloat(random.nextInt()));
            case "double" -> finite(Double.longBitsToDouble(random.nextLong()));
            case "BigInteger" -> new BigInteger(random.nextInt(200), random).subtract(BigInteger.TEN);
            case "BigDecimal" -> new BigDecimal(new BigInteger(random.nextInt(100), random), random.nextInt(60) - 30);
            case "java.util.UUID" -> new UUID(random.nextLong(), random.nextLong());
            case "java.time.LocalDate" -> LocalDate.ofEpochDay(random.nextInt(100_000) - 50_000);
            case "java.time.Instant" -> Instant.ofEpochMilli(random.nextInt() * 1_000L + random.nextInt(1_000));
            case "java.time.Duration" -> Duration.ofMillis(random.nextInt());
            case "java.util.Map" -> untypedMap(depth);
            default -> untyped(depth);
        };
    }

    private static Object finite(Float value) {
        return value.isNaN() || value.isInfinite() ? -0.0f : value;
    }

    private static Object finite(Double value) {
        return value.isNaN() || value.isInfinite() ? -0.0 : value;
    }

    private String text(int length) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < length; i++) {
            text.append(character());
            if (random.nextInt(10) == 0) {
                text.appendCodePoint(0x10000 + random.nextInt(0x100000));
            }
        }
        return text.toString();
    }

    private Character character() {
        return switch (random.nextInt(6)) {
            case 0 -> (char) random.nextInt(0x80);
            case 1 -> (char) random.nextInt(0xd800);
            case 2 -> "\"\\/\b\f\n\r\t\u2028\u0000".charAt(random.nextInt(10));
            default -> (char) ('a' + random.nextInt(26));
        };
    }

    private Map<String, Object> untypedMap(int depth) {
        Map<String, Object> map = new LinkedHashMap<>();
        int size = random.nextInt(4);
        for (int i = 0; i < size; i++) {
            map.put(text(3) + i, random.nextInt(4) == 0 ? null : untyped(depth - 1));
        }
        return map;
    }

    private Object untyped(int depth) {
        return switch (random.nextInt(depth > 0 ? 8 : 6)) {
            case 0 -> random.nextInt();
            case 1 -> random.nextBoolean() ? Long.MAX_VALUE - random.nextInt(9) : Integer.MIN_VALUE - 1L;
            case 2 -> BigInteger.valueOf(Long.MIN_VALUE).subtract(BigInteger.valueOf(1 + random.nextInt(9)));
            case 3 -> finite(Double.longBitsToDouble(random.nextLong()));
            case 4 -> random.nextBoolean();
            case 5 -> text(random.nextInt(20));
            case 6 -> untypedMap(depth);
            default -> {
                List<Object> elements = new ArrayList<>();
                int length = random.nextInt(4);
                for (int i = 0; i < length; i++) {
                    elements.add(random.nextInt(4) == 0 ? null : untyped(depth - 1));
                }
                yield elements;
            }
        };
    }

    /** The event as a document: absent members left out or null, unknown ones strewn in, in order or in none. */
    String json(String schema, Map<String, Object> event) {
        List<String> members = new ArrayList<>();
        for (Column column : schemas.get(schema)) {
            Object value = event.get(column.name());
            if (value != null || random.nextInt(3) == 0) {
                members.add(quoted(column.name()) + ":" + json(value, column));
            }
        }
        if (random.nextInt(4) == 0) {
            int at = random.nextInt(members.size() + 1);
            members.add(at, "\"not declared " + at + "\":" + json(untyped(2), null));
        }
        if (random.nextInt(3) == 0) {
            Collections.shuffle(members, random);
        }
        String blank = random.nextInt(4) == 0 ? " \n" : "";
        return "{" + blank + String.join(blank + "," + blank, members) + blank + "}";
    }

    /** @param column the column it belongs to, null where the value is untyped */
    @SuppressWarnings("unchecked")
    private String json(Object value, Column column) {
        if (value instanceof List<?> elements) {
            return elements.stream().map(element -> json(element, column)).collect(Collectors.joining(",", "[", "]"));
        } else if (value instanceof Map<?, ?> map && column != null && schemas.containsKey(column.type())) {
            return json(column.type(), (Map<String, Object>) map);
        } else if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> quoted((String) entry.getKey()) + ":" + json(entry.getValue(), null))
                    .collect(Collectors.joining(",", "{", "}"));
        } else if (value != null && !(value instanceof Number) && !(value instanceof Boolean)) {
            return quoted(value.toString());
        }
        return String.valueOf(value);
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

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private List<String> shuffled(List<String> list) {
        List<String> shuffled = new ArrayList<>(list);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }
}

package dev.schemac.codegen;

import dev.schemac.codegen.RandomSchemas.Column;
import dev.schemac.codegen.RandomSchemas.SchemaText;
import dev.schemac.codegen.RandomTypes.ArrayOf;
import dev.schemac.codegen.RandomTypes.Constants;
import dev.schemac.codegen.RandomTypes.ListOf;
import dev.schemac.codegen.RandomTypes.MapOf;
import dev.schemac.codegen.RandomTypes.Nested;
import dev.schemac.codegen.RandomTypes.Scalar;
import dev.schemac.codegen.RandomTypes.Type;
import dev.schemac.codegen.RandomTypes.Untyped;
import dev.schemac.testing.ScalarSamples;
import java.math.BigDecimal;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * One random event of a schema: the tree that is expected, and a document of it with members left out, null, unknown,
 * under other names or in another order.
 */
public final class RandomEvents {

    /** Schemas in schemas make events grow without end: after so many values the rest is absent or empty. */
    private static final int MOST_VALUES = 500;

    private static final int FEW_VALUES = 30;

    public record Event(Map<String, Object> expected, String json) {}

    /**
     * A document in which one value breaks a rule.
     *
     * @param offset where the value begins, in bytes
     * @param expected what the error says that the rule demands
     * @param value the column and its value, where it is one of the document's own columns, and a number or text
     */
    public record Violation(String json, int offset, String expected, Map.Entry<Column, Object> value) {}

    /** Stands before the value that breaks a rule until the document is complete; no random text has it. */
    private static final String MARK = "\ue000";

    /** A value of the tree with its text. */
    private record Value(Object expected, String json) {}

    private static final Value NULL = new Value(null, "null");

    private final Random random;
    private final RandomSchemas schemas;
    private final RandomValues scalars;
    private int values;
    private int mostValues;
    private boolean atRoot;
    private Breaking breaking = Breaking.NOTHING;
    private String broken;
    private Map.Entry<Column, Object> brokenValue;

    private enum Breaking {
        NOTHING,
        /** The next column that has rules, perhaps. */
        COLUMN,
        /** The next number or text of the column. */
        VALUE,
        /** The next element or entry of the column. */
        ELEMENT,
        DONE
    }

    public RandomEvents(Random random, RandomSchemas schemas) {
        this.random = random;
        this.schemas = schemas;
        scalars = new RandomValues(random);
    }

    public Event next(SchemaText schema, int depth) {
        return next(schema, depth, MOST_VALUES);
    }

    /** An event without nested ones, of few values: for those who want many. */
    public Event nextSmall(SchemaText schema) {
        return next(schema, 0, FEW_VALUES);
    }

    /** A document that breaks a rule; null where none was to be broken. Has no undeclared members. */
    public Violation violation(SchemaText schema, int depth) {
        breaking = Breaking.COLUMN;
        broken = null;
        brokenValue = null;
        String json = next(schema, depth).json();
        breaking = Breaking.NOTHING;
        int at = json.indexOf(MARK);
        if (at < 0) {
            return null;
        }
        int offset = json.substring(0, at).getBytes(StandardCharsets.UTF_8).length;
        return new Violation(json.replace(MARK, ""), offset, broken, brokenValue);
    }

    private Event next(SchemaText schema, int depth, int most) {
        mostValues = most;
        values = 0;
        atRoot = true;
        Value value = nested(schema, depth);
        @SuppressWarnings("unchecked")
        Map<String, Object> expected = (Map<String, Object>) value.expected();
        return new Event(expected, value.json());
    }

    private Value nested(SchemaText read, int depth) {
        boolean ofRoot = atRoot;
        atRoot = false;
        List<SchemaText> shapes = read.shapes();
        SchemaText schema = shapes.get(random.nextInt(shapes.size()));
        boolean complete = random.nextInt(3) == 0;
        Map<String, Object> expected = new LinkedHashMap<>();
        List<String> members = new ArrayList<>();
        for (Column column : schema.columns()) {
            boolean present = (complete || random.nextInt(4) > 0) && values < MOST_VALUES;
            Value value = present ? columnValue(column, depth, ofRoot) : NULL;
            if (value.expected() == null && !column.nullable() && column.required()) {
                value = columnValue(column, 0, false);
            }
            SchemaText union = schema.unionOf(column);
            if (union != null) {
                value = discriminator(schema.textsOf(union), value);
            }
            boolean written =
                    value.expected() != null || column.required() || column.nullable() && random.nextInt(3) == 0;
            expected.put(column.member(), written ? value.expected() : column.defaultValue());
            if (written) {
                boolean other = column.alias() != null && random.nextBoolean();
                members.add(quoted(other ? column.alias() : column.member()) + ":" + value.json());
            }
        }
        boolean inAnyOrder = random.nextInt(3) == 0;
        if (breaking == Breaking.NOTHING && random.nextInt(4) == 0) {
            int at = random.nextInt(members.size() + 1);
            Object undeclared = scalars.untyped(2);
            String name = undeclaredName(schema, at);
            members.add(at, quoted(name) + ":" + untyped(undeclared));
            if (schema.dynamic()) {
                expected.put(name, undeclared);
            }
        }
        if (inAnyOrder) {
            Collections.shuffle(members, random);
        }
        String blank = random.nextInt(4) == 0 ? " \n" : "";
        String json = "{" + blank + String.join(blank + "," + blank, members) + blank + "}";
        List<String> wrappers = schema.wrappers();
        if (!wrappers.isEmpty()) {
            json = "{" + blank + quoted(wrappers.get(random.nextInt(wrappers.size()))) + ":" + json + blank + "}";
        }
        return new Value(expected, json);
    }

    /** The name of a column that has another name in JSON, or one that no column has. */
    private String undeclaredName(SchemaText schema, int at) {
        List<String> names = new ArrayList<>();
        schema.columns().forEach(column -> names.add(column.name()));
        for (Column column : schema.columns()) {
            names.remove(column.member());
            names.remove(column.alias());
        }
        return names.isEmpty() ? "not declared " + at : names.get(random.nextInt(names.size()));
    }

    /** One of the texts of a schema; where it has none, one that is of no schema at all. */
    private Value discriminator(List<String> texts, Value value) {
        if (!texts.isEmpty()) {
            String text = texts.get(random.nextInt(texts.size()));
            return new Value(text, quoted(text));
        }
        return value.expected() == null
                ? NULL
                : new Value("none " + value.expected(), quoted("none " + value.expected()));
    }

    /** Where one is to be broken, perhaps one that breaks a rule. */
    private Value columnValue(Column column, int depth, boolean ofRoot) {
        RandomRules rules = column.rules();
        if (breaking == Breaking.COLUMN && rules.any() && random.nextBoolean()) {
            int items = rules.brokenItems(random);
            if (items >= 0 && random.nextBoolean()) {
                breaking = Breaking.DONE;
                boolean map = column.type() instanceof MapOf || column.type() instanceof Untyped;
                broken = rules.expectedItems(!map);
                return marked(items(column, depth, items, false));
            }
            if (rules.unique() && random.nextBoolean()) {
                Value repeated = repeated(column, depth);
                if (repeated != null) {
                    return repeated;
                }
            }
            if (rules.noNulls() && random.nextBoolean()) {
                breaking = Breaking.ELEMENT;
                Value value = keptValue(column, depth);
                breaking = breaking == Breaking.DONE ? Breaking.DONE : Breaking.COLUMN;
                return value;
            }
            if (rules.ofValues()) {
                breaking = Breaking.VALUE;
                Value value = keptValue(column, depth);
                boolean found = breaking == Breaking.DONE;
                brokenValue =
                        found && ofRoot && column.type() instanceof Scalar ? Map.entry(column, value.expected()) : null;
                breaking = found ? Breaking.DONE : Breaking.COLUMN;
                return value;
            }
        }
        return keptValue(column, depth);
    }

    private Value keptValue(Column column, int depth) {
        boolean items = column.rules().ofItems() || isContainer(column.type());
        return items
                ? items(
                        column,
                        depth,
                        column.rules().items(random, length()),
                        column.rules().unique())
                : value(column.type(), column, depth);
    }

    private static boolean isContainer(Type type) {
        return type instanceof ArrayOf || type instanceof ListOf || type instanceof MapOf;
    }

    /** So many, if there are so many different ones. */
    private Value items(Column column, int depth, int count, boolean unique) {
        values++;
        Type type = column.type();
        if (type instanceof ArrayOf array) {
            return array(elements(array.element(), !array.primitive(), column, depth, count, unique));
        } else if (type instanceof ListOf list) {
            return array(elements(list.element(), true, column, depth, count, unique));
        } else if (type instanceof MapOf map) {
            return entries(map.value(), column, depth, count);
        }
        Map<String, Object> map = new LinkedHashMap<>();
        while (map.size() < count) {
            map.put(scalars.text(2) + map.size(), scalars.untyped(depth));
        }
        return new Value(map, untyped(map));
    }

    /** Elements of which the last was there before; null where the most elements allow no further one. */
    private Value repeated(Column column, int depth) {
        Type type = column.type();
        Type element = type instanceof ArrayOf array ? array.element() : ((ListOf) type).element();
        boolean nullable = !(type instanceof ArrayOf array) || !array.primitive();
        breaking = Breaking.DONE;
        List<Value> elements =
                elements(element, nullable, column, depth, column.rules().items(random, 1 + length()), true);
        while (!elements.isEmpty() && !column.rules().allowsOneMore(elements.size())) {
            elements.remove(elements.size() - 1);
        }
        if (elements.isEmpty() || !column.rules().allowsOneMore(elements.size())) {
            breaking = Breaking.COLUMN;
            return null;
        }
        broken = "a unique element";
        elements.add(marked(elements.get(random.nextInt(elements.size()))));
        return array(elements);
    }

    private static Value marked(Value value) {
        return new Value(value.expected(), MARK + value.json());
    }

    private Value value(Type type, Column column, int depth) {
        values++;
        if (column.only() != null) {
            Object only = column.only();
            return new Value(only, only instanceof String text ? quoted(text) : only.toString());
        }
        if (type instanceof ArrayOf array) {
            return array(elements(array.element(), !array.primitive(), column, depth, length(), false));
        } else if (type instanceof ListOf list) {
            return array(elements(list.element(), true, column, depth, length(), false));
        } else if (type instanceof MapOf map) {
            return entries(map.value(), column, depth, length());
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
        if (type instanceof Constants constants) {
            String text = constants.texts().get(random.nextInt(constants.texts().size()));
            return new Value(text, quoted(text));
        }
        if (column.rules().ofValues()) {
            return ruled(type.text(), column);
        }
        Object value = scalars.scalar(type.text());
        return new Value(value, scalar(value, column));
    }

    private Value ruled(String type, Column column) {
        if (breaking == Breaking.VALUE) {
            RandomRules.Broken wrong = column.rules().broken(random, type);
            if (wrong != null) {
                breaking = Breaking.DONE;
                broken = wrong.expected();
                return marked(new Value(wrong.value(), scalar(wrong.value(), column)));
            }
        }
        Object value = column.rules().kept(random, type);
        return new Value(value, scalar(value, column));
    }

    private List<Value> elements(Type type, boolean nullable, Column column, int depth, int count, boolean unique) {
        List<Value> elements = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean noNulls = column.rules().noNulls();
            Value element = nullable && !noNulls && random.nextInt(5) == 0 ? NULL : value(type, column, depth);
            boolean repeats = unique && elements.stream().anyMatch(before -> same(before, element));
            if (!repeats && !(noNulls && element.expected() == null)) {
                elements.add(element);
            }
        }
        if (nullable && breaksElement(column, elements.size())) {
            elements.set(random.nextInt(elements.size()), nullElement(type, column));
        }
        return elements;
    }

    /** Inner levels come first. Columns of nested events have rules of their own. */
    private boolean breaksElement(Column column, int elements) {
        return breaking == Breaking.ELEMENT && column.rules().noNulls() && elements > 0 && random.nextInt(3) > 0;
    }

    private Value nullElement(Type type, Column column) {
        breaking = Breaking.DONE;
        broken = RandomRules.expectedElement(type, column.format());
        return marked(NULL);
    }

    /** URLs would ask the network. */
    private static boolean same(Value a, Value b) {
        return a.expected() instanceof URL && b.expected() instanceof URL
                ? a.expected().toString().equals(b.expected().toString())
                : Objects.equals(a.expected(), b.expected());
    }

    private static Value array(List<Value> elements) {
        List<Object> expected = new ArrayList<>();
        elements.forEach(element -> expected.add(element.expected()));
        return new Value(expected, elements.stream().map(Value::json).collect(Collectors.joining(",", "[", "]")));
    }

    private Value entries(Type type, Column column, int depth, int size) {
        Map<String, Object> expected = new LinkedHashMap<>();
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            String key = scalars.text(random.nextInt(4)) + i;
            boolean noNulls = column.rules().noNulls();
            Value value = !noNulls && random.nextInt(5) == 0 ? NULL : value(type, column, depth);
            if (!noNulls || value.expected() != null) {
                expected.put(key, value.expected());
                texts.add(quoted(key) + ":" + value.json());
            }
        }
        if (breaksElement(column, texts.size())) {
            texts.set(
                    texts.size() - 1,
                    quoted("null") + ":" + nullElement(type, column).json());
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
        } else if (column.format() != null) {
            return formatted(value, column.format());
        } else if (value instanceof Number || value instanceof Boolean) {
            return value.toString();
        }
        return quoted(
                value instanceof Enum<?> constant
                        ? constant.name()
                        : ScalarSamples.of(value.getClass())
                                .map(samples -> samples.string(value))
                                .orElseGet(value::toString));
    }

    private String formatted(Object value, String format) {
        boolean millis = format.endsWith("millis");
        if (value instanceof Number) {
            return quoted(value.toString());
        } else if (value instanceof Instant at) {
            return decimal(at.getEpochSecond(), at.getNano(), millis);
        } else if (value instanceof Duration length) {
            return decimal(length.getSeconds(), length.getNano(), millis);
        }
        return quoted(DateTimeFormatter.ofPattern(format, Locale.ROOT).format((TemporalAccessor) value));
    }

    private static String decimal(long seconds, int nanos, boolean millis) {
        BigDecimal number = BigDecimal.valueOf(seconds).add(BigDecimal.valueOf(nanos, 9));
        return (millis ? number.scaleByPowerOfTen(3) : number).toString();
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

package dev.schemac.kafka.connect;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.runtime.internal.integration.TypeSyntax;
import dev.schemac.runtime.internal.integration.Unions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Makes the mapping of a generated class and of the classes in its columns. */
final class Mappings {
    /** Over the class loaders of the classes that are looked for. */
    private static final ParserIndex INDEX = ParserIndex.of();

    private final ScalarMappings scalars;

    /** The complete mappings. */
    private final Map<Class<?>, Map<Boolean, StructMapping>> structs = new HashMap<>();

    /** The classes around the current one: a schema of Connect cannot contain itself. */
    private final Set<Class<?>> around = new HashSet<>();

    Mappings(ScalarMappings scalars) {
        this.scalars = scalars;
    }

    /**
     * Returns the mapping of a parser's events; null if they have none, because they are not generated, or belong to a
     * union with wrapper objects or with different columns of one name.
     */
    StructMapping of(ObjectParser<?> parser, boolean optional) {
        EventType<?> eventType = parser.eventType();
        Class<?> type = eventType.type();
        Map<Boolean, StructMapping> made = structs.computeIfAbsent(type, any -> new HashMap<>());
        if (made.containsKey(optional)) {
            return made.get(optional);
        }
        if (!JsonEvent.class.isAssignableFrom(type)) {
            return null;
        }
        Map<String, Column> columns = new LinkedHashMap<>();
        boolean isUnion = !parser.subtypes().isEmpty();
        if (!addColumns(parser, columns) || isUnion && Unions.hasWrapper(parser)) {
            return null;
        }
        around.add(type);
        List<StructMapping.Member> members = new ArrayList<>();
        for (Column column : columns.values()) {
            if (!column.schemaType().equals("null")) {
                boolean required = column.required() && eventType.columns().contains(column);
                members.add(new StructMapping.Member(
                        column.jsonName(),
                        mapping(column, !required, isUnion ? null : parser, type.getClassLoader()),
                        !isUnion && acceptsNull(parser, column)));
            }
        }
        around.remove(type);
        StructMapping mapping = new StructMapping(eventType.qualifiedName(), members, optional, Unions.family(parser));
        made.put(optional, mapping);
        return mapping;
    }

    /** Adds the columns of a parser and of its subtypes; returns false if different ones have the same name. */
    private static boolean addColumns(ObjectParser<?> parser, Map<String, Column> columns) {
        for (Column column : parser.eventType().columns()) {
            boolean conflicts = columns.values().stream()
                    .anyMatch(known -> known.name().equals(column.name())
                            ? !sameForm(known, column)
                            : known.jsonName().equals(column.jsonName()));
            if (conflicts) {
                return false;
            }
            columns.putIfAbsent(column.jsonName(), column);
        }
        return parser.subtypes().stream().allMatch(subtype -> addColumns(subtype, columns));
    }

    private static boolean sameForm(Column column, Column other) {
        return column.jsonName().equals(other.jsonName()) && column.schemaType().equals(other.schemaType());
    }

    /** Returns whether the parser accepts null in a column. It parses a document with only this column. */
    private static boolean acceptsNull(ObjectParser<?> parser, Column column) {
        return acceptsNull(parser, column, "null");
    }

    /**
     * Returns whether the parser accepts a value of a column that is null or contains null.
     *
     * @param value JSON with null
     */
    private static boolean acceptsNull(ObjectParser<?> parser, Column column, String value) {
        JsonWriter name = new JsonWriter();
        name.value(column.jsonName());
        String document = "{" + name.toJson() + ":" + value + "}";
        return parser.validate(document, JsonOptions.DEFAULT).stream()
                .map(JsonParseException::description)
                .noneMatch(reason -> reason.endsWith(" but found null"));
    }

    /** @param parser the parser that decides whether elements may be null; null if they may */
    private ValueMapping mapping(Column column, boolean optional, ObjectParser<?> parser, ClassLoader loader) {
        Predicate<String> acceptsNull = value -> parser == null || acceptsNull(parser, column, value);
        Optional<ValueMapping> mapping = mapping(column, column.schemaType(), optional, acceptsNull, loader);
        return mapping.orElseGet(() -> JsonMapping.of(optional, isForeign(column, loader)));
    }

    /**
     * Returns the mapping of a type of a column; empty if it contains a type without one.
     *
     * @param acceptsNull whether this value accepts JSON with null
     */
    private Optional<ValueMapping> mapping(
            Column column, String schemaType, boolean optional, Predicate<String> acceptsNull, ClassLoader loader) {
        boolean isMap = TypeSyntax.isMap(schemaType);
        if (isMap || TypeSyntax.isSequence(schemaType)) {
            Predicate<String> elements = value -> acceptsNull.test(isMap ? "{\"\":" + value + "}" : "[" + value + "]");
            boolean canBeNull = !TypeSyntax.isPrimitive(schemaType) && elements.test("null");
            Optional<ValueMapping> held = mapping(column, TypeSyntax.held(schemaType), canBeNull, elements, loader);
            return held.map(each -> isMap ? MapMapping.of(each, optional) : ArrayMapping.of(each, optional));
        }
        ValueMapping scalar = scalars.of(schemaType, optional);
        if (scalar != null) {
            return Optional.of(scalar);
        }
        Class<?> type = typeOf(column, schemaType, loader);
        if (type == null || around.contains(type)) {
            return Optional.empty();
        } else if (type.isEnum()) {
            return Optional.of(ScalarMappings.constants(type, optional));
        }
        return INDEX.find(type).map(parser -> of(parser, optional));
    }

    /** Returns whether only the writer of the event can write the column: it has an adapter or an application class. */
    private static boolean isForeign(Column column, ClassLoader loader) {
        String leaf = TypeSyntax.leaf(column.schemaType());
        if (leaf.equals("Object") || leaf.equals("Map")) {
            return false;
        }
        Class<?> type = typeOf(column, leaf, loader);
        return type == null || !JsonEvent.class.isAssignableFrom(type);
    }

    /**
     * Returns the class of a column or of its elements; null if it has an adapter or is untyped. Classes in lists and
     * maps are known by name only.
     */
    private static Class<?> typeOf(Column column, String name, ClassLoader loader) {
        if (name.endsWith(")") || name.equals("Object") || name.equals("Map")) {
            return null;
        }
        Class<?> type = column.type();
        while (type.isArray()) {
            type = type.getComponentType();
        }
        return Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type)
                ? TypeSyntax.find(name, loader).orElse(null)
                : type;
    }
}

package dev.schemac.kafka.connect;

import dev.schemac.integrations.common.Unions;
import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.ColumnType.Kind;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes the mapping of a generated class and of the classes in its columns. */
final class Mappings {
    /** Over the class loaders of the classes that are looked for. */
    private static final ParserIndex INDEX = ParserIndex.of();

    private final ScalarMappings.Settings settings;

    /** The complete mappings. */
    private final Map<Class<?>, Map<Boolean, StructMapping>> structs = new HashMap<>();

    /** The classes around the current one: a schema of Connect cannot contain itself. */
    private final Set<Class<?>> around = new HashSet<>();

    Mappings(ScalarMappings.Settings settings) {
        this.settings = settings;
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
            if (column.type().kind() != Kind.ALWAYS_NULL) {
                boolean required = column.required() && eventType.columns().contains(column);
                members.add(new StructMapping.Member(
                        column.jsonName(), mapping(column.type(), !required, isUnion), !isUnion && column.nullable()));
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
        return column.jsonName().equals(other.jsonName()) && column.type().equals(other.type());
    }

    /** @param nullable whether elements and values can be null even if the type excludes null */
    private ValueMapping mapping(ColumnType type, boolean optional, boolean nullable) {
        return find(type, optional, nullable).orElseGet(() -> JsonMapping.of(optional, isForeign(type.leaf())));
    }

    /** Returns the mapping of a type; empty if it contains a type without one. */
    private Optional<ValueMapping> find(ColumnType type, boolean optional, boolean nullable) {
        return switch (type.kind()) {
            case SCALAR -> Optional.of(ScalarMappings.of(settings, type.scalar(), type.form(), optional));
            case CONSTANT -> Optional.of(ScalarMappings.constants(type.javaClass(), optional));
            case OBJECT, UNION ->
                around.contains(type.javaClass())
                        ? Optional.empty()
                        : INDEX.find(type.javaClass()).map(parser -> of(parser, optional));
            case ARRAY, LIST, SET, PRIMITIVES ->
                findElement(type, nullable).map(each -> ArrayMapping.of(each, optional));
            case MAP -> findElement(type, nullable).map(each -> MapMapping.of(each, optional));
            case APPLICATION, ADAPTED, ANY, ANY_OBJECT, ALWAYS_NULL -> Optional.empty();
        };
    }

    private Optional<ValueMapping> findElement(ColumnType container, boolean nullable) {
        boolean canBeNull = container.nullableElements() || nullable && container.kind() != Kind.PRIMITIVES;
        return find(container.element(), canBeNull, nullable);
    }

    /** Returns whether only the writer of the event can write values: they have an adapter or an application class. */
    private static boolean isForeign(ColumnType leaf) {
        return switch (leaf.kind()) {
            case APPLICATION, ADAPTED -> true;
            case OBJECT, UNION -> !JsonEvent.class.isAssignableFrom(leaf.javaClass());
            case SCALAR, CONSTANT, ARRAY, PRIMITIVES, LIST, SET, MAP, ANY, ANY_OBJECT, ALWAYS_NULL -> false;
        };
    }
}

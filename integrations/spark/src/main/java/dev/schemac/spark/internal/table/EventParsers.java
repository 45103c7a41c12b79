package dev.schemac.spark.internal.table;

import dev.schemac.integrations.common.Unions;
import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.EventType.Column;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.ParserIndex;
import dev.schemac.runtime.support.event.ColumnTypes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The parser of a schema, and those of all schemas that it refers to.
 *
 * @param byClass the parsers by their value classes
 */
public record EventParsers(ObjectParser<?> root, Map<Class<?>, ObjectParser<?>> byClass) {

    /**
     * Finds the parser of a schema.
     *
     * @param type the name of the schema, simple or with its module
     */
    public static EventParsers of(List<ObjectParser<?>> parsers, String type) {
        Map<Class<?>, ObjectParser<?>> byClass = new LinkedHashMap<>();
        ObjectParser<?> root = null;
        for (ObjectParser<?> parser : parsers) {
            EventType<?> eventType = parser.eventType();
            byClass.put(eventType.type(), parser);
            if (eventType.qualifiedName().equals(type)
                    || root == null && eventType.name().equals(type)) {
                root = parser;
            }
        }
        if (root == null) {
            throw new IllegalStateException("the classes do not contain schema '" + type + "'");
        }
        return new EventParsers(root, byClass);
    }

    /**
     * {@return the class of this name}
     *
     * @throws IllegalArgumentException if the class path of this JVM has no such class, or it is not a generated one
     */
    public static Class<?> find(String className) {
        ClassLoader context = Thread.currentThread().getContextClassLoader();
        Class<?> type;
        try {
            type = Class.forName(className, false, context == null ? EventParsers.class.getClassLoader() : context);
        } catch (ClassNotFoundException | LinkageError e) {
            throw new IllegalArgumentException(
                    "option 'class': the class path has no class '" + className
                            + "'; correct the name, or add its jar with --jars",
                    e);
        }
        if (!JsonEvent.class.isAssignableFrom(type)) {
            throw new IllegalArgumentException(
                    "option 'class': expected a class that schemac generated but found " + type.getName());
        }
        return type;
    }

    /** @throws IllegalArgumentException if no parser was generated for the class */
    public static EventParsers of(Class<?> type) {
        Map<Class<?>, ObjectParser<?>> byClass = new LinkedHashMap<>();
        ObjectParser<?> root = parser(type);
        add(root, byClass);
        return new EventParsers(root, byClass);
    }

    private static ObjectParser<?> parser(Class<?> type) {
        ObjectParser<?> parser =
                ParserIndex.of(type.getClassLoader()).find(type).orElse(null);
        if (parser == null) {
            throw new IllegalArgumentException("option 'class': no parser was generated for " + type.getName());
        }
        return parser;
    }

    private static void add(ObjectParser<?> parser, Map<Class<?>, ObjectParser<?>> byClass) {
        Class<?> owner = parser.eventType().type();
        if (byClass.put(owner, parser) != null) {
            return;
        }
        parser.subtypes().forEach(subtype -> add(subtype, byClass));
        for (Column column : parser.eventType().columns()) {
            Class<?> type = column.type().leaf().javaClass();
            if (JsonEvent.class.isAssignableFrom(type)) {
                add(parser(type), byClass);
            }
        }
    }

    /** {@return the type of the elements or values in a column; {@link ColumnTypes#ANY} if it declares none} */
    public static ColumnType held(ColumnType type) {
        return switch (type.kind()) {
            case ARRAY, PRIMITIVES, LIST, SET, MAP -> type.element();
            case SCALAR, CONSTANT, OBJECT, UNION, APPLICATION, ADAPTED, ANY, ANY_OBJECT, ALWAYS_NULL -> ColumnTypes.ANY;
        };
    }

    /** {@return the schemas by their classes} */
    public Map<Class<?>, EventType<?>> types() {
        Map<Class<?>, EventType<?>> types = new LinkedHashMap<>();
        byClass.values().forEach(parser -> types.put(parser.eventType().type(), parser.eventType()));
        return types;
    }

    /** {@return the schema of a value class, then all schemas of its union; empty for another class} */
    public List<EventType<?>> family(Class<?> type) {
        return byClass.containsKey(type) ? Unions.family(byClass.get(type)) : List.of();
    }
}

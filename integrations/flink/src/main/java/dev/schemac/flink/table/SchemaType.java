package dev.schemac.flink.table;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.flink.internal.TypeSyntax;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The type of a column with its classes, parsed from {@code EventType.Column.schemaType()}. */
sealed interface SchemaType {
    /**
     * A number, string, date or the like.
     *
     * @param name {@code Instant}
     * @param form its JSON form if it is not the default one, {@code epoch-millis}; otherwise empty
     */
    record Scalar(String name, String form) implements SchemaType {}

    /** A constant of an enum. */
    record Constant() implements SchemaType {}

    /** @param primitive whether elements cannot be null */
    record Sequence(SchemaType element, boolean primitive) implements SchemaType {}

    /** A map whose keys are strings. */
    record Entries(SchemaType value) implements SchemaType {}

    /** An event of a generated class, or of its subtypes. */
    record Event(ObjectParser<?> parser) implements SchemaType {
        /** {@return the type of the class, then those of all subtypes} */
        List<EventType<?>> family() {
            Set<ObjectParser<?>> parsers = new LinkedHashSet<>();
            addFamily(parser, parsers);
            List<EventType<?>> types = new ArrayList<>();
            parsers.forEach(each -> types.add(each.eventType()));
            return types;
        }

        private static void addFamily(ObjectParser<?> parser, Set<ObjectParser<?>> parsers) {
            if (parsers.add(parser)) {
                parser.subtypes().forEach(subtype -> addFamily(subtype, parsers));
            }
        }
    }

    /** A column of {@code Object}. */
    record Untyped() implements SchemaType {}

    /** A column with an adapter or an application class. Only its parser and writer know the JSON of its values. */
    record Opaque() implements SchemaType {}

    /** A column that is always null. */
    record Nothing() implements SchemaType {}

    static SchemaType of(EventType.Column column, EventType<?> eventType) {
        return of(column.schemaType(), eventType.type().getClassLoader());
    }

    private static SchemaType of(String type, ClassLoader loader) {
        if (TypeSyntax.isSequence(type)) {
            return new Sequence(of(TypeSyntax.held(type), loader), TypeSyntax.isPrimitive(type));
        }
        if (TypeSyntax.isMap(type)) {
            return new Entries(of(TypeSyntax.held(type), loader));
        }
        switch (type) {
            case "Object":
                return new Untyped();
            case "Map":
                return new Entries(new Untyped());
            case "null":
                return new Nothing();
            default:
                break;
        }
        int parenthesis = type.endsWith(")") ? type.indexOf('(') : type.length();
        String name = type.substring(0, parenthesis);
        if (ScalarColumns.NAMES.contains(name)) {
            String form = parenthesis == type.length() ? "" : type.substring(parenthesis + 1, type.length() - 1);
            return new Scalar(name, form);
        }
        return parenthesis < type.length()
                ? new Opaque()
                : find(type, loader).map(SchemaType::ofClass).orElseGet(Opaque::new);
    }

    private static SchemaType ofClass(Class<?> type) {
        if (type.isEnum()) {
            return new Constant();
        }
        if (JsonEvent.class.isAssignableFrom(type)) {
            try {
                return new Event(EventTypeInfo.of(type).parser());
            } catch (IllegalArgumentException e) {
                return new Opaque();
            }
        }
        return new Opaque();
    }

    /** Returns the class of this name. A nested enum has its canonical name. */
    private static Optional<Class<?>> find(String name, ClassLoader loader) {
        for (String each = name; ; ) {
            try {
                return Optional.of(Class.forName(each, false, loader));
            } catch (ClassNotFoundException | LinkageError e) {
                int dot = each.lastIndexOf('.');
                if (dot < 0) {
                    return Optional.empty();
                }
                each = each.substring(0, dot) + "$" + each.substring(dot + 1);
            }
        }
    }
}

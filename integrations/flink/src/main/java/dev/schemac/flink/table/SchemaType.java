package dev.schemac.flink.table;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.internal.integration.TypeSyntax;
import dev.schemac.runtime.internal.integration.Unions;
import java.util.List;

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
            return Unions.family(parser);
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
        String name = TypeSyntax.name(type);
        if (ScalarColumns.NAMES.contains(name)) {
            return new Scalar(name, TypeSyntax.form(type));
        }
        return name.equals(type)
                ? TypeSyntax.find(type, loader).map(SchemaType::ofClass).orElseGet(Opaque::new)
                : new Opaque();
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
}

package dev.schemac.flink.internal.row;

import dev.schemac.flink.EventTypeInfo;
import dev.schemac.integrations.common.Unions;
import dev.schemac.runtime.ColumnType;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.Scalar;
import dev.schemac.runtime.ScalarForm;
import java.util.List;

/** The type of a column with its classes, as columns of tables need it. */
sealed interface SchemaType {
    /** A number, string, date or the like. */
    record OfScalar(Scalar type, ScalarForm form) implements SchemaType {}

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

    static SchemaType of(ColumnType type) {
        return switch (type.kind()) {
            case SCALAR -> new OfScalar(type.scalar(), type.form());
            case CONSTANT -> new Constant();
            case OBJECT, UNION -> ofObjects(type.javaClass());
            case APPLICATION, ADAPTED -> new Opaque();
            case ARRAY, LIST, SET -> new Sequence(of(type.element()), false);
            case PRIMITIVES -> new Sequence(of(type.element()), true);
            case MAP -> new Entries(of(type.element()));
            case ANY -> new Untyped();
            case ANY_OBJECT -> new Entries(new Untyped());
            case ALWAYS_NULL -> new Nothing();
        };
    }

    private static SchemaType ofObjects(Class<?> type) {
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

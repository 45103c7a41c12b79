package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.JavaType.ArrayOf;
import dev.schemac.codegen.names.JavaType.Generic;
import dev.schemac.codegen.names.JavaType.Nullable;
import dev.schemac.codegen.names.JavaType.Primitive;
import dev.schemac.codegen.names.ValueKind;
import dev.schemac.dsl.model.ClassType;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.AdaptedType;
import dev.schemac.dsl.model.ValueType.ArrayType;
import dev.schemac.dsl.model.ValueType.EnumType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.MapType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * The type of a column in Java and in JSON.
 *
 * @param java the type of its field
 * @param field the declared type, with the annotations of JSpecify
 * @param member the type in the getters and setters of the value class
 * @param keyFactory the factory method of {@code JsonKey} for its name
 * @param expected the name of the type in error messages
 * @param equality how two of its values are compared and hashed
 * @param mutable whether its values allow changes to a record
 * @param copiedLevels the depth of lists and maps that a record copies to be immutable: 0 for none, 1 for the column
 *     itself, one more in an {@code Optional}, and the greatest number for untyped values
 */
public record ColumnTypePlan(
        JavaType java,
        JavaType field,
        JavaType member,
        KeyFactory keyFactory,
        String expected,
        Equality equality,
        boolean mutable,
        int copiedLevels) {

    /** The factory methods of {@code JsonKey}; a test compares them with the class. */
    public enum KeyFactory {
        STRING("string", true),
        CHARACTER("character", false),
        NUMBER("number", false),
        NUMBER_OR_NULL("numberOrNull", true),
        BOOLEAN("bool", false),
        OBJECT("object", true),
        ARRAY("array", true),
        ANY("any", false);

        private final String method;
        private final boolean changedByNotNull;

        KeyFactory(String method, boolean changedByNotNull) {
            this.method = method;
            this.changedByNotNull = changedByNotNull;
        }

        /** Returns the name of the method. */
        public String method() {
            return method;
        }

        /** Returns whether {@code notNull()} changes its keys: they no longer accept null on the fast path. */
        public boolean changedByNotNull() {
            return changedByNotNull;
        }
    }

    /** How two values of a column are compared and hashed. */
    public enum Equality {
        /** By {@code ==}, as primitives. */
        PRIMITIVE,
        /** As floating-point numbers: NaN equals itself, and 0.0 differs from -0.0. */
        FRACTION,
        /** By their own {@code equals}. */
        VALUE,
        /** As an array of such values. */
        ARRAY,
        /** As an array of arrays. */
        ARRAYS,
        /** As a mixture of lists, maps and arrays, or values without a usable {@code equals}. */
        MIXED;

        /** Returns whether records compare and hash their components in this way. */
        boolean isOfRecords() {
            return this == PRIMITIVE || this == FRACTION || this == VALUE;
        }
    }

    /**
     * Returns the type of a column of a class.
     *
     * @param java the type of its field
     * @param nullMarked whether the class has the annotations of JSpecify
     */
    static ColumnTypePlan of(
            Column column, JavaType java, ValueKind kind, boolean nullMarked, CollectionStyle collections) {
        ValueType type = column.type();
        boolean nullElements = column.rules().nullElements();
        boolean annotated = nullMarked && !java.isPrimitive();
        JavaType marked = nullElements ? marked(type, java) : markedUntyped(type, java);
        boolean optional = column.keepNull() && kind == ValueKind.RECORD;
        JavaType value = annotated ? marked : java;
        JavaType held = optional ? JavaType.generic(Optional.class, value) : value;
        JavaType field = annotated ? new Nullable(held) : held;
        boolean alwaysThere = kind == ValueKind.RECORD && JavaTypes.isAlwaysThere(column);
        boolean lists = collections == CollectionStyle.LIST;
        Json json = type.match(new JsonOf(column));
        Equality equality = equality(type, java);
        int levels = lists ? levels(type) : 0;
        return new ColumnTypePlan(
                java,
                field,
                alwaysThere && nullMarked ? marked : field,
                json.keyFactory(),
                json.expected(),
                !optional || equality.isOfRecords() ? equality : Equality.MIXED,
                lists ? hasArrays(java) : isMutable(type),
                optional && levels > 0 && levels < Integer.MAX_VALUE ? levels + 1 : levels);
    }

    /** Returns the name of a type of the column, or of its elements, in error messages. */
    static String expected(Column column, ValueType type) {
        return type.match(new JsonOf(column)).expected();
    }

    /** Adds that an untyped map in an array, list or map may contain null. */
    private static JavaType markedUntyped(ValueType type, JavaType java) {
        ValueType held = JavaTypes.held(type);
        if (held == null || type.leaf() != UntypedType.MAP) {
            return java;
        }
        if (java instanceof ArrayOf array) {
            return new ArrayOf(markedElement(held, array.component()));
        }
        return java instanceof Generic generic ? withLast(generic, last -> markedElement(held, last)) : java;
    }

    private static JavaType markedElement(ValueType held, JavaType java) {
        return held == UntypedType.MAP ? marked(held, java) : markedUntyped(held, java);
    }

    private static Generic withLast(Generic generic, UnaryOperator<JavaType> change) {
        List<JavaType> arguments = new ArrayList<>(generic.arguments());
        arguments.set(arguments.size() - 1, change.apply(arguments.get(arguments.size() - 1)));
        return new Generic(generic.raw(), List.copyOf(arguments));
    }

    /** Adds that an array, list or map may contain null, except in {@code primitive} arrays. */
    private static JavaType marked(ValueType type, JavaType java) {
        if (java instanceof ArrayOf array && type instanceof ArrayType) {
            return new ArrayOf(markedHeld(type, array.component()));
        } else if (java instanceof Generic generic && (type == UntypedType.MAP || JavaTypes.held(type) != null)) {
            return withLast(generic, last -> markedHeld(type, last));
        }
        return java;
    }

    private static JavaType markedHeld(ValueType container, JavaType java) {
        boolean neverNull = container instanceof ArrayType array && array.primitive();
        ValueType held = JavaTypes.held(container);
        JavaType marked = held == null ? java : marked(held, java);
        return neverNull || java.isPrimitive() ? marked : new Nullable(marked);
    }

    private static Equality equality(ValueType type, JavaType java) {
        if (java.isPrimitive()) {
            return java == Primitive.DOUBLE || java == Primitive.FLOAT ? Equality.FRACTION : Equality.PRIMITIVE;
        }
        ValueType leaf = type.leaf();
        if (leaf instanceof UntypedType
                || !ScalarTable.isComparable(leaf)
                || containsCollection(type) && hasArrays(java)) {
            return Equality.MIXED;
        } else if (java.dimensions() > 1) {
            return Equality.ARRAYS;
        }
        return java.dimensions() == 1 ? Equality.ARRAY : Equality.VALUE;
    }

    private static boolean containsCollection(ValueType type) {
        return type instanceof ListType
                || type instanceof MapType
                || type instanceof ArrayType array && containsCollection(array.element());
    }

    private static boolean hasArrays(JavaType java) {
        return java.dimensions() > 0
                || java instanceof Generic generic
                        && generic.arguments().stream().anyMatch(ColumnTypePlan::hasArrays);
    }

    private static boolean isMutable(ValueType type) {
        return JavaTypes.held(type) != null || type instanceof UntypedType || ScalarTable.isBinary(type);
    }

    /** Returns the nesting depth of lists and maps; the greatest number if values are untyped. */
    private static int levels(ValueType type) {
        if (type instanceof UntypedType) {
            return type == UntypedType.NULL ? 0 : Integer.MAX_VALUE;
        } else if (type instanceof ListType || type instanceof MapType) {
            int held = levels(JavaTypes.held(type));
            return held == Integer.MAX_VALUE ? held : held + 1;
        }
        return 0;
    }

    /** The facts that the declared type alone decides. */
    private record Json(KeyFactory keyFactory, String expected) {
        static final Json OBJECT = new Json(KeyFactory.OBJECT, "object");
        static final Json ARRAY = new Json(KeyFactory.ARRAY, "array");
    }

    private record JsonOf(Column column) implements ValueType.Cases<Json> {
        @Override
        public Json scalar(ScalarType type) {
            return new Json(
                    ScalarTable.keyFactory(type, column.format()),
                    ScalarTable.expected(type)
                            + column.format()
                                    .map(format -> " as " + shown(format.toString()))
                                    .orElse(""));
        }

        /** Returns the begin of a long format, because the message is a constant too. */
        private static String shown(String format) {
            return format.codePointCount(0, format.length()) > RulePlan.LONGEST_SHOWN
                    ? format.substring(0, format.offsetByCodePoints(0, RulePlan.LONGEST_SHOWN)) + "..."
                    : format;
        }

        @Override
        public Json untyped(UntypedType type) {
            return type == UntypedType.MAP ? Json.OBJECT : new Json(KeyFactory.ANY, "value");
        }

        @Override
        public Json array(ArrayType type) {
            return Json.ARRAY;
        }

        @Override
        public Json list(ListType type) {
            return Json.ARRAY;
        }

        @Override
        public Json map(MapType type) {
            return Json.OBJECT;
        }

        @Override
        public Json constants(EnumType type) {
            return new Json(KeyFactory.STRING, simpleName(type));
        }

        @Override
        public Json adapted(AdaptedType type) {
            return new Json(KeyFactory.ANY, simpleName(type));
        }

        @Override
        public Json application(ClassType type) {
            return Json.OBJECT;
        }

        @Override
        public Json schema(ObjectType type) {
            return Json.OBJECT;
        }

        private static String simpleName(ValueType type) {
            String name = type.toString();
            return name.substring(name.lastIndexOf('.') + 1);
        }
    }
}

package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ObjectType.Visibility;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The resolved type of a column or of an element. {@code toString()} returns it in schema syntax. */
public sealed interface ValueType
        permits ScalarType,
                ValueType.UntypedType,
                ValueType.ArrayType,
                ValueType.ListType,
                ValueType.MapType,
                ValueType.EnumType,
                ValueType.AdaptedType,
                ClassType,
                ObjectType {
    /**
     * Maps each kind of type to a result. The compiler reports implementations that lack a new kind.
     *
     * @param <R> the type of the result
     */
    interface Cases<R> {
        R scalar(ScalarType type);

        R untyped(UntypedType type);

        R array(ArrayType type);

        R list(ListType type);

        R map(MapType type);

        R constants(EnumType type);

        R adapted(AdaptedType type);

        R application(ClassType type);

        R schema(ObjectType type);
    }

    /** {@return the result of the case for this kind of type} */
    <R> R match(Cases<R> cases);

    /** {@return the innermost type of arrays, lists and typed maps; the type itself if it is none of them} */
    default ValueType leaf() {
        return this;
    }

    /** {@return whether it is an array, list or map whose elements or values can be null} */
    default boolean hasNullableElements() {
        return this instanceof ArrayType array
                ? !array.primitive()
                : this instanceof ListType || this instanceof MapType || this == UntypedType.MAP;
    }

    /** {@return the type without primitive arrays: elements can be null at each level} */
    default ValueType withNullableElements() {
        if (this instanceof ArrayType array) {
            return new ArrayType(array.element().withNullableElements(), false);
        } else if (this instanceof ListType list) {
            return new ListType(list.element().withNullableElements(), list.distinct());
        }
        return this instanceof MapType map ? new MapType(map.value().withNullableElements()) : this;
    }

    /** The types that accept JSON without a fixed type. */
    enum UntypedType implements ValueType {
        /** Any JSON value. */
        OBJECT("Object"),
        /** Any JSON object. */
        MAP("Map"),
        /** No value: the column is always null, whatever the JSON member contains. */
        NULL("null");

        private final String spelling;

        UntypedType(String spelling) {
            this.spelling = spelling;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.untyped(this);
        }

        /** Returns the name as schemas write it. */
        @Override
        public String toString() {
            return spelling;
        }
    }

    /**
     * An array; {@code int[][]} is an array of arrays of {@code int}.
     *
     * @param element the type of the elements; an array if there are more dimensions
     * @param primitive whether the elements are Java primitives, which cannot be null: the innermost array of {@code
     *     int[primitive]}
     */
    record ArrayType(ValueType element, boolean primitive) implements ValueType {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.array(this);
        }

        @Override
        public ValueType leaf() {
            return element.leaf();
        }

        /** Returns the type in schema syntax, for instance {@code int[primitive][]}. */
        @Override
        public String toString() {
            return element + (primitive ? "[primitive]" : "[]");
        }
    }

    /**
     * A {@code java.util.List} or {@code java.util.Set}, a JSON array.
     *
     * @param element the type of the elements, which may be null
     * @param distinct whether it is a set: no element may be repeated
     */
    record ListType(ValueType element, boolean distinct) implements ValueType {
        /** Creates the type of a list. */
        public ListType(ValueType element) {
            this(element, false);
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.list(this);
        }

        @Override
        public ValueType leaf() {
            return element.leaf();
        }

        /** Returns the type in schema syntax, for instance {@code List<int>}. */
        @Override
        public String toString() {
            return (distinct ? "Set<" : "List<") + element + ">";
        }
    }

    /**
     * A {@code java.util.Map} from strings to values of one type, a JSON object. Maps of values of any type are {@link
     * UntypedType#MAP}.
     *
     * @param value the type of the values, which may be null
     */
    record MapType(ValueType value) implements ValueType {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.map(this);
        }

        @Override
        public ValueType leaf() {
            return value.leaf();
        }

        /** Returns the type in schema syntax, for instance {@code Map<String, int>}. */
        @Override
        public String toString() {
            return "Map<String, " + value + ">";
        }
    }

    /**
     * An enum, a JSON string: an existing Java enum, or an enum of a schema file, whose class is generated. Two are
     * equal if they have the same name and, for enums of schema files, the same module.
     *
     * @param name the canonical name of an existing Java enum, or the name in the schema file, unique within its module
     * @param constants the names of its constants in Java, in the order of declaration
     * @param strings the JSON string of each constant; for an existing Java enum these are the names by default
     * @param declaration the other facts of a declared enum; empty for an existing Java enum
     */
    record EnumType(String name, List<String> constants, List<String> strings, Optional<Declaration> declaration)
            implements ValueType {
        /**
         * The other facts of an enum that a file declares.
         *
         * @param module the module of its declaration, {@code ""} if the file names none
         * @param location the place of its name
         * @param description the string of {@code @Description}, or of the comment above
         * @param constantDescriptions the descriptions of constants, by their names
         * @param visibility the schemas that may refer to it
         */
        public record Declaration(
                String module,
                SourceLocation location,
                Optional<String> description,
                Map<String, String> constantDescriptions,
                Visibility visibility) {
            public Declaration {
                constantDescriptions = Map.copyOf(constantDescriptions);
            }

            /** {@return whether schemas of other runs may refer to the enum} See {@link Visibility}. */
            public boolean visibleToOthers() {
                return visibility != Visibility.RUN;
            }
        }

        public EnumType {
            constants = List.copyOf(constants);
            strings = List.copyOf(strings);
        }

        /** {@return an existing Java enum} */
        public static EnumType ofClass(String className, List<String> constants, List<String> strings) {
            return new EnumType(className, constants, strings, Optional.empty());
        }

        /** {@return whether its class is generated, in this run or an earlier one} */
        public boolean generated() {
            return declaration.isPresent();
        }

        /** {@return the module of a declaring file; {@code ""} if there is none} */
        public String module() {
            return declaration.map(Declaration::module).orElse("");
        }

        /** {@return the JSON string of one of its constants} */
        public String string(String constant) {
            return strings.get(constants.indexOf(constant));
        }

        /** {@return the name of the constant with this JSON string} */
        public Optional<String> constant(String string) {
            int index = strings.indexOf(string);
            return index < 0 ? Optional.empty() : Optional.of(constants.get(index));
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.constants(this);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof EnumType that
                    && name.equals(that.name)
                    && generated() == that.generated()
                    && module().equals(that.module());
        }

        @Override
        public int hashCode() {
            return name.hashCode();
        }

        /** Returns the name. */
        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * A type that an adapter class reads and writes as a JSON string.
     *
     * @param javaType the Java type of the column
     * @param adapterClassName the canonical name of the adapter: a public class with a public constructor without
     *     parameters
     */
    record AdaptedType(JavaTypeName javaType, String adapterClassName) implements ValueType {
        /** {@return the Java type of the column with full names: {@code java.util.Date}} */
        public String className() {
            return javaType.toString();
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.adapted(this);
        }

        /** Returns the Java type of the column. */
        @Override
        public String toString() {
            return className();
        }
    }
}

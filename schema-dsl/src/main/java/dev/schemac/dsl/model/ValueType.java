package dev.schemac.dsl.model;

import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.model.ObjectType.Visibility;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The type of a column or of an element, resolved. {@code toString()} is its spelling in a schema. */
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
     * What becomes of each kind of type. Who implements it is told by the compiler of a kind that is new.
     *
     * @param <R> what it becomes
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

    /** {@return what the case of this kind of type returns} */
    <R> R match(Cases<R> cases);

    /** The types that take JSON as it comes. */
    enum UntypedType implements ValueType {
        /** Any JSON value. */
        OBJECT("Object"),
        /** Any JSON object. */
        MAP("Map"),
        /** No value: the column is always null, whatever the JSON member holds. */
        NULL("null");

        private final String spelling;

        UntypedType(String spelling) {
            this.spelling = spelling;
        }

        @Override
        public <R> R match(Cases<R> cases) {
            return cases.untyped(this);
        }

        /** The name as written in a schema. */
        @Override
        public String toString() {
            return spelling;
        }
    }

    /**
     * An array; {@code int[][]} is an array of arrays of {@code int}.
     *
     * @param element what the array holds; another array where there are more dimensions
     * @param primitive true where the elements are Java primitives and cannot be null: the innermost array of {@code
     *     int[primitive]}
     */
    record ArrayType(ValueType element, boolean primitive) implements ValueType {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.array(this);
        }

        /** The spelling in a schema, for instance {@code int[primitive][]}. */
        @Override
        public String toString() {
            return element + (primitive ? "[primitive]" : "[]");
        }
    }

    /**
     * A {@code java.util.List}, a JSON array.
     *
     * @param element what the list holds; an element may be null
     */
    record ListType(ValueType element) implements ValueType {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.list(this);
        }

        /** The spelling in a schema, for instance {@code List<int>}. */
        @Override
        public String toString() {
            return "List<" + element + ">";
        }
    }

    /**
     * A {@code java.util.Map} from strings to values of one type, a JSON object. Maps of values of any type are {@link
     * UntypedType#MAP}.
     *
     * @param value what the map holds; a value may be null
     */
    record MapType(ValueType value) implements ValueType {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.map(this);
        }

        /** The spelling in a schema, for instance {@code Map<String, int>}. */
        @Override
        public String toString() {
            return "Map<String, " + value + ">";
        }
    }

    /**
     * An enum, a JSON string: a Java enum that is there, or one that a schema file declares and whose class is generated.
     * Two of one name are equal, where they are declared also of one module.
     *
     * @param name the canonical name of a Java enum that is there; of one that a file declares its name there, unique
     *     within its module
     * @param constants the names of its constants in Java, in the order of declaration
     * @param texts what stands for each of them in JSON; for a Java enum that is there these are the same names
     * @param declaration what a file that declares it says beside; empty for a Java enum that is there
     */
    record EnumType(String name, List<String> constants, List<String> texts, Optional<Declaration> declaration)
            implements ValueType {
        /**
         * What a file says of an enum that it declares.
         *
         * @param module the module it was declared in, {@code ""} if the file names none
         * @param location where its name stands
         * @param description the text of {@code @Description}, or of the comment above
         * @param constantDescriptions the same for constants, by their names; none for those of which nothing is said
         * @param visibility who may refer to it
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
            texts = List.copyOf(texts);
        }

        /** {@return a Java enum that is there} */
        public static EnumType ofClass(String className, List<String> constants) {
            return new EnumType(className, constants, constants, Optional.empty());
        }

        /** {@return whether its class is generated, in this run or an earlier one} */
        public boolean generated() {
            return declaration.isPresent();
        }

        /** {@return the module of a file that declares it, {@code ""} where there is none} */
        public String module() {
            return declaration.map(Declaration::module).orElse("");
        }

        /** {@return what stands for one of its constants in JSON} */
        public String text(String constant) {
            return texts.get(constants.indexOf(constant));
        }

        /** {@return the name of the constant that a text stands for in JSON} */
        public Optional<String> constant(String text) {
            int index = texts.indexOf(text);
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

        /** The name. */
        @Override
        public String toString() {
            return name;
        }
    }

    /**
     * A type that an adapter class reads from text in JSON and writes as such.
     *
     * @param className the Java type of the column, as Java source spells it with full names: {@code java.util.Date}
     * @param adapterClassName the canonical name of the adapter: a public class with a public constructor without
     *     parameters
     */
    record AdaptedType(String className, String adapterClassName) implements ValueType {
        @Override
        public <R> R match(Cases<R> cases) {
            return cases.adapted(this);
        }

        /** The Java type of the column. */
        @Override
        public String toString() {
            return className;
        }
    }
}

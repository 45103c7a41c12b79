package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.JavaType;
import dev.schemac.codegen.names.ObjectNames;
import java.util.Optional;
import java.util.OptionalInt;

/** How the values of one type are read and written. */
public sealed interface ValuePlan {

    /**
     * By one method of the scanner, and one of the writer.
     *
     * @param read the scanner's method; it rejects null for a type that is primitive in Java
     * @param readOrNull the method that returns null for null
     * @param untyped whether values have any type, for which the writer has separate methods
     * @param format the format argument of these methods, for a string value with a format
     */
    record Scalar(String read, String readOrNull, boolean untyped, Optional<FormatPlan> format) implements ValuePlan {

        /** Returns the writer's method for a value. */
        public String write() {
            return untyped ? "untypedValue" : "value";
        }

        /** Returns the writer's method for a member, including its name. */
        public String writeMember() {
            return untyped ? "untypedMember" : "member";
        }
    }

    /**
     * By the generated classes of a schema.
     *
     * @param refilled whether an existing event is filled again
     */
    record Event(ObjectNames classes, boolean refilled) implements ValuePlan {}

    /** By the classes that are generated for an application class. */
    record ApplicationObject(ObjectNames classes) implements ValuePlan {}

    /**
     * By a method of the same parser, and one of the same writer: one distinct array, list or typed map of a schema.
     *
     * @param held how its elements, or the values of a map, are read and written
     * @param javaType the whole type
     * @param heldType the Java type of its elements
     * @param methodSuffix the method's name after {@code read} or {@code write}
     * @param emptyConstant the parser's constant for the empty array; empty for lists and maps, which are mutable
     * @param counted whether the parser counts the elements before it reads them: numbers and booleans, which contain
     *     no comma
     * @param ofOneClass whether an array of the Java type has exactly that class, never an array class of a subclass
     * @param refilled whether an existing array is filled again
     * @param unmodifiable whether the list or map from the parser is unmodifiable
     */
    record Container(
            Kind kind,
            ValuePlan held,
            JavaType javaType,
            JavaType heldType,
            String methodSuffix,
            Optional<String> emptyConstant,
            boolean counted,
            boolean ofOneClass,
            boolean refilled,
            boolean unmodifiable)
            implements ValuePlan {

        /** The length of a new array whose elements are not counted. */
        private static final int INITIAL_CAPACITY = 4;

        /** Returns the length of a new array; empty if the parser counts the elements. */
        public OptionalInt initialCapacity() {
            return counted ? OptionalInt.empty() : OptionalInt.of(INITIAL_CAPACITY);
        }

        /** Returns its kind in Java. */
        public enum Kind {
            ARRAY,
            LIST,
            SET,
            MAP
        }

        public String readMethod() {
            return "read" + methodSuffix;
        }

        public String writeMethod() {
            return "write" + methodSuffix;
        }

        /** Returns whether the elements of a refilled array are refilled too. */
        public boolean refillsElements() {
            return refilled && held.refills();
        }

        /** Returns whether an element may be null. */
        public boolean allowsNull() {
            return !heldType.isPrimitive();
        }

        /**
         * Returns whether the writer must handle null elements separately: its methods for boxed values, and generated
         * ones, do not accept null.
         */
        public boolean writesNullApart() {
            return held.generated() || heldType.isWrapper();
        }
    }

    /** Returns whether generated code reads and writes it, not scanner and writer themselves. */
    default boolean generated() {
        return !(this instanceof Scalar);
    }

    /** Returns whether an existing object is filled again. */
    default boolean refills() {
        return this instanceof Event event && event.refilled()
                || this instanceof Container container && container.refilled();
    }
}

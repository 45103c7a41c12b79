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
     * @param read the scanner's method; for a type that is primitive in Java, null is an error
     * @param readOrNull the same, where null is null
     * @param untyped whether a value of any type comes, for which the writer has methods of their own
     * @param format what these methods are told, for a value whose text a format reads and writes
     */
    record Scalar(String read, String readOrNull, boolean untyped, Optional<FormatPlan> format) implements ValuePlan {

        /** The writer's method for a value. */
        public String write() {
            return untyped ? "untypedValue" : "value";
        }

        /** The writer's method for a member, its name included. */
        public String writeMember() {
            return untyped ? "untypedMember" : "member";
        }
    }

    /**
     * By the generated classes of a schema.
     *
     * @param refilled whether an event that is there is filled again
     */
    record Event(ObjectNames classes, boolean refilled) implements ValuePlan {}

    /** By the classes that are generated for a class of the application. */
    record ApplicationObject(ObjectNames classes) implements ValuePlan {}

    /**
     * By a method of the same parser, and one of the same writer: one distinct array, list or typed map of a schema.
     *
     * @param held how its elements, or the values of a map, are read and written
     * @param javaType the whole type
     * @param heldType the type of its elements in Java
     * @param methodSuffix what follows {@code read} or {@code write} in the method's name
     * @param emptyConstant the parser's constant for the array without elements; empty for lists and maps, which can be
     *     added to
     * @param counted whether the parser counts the elements before it reads them: numbers and booleans, in which no
     *     comma can be
     * @param ofOneClass whether an array of the Java type can only be of that very class, and not one made for a
     *     subclass of its elements
     * @param refilled whether an array that is there is filled again
     * @param unmodifiable whether the list or map that the parser makes cannot be changed
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

        /** The length of a new array; empty if the parser counts the elements. */
        public OptionalInt initialCapacity() {
            return counted ? OptionalInt.empty() : OptionalInt.of(INITIAL_CAPACITY);
        }

        /** What it is in Java. */
        public enum Kind {
            ARRAY,
            LIST,
            MAP
        }

        public String readMethod() {
            return "read" + methodSuffix;
        }

        public String writeMethod() {
            return "write" + methodSuffix;
        }

        /** Whether the elements of an array that is filled again are filled again too. */
        public boolean refillsElements() {
            return refilled && held.refills();
        }

        /** Whether an element may be null. */
        public boolean holdsNull() {
            return !heldType.isPrimitive();
        }

        /**
         * Whether the writer has to be told of an element that is null: its methods for boxed values, and generated
         * ones, do not expect it.
         */
        public boolean writesNullApart() {
            return held.generated() || heldType.isWrapper();
        }
    }

    /** Whether generated code reads and writes it, and not scanner and writer themselves. */
    default boolean generated() {
        return !(this instanceof Scalar);
    }

    /** Whether an object that is there is filled again. */
    default boolean refills() {
        return this instanceof Event event && event.refilled()
                || this instanceof Container container && container.refilled();
    }
}

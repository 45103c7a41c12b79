package dev.schemac.contracts.epl;

import java.util.Set;

/** The type of a column in a schema source. */
public sealed interface EplType {
    /** Accepts any value. */
    EplType ANY = new Scalar("Object");

    /** A word of the language. */
    record Scalar(String word) implements EplType {
        private static final Set<String> PRIMITIVES =
                Set.of("boolean", "byte", "char", "double", "float", "int", "long", "short");

        boolean hasPrimitiveArray() {
            return PRIMITIVES.contains(word);
        }
    }

    /** A schema or an enum of the same source. */
    record Declared(EplDeclaration declaration) implements EplType {}

    /** @param primitive whether elements are never null, and the language can declare this */
    record Array(EplType element, boolean primitive) implements EplType {}

    record MapOf(EplType value) implements EplType {}

    /**
     * {@return an array}
     *
     * @param nullable whether elements may be null
     */
    static EplType arrayOf(EplType element, boolean nullable) {
        return new Array(element, !nullable && element instanceof Scalar scalar && scalar.hasPrimitiveArray());
    }

    /** {@return whether an array or map of the type can contain null} */
    default boolean hasNullableElements() {
        return this instanceof Array array ? !array.primitive() : this instanceof MapOf;
    }

    /** {@return the elements of an array or the values of a map, at all levels; the type itself if it is neither} */
    default EplType innermost() {
        if (this instanceof Array array) {
            return array.element().innermost();
        }
        return this instanceof MapOf map ? map.value().innermost() : this;
    }

    /** {@return the type in schema syntax} The declarations must be named before. */
    default String text() {
        StringBuilder brackets = new StringBuilder();
        EplType type = this;
        while (type instanceof Array array) {
            // The brackets after the element belong to the innermost array.
            brackets.insert(0, array.primitive() ? "[primitive]" : "[]");
            type = array.element();
        }
        if (type instanceof MapOf map) {
            return (map.value().equals(ANY)
                            ? "Map"
                            : "Map<String, " + map.value().text() + ">")
                    + brackets;
        }
        return (type instanceof Declared declared
                        ? EplText.columnName(declared.declaration().name())
                        : ((Scalar) type).word())
                + brackets;
    }
}

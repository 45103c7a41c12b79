package dev.schemac.dsl.model;

import java.util.Objects;

/** An array; {@code int[][]} is an array of arrays of {@code int}. Two are equal when they mean the same. Immutable. */
public final class ArrayType implements ValueType {
    private final ValueType element;
    private final boolean primitive;

    ArrayType(ValueType element, boolean primitive) {
        this.element = element;
        this.primitive = primitive;
    }

    /** {@return what the array holds; another array where there are more dimensions} */
    public ValueType element() {
        return element;
    }

    /**
     * {@return true where the elements are Java primitives and cannot be null: the innermost array of {@code int[primitive]}}
     */
    public boolean primitive() {
        return primitive;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ArrayType that && primitive == that.primitive && element.equals(that.element);
    }

    @Override
    public int hashCode() {
        return Objects.hash(element, primitive);
    }

    /** The spelling in a schema, for instance {@code int[primitive][]}. */
    @Override
    public String toString() {
        return element + (primitive ? "[primitive]" : "[]");
    }
}

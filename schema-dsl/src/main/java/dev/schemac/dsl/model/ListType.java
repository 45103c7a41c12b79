package dev.schemac.dsl.model;

/** A {@code java.util.List}, a JSON array. Two are equal when they mean the same. Immutable. */
public final class ListType implements ValueType {
    private final ValueType element;

    ListType(ValueType element) {
        this.element = element;
    }

    /** {@return what the list holds; an element may be null} */
    public ValueType element() {
        return element;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ListType that && element.equals(that.element);
    }

    @Override
    public int hashCode() {
        return 31 + element.hashCode();
    }

    /** The spelling in a schema, for instance {@code List<int>}. */
    @Override
    public String toString() {
        return "List<" + element + ">";
    }
}

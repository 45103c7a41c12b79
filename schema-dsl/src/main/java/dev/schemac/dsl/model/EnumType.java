package dev.schemac.dsl.model;

import java.util.List;

/** A Java enum, a JSON string. Two of the same class are equal. Immutable. */
public final class EnumType implements ValueType {
    private final String className;
    private final List<String> constants;

    EnumType(String className, List<String> constants) {
        this.className = className;
        this.constants = List.copyOf(constants);
    }

    /** {@return the canonical name of the enum} */
    public String className() {
        return className;
    }

    /** {@return the names of its constants, in the order of declaration} */
    public List<String> constants() {
        return constants;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof EnumType that && className.equals(that.className);
    }

    @Override
    public int hashCode() {
        return className.hashCode();
    }

    /** The canonical name. */
    @Override
    public String toString() {
        return className;
    }
}

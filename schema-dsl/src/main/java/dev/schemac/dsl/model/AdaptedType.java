package dev.schemac.dsl.model;

/** A type whose text form in JSON is the business of an adapter class. Two are equal when they mean the same. Immutable. */
public final class AdaptedType implements ValueType {
    private final String className;
    private final String adapterClassName;

    AdaptedType(String className, String adapterClassName) {
        this.className = className;
        this.adapterClassName = adapterClassName;
    }

    /** {@return the Java type of the column, as Java source spells it with full names: {@code java.util.Date}} */
    public String className() {
        return className;
    }

    /** {@return the canonical name of the adapter: a public class with a public constructor that takes nothing} */
    public String adapterClassName() {
        return adapterClassName;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof AdaptedType that
                && className.equals(that.className)
                && adapterClassName.equals(that.adapterClassName);
    }

    @Override
    public int hashCode() {
        return 31 * className.hashCode() + adapterClassName.hashCode();
    }

    /** The Java type of the column. */
    @Override
    public String toString() {
        return className;
    }
}

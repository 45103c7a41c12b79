package dev.schemac.codegen;

import dev.schemac.dsl.model.CollectionStyle;
import java.util.Locale;

/** The kind of event classes. Parsing, writing, {@code asMap()} and equality are the same for each. */
public enum ValueStyle {
    /** Mutable JavaBeans with getters and setters. Primitive columns are primitive, with a presence bit. */
    BEAN,

    /**
     * Records with builders. Columns of numbers, booleans and characters are boxed; absent ones are null. Records are
     * immutable, except for arrays of {@code binary} and {@code [primitive]}, and application objects.
     */
    RECORD;

    /** {@return the default Java type of arrays: arrays in beans, lists in records} */
    public CollectionStyle collections() {
        return this == RECORD ? CollectionStyle.LIST : CollectionStyle.ARRAY;
    }

    /** Returns the name in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

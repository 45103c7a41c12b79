package dev.schemac.codegen;

import dev.schemac.dsl.model.CollectionStyle;
import java.util.Locale;

/** What kind of classes events are. Parsing, writing, {@code asMap()} and equality are the same for each. */
public enum ValueStyle {
    /**
     * Mutable JavaBeans with getters and setters; primitive columns are primitive and know whether they are present.
     */
    BEAN,

    /**
     * Records with builders; columns of numbers, booleans and characters are boxed, and null where they are absent. They are
     * immutable, but for arrays of {@code binary} and {@code [primitive]} and objects of the application.
     */
    RECORD;

    /** {@return what arrays are in Java, unless an option or a schema says so: arrays in beans, lists in records} */
    public CollectionStyle collections() {
        return this == RECORD ? CollectionStyle.LIST : CollectionStyle.ARRAY;
    }

    /** The name in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

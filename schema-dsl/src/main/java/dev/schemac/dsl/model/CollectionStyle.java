package dev.schemac.dsl.model;

import java.util.Locale;

/** The Java type of the arrays of a schema. In JSON they are arrays. */
public enum CollectionStyle {
    /** Mutable arrays. */
    ARRAY,

    /**
     * Immutable lists, except for {@code [primitive]} arrays. All other lists and maps from parsers are also immutable.
     */
    LIST;

    /** Returns {@code array} or {@code list}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

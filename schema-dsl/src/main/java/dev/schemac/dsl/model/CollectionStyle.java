package dev.schemac.dsl.model;

import java.util.Locale;

/** What arrays of a schema are in Java. In JSON they are arrays. */
public enum CollectionStyle {
    /** Arrays, which anybody may change. */
    ARRAY,

    /**
     * Lists that cannot be changed, but for {@code [primitive]} arrays. Other lists, and maps, that a parser makes cannot
     * be changed either.
     */
    LIST;

    /** {@code array} or {@code list}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

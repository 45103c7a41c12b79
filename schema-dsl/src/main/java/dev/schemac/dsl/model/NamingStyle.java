package dev.schemac.dsl.model;

import java.util.Locale;

/** The Java naming of columns. JSON, maps and property paths use the names of the schema. */
public enum NamingStyle {
    /** In camel case: {@code html_url} becomes {@code htmlUrl}; getters of {@code boolean} begin with {@code is}. */
    JAVA,

    /** As in the schema, except for characters and words that Java names cannot contain. */
    AS_IS;

    /** Returns {@code java} or {@code as-is}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

package dev.schemac.dsl.model;

import java.util.Locale;

/** What columns are called in Java. Their names in JSON, in maps and in property paths are those of the schema. */
public enum NamingStyle {
    /** In camel case: {@code html_url} becomes {@code htmlUrl}; getters of {@code boolean} begin with {@code is}. */
    JAVA,

    /** As the schema has them, but for characters and words that are no names in Java. */
    AS_IS;

    /** {@code java} or {@code as-is}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

package dev.schemac.dsl.model;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What columns are called in Java. Their names in JSON, in maps and in property paths are those of the schema. */
public enum NamingStyle {
    /** In camel case: {@code html_url} becomes {@code htmlUrl}; getters of {@code boolean} begin with {@code is}. */
    JAVA,

    /** As the schema has them, but for characters and words that are no names in Java. */
    AS_IS;

    /** {@return the texts by which schemas, command lines and build files call the styles} */
    public static List<String> names() {
        return Arrays.stream(values()).map(NamingStyle::toString).toList();
    }

    /**
     * {@return the style of this name, {@code java} or {@code as-is}}
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public static NamingStyle named(String name) {
        for (NamingStyle style : values()) {
            if (style.toString().equals(name)) {
                return style;
            }
        }
        throw new IllegalArgumentException("expected one of " + Arrays.toString(values()) + " but was '" + name + "'");
    }

    /** {@code java} or {@code as-is}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}

package dev.schemac.dsl.model;

import java.util.Arrays;
import java.util.List;
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

    /** {@return the texts by which schemas, command lines and build files call the styles} */
    public static List<String> names() {
        return Arrays.stream(values()).map(CollectionStyle::toString).toList();
    }

    /**
     * {@return the style of this name, {@code array} or {@code list}}
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public static CollectionStyle named(String name) {
        for (CollectionStyle style : values()) {
            if (style.toString().equals(name)) {
                return style;
            }
        }
        throw new IllegalArgumentException("expected one of " + names() + " but was '" + name + "'");
    }

    /** {@code array} or {@code list}. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

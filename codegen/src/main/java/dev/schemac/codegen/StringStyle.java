package dev.schemac.codegen;

import java.util.Arrays;
import java.util.Locale;

/** When the texts of {@code string} columns are made, unless {@code @Column(lazy=...)} says so. */
public enum StringStyle {
    /** When a document is parsed. */
    EAGER,

    /**
     * When a getter is first called. Until then the event refers to the document, which has been checked. JavaBeans
     * only: a record has its values from the start.
     */
    LAZY;

    /**
     * {@return the style that command lines and build files call by this name, {@code eager} or {@code lazy}}
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public static StringStyle named(String name) {
        for (StringStyle style : values()) {
            if (style.toString().equals(name)) {
                return style;
            }
        }
        throw new IllegalArgumentException("expected one of " + Arrays.toString(values()) + " but was '" + name + "'");
    }

    /** The name in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

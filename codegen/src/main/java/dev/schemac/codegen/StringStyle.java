package dev.schemac.codegen;

import java.util.Locale;

/** When {@code string} columns are decoded, unless {@code @Column(lazy=...)} is set. */
public enum StringStyle {
    /** When a document is parsed. */
    EAGER,

    /**
     * On the first call of a getter. Until then the event refers to the document, which is checked. JavaBeans only: a
     * record decodes its strings eagerly.
     */
    LAZY;

    /** Returns the name in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

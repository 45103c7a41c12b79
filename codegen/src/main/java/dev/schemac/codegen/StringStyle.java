package dev.schemac.codegen;

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

    /** The name in lower case. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}

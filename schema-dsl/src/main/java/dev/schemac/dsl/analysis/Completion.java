package dev.schemac.dsl.analysis;

/**
 * A word that may be written at a place.
 *
 * @param name the name that a list shows
 * @param written the string that replaces the word at the place
 * @param detail a few words beside the name; may be empty
 * @param documentation sentences about the name; may be empty
 * @param first whether lists show it before other completions
 */
public record Completion(Kind kind, String name, String written, String detail, String documentation, boolean first) {
    /** The kind of a word. */
    public enum Kind {
        /** A keyword, a built-in type, or a fixed value. */
        KEYWORD,
        /** A schema. */
        SCHEMA,
        /** An enum. */
        ENUM,
        /** A Java class, or an annotation. */
        CLASS,
        /** A module. */
        MODULE,
        /** An attribute of an annotation, or a column. */
        ATTRIBUTE
    }
}

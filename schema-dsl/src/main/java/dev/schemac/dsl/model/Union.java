package dev.schemac.dsl.model;

import java.util.List;
import java.util.Optional;

/**
 * Selects the schema of an object among the subtypes of the schema that is read.
 *
 * @param discriminator the column, own or inherited, whose string names the schema; if empty, a wrapping object has one
 *     member, whose name selects the schema
 * @param subtypes the schemas by their strings, in the order of declaration; may include the schema that is read
 * @param otherwise the schema of all other objects; if empty, they are rejected
 */
public record Union(Optional<String> discriminator, List<Subtype> subtypes, Optional<ObjectType> otherwise) {
    /** Replaces the discriminator of wrapped objects. No column has this name, not even the empty one. */
    public static final String WRAPPER = "`";

    public Union {
        subtypes = List.copyOf(subtypes);
    }

    /** A string, and the schema that it selects. A schema may have several strings; each one selects it. */
    public record Subtype(String text, ObjectType type) {}

    /**
     * The strings of the discriminator in the events of one schema.
     *
     * @param written the string if none has been set; if empty, no member is written
     * @param texts the allowed strings, or the forbidden ones
     * @param others whether all other strings are allowed, and the member may be absent
     */
    public record Texts(Optional<String> written, List<String> texts, boolean others) {
        public Texts {
            texts = List.copyOf(texts);
        }
    }
}

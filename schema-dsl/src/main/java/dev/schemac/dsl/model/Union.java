package dev.schemac.dsl.model;

import java.util.List;
import java.util.Optional;

/**
 * How the schema of an object is found where it may be one of several that inherit from the schema that is read.
 *
 * @param discriminator the column, own or inherited, whose text names the schema; where it is empty the object is the
 *     only member of another one, and the name of that member names the schema
 * @param subtypes the schemas by their texts, in the order of their declaration; the schema that is read may be among
 *     them
 * @param otherwise the schema of all other objects; where it is empty they are refused
 */
public record Union(Optional<String> discriminator, List<Subtype> subtypes, Optional<ObjectType> otherwise) {
    /** Stands for the discriminator where objects are wrapped; a column is never called so, though it may have the empty name. */
    public static final String WRAPPER = "`";

    public Union {
        subtypes = List.copyOf(subtypes);
    }

    /** A text, and the schema that it names. A schema may have several texts, each alone names it. */
    public record Subtype(String text, ObjectType type) {}

    /**
     * Which texts the discriminator has in the events of one schema.
     *
     * @param written the text where none has been set; empty where nothing is written then
     * @param texts those it may have, or those it must not have
     * @param others whether it may have every text but these, or be missing
     */
    public record Texts(Optional<String> written, List<String> texts, boolean others) {
        public Texts {
            texts = List.copyOf(texts);
        }
    }
}

package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.jsonschema.example.ExampleSearch.Difference;
import dev.schemac.codegen.jsonschema.example.ExampleSearch.Line;
import dev.schemac.codegen.jsonschema.example.ExampleSearch.Overlap;
import java.util.Optional;
import java.util.Set;

/**
 * A keyword of a contract that its schemas do not carry.
 *
 * @param file the file, by the name that the caller used
 * @param pointer the JSON pointer of the keyword or, if it is absent, of its schema, as a fragment: {@code
 *     #/properties/a/format}
 * @param keyword the keyword, by which {@link ImportedContract#summary} counts
 * @param effect the effect on documents
 * @param description one sentence without its full stop
 */
public record Omission(String file, String pointer, String keyword, Effect effect, String description) {
    /** The effect of an omission on documents under {@code STRICT}, the most severe first. */
    public enum Effect {
        /** The schemas reject documents that the contract allows, for other reasons than {@link #NUMBERS}. */
        NARROWER("narrower"),
        /** The schemas reject numbers beyond the range of a Java type, and integers written like 1.0. */
        NUMBERS("numbers"),
        /** The schemas accept documents that the contract forbids. */
        WIDER("wider"),
        /** No effect. */
        NONE("no effect");

        private final String words;

        Effect(String words) {
            this.words = words;
        }

        /** {@return whether the schemas reject documents that the contract allows} */
        public boolean isNarrower() {
            return this == NARROWER || this == NUMBERS;
        }

        /** {@return the effect in reports} */
        @Override
        public String toString() {
            return words;
        }
    }

    /**
     * A document that the contract and its schemas judge differently.
     *
     * @param schema the schema of the document
     * @param place the place of that schema in the contract: the file, and a JSON pointer as a fragment
     * @param document the document, as JSON without white space
     */
    public record Example(String schema, String place, String document) {
        /** {@return the example in reports} */
        @Override
        public String toString() {
            return "example of " + schema + ": " + document;
        }
    }

    String place() {
        return file + pointer;
    }

    /** Returns whether the omission is about documents that match several branches of a choice. */
    boolean isOverlap() {
        return effect == Effect.WIDER && description.endsWith(OmissionLog.SEVERAL);
    }

    /**
     * Returns the line that an example shows; empty for no effect.
     *
     * @param overlaps the places with a line about documents that match several branches
     */
    Optional<Line> line(Set<String> overlaps) {
        Difference difference = switch (effect) {
            case NARROWER -> Difference.NARROWER;
            case NUMBERS ->
                description.startsWith(ScalarColumns.EXPONENTS) ? Difference.FRACTIONS : Difference.LARGE_NUMBERS;
            case WIDER -> Difference.WIDER;
            case NONE -> null;
        };
        Overlap overlap = isOverlap()
                ? Overlap.SEVERAL
                : effect == Effect.WIDER && overlaps.contains(place()) ? Overlap.NONE : Overlap.ANY;
        return Optional.ofNullable(difference).map(shown -> new Line(shown, place(), keyword, overlap));
    }

    /** {@return the omission as a line: place, description, and the effect in brackets} */
    @Override
    public String toString() {
        return file + pointer + ": " + description + " [" + effect + "]";
    }
}

package dev.schemac.contracts.report;

import dev.schemac.contracts.load.SchemaSite;

/**
 * A keyword of a contract that its schemas do not carry, or not as the contract means it.
 *
 * @param file the file, by the name that the caller used
 * @param pointer the JSON pointer of the keyword or, if it is absent, of its schema, as a fragment: {@code
 *     #/properties/a/format}
 * @param keyword the keyword, by which {@link ImportedContract#summary} counts
 * @param effect the effect on documents
 * @param reason by which a report leaves out differences that another one includes
 * @param description one sentence without its full stop
 */
public record Difference(
        String file, String pointer, String keyword, Effect effect, Reason reason, String description) {
    /** The effect of a difference on documents under {@code STRICT}, the most severe first. */
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

        /** {@return the effect in reports} */
        @Override
        public String toString() {
            return words;
        }
    }

    /** Why documents are judged differently, as far as a reason includes another one at the same place. */
    public enum Reason {
        /** Values of any type are accepted. */
        ANY_TYPE,
        /** Values that match none or several branches of a choice are accepted. */
        NONE_OR_SEVERAL,
        /** Values that match several branches of a choice are accepted. */
        SEVERAL,
        /** A format is an annotation, although a type or a pattern is near it. */
        ANNOTATION,
        /** Any other reason. */
        OTHER;

        private boolean includes(Reason other) {
            return this == ANY_TYPE && other != ANY_TYPE || this == NONE_OR_SEVERAL && other == SEVERAL;
        }
    }

    /** {@return the difference at a keyword of a schema} */
    public static Difference at(SchemaSite site, String keyword, Effect effect, String description) {
        return of(site, site.pointerTo(keyword), keyword, effect, description);
    }

    /** {@return the difference of a constraint that a schema implies, without the keyword for it} */
    public static Difference implied(SchemaSite site, String keyword, Effect effect, String description) {
        return of(site, site.pointer(), keyword, effect, description);
    }

    private static Difference of(SchemaSite site, String pointer, String keyword, Effect effect, String description) {
        return new Difference(site.document().name(), "#" + pointer, keyword, effect, Reason.OTHER, description);
    }

    /** {@return the same difference for another reason} */
    public Difference as(Reason other) {
        return new Difference(file, pointer, keyword, effect, other, description);
    }

    /** {@return whether this difference makes another one at its place superfluous} */
    public boolean includes(Difference other) {
        return reason.includes(other.reason)
                && effect == other.effect
                && pointer.equals(other.pointer)
                && file.equals(other.file);
    }

    /** {@return the difference as a line: place, description, and the effect in brackets} */
    @Override
    public String toString() {
        return file + pointer + ": " + description + " [" + effect + "]";
    }
}

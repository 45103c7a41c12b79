package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.jsonschema.example.ExampleSearch.Difference;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Keyword;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Loss;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    /** Returns the difference that an example shows; empty for no effect. */
    Optional<Difference> difference() {
        return Optional.ofNullable(
                switch (effect) {
                    case NARROWER -> Difference.NARROWER;
                    case NUMBERS ->
                        description.startsWith(ScalarColumns.EXPONENTS)
                                ? Difference.FRACTIONS
                                : Difference.LARGE_NUMBERS;
                    case WIDER -> Difference.WIDER;
                    case NONE -> null;
                });
    }

    /** {@return the omission as a line: place, description, and the effect in brackets} */
    @Override
    public String toString() {
        return file + pointer + ": " + description + " [" + effect + "]";
    }

    /** Collects omissions: each message once for a keyword, with a comment at every place where it would apply. */
    static final class OmissionLog {
        private final Map<String, Omission> omissions = new LinkedHashMap<>();

        /**
         * Adds an omission.
         *
         * @param comments the comments of the place where the keyword would apply
         */
        void add(Loss loss, Set<String> comments) {
            String file = loss.site().document().name();
            SchemaSite site = loss.site();
            String pointer = "#" + (loss.absent() ? site.pointer() : site.pointerTo(loss.keyword()));
            omissions.putIfAbsent(
                    file + pointer + ": " + loss.description() + loss.effect(),
                    new Omission(file, pointer, loss.keyword(), loss.effect(), loss.description()));
            if (loss.effect() != Effect.NONE) {
                comments.add("not converted: " + pointer + ": " + loss.description());
            }
        }

        /** Adds a limit that applies to all numbers of a document. Reports it at the first place only. */
        void addOnce(SchemaSite site, String keyword, String description) {
            String file = site.document().name();
            String pointer = "#" + (site.has(keyword) ? site.pointerTo(keyword) : site.pointer());
            omissions.putIfAbsent(
                    file + " " + description,
                    new Omission(file, pointer, keyword, Effect.NUMBERS, description + ", here and elsewhere"));
        }

        void add(Keyword keyword, Effect effect, String description, Set<String> comments) {
            add(new Loss(keyword.site(), keyword.name(), effect, description), comments);
        }

        /** Returns all omissions by effect, and then in the order of the contracts. */
        List<Omission> all() {
            return omissions.values().stream()
                    .sorted(Comparator.comparing(Omission::effect))
                    .toList();
        }
    }
}

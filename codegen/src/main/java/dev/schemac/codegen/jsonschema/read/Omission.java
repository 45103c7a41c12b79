package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.jsonschema.read.SchemaFacts.Keyword;
import dev.schemac.codegen.jsonschema.read.SchemaFacts.Loss;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A keyword of a contract that its schemas do not carry.
 *
 * @param file the file, by the name that the caller used
 * @param pointer the JSON pointer of the keyword, as a fragment: {@code #/properties/a/format}
 * @param effect the effect on documents
 * @param description one sentence without its full stop
 */
public record Omission(String file, String pointer, Effect effect, String description) {
    /** The effect of an omission on documents under {@code STRICT}. */
    public enum Effect {
        /** The schemas accept documents that the contract forbids. */
        WIDER,
        /** The schemas reject documents that the contract allows. */
        NARROWER,
        /** No effect. */
        NONE
    }

    /** {@return the omission as a line: place, description, and {@code [wider]} or {@code [narrower]}} */
    @Override
    public String toString() {
        String mark = switch (effect) {
            case WIDER -> " [wider]";
            case NARROWER -> " [narrower]";
            case NONE -> "";
        };
        return file + pointer + ": " + description + mark;
    }

    /** Collects omissions: each keyword once, with a comment at every place where it would apply. */
    static final class OmissionLog {
        private final Map<String, Omission> omissions = new LinkedHashMap<>();

        /**
         * Adds an omission.
         *
         * @param comments the comments of the place where the keyword would apply
         */
        void add(Loss loss, Set<String> comments) {
            String file = loss.site().document().name();
            String pointer = "#" + loss.site().pointer() + (loss.keyword().isEmpty() ? "" : "/" + loss.keyword());
            omissions.putIfAbsent(
                    file + pointer + loss.effect(), new Omission(file, pointer, loss.effect(), loss.description()));
            if (loss.effect() != Effect.NONE) {
                comments.add("not converted: " + pointer + ": " + loss.description());
            }
        }

        /** Adds a limit that applies to all numbers of a document. Reports it at the first place only. */
        void addOnce(SchemaSite site, String description) {
            String file = site.document().name();
            omissions.putIfAbsent(
                    file + " " + description,
                    new Omission(
                            file,
                            "#" + site.pointer() + "/type",
                            Effect.NARROWER,
                            description + ", here and elsewhere"));
        }

        void add(Keyword keyword, Effect effect, String description, Set<String> comments) {
            add(new Loss(keyword.site(), keyword.name(), effect, description), comments);
        }

        List<Omission> all() {
            return List.copyOf(omissions.values());
        }
    }
}

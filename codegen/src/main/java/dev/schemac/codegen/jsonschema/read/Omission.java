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
 * @param file the file, as it was named
 * @param pointer the JSON pointer of the keyword, as a fragment: {@code #/properties/a/format}
 * @param effect what follows for documents
 * @param description one sentence without its full stop
 */
public record Omission(String file, String pointer, Effect effect, String description) {
    /** What an omission does to documents under {@code STRICT}. */
    public enum Effect {
        /** Documents are read that the contract forbids. */
        WIDER,
        /** Documents are refused that the contract allows. */
        NARROWER,
        /** None. */
        NONE
    }

    /** {@return the omission as a line: where, what, and {@code [wider]} or {@code [narrower]}} */
    @Override
    public String toString() {
        String mark = switch (effect) {
            case WIDER -> " [wider]";
            case NARROWER -> " [narrower]";
            case NONE -> "";
        };
        return file + pointer + ": " + description + mark;
    }

    /** Collects what the schemas do not carry: each keyword once, and a comment wherever it would have counted. */
    static final class OmissionLog {
        private final Map<String, Omission> omissions = new LinkedHashMap<>();

        /** @param comments of the place that the keyword would have counted at */
        void add(Loss loss, Set<String> comments) {
            String file = loss.site().document().name();
            String pointer = "#" + loss.site().pointer() + (loss.keyword().isEmpty() ? "" : "/" + loss.keyword());
            omissions.putIfAbsent(
                    file + pointer + loss.effect(), new Omission(file, pointer, loss.effect(), loss.description()));
            if (loss.effect() != Effect.NONE) {
                comments.add("not carried over: " + pointer + ": " + loss.description());
            }
        }

        /** Adds a limit that all numbers of a document have: at the first place only. */
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

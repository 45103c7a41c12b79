package dev.schemac.contracts.read;

import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.read.Omission.Effect;
import dev.schemac.contracts.read.SchemaFacts.Keyword;
import dev.schemac.contracts.read.SchemaFacts.Loss;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A keyword of a contract that its schemas do not carry.
 *
 * @param file the file, by the name that the caller used
 * @param pointer the JSON pointer of the keyword or, if it is absent, of its schema, as a fragment: {@code
 *     #/properties/a/format}
 * @param keyword the keyword, by which {@link ImportedContract#summary} counts
 * @param effect the effect on documents
 * @param reason by which a report leaves out omissions that another one includes
 * @param description one sentence without its full stop
 */
public record Omission(String file, String pointer, String keyword, Effect effect, Reason reason, String description) {
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

    /** Why documents are judged differently, as far as a reason includes another one at the same place. */
    public enum Reason {
        /** Values of any type are accepted. */
        ANY_TYPE,
        /** Values that match none or several branches of a choice are accepted. */
        NONE_OR_SEVERAL,
        /** Values that match several branches of a choice are accepted. */
        SEVERAL,
        /** Any other reason. */
        OTHER;

        private boolean includes(Reason other) {
            return this == ANY_TYPE && other != ANY_TYPE || this == NONE_OR_SEVERAL && other == SEVERAL;
        }
    }

    /** {@return the omission as a line: place, description, and the effect in brackets} */
    @Override
    public String toString() {
        return file + pointer + ": " + description + " [" + effect + "]";
    }

    /** Collects omissions: each message once for a keyword, with a comment at every place where it would apply. */
    static final class OmissionLog {
        /**
         * A comment in the schemas.
         *
         * @param pointer the place of the keyword, {@code ""} for none
         */
        record Note(String pointer, String keyword, Effect effect, Reason reason, String description) {
            static Note of(String text) {
                return new Note("", "", Effect.NONE, Reason.OTHER, text);
            }

            /** Returns the comment. */
            String text() {
                return pointer.isEmpty() ? description : "not converted: " + pointer + ": " + description;
            }

            /** Returns the comment without its place. */
            String subject() {
                return keyword + ": " + description;
            }

            /** Returns the notes that no other one includes. */
            static List<Note> distinct(Set<Note> notes) {
                return notes.stream()
                        .filter(note -> notes.stream()
                                .noneMatch(other -> other.pointer.equals(note.pointer)
                                        && other.effect == note.effect
                                        && other.reason.includes(note.reason)))
                        .toList();
            }
        }

        /** Omissions with the same place and effect. */
        private record Place(String file, String pointer, Effect effect) {
            static Place of(Omission omission) {
                return new Place(omission.file(), omission.pointer(), omission.effect());
            }
        }

        private final Map<String, Omission> omissions = new LinkedHashMap<>();

        /**
         * Adds an omission.
         *
         * @param notes the comments of the place where the keyword would apply
         */
        void add(Loss loss, Set<Note> notes) {
            String file = loss.site().document().name();
            SchemaSite site = loss.site();
            String pointer = "#" + (loss.absent() ? site.pointer() : site.pointerTo(loss.keyword()));
            omissions.putIfAbsent(
                    file + pointer + ": " + loss.description() + loss.effect(),
                    new Omission(file, pointer, loss.keyword(), loss.effect(), loss.reason(), loss.description()));
            if (loss.effect() != Effect.NONE) {
                notes.add(new Note(pointer, loss.keyword(), loss.effect(), loss.reason(), loss.description()));
            }
        }

        /** Adds a limit that applies to all numbers of a document. Reports it at the first place only. */
        void addOnce(SchemaSite site, String keyword, String description) {
            String file = site.document().name();
            String pointer = "#" + (site.has(keyword) ? site.pointerTo(keyword) : site.pointer());
            omissions.putIfAbsent(
                    file + " " + description,
                    new Omission(
                            file,
                            pointer,
                            keyword,
                            Effect.NUMBERS,
                            Reason.OTHER,
                            description + ", here and elsewhere"));
        }

        void add(Keyword keyword, Effect effect, String description, Set<Note> notes) {
            add(new Loss(keyword.site(), keyword.name(), effect, description), notes);
        }

        /** Returns the omissions that no other one includes, by effect, and then in the order of the contracts. */
        List<Omission> all() {
            Map<Place, Set<Reason>> said = new HashMap<>();
            for (Omission omission : omissions.values()) {
                said.computeIfAbsent(Place.of(omission), place -> EnumSet.noneOf(Reason.class))
                        .add(omission.reason());
            }
            return omissions.values().stream()
                    .filter(omission ->
                            said.get(Place.of(omission)).stream().noneMatch(other -> other.includes(omission.reason())))
                    .sorted(Comparator.comparing(Omission::effect))
                    .toList();
        }
    }
}

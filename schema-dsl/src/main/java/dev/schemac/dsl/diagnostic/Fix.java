package dev.schemac.dsl.diagnostic;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** What probably corrects the source at the place of a {@link Diagnostic}: its message ends with it, editors apply it. */
public sealed interface Fix {
    /** {@return the end of the message, which begins with a semicolon} */
    String sentence();

    /** The part of a source that a {@link Replacement} replaces. It decides how editors write the new one. */
    enum Part {
        /** A name, a keyword, or the content of a string. */
        NAME(""),
        /** Keywords, which are never in backticks. */
        KEYWORDS(""),
        /** A type, which can be a class with its package. */
        TYPE(""),
        /** An annotation, without the {@code @} before its name. */
        ANNOTATION("@");

        private final String prefix;

        Part(String prefix) {
            this.prefix = prefix;
        }
    }

    /**
     * Another name was meant.
     *
     * @param part the kind of name
     * @param wrong the name in the source, without quotes or backticks
     * @param candidates the names that are similar, the most similar one first; at least one
     */
    record Replacement(Part part, String wrong, List<String> candidates) implements Fix {
        private static final int MOST = 3;

        /** Copies the first candidates. */
        public Replacement {
            candidates = candidates.stream().limit(MOST).toList();
        }

        /**
         * {@return the fix with the names that {@link NearestName} finds similar; empty if none is}
         *
         * @param names the possible names, those of annotations with {@code @}
         */
        public static Optional<Fix> of(Part part, String wrong, Collection<String> names) {
            List<String> near = NearestName.near(part.prefix + wrong, names).stream()
                    .map(name -> name.substring(part.prefix.length()))
                    .toList();
            return near.isEmpty() ? Optional.empty() : Optional.of(new Replacement(part, wrong, near));
        }

        /** {@return the fix of a name} */
        public static Optional<Fix> ofName(String wrong, Collection<String> names) {
            return of(Part.NAME, wrong, names);
        }

        @Override
        public String sentence() {
            return NearestName.didYouMean(part.prefix + candidates.get(0));
        }
    }

    /**
     * The file does not import a class.
     *
     * @param className its full name
     */
    record Import(String className) implements Fix {
        /** {@return the missing line} */
        public String statement() {
            return "import " + className + ";";
        }

        @Override
        public String sentence() {
            return "; '" + statement() + "' makes it known";
        }
    }
}

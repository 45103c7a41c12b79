package dev.schemac.lsp;

import dev.schemac.dsl.analysis.Mention;
import dev.schemac.dsl.analysis.Vocabulary;
import java.util.Optional;
import java.util.regex.Pattern;

/** How names are written in schema texts. */
final class Names {
    /** No text within ticks: what ends them, or a line, and what has a meaning of its own there. */
    private static final Pattern UNFIT = Pattern.compile("[`\\\\.\\p{Cntrl}]");

    private Names() {}

    /** Why a name cannot be given; empty where it can. */
    static Optional<String> objection(String name) {
        if (name.isBlank()) {
            return Optional.of("a name is needed");
        }
        return UNFIT.matcher(name).find()
                ? Optional.of("a name cannot hold a backtick, a backslash, a dot or a control character")
                : Optional.empty();
    }

    /** As it is written where another name stands. */
    static String written(String name, Mention mention) {
        return mention.quoted() ? "'" + name.replace("'", "\\'") + "'" : Vocabulary.written(name);
    }
}

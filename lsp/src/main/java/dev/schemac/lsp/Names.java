package dev.schemac.lsp;

import dev.schemac.dsl.analysis.Mention;
import dev.schemac.dsl.analysis.Vocabulary;
import java.util.Optional;
import java.util.regex.Pattern;

/** Writes names in schema sources. */
final class Names {
    /** Characters that cannot be between backticks: they end the name or the line, or begin an escape. */
    private static final Pattern UNFIT = Pattern.compile("[`\\\\.\\p{Cntrl}]");

    private Names() {}

    /** Returns the reason why a name cannot be used; empty if it can. */
    static Optional<String> objection(String name) {
        if (name.isBlank()) {
            return Optional.of("expected a name but found only blanks");
        }
        return UNFIT.matcher(name).find()
                ? Optional.of("a name cannot contain a backtick, a backslash, a dot or a control character")
                : Optional.empty();
    }

    /** Returns a name in the form that replaces another name. */
    static String written(String name, Mention mention) {
        return mention.quoted() ? "'" + name.replace("'", "\\'") + "'" : Vocabulary.written(name);
    }
}

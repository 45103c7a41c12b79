package dev.schemac.dsl.analysis;

import dev.schemac.dsl.diagnostic.Fix;
import dev.schemac.dsl.diagnostic.Fix.Import;
import dev.schemac.dsl.diagnostic.Fix.Part;
import dev.schemac.dsl.diagnostic.Fix.Replacement;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import java.util.List;
import java.util.Optional;

/**
 * The {@link Fix} of a diagnostic as an edit of its source.
 *
 * @param title the action, as a label of a button
 * @param start the offset of the replaced part
 * @param end the offset after it
 * @param written the replacement
 */
public record QuickFix(String title, int start, int end, String written) {
    /**
     * {@return the edits, the best one first; empty if the marked part is no longer the wrong name}
     *
     * @param start the offset of the marked part
     * @param end the offset after it
     * @param endOfImports the end of the last import of the source, if any
     */
    public static List<QuickFix> of(
            Fix fix, int start, int end, SourceText text, Optional<SourceLocation> endOfImports) {
        if (fix instanceof Import missing) {
            return List.of(imported(missing.statement(), text, endOfImports));
        }
        Replacement replacement = (Replacement) fix;
        String marked = text.text().substring(start, end);
        return isName(marked, replacement.wrong())
                ? replacement.candidates().stream()
                        .map(name -> written(replacement.part(), name, marked.charAt(0)))
                        .map(written -> new QuickFix("Change to " + written, start, end, written))
                        .toList()
                : List.of();
    }

    private static QuickFix imported(String statement, SourceText text, Optional<SourceLocation> endOfImports) {
        String title = "Add '" + statement + "'";
        if (endOfImports.isEmpty()) {
            return new QuickFix(title, 0, 0, statement + "\n");
        }
        SourceLocation last = endOfImports.get();
        int end = text.offset(last.line(), last.column() + last.length());
        return new QuickFix(title, end, end, "\n" + statement);
    }

    private static boolean isName(String marked, String name) {
        boolean enclosed = marked.length() > 1 && (isQuote(marked.charAt(0)) || marked.charAt(0) == '`');
        return !marked.isEmpty() && (enclosed ? marked.substring(1, marked.length() - 1) : marked).equals(name);
    }

    /** Returns the new name as source, in the quotes of the old one. */
    private static String written(Part part, String name, char first) {
        if (isQuote(first)) {
            return first + name.replace(String.valueOf(first), "\\" + first) + first;
        }
        return switch (part) {
            case KEYWORDS -> name;
            case TYPE -> Vocabulary.writtenType(name);
            case NAME, ANNOTATION -> Vocabulary.written(name);
        };
    }

    private static boolean isQuote(char c) {
        return c == '\'' || c == '"';
    }
}

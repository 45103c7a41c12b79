package dev.schemac.dsl.analysis;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A fix for a diagnostic: the name that was probably meant, or the missing import.
 *
 * @param title the action, as a label of a button
 * @param start the offset of the replaced part
 * @param end the offset after it
 * @param written the replacement
 */
public record QuickFix(String title, int start, int end, String written) {
    private static final Pattern IMPORT = Pattern.compile("'(import [^']+;)' makes it known");

    /** The message about a class; a source may name the class by the last part of its name. */
    private static final Pattern CLASS = Pattern.compile("class '([^']+)' is not supported .*");

    /** The diagnostics that suggest a type. */
    private static final Set<String> TYPES =
            Set.of(DiagnosticCode.UNKNOWN_TYPE.toString(), DiagnosticCode.CLASS_NOT_SUPPORTED.toString());

    /**
     * A diagnostic as an editor keeps it.
     *
     * @param code its number
     * @param start the offset of the marked part
     * @param end the offset after it
     */
    public record Problem(String code, String message, int start, int end) {}

    /**
     * {@return the fix; empty if there is none, or if the marked part is no longer the wrong name}
     *
     * @param endOfImports the end of the last import of the source, if any
     */
    public static Optional<QuickFix> of(Problem problem, SourceText text, Optional<SourceLocation> endOfImports) {
        Matcher missing = IMPORT.matcher(problem.message());
        if (missing.find()) {
            return Optional.of(imported(missing.group(1), text, endOfImports));
        }
        return NearestName.suggested(problem.message())
                .flatMap(name -> replacement(problem, text, name))
                .map(written -> new QuickFix("Change to " + written, problem.start(), problem.end(), written));
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

    private static Optional<String> replacement(Problem problem, SourceText text, String name) {
        String marked = text.text().substring(problem.start(), problem.end());
        boolean quoted = marked.length() > 1 && (marked.charAt(0) == '\'' || marked.charAt(0) == '"');
        boolean ticked = marked.length() > 1 && marked.charAt(0) == '`';
        String wrong = quoted || ticked ? marked.substring(1, marked.length() - 1) : marked;
        String right = name.startsWith("@") ? name.substring(1) : name;
        if (marked.isEmpty() || !isAbout(wrong, NearestName.withoutSuggestion(problem.message()))) {
            return Optional.empty();
        }
        String quote = marked.substring(0, 1);
        return Optional.of(
                quoted
                        ? quote + right.replace(quote, "\\" + quote) + quote
                        : TYPES.contains(problem.code()) ? Vocabulary.writtenType(right) : Vocabulary.written(right));
    }

    /** Returns whether a message ends with this name, or is about the class of this name. */
    private static boolean isAbout(String name, String message) {
        Matcher named = CLASS.matcher(message);
        if (named.matches()) {
            return named.group(1).equals(name) || named.group(1).endsWith("." + name);
        }
        return message.endsWith("'" + name + "'") || message.endsWith("'@" + name + "'");
    }
}

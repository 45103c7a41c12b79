package dev.schemac.lsp;

import dev.schemac.dsl.analysis.Vocabulary;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.NearestName;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/** Fixes for a diagnostic: the name that was probably meant, or the missing import. */
final class QuickFixes {
    private static final Pattern IMPORT = Pattern.compile("'(import [^']+;)' makes it known");

    /** The message about a class; a source may name the class by the last part of its name. */
    private static final Pattern CLASS = Pattern.compile("class '([^']+)' is not supported .*");

    /** The diagnostics that suggest a type. */
    private static final Set<String> TYPES =
            Set.of(DiagnosticCode.UNKNOWN_TYPE.toString(), DiagnosticCode.CLASS_NOT_SUPPORTED.toString());

    private final String uri;
    private final SourceText text;
    private final Optional<SourceLocation> endOfImports;

    /**
     * @param uri the client's name of the source
     * @param endOfImports the end of the last import, if any
     */
    QuickFixes(String uri, SourceText text, Optional<SourceLocation> endOfImports) {
        this.uri = uri;
        this.text = text;
        this.endOfImports = endOfImports;
    }

    Optional<CodeAction> of(Diagnostic diagnostic) {
        String message =
                diagnostic.getMessage().isLeft() ? diagnostic.getMessage().getLeft() : "";
        Matcher missing = IMPORT.matcher(message);
        if (missing.find()) {
            return Optional.of(action(diagnostic, "Add '" + missing.group(1) + "'", imported(missing.group(1))));
        }
        return NearestName.suggested(message)
                .flatMap(name -> replaced(diagnostic, message, name))
                .map(written ->
                        action(diagnostic, "Change to " + written, new TextEdit(diagnostic.getRange(), written)));
    }

    private TextEdit imported(String statement) {
        if (endOfImports.isEmpty()) {
            Position start = new Position(0, 0);
            return new TextEdit(new Range(start, start), statement + "\n");
        }
        Position end = Places.range(endOfImports.get()).getEnd();
        return new TextEdit(new Range(end, end), "\n" + statement);
    }

    /** Returns the replacement; empty if the source has changed, or if the marked range is not just the wrong name. */
    private Optional<String> replaced(Diagnostic diagnostic, String message, String name) {
        Range range = diagnostic.getRange();
        String marked = text.text()
                .substring(
                        text.offset(
                                range.getStart().getLine() + 1, range.getStart().getCharacter() + 1),
                        text.offset(range.getEnd().getLine() + 1, range.getEnd().getCharacter() + 1));
        boolean quoted = marked.length() > 1 && (marked.charAt(0) == '\'' || marked.charAt(0) == '"');
        boolean ticked = marked.length() > 1 && marked.charAt(0) == '`';
        String wrong = quoted || ticked ? marked.substring(1, marked.length() - 1) : marked;
        String right = name.startsWith("@") ? name.substring(1) : name;
        if (!isAbout(wrong, NearestName.withoutSuggestion(message))) {
            return Optional.empty();
        }
        String quote = marked.substring(0, 1);
        boolean type = diagnostic.getCode() != null
                && diagnostic.getCode().isLeft()
                && TYPES.contains(diagnostic.getCode().getLeft());
        return Optional.of(
                quoted
                        ? quote + right.replace(quote, "\\" + quote) + quote
                        : type ? Vocabulary.writtenType(right) : Vocabulary.written(right));
    }

    /** Returns whether a message ends with this name, or is about the class of this name. */
    private static boolean isAbout(String name, String message) {
        Matcher named = CLASS.matcher(message);
        if (named.matches()) {
            return named.group(1).equals(name) || named.group(1).endsWith("." + name);
        }
        return message.endsWith("'" + name + "'") || message.endsWith("'@" + name + "'");
    }

    private CodeAction action(Diagnostic diagnostic, String title, TextEdit edit) {
        CodeAction action = new CodeAction(title);
        action.setKind(CodeActionKind.QuickFix);
        action.setDiagnostics(List.of(diagnostic));
        action.setIsPreferred(true);
        action.setEdit(new WorkspaceEdit(Map.of(uri, List.of(edit))));
        return action;
    }
}

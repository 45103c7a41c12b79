package dev.schemac.lsp;

import dev.schemac.dsl.analysis.QuickFix;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;

/**
 * The fixes for diagnostics, as actions of an editor.
 *
 * @param uri the client's name of the source
 * @param endOfImports the end of the last import, if any
 */
record QuickFixes(String uri, SourceText text, Optional<SourceLocation> endOfImports) {
    /** Returns the actions, the preferred one first. */
    List<CodeAction> of(Diagnostic diagnostic) {
        int start = Places.offset(text, diagnostic.getRange().getStart());
        int end = Places.offset(text, diagnostic.getRange().getEnd());
        List<CodeAction> actions = FixData.read(diagnostic.getData()).stream()
                .flatMap(fix -> QuickFix.of(fix, start, end, text, endOfImports).stream())
                .map(fix -> action(diagnostic, fix))
                .toList();
        actions.stream().limit(1).forEach(first -> first.setIsPreferred(true));
        return actions;
    }

    private Position position(int offset) {
        SourceLocation place = text.locate(offset, 0);
        return new Position(place.line() - 1, place.column() - 1);
    }

    private CodeAction action(Diagnostic diagnostic, QuickFix fix) {
        CodeAction action = new CodeAction(fix.title());
        action.setKind(CodeActionKind.QuickFix);
        action.setDiagnostics(List.of(diagnostic));
        TextEdit edit = new TextEdit(new Range(position(fix.start()), position(fix.end())), fix.written());
        action.setEdit(new WorkspaceEdit(Map.of(uri, List.of(edit))));
        return action;
    }
}

package dev.schemac.lsp;

import dev.schemac.dsl.SchemaAnalysis;
import dev.schemac.dsl.analysis.Completion;
import dev.schemac.dsl.analysis.CompletionPlace;
import dev.schemac.dsl.analysis.Completions;
import dev.schemac.dsl.diagnostic.SourceText;
import java.util.List;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The words that may be written at a place, as items of an editor. */
final class CompletionItems {
    private final CompletionPlace place;
    private final Range word;

    /** @param at the position in the source */
    CompletionItems(CompletionPlace place, SourceText text, Position at) {
        this.place = place;
        int length = text.offset(at.getLine() + 1, at.getCharacter() + 1) - place.start();
        this.word = new Range(new Position(at.getLine(), at.getCharacter() - length), at);
    }

    /** @param schemas the schemas that can be named here */
    List<CompletionItem> items(List<SchemaAnalysis> schemas) {
        return Completions.at(place, SchemaAnalysis.names(schemas)).stream()
                .map(this::item)
                .toList();
    }

    private CompletionItem item(Completion completion) {
        CompletionItem item = new CompletionItem(completion.name());
        item.setKind(kind(completion.kind()));
        item.setSortText((completion.first() ? "0" : "1") + completion.name());
        if (!completion.detail().isEmpty()) {
            item.setDetail(completion.detail());
        }
        if (!completion.documentation().isEmpty()) {
            item.setDocumentation(completion.documentation());
        }
        item.setTextEdit(Either.forLeft(new TextEdit(word, completion.written())));
        return item;
    }

    private static CompletionItemKind kind(Completion.Kind kind) {
        return switch (kind) {
            case KEYWORD -> CompletionItemKind.Keyword;
            case SCHEMA -> CompletionItemKind.Struct;
            case ENUM -> CompletionItemKind.Enum;
            case CLASS -> CompletionItemKind.Class;
            case MODULE -> CompletionItemKind.Module;
            case ATTRIBUTE -> CompletionItemKind.Property;
        };
    }
}

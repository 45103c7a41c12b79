package dev.schemac.lsp;

import dev.schemac.dsl.SchemaAnalysis;
import dev.schemac.dsl.analysis.Completion;
import dev.schemac.dsl.analysis.CompletionPlace;
import dev.schemac.dsl.analysis.Completions;
import dev.schemac.dsl.diagnostic.SourceText;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** The words that may be written at a place, as items of an editor. */
final class CompletionItems {
    private static final Pattern STRING = Pattern.compile("(['\"])[^'\"\\\\\\s]*\\1");

    private final CompletionPlace place;
    private final Range word;

    /** @param at the position in the source */
    CompletionItems(CompletionPlace place, SourceText text, Position at) {
        this.place = place;
        int length = Places.offset(text, at) - place.start();
        this.word = new Range(
                new Position(at.getLine(), at.getCharacter() - length),
                new Position(at.getLine(), at.getCharacter() + restOfString(text.text(), place.start(), length)));
    }

    /** Returns the number of characters to the end of a string whose rest is a word, because editors add the second quote. */
    private static int restOfString(String text, int start, int length) {
        Matcher rest = STRING.matcher(text).region(start, text.length());
        return rest.lookingAt() ? Math.max(0, rest.end() - start - length) : 0;
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
        if (completion.written().startsWith("'")) {
            item.setFilterText(completion.written());
        }
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

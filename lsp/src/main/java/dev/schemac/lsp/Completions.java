package dev.schemac.lsp;

import dev.schemac.dsl.SchemaAnalysis;
import dev.schemac.dsl.analysis.CompletionPlace;
import dev.schemac.dsl.analysis.Vocabulary;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ValueType.EnumType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/** What may be written at a place. */
final class Completions {
    /** In the order in which an editor shows what fits equally well. */
    private static final String OWN = "0";

    private static final String BUILT_IN = "1";

    private final CompletionPlace place;
    private final Range word;
    private final List<CompletionItem> items = new ArrayList<>();

    /** @param at the position in the source */
    Completions(CompletionPlace place, SourceText text, Position at) {
        this.place = place;
        int length = text.offset(at.getLine() + 1, at.getCharacter() + 1) - place.start();
        this.word = new Range(new Position(at.getLine(), at.getCharacter() - length), at);
    }

    /** @param schemas the schemas that can be named here */
    List<CompletionItem> items(List<SchemaAnalysis> schemas) {
        switch (place.wanted()) {
            case NOTHING -> {
                // a name that only the author knows
            }
            case STATEMENT -> keywords("create json schema ", "create json enum ", "module ", "uses ", "import ");
            case KIND -> keywords("json ");
            case DECLARED -> keywords("schema ", "enum ");
            case QUALIFIER -> Vocabulary.qualifiers().forEach(each -> keywords(each + " "));
            case TYPE -> {
                schemas.forEach(this::addTypes);
                schemas.forEach(each -> each.brokenSchemas()
                        .forEach(name -> add(name, CompletionItemKind.Struct, "not finished", BUILT_IN)));
                Vocabulary.types().forEach(type -> add(type, CompletionItemKind.Keyword, "built-in", BUILT_IN));
            }
            case CLASS -> Vocabulary.classes().forEach(name -> add(name, CompletionItemKind.Class, "built-in", OWN));
            case SCHEMA -> schemas.forEach(this::addSchemas);
            case MODULE -> {
                Set<String> modules = new LinkedHashSet<>();
                schemas.forEach(each -> modules.addAll(each.modules()));
                modules.forEach(module -> add(module, CompletionItemKind.Module, "", OWN));
            }
            case ANNOTATION ->
                Vocabulary.annotations().forEach(name -> add(name, CompletionItemKind.Class, "annotation", OWN));
            case COLUMN_ANNOTATION ->
                Vocabulary.columnAnnotations()
                        .forEach(each -> describe(
                                add(each.name(), CompletionItemKind.Class, "annotation", OWN),
                                HoverText.annotation("@" + each.name(), each.meaning(), each.sameAs())));
            case ATTRIBUTE ->
                place.attributes().forEach(each -> {
                    String detail = each.accepts() + (each.required() ? ", required" : "");
                    CompletionItem item =
                            add(each.name(), CompletionItemKind.Property, detail, each.required() ? OWN : BUILT_IN);
                    item.setTextEdit(Either.forLeft(new TextEdit(word, each.name() + "=")));
                    if (!each.meaning().isEmpty()) {
                        describe(item, HoverText.annotation(each.sample(), each.meaning(), List.of()));
                    }
                });
            case VALUE -> {
                boolean flag = place.attributes().stream()
                        .anyMatch(each -> each.flag() && each.name().equals(place.attribute()));
                if (flag) {
                    keywords("true", "false");
                }
            }
        }
        return items;
    }

    private void addTypes(SchemaAnalysis schemas) {
        addSchemas(schemas);
        for (EnumType type : schemas.declared().enums()) {
            add(type.name(), CompletionItemKind.Enum, "enum " + type.module(), OWN);
        }
    }

    private void addSchemas(SchemaAnalysis schemas) {
        for (ObjectType type : schemas.declared().types()) {
            add(type.name(), CompletionItemKind.Struct, "schema " + type.module(), OWN);
        }
    }

    private static void describe(CompletionItem item, String markdown) {
        item.setDocumentation(new MarkupContent(MarkupKind.MARKDOWN, markdown));
    }

    private void keywords(String... words) {
        for (String each : words) {
            add(each, CompletionItemKind.Keyword, "", OWN);
        }
    }

    private CompletionItem add(String name, CompletionItemKind kind, String detail, String order) {
        CompletionItem item = new CompletionItem(name.strip());
        item.setKind(kind);
        item.setSortText(order + name);
        if (!detail.isBlank()) {
            item.setDetail(detail.strip());
        }
        String written =
                kind == CompletionItemKind.Struct || kind == CompletionItemKind.Enum ? Vocabulary.written(name) : name;
        item.setTextEdit(Either.forLeft(new TextEdit(word, written)));
        items.add(item);
        return item;
    }
}

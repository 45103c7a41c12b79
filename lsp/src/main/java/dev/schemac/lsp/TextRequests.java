package dev.schemac.lsp;

import dev.schemac.codegen.EditorAnalysis;
import dev.schemac.codegen.SchemaEditor;
import dev.schemac.dsl.SchemaAnalysis;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.SchemaWorkspace;
import dev.schemac.dsl.analysis.CompletionPlace;
import dev.schemac.dsl.analysis.Mention;
import dev.schemac.dsl.analysis.Outline;
import dev.schemac.dsl.analysis.Symbol;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.diagnostic.SourceText;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionList;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeKind;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameDefaultBehavior;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.PrepareRenameResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentPositionParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;

/**
 * Handles the client's open sources and the requests about them.
 *
 * @param changed called after each change of a source
 */
record TextRequests(Projects projects, Places places, Worker worker, Runnable changed) implements TextDocumentService {
    /** The position after a line feed, or after a carriage return without one. */
    private static final Pattern LINE_END = Pattern.compile("(?<=\\n)|(?<=\\r)(?!\\n)");

    // ---- sources

    @Override
    public void didOpen(DidOpenTextDocumentParams opened) {
        put(
                opened.getTextDocument().getUri(),
                before -> opened.getTextDocument().getText());
    }

    @Override
    public void didChange(DidChangeTextDocumentParams change) {
        put(change.getTextDocument().getUri(), before -> {
            String text = before;
            for (TextDocumentContentChangeEvent each : change.getContentChanges()) {
                text = each.getRange() == null ? each.getText() : replaced(text, each.getRange(), each.getText());
            }
            return text;
        });
    }

    private static String replaced(String text, Range range, String replacement) {
        // a byte order mark has no place in a SourceText, but counts here
        SourceText lines = new SourceText("", text.replace('\uFEFF', ' '));
        int start = Places.offset(lines, range.getStart());
        return text.substring(0, start)
                + replacement
                + text.substring(Math.max(start, Places.offset(lines, range.getEnd())));
    }

    /** @param change returns the new content from the previous one */
    private void put(String uri, UnaryOperator<String> change) {
        String name = places.opened(uri);
        worker.run(() -> projects.put(name, change.apply(projects.open(name))));
        changed.run();
    }

    @Override
    public void didClose(DidCloseTextDocumentParams closed) {
        String name = places.name(closed.getTextDocument().getUri());
        worker.run(() -> projects.close(name));
        changed.run();
    }

    @Override
    public void didSave(DidSaveTextDocumentParams saved) {
        // its content has been sent already
    }

    // ---- names

    @Override
    public CompletableFuture<Hover> hover(HoverParams asked) {
        return worker.answer(
                () -> {
                    EditorAnalysis schemas = schemas(asked);
                    Optional<Mention> mention = at(asked, schemas);
                    if (mention.isPresent()) {
                        Range range = Places.range(mention.get().location());
                        return hover(mention.get().symbol(), schemas)
                                .map(text -> hover(text, range))
                                .orElse(null);
                    }
                    return annotationWord(asked)
                            .or(() -> columnOfType(asked)
                                    .flatMap(column -> hover(column, schemas))
                                    .map(text -> hover(text, null)))
                            .orElse(null);
                },
                null);
    }

    private static Hover hover(String text, Range range) {
        return new Hover(new MarkupContent(MarkupKind.MARKDOWN, text), range);
    }

    /** Returns the hover of the annotation or attribute whose name is at a position. */
    private Optional<Hover> annotationWord(TextDocumentPositionParams asked) {
        SchemaWorkspace texts = projects.of(name(asked)).texts();
        return text(asked)
                .flatMap(text -> texts.annotationWord(name(asked), Places.offset(text, asked.getPosition()))
                        .map(word -> hover(
                                HoverText.annotation(word.sample(), word.meaning(), word.sets()),
                                Places.range(
                                        text.locate(word.offset(), word.word().length())))));
    }

    /** Returns the hover of a symbol from the project that declares it. */
    private Optional<String> hover(Symbol symbol, EditorAnalysis schemas) {
        return new HoverText(schemas)
                .of(symbol)
                .or(() -> new HoverText(projects.schemas(symbol.location().file())).of(symbol));
    }

    /** Returns the column whose type is at a position: a built-in type is not a symbol. */
    private Optional<Symbol> columnOfType(TextDocumentPositionParams asked) {
        String name = name(asked);
        Position at = asked.getPosition();
        return projects.of(name).texts().outline(name).stream()
                .flatMap(item -> item.children().stream())
                .filter(item -> contains(Places.range(item.last()), at))
                .map(Outline.Item::symbol)
                .findFirst();
    }

    private static boolean contains(Range range, Position at) {
        return range.getStart().getLine() == at.getLine()
                && range.getStart().getCharacter() <= at.getCharacter()
                && at.getCharacter() <= range.getEnd().getCharacter();
    }

    @Override
    public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(
            DefinitionParams asked) {
        return worker.answer(
                () -> Either.forLeft(at(asked, schemas(asked)).stream()
                        .map(mention -> places.location(mention.symbol().location()))
                        .toList()),
                Either.forLeft(List.of()));
    }

    @Override
    public CompletableFuture<List<? extends Location>> references(ReferenceParams asked) {
        boolean declaration = asked.getContext() == null || asked.getContext().isIncludeDeclaration();
        return worker.answer(
                () -> at(asked, schemas(asked)).stream()
                        .flatMap(mention -> mentions(mention.symbol()).stream())
                        .filter(mention -> declaration || !mention.declares())
                        .map(mention -> places.location(mention.location()))
                        .toList(),
                List.of());
    }

    /** In all projects. */
    private List<Mention> mentions(Symbol symbol) {
        return projects.schemas().stream()
                .flatMap(schemas -> schemas.analysis().mentions(symbol).stream())
                .toList();
    }

    private EditorAnalysis schemas(TextDocumentPositionParams asked) {
        return projects.schemas(name(asked));
    }

    private String name(TextDocumentPositionParams asked) {
        return places.name(asked.getTextDocument().getUri());
    }

    private Optional<Mention> at(TextDocumentPositionParams asked, EditorAnalysis schemas) {
        Position at = asked.getPosition();
        return schemas.analysis().at(name(asked), at.getLine() + 1, at.getCharacter() + 1);
    }

    @Override
    public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(
            PrepareRenameParams asked) {
        return worker.answer(
                () -> at(asked, schemas(asked))
                        .filter(mention -> Renames.canRename(mention.symbol()))
                        .map(mention -> Either3.<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>forSecond(
                                new PrepareRenameResult(
                                        Places.range(mention.location()),
                                        mention.symbol().name())))
                        .orElse(null),
                null);
    }

    @Override
    public CompletableFuture<WorkspaceEdit> rename(RenameParams asked) {
        return worker.answer(
                () -> at(asked, schemas(asked))
                        .map(Mention::symbol)
                        .map(symbol -> new Renames(projects, places).edit(symbol, mentions(symbol), asked.getNewName()))
                        .orElse(null),
                null);
    }

    // ---- writing

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams asked) {
        return worker.answer(() -> Either.forLeft(completions(asked)), Either.forLeft(List.of()));
    }

    private List<CompletionItem> completions(CompletionParams asked) {
        List<SchemaAnalysis> schemas = projects.asked().stream()
                .map(project -> project.alone.analysis())
                .toList();
        return place(asked)
                .map(place -> new CompletionItems(place, text(asked).orElseThrow(), asked.getPosition()).items(schemas))
                .orElse(List.of());
    }

    private Optional<SourceText> text(TextDocumentPositionParams asked) {
        return projects.of(name(asked)).texts().text(name(asked));
    }

    private Optional<CompletionPlace> place(TextDocumentPositionParams asked) {
        return text(asked)
                .flatMap(text -> projects.of(name(asked))
                        .texts()
                        .completion(name(asked), Places.offset(text, asked.getPosition())));
    }

    @Override
    public CompletableFuture<SignatureHelp> signatureHelp(SignatureHelpParams asked) {
        return worker.answer(() -> place(asked).flatMap(AnnotationSignature::of).orElse(null), null);
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams asked) {
        String name = places.name(asked.getTextDocument().getUri());
        return worker.answer(
                () -> projects.of(name).texts().text(name).stream()
                        .map(text -> new QuickFixes(
                                asked.getTextDocument().getUri(),
                                text,
                                projects.of(name).texts().endOfImports(name)))
                        .flatMap(fixes -> asked.getContext().getDiagnostics().stream()
                                .flatMap(diagnostic -> fixes.of(diagnostic).stream()))
                        .map(action -> Either.<Command, CodeAction>forRight(action))
                        .toList(),
                List.of());
    }

    // ---- whole sources

    @Override
    public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
            DocumentSymbolParams asked) {
        String name = places.name(asked.getTextDocument().getUri());
        return worker.answer(
                () -> projects.of(name).texts().outline(name).stream()
                        .map(item -> Either.<SymbolInformation, DocumentSymbol>forRight(symbol(item)))
                        .toList(),
                List.of());
    }

    private static DocumentSymbol symbol(Outline.Item item) {
        SourceLocation name = item.symbol().location();
        String shown = item.symbol().name().isBlank() ? "''" : item.symbol().name();
        DocumentSymbol symbol = new DocumentSymbol(
                shown, kind(item.symbol()), Places.range(item.first(), item.last()), Places.range(name), item.detail());
        symbol.setChildren(item.children().stream().map(TextRequests::symbol).toList());
        return symbol;
    }

    static SymbolKind kind(Symbol symbol) {
        return switch (symbol.kind()) {
            case SCHEMA -> SymbolKind.Struct;
            case ENUM -> SymbolKind.Enum;
            case COLUMN -> SymbolKind.Field;
            case CONSTANT -> SymbolKind.EnumMember;
        };
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams asked) {
        String name = places.name(asked.getTextDocument().getUri());
        return worker.answer(
                () -> NameTokens.of(projects.schemas(name).analysis().mentions(name)), new SemanticTokens(List.of()));
    }

    @Override
    public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams asked) {
        String name = places.name(asked.getTextDocument().getUri());
        return worker.answer(
                () -> projects.of(name).texts().folds(name).stream()
                        .map(TextRequests::fold)
                        .toList(),
                List.of());
    }

    private static FoldingRange fold(Outline.Fold fold) {
        FoldingRange range = new FoldingRange(fold.first() - 1, fold.last() - 1);
        range.setKind(fold.comment() ? FoldingRangeKind.Comment : FoldingRangeKind.Region);
        return range;
    }

    /** Formats a source; one with a syntax error stays unchanged. */
    @Override
    public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams asked) {
        String name = places.name(asked.getTextDocument().getUri());
        return worker.answer(
                () -> projects.of(name)
                        .texts()
                        .text(name)
                        .map(text -> formatted(text.name(), text.text()))
                        .orElse(List.of()),
                List.of());
    }

    private static List<TextEdit> formatted(String name, String text) {
        try {
            String formatted = SchemaEditor.format(new SchemaSource(name, text));
            return formatted.equals(text) ? List.of() : edits(text, formatted);
        } catch (SchemaException e) {
            return List.of();
        }
    }

    /** Returns one edit of the lines between the first and the last difference, so that a cursor elsewhere stays. */
    private static List<TextEdit> edits(String text, String formatted) {
        List<String> old = List.of(LINE_END.split(text));
        List<String> now = List.of(LINE_END.split(formatted));
        int same = 0;
        while (same < Math.min(old.size(), now.size()) && old.get(same).equals(now.get(same))) {
            same++;
        }
        int end = 0;
        while (end < Math.min(old.size(), now.size()) - same
                && old.get(old.size() - 1 - end).equals(now.get(now.size() - 1 - end))) {
            end++;
        }
        int last = old.size() - end;
        boolean toEnd = end == 0 && !text.endsWith("\n");
        Position from = new Position(same, 0);
        Position to = toEnd ? new Position(last - 1, old.get(last - 1).length()) : new Position(last, 0);
        return List.of(new TextEdit(new Range(from, to), String.join("", now.subList(same, now.size() - end))));
    }
}

package dev.schemac.lsp;

import static dev.schemac.lsp.EditorClient.get;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.testing.Seed;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Broken, huge and rapidly changing texts: every request is answered, and nothing fails inside. */
class RoughTextTest {
    private static final String TEXT = """
            module com.acme;
            @JsonSchema(discriminator='kind', otherwise='base') @Column(name='kind', required=true)
            create json schema Base(kind string, "a" = {1, 2}, next Base[][primitive], m Map<string, List<int>>);
            // a comment
            @JsonSchema(discriminatorValue={'x', 'y'}) create json schema Sub(`od``d` int) inherits Base;
            create json enum Color('red' as RED, @Description('d') 'blue');
            create schema Loop(a int) inherits Loop; create json schema Base(a Color);
            """;

    private static final String[] PIECES = {
        "create json schema ",
        "(",
        ")",
        ";",
        "'",
        "`",
        "/*",
        "*/",
        "//",
        "@",
        "<",
        ">",
        "[",
        "]",
        ",",
        " ",
        "\n",
        "\r",
        "\ud83d",
        "\u0000",
        "inherits ",
        "copyfrom ",
        "Base",
        "int",
        "enum ",
        "=",
        "{",
        "}",
        ".",
        "module a;"
    };

    private final TextDocumentIdentifier text = new TextDocumentIdentifier("untitled:a.epl");
    private final TextDocumentIdentifier whole = new TextDocumentIdentifier("untitled:b.epl");

    @TempDir
    private Path folder;

    private EditorClient editor;

    @BeforeEach
    void start() throws Exception {
        editor = EditorClient.inProcess().start(folder);
        editor.open(text.getUri(), "");
    }

    @AfterEach
    void nothingFailedInside() throws Exception {
        editor.end();
        assertThat(editor.log).isEmpty();
    }

    @Test
    void everyPlaceOfEveryBeginOfATextCanBeAskedFor() throws Exception {
        for (int length = 0; length <= TEXT.length(); length++) {
            String begin = TEXT.substring(0, length);
            editor.change(text.getUri(), begin);
            askAll(end(begin));
        }
    }

    @Test
    void textsThatChangeAtRandomCanBeAskedFor() throws Exception {
        long seed = Seed.drawn();
        System.out.println("RoughTextTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        StringBuilder changing = new StringBuilder(TEXT);
        editor.change(text.getUri(), TEXT);
        for (int i = 0; i < 300; i++) {
            int at = wholeLineEnds(changing, random.nextInt(changing.length() + 1));
            boolean adds = random.nextBoolean();
            int end = adds ? at : wholeLineEnds(changing, Math.min(changing.length(), at + random.nextInt(8)));
            String added = adds ? PIECES[random.nextInt(PIECES.length)] : "";
            Range range = new Range(end(changing.substring(0, at)), end(changing.substring(0, end)));
            changing.replace(at, end, added);
            editor.edit(text.getUri(), new TextDocumentContentChangeEvent(range, added));
            if (i % 3 == 0) {
                askAll(new Position(random.nextInt(12), random.nextInt(60)));
                editor.open(whole.getUri(), changing.toString());
                assertThat(get(editor.server.getTextDocumentService().documentSymbol(new DocumentSymbolParams(text))))
                        .isEqualTo(get(editor.server
                                .getTextDocumentService()
                                .documentSymbol(new DocumentSymbolParams(whole))));
            }
        }
    }

    /** No editor has a cursor within a line end. */
    private static int wholeLineEnds(CharSequence text, int at) {
        boolean within = at > 0 && at < text.length() && text.charAt(at - 1) == '\r' && text.charAt(at) == '\n';
        return within ? at + 1 : at;
    }

    @Test
    void afterManyChangesTheLastTextCounts() throws Exception {
        for (int i = 0; i < 2_000; i++) {
            editor.change(text.getUri(), "create json schema A(a int" + "[".repeat(i % 7));
        }
        editor.change(text.getUri(), "create json schema A(a itn);");
        assertThat(editor.diagnostics(
                        text.getUri(),
                        list -> list.size() == 1
                                && list.get(0).getMessage().getLeft().startsWith("unknown type 'itn'")))
                .hasSize(1);
    }

    @Test
    void deepNestingAndLongTextsAreAnswered() throws Exception {
        editor.change(text.getUri(), "create json schema A(a " + "List<".repeat(20_000));
        askAll(new Position(0, 20));
        editor.change(text.getUri(), "(".repeat(100_000));
        askAll(new Position(0, 50_000));
        editor.change(text.getUri(), "create json schema A(a int);\n".repeat(1 + Projects.LONGEST_TEXT / 29));
        askAll(new Position(1_000, 20));
        editor.change(text.getUri(), "create json schema A(a itn);");
        editor.diagnostics(text.getUri(), list -> list.size() == 1);
    }

    @Test
    void placesOutsideOfATextAndUnknownTextsAreAnswered() throws Exception {
        editor.change(text.getUri(), TEXT);
        askAll(new Position(1_000_000, 1_000_000));
        askAll(new Position(0, 1_000_000));
        assertThat(get(editor.server
                        .getTextDocumentService()
                        .hover(new HoverParams(
                                new TextDocumentIdentifier("file:///no/such/file.epl"), new Position(0, 0)))))
                .isNull();
        assertThat(get(editor.server
                        .getTextDocumentService()
                        .hover(new HoverParams(new TextDocumentIdentifier("\\ no URI"), new Position(0, 0)))))
                .isNull();
    }

    @Test
    void aFileThatIsNotUtf8IsAnErrorOfThatFile() throws Exception {
        Path file = folder.resolve("latin.epl");
        Files.write(file, new byte[] {'/', '/', (byte) 0xE4});
        editor.closeText(file.toUri().toString());
        assertThat(editor.diagnostics(file.toUri().toString(), list -> list.size() == 1)
                        .get(0)
                        .getMessage()
                        .getLeft())
                .isEqualTo("the file is not well-formed UTF-8");
    }

    private void askAll(Position at) throws Exception {
        var texts = editor.server.getTextDocumentService();
        List<CompletableFuture<?>> answers = new ArrayList<>();
        answers.add(texts.hover(new HoverParams(text, at)));
        answers.add(texts.definition(new DefinitionParams(text, at)));
        answers.add(texts.references(new ReferenceParams(text, at, new ReferenceContext(false))));
        answers.add(texts.completion(new CompletionParams(text, at)));
        answers.add(texts.signatureHelp(new SignatureHelpParams(text, at)));
        answers.add(texts.semanticTokensFull(new SemanticTokensParams(text)));
        answers.add(editor.server.getWorkspaceService().symbol(new WorkspaceSymbolParams("ae")));
        answers.add(texts.documentSymbol(new DocumentSymbolParams(text)));
        answers.add(texts.foldingRange(new FoldingRangeRequestParams(text)));
        answers.add(texts.formatting(new DocumentFormattingParams(text, new FormattingOptions())));
        // refused or not, it is an answer
        answers.add(texts.rename(new RenameParams(text, at, "Other")).handle((edit, refused) -> edit));
        for (CompletableFuture<?> answer : answers) {
            get(answer);
        }
    }

    private static Position end(String text) {
        String[] lines = text.split("\\r\\n|\\r|\\n", -1);
        return new Position(lines.length - 1, lines[lines.length - 1].length());
    }
}

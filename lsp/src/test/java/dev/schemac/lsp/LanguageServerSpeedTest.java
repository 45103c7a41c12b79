package dev.schemac.lsp;

import static dev.schemac.lsp.EditorClient.get;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures what an answer costs right after a key, among many schemas: {@code -Dschemac.lsp.schemas=N}. The time decides nothing:
 * it is printed.
 */
class LanguageServerSpeedTest {
    private static final int SCHEMAS = Integer.getInteger("schemac.lsp.schemas", 100);
    private static final int IN_A_FILE = 20;
    /** Between keys, in milliseconds. None in the ordinary run, which only looks whether it works. */
    private static final int PAUSE = Integer.getInteger("schemac.lsp.pause", 0);

    private static final int KEYS = Integer.getInteger("schemac.lsp.keys", 40);

    @TempDir
    private Path folder;

    @Test
    void answersAfterEachKey() throws Exception {
        for (int first = 0; first < SCHEMAS; first += IN_A_FILE) {
            Files.writeString(folder.resolve("Events" + first + ".epl"), schemas(first, "lat"));
        }
        String uri = folder.resolve("Events0.epl").toUri().toString();
        TextDocumentIdentifier text = new TextDocumentIdentifier(uri);
        EditorClient editor = EditorClient.inProcess().start(folder);
        TextDocumentService texts = editor.server.getTextDocumentService();
        editor.open(uri, schemas(0, "lat"));
        double[] hovers = new double[KEYS];
        double[] completions = new double[KEYS];
        double[] outlines = new double[KEYS];
        for (int key = 0; key < KEYS; key++) {
            int now = key;
            Position inType = new Position(
                    8, "    la double".length() + Integer.toString(key).length());
            completions[key] = afterKey(
                    editor,
                    uri,
                    "la" + key,
                    () -> assertThat(get(texts.completion(new CompletionParams(text, inType)))
                                    .getLeft())
                            .hasSizeGreaterThan(SCHEMAS));
            outlines[key] = afterKey(
                    editor,
                    uri,
                    "l" + key,
                    () -> assertThat(get(texts.documentSymbol(new DocumentSymbolParams(text))))
                            .hasSize(Math.min(SCHEMAS, IN_A_FILE)));
            hovers[key] = afterKey(
                    editor,
                    uri,
                    "lat" + key,
                    () -> assertThat(get(texts.hover(new HoverParams(text, new Position(8, 5))))
                                    .getContents()
                                    .getRight()
                                    .getValue())
                            .startsWith("`lat" + now + " double`"));
        }
        print("completion", completions);
        print("outline", outlines);
        print("hover", hovers);
        assertThat(editor.log).isEmpty();
        editor.end();
    }

    private interface Request {
        void answered() throws Exception;
    }

    private static double afterKey(EditorClient editor, String uri, String name, Request request) throws Exception {
        Thread.sleep(PAUSE);
        long begin = System.nanoTime();
        editor.change(uri, schemas(0, name));
        request.answered();
        return (System.nanoTime() - begin) / 1e6;
    }

    private static void print(String what, double[] milliseconds) {
        int part = KEYS / 4;
        System.out.printf(
                Locale.ROOT,
                "LanguageServerSpeedTest: %s after a key among %d schemas: the first %.0f ms; the %d after it %s; the last %d %s%n",
                what,
                SCHEMAS,
                milliseconds[0],
                part,
                spread(Arrays.copyOfRange(milliseconds, 1, 1 + part)),
                part,
                spread(Arrays.copyOfRange(milliseconds, KEYS - part, KEYS)));
    }

    private static String spread(double[] milliseconds) {
        Arrays.sort(milliseconds);
        int last = milliseconds.length - 1;
        return String.format(
                Locale.ROOT,
                "median %.1f ms, 95 %% within %.1f ms",
                milliseconds[last / 2],
                milliseconds[last * 95 / 100]);
    }

    private static String schemas(int first, String name) {
        StringBuilder text = new StringBuilder("module com.acme;\n\n");
        for (int i = first; i < Math.min(SCHEMAS, first + IN_A_FILE); i++) {
            text.append("@public\ncreate json schema Event" + i + "(\n    id string,\n    at long,\n"
                    + "    tags string[],\n    active boolean,\n    " + (i == first ? name : "lat") + " double,\n"
                    + "    amount BigDecimal,\n    previous Event" + i * 7 % SCHEMAS + ",\n    others Event"
                    + i * 13 % SCHEMAS + "[],\n    names Map<String, string>,\n    more Object\n);\n");
        }
        return text.toString();
    }
}

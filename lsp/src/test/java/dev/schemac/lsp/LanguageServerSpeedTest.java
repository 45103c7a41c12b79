package dev.schemac.lsp;

import static dev.schemac.lsp.EditorClient.get;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures what an answer costs right after a key, among many schemas: {@code -Dschemac.lsp.schemas=N}. The time decides nothing:
 * it is printed.
 */
class LanguageServerSpeedTest {
    private static final int SCHEMAS = Integer.getInteger("schemac.lsp.schemas", 100);
    private static final int KEYS = 40;

    @TempDir
    private Path folder;

    @Test
    void anAnswerAfterEachKey() throws Exception {
        for (int i = 0; i < SCHEMAS; i++) {
            Files.writeString(folder.resolve("Event" + i + ".epl"), schema(i, "lat"));
        }
        String uri = folder.resolve("Event0.epl").toUri().toString();
        EditorClient editor = EditorClient.inProcess().start(folder);
        editor.open(uri, schema(0, "lat"));
        double[] milliseconds = new double[KEYS];
        for (int key = 0; key < KEYS; key++) {
            long begin = System.nanoTime();
            editor.change(uri, schema(0, "lat" + key));
            Hover hover = get(editor.server
                    .getTextDocumentService()
                    .hover(new HoverParams(new TextDocumentIdentifier(uri), new Position(8, 5))));
            milliseconds[key] = (System.nanoTime() - begin) / 1e6;
            assertThat(hover.getContents().getRight().getValue()).startsWith("`lat" + key + " double`");
        }
        Arrays.sort(milliseconds, KEYS / 2, KEYS);
        System.out.printf(
                "LanguageServerSpeedTest: hover after a key among %d schemas: median %.0f ms, worst %.0f ms, first %.0f ms%n",
                SCHEMAS, milliseconds[KEYS * 3 / 4], milliseconds[KEYS - 1], milliseconds[0]);
        assertThat(editor.log).isEmpty();
        editor.end();
    }

    private static String schema(int i, String name) {
        return "module com.acme;\n\n@public\ncreate json schema Event" + i + "(\n    id string,\n    at long,\n"
                + "    tags string[],\n    active boolean,\n    " + name + " double,\n    amount BigDecimal,\n"
                + "    previous Event" + i * 7 % SCHEMAS + ",\n    others Event" + i * 13 % SCHEMAS + "[],\n"
                + "    names Map<String, string>,\n    more Object\n);\n";
    }
}

package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.DocumentationPage.Block;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Java of a page that is followed by what it prints is compiled with the schema before it, and run. */
class DocumentationProgramsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "language.md, 1",
        "types.md, 1",
        "partial-updates.md, 5",
        "rules.md, 2",
        "how-do-i.md, 11",
        "migrating.md, 2"
    })
    void programsPrintWhatIsShown(String name, int programs) throws Exception {
        DocumentationPage page = DocumentationPage.read(name);
        List<Block> blocks = page.blocks();
        String schema = "";
        int run = 0;
        for (int i = 0; i + 1 < blocks.size(); i++) {
            Block block = blocks.get(i);
            if (block.info().equals("epl")) {
                schema = block.content();
            } else if (block.info().equals("java") && blocks.get(i + 1).info().equals("text")) {
                Path project = Files.createDirectory(folder.resolve("project" + run));
                assertThat(DocumentedProgram.printed(project, schema, block.content()))
                        .as("%s, line %d", name, block.line())
                        .isEqualTo(blocks.get(i + 1).content());
                run++;
            }
        }
        assertThat(run).isEqualTo(programs);
    }

    /** {@code maven-plugin/src/it/readme-snippet} builds it with Maven, too. */
    @Test
    void theProgramOfReadmeRuns() throws Exception {
        DocumentationPage page = DocumentationPage.read(Path.of(".."), "README.md");
        String document = "{\"users\":[{\"index\":1,\"age\":36},{\"index\":2}]}";
        String statements = "String json = \"" + document.replace("\"", "\\\"") + "\";\n"
                + page.blocks("java").get(0).content() + "System.out.println(new String(bytes));";
        assertThat(DocumentedProgram.printed(folder, page.blocks("epl").get(0).content(), statements))
                .isEqualTo("1 is 36\n2 has no age\n" + document + "\n");
    }
}

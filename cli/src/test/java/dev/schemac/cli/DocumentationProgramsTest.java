package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.DocumentationPage.Block;
import dev.schemac.codegen.ValueStyle;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
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
        "partial-updates.md, 3",
        "rules.md, 2",
        "how-do-i.md, 10",
        "migrating.md, 1"
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

    @Test
    void theTestsOfThePageAboutTestingPass() throws Exception {
        DocumentationPage page = DocumentationPage.read("testing.md");
        Block test = page.blocks("java").get(0);
        assertThat(test.mark()).isEqualTo("test: OrderTest");
        assertThat(DocumentedProgram.tested(folder, page.blocks("epl").get(0).content(), "OrderTest", test.content()))
                .isEqualTo(3);
    }

    @Test
    void partialUpdatesOfRecordsDoTheSame() throws Exception {
        DocumentationPage page = DocumentationPage.read("partial-updates.md");
        Block program = page.blocks("java").get(0);
        Block update = page.blocks("java").get(1);
        assertThat(update.mark()).isEqualTo("records");
        String created = program.content().lines().limit(2).collect(Collectors.joining("\n"));
        assertThat(DocumentedProgram.printed(
                        folder,
                        ValueStyle.RECORD,
                        page.blocks("epl").get(0).content(),
                        created + update.content() + "System.out.println(user.toJson());"))
                .isEqualTo(page.after(program).content());
    }

    /** {@code maven-plugin/src/it/readme-snippet} builds it with Maven, too. */
    @Test
    void theProgramOfReadmeRuns() throws Exception {
        DocumentationPage page = DocumentationPage.read(Path.of(".."), "README.md");
        List<Block> java = page.blocks("java");
        String statements = java.get(0).content() + "try {\n" + java.get(1).content()
                + "} catch (JsonParseException e) {\nSystem.out.println(e.getMessage());\n}\n";
        assertThat(DocumentedProgram.printed(folder, page.blocks("epl").get(0).content(), statements))
                .isEqualTo(page.after(java.get(0)).content()
                        + page.after(java.get(1)).content());
    }
}

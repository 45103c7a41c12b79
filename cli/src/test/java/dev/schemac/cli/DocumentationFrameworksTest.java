package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.DocumentationPage.Block;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The code of {@code docs/frameworks.md}, {@code docs/kotlin.md} and {@code docs/spark.md} is that of projects that real builds compile and run. */
class DocumentationFrameworksTest {
    /** Output, which is compared below, and a build script that no test runs. */
    private static final Set<String> WITHOUT_FILE = Set.of("text", "groovy");

    private final DocumentationPage frameworks = DocumentationPage.read("frameworks.md");
    private final DocumentationPage kotlin = DocumentationPage.read("kotlin.md");
    private final DocumentationPage spark = DocumentationPage.read("spark.md");

    @Test
    void codeIsThatOfTheProjects() {
        int excerpts = 0;
        for (DocumentationPage page : List.of(frameworks, kotlin, spark)) {
            for (Block block : page.blocks()) {
                if (block.isExcerpt()) {
                    block.assertExcerpt();
                    excerpts++;
                } else {
                    assertThat(block.info())
                            .as("%s, line %d", page.name(), block.line())
                            .isIn(WITHOUT_FILE);
                }
            }
        }
        assertThat(excerpts).isEqualTo(19);
    }

    /** {@code maven-plugin/src/it/kotlin} compares the README with the output of the program. */
    @Test
    void kotlinPrintsWhatThePageShows() {
        String shown = kotlin.blocks("text").get(0).content();
        String printed = DocumentationPage.read(Path.of("../examples/kotlin"), "README.md")
                .blocks("text")
                .get(0)
                .content();
        assertThat(printed).startsWith(shown);
    }
}

package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.DocumentationPage.Block;
import dev.schemac.cli.DocumentationPage.Row;
import dev.schemac.runtime.JsonOptions;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** The answers of {@code docs/how-do-i.md} have examples that run, and {@code docs/troubleshooting.md} has the messages. */
class DocumentationQuestionsTest {
    private static final Set<String> WITHOUT_EXAMPLE = Set.of("Other questions");

    private final DocumentationPage page = DocumentationPage.read("how-do-i.md");

    @Test
    void everyAnswerHasAnExample() {
        List<String> sections =
                Pattern.compile("(?m)^## ").splitAsStream(page.text()).skip(1).toList();
        assertThat(sections).hasSizeGreaterThan(12);
        for (String section : sections) {
            String question = section.lines().findFirst().orElseThrow();
            assertThat(WITHOUT_EXAMPLE.contains(question)
                            || section.contains("\n```java\n")
                            || section.contains("\n```kotlin\n"))
                    .as(question)
                    .isTrue();
        }
    }

    /** {@link DocumentationProgramsTest} runs the others. */
    @Test
    void codeWithoutOutputIsInAFileThatRuns() {
        int marked = 0;
        for (Block block : page.blocks()) {
            if (block.isExcerpt()) {
                block.assertExcerpt();
                marked++;
            } else if (block.info().equals("java")) {
                assertThat(page.after(block).info()).as("line %d", block.line()).isEqualTo("text");
            } else {
                assertThat(block.info()).as("line %d", block.line()).isIn("epl", "text");
            }
        }
        assertThat(marked).isEqualTo(3);
    }

    @Test
    void documentsAreRejectedAsShown() {
        List<Row> rows =
                DocumentationPage.read("troubleshooting.md").rows("columns", "document", "message", "what to do");
        assertThat(rows).hasSize(7);
        DocumentedSchemas schemas = new DocumentedSchemas();
        rows.forEach(row -> schemas.add(row.code(0)));
        schemas.deploy();
        SoftAssertions softly = new SoftAssertions();
        for (Row row : rows) {
            softly.assertThat(schemas.outcome(row.code(0), row.code(1), JsonOptions.DEFAULT))
                    .as("line %d", row.line())
                    .isEqualTo(row.code(2));
        }
        softly.assertAll();
    }
}

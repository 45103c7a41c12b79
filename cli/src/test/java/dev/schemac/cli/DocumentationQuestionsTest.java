package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.DocumentationPage.Block;
import dev.schemac.cli.DocumentationPage.Row;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonOptions;
import java.util.List;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** What {@code docs/faq.md} and {@code docs/troubleshooting.md} say about schemas and documents is so. */
class DocumentationQuestionsTest {
    @Test
    void schemasCompile() {
        List<Block> schemas = DocumentationPage.read("faq.md").blocks("epl");
        assertThat(schemas).isNotEmpty();
        for (Block schema : schemas) {
            assertThat(DocumentedSchemas.compiler(ValueStyle.BEAN)
                            .deploy(new EventRuntime(), List.of(new SchemaSource("example.epl", schema.content())))
                            .eventTypeNames())
                    .as("line %d", schema.line())
                    .isNotEmpty();
        }
    }

    @Test
    void documentsAreWrittenBackAsShown() {
        assertOutcomes(DocumentationPage.read("faq.md").rows("schema", "document", "written back"), 4);
    }

    @Test
    void documentsAreRefusedAsShown() {
        assertOutcomes(
                DocumentationPage.read("troubleshooting.md").rows("columns", "document", "message", "what to do"), 10);
    }

    private static void assertOutcomes(List<Row> rows, int expected) {
        assertThat(rows).hasSize(expected);
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

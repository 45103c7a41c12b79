package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.DocumentationPage.Block;
import dev.schemac.cli.DocumentationPage.Row;
import dev.schemac.cli.DocumentationPage.Table;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.JsonOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/**
 * Runs the documents of {@code docs/esper.md}, and those of a resource, which covers all rows of the list of Esper's
 * behaviour. {@code -Dschemac.docs.print=true} prints them.
 */
class DocumentationEsperTest {
    private static final int ROWS = 165;
    private static final int DEFECTS = 13;

    private final DocumentationPage page = DocumentationPage.read("esper.md");
    private final DocumentationPage further = DocumentationPage.readRows("esper.md");

    @Test
    void documentsAreReadAndWrittenAsShown() {
        List<Row> rows = new ArrayList<>();
        rows.addAll(further.rows("row", "columns", "document", "ESPER", "DEFAULT"));
        rows.addAll(further.rows("row", "columns", "document", "Esper 9", "ESPER", "DEFAULT"));
        assertThat(rows).hasSizeGreaterThan(100);
        assertRead(rows, 1);
        List<Row> examples = page.rows("columns", "document", "`ESPER`", "`DEFAULT`");
        assertThat(examples).hasSize(5);
        assertRead(examples, 0);
    }

    /** Compares the last two cells with the results of the two profiles. */
    private static void assertRead(List<Row> rows, int columns) {
        DocumentedSchemas schemas = new DocumentedSchemas();
        rows.forEach(row -> schemas.add(row.code(columns)));
        schemas.deploy();
        SoftAssertions softly = new SoftAssertions();
        for (Row row : rows) {
            int last = row.cells().size() - 1;
            if (Boolean.getBoolean("schemac.docs.print")) {
                System.out.println("| " + String.join(" | ", row.cells()) + " |");
            }
            softly.assertThat(schemas.outcome(row.code(columns), row.code(columns + 1), JsonOptions.ESPER))
                    .as("line %d, ESPER", row.line())
                    .isEqualTo(row.code(last - 1));
            softly.assertThat(schemas.outcome(row.code(columns), row.code(columns + 1), JsonOptions.DEFAULT))
                    .as("line %d, DEFAULT", row.line())
                    .isEqualTo(row.code(last));
        }
        softly.assertAll();
    }

    @Test
    void warningsAreThoseShown() {
        Block schema = page.blocks("epl").get(0);
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withEsper(true));
        assertThat(compiler.generate(List.of(new SchemaSource("orders.epl", schema.content())))
                        .warnings()
                        .stripTrailing())
                .isEqualTo(page.after(schema).content().stripTrailing());
    }

    @Test
    void everyRowAndEveryDefectHasALine() {
        Set<Integer> rows = new TreeSet<>();
        Set<String> defects = new TreeSet<>();
        for (Table table : further.tables()) {
            for (Row row : table.rows()) {
                String numbers = row.cells().get(0);
                if (numbers.startsWith("L")) {
                    defects.add(numbers);
                } else if (table.header().get(0).equals("row")) {
                    addNumbers(numbers, rows);
                }
            }
        }
        assertThat(rows)
                .isEqualTo(IntStream.rangeClosed(1, ROWS).boxed().collect(Collectors.toCollection(TreeSet::new)));
        assertThat(defects).hasSize(DEFECTS).contains("L1", "L" + DEFECTS);
    }

    /** {@code 1, 3} and {@code 20-23}. */
    private static void addNumbers(String numbers, Set<Integer> rows) {
        for (String part : numbers.split(", ")) {
            String[] ends = part.split("-");
            IntStream.rangeClosed(Integer.parseInt(ends[0]), Integer.parseInt(ends[ends.length - 1]))
                    .forEach(rows::add);
        }
    }
}

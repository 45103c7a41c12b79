package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.DocumentationPage.Row;
import dev.schemac.cli.DocumentationPage.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of {@code docs/invalid-input.md}: a table beside it names the tests of each row, and they exist. */
class DocumentationInvalidInputTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern CODE = Pattern.compile("`([^`]+)`");
    private static final Pattern LINK = Pattern.compile("\\]\\(([a-z-]+\\.md)");

    private final DocumentationPage page = DocumentationPage.read("invalid-input.md");
    private final Table engines = page.tables().get(1);
    private final List<Row> tests =
            DocumentationPage.readRows("invalid-input.md").rows("engine", "option", "tests");

    @Test
    void eachRowHasItsTests() {
        assertThat(tests)
                .extracting(row -> row.cells().subList(0, 2))
                .isEqualTo(engines.rows().stream()
                        .map(row -> List.of(
                                row.cells().get(0).replaceAll("\\[([^]]*)]\\([^)]*\\)", "$1"),
                                row.cells().get(2)))
                        .toList());
    }

    @Test
    void eachRowNamesTestsThatExist() throws IOException {
        Map<String, Path> classes = testClasses();
        for (Row row : tests) {
            List<String> named = codes(row.cells().get(2));
            // one for the default and, in a row with an option, one with the option
            assertThat(named).as("line %d", row.line()).isNotEmpty();
            for (String test : named) {
                String[] names = test.split("\\.");
                assertThat(classes).as("line %d", row.line()).containsKey(names[0]);
                assertThat(Files.readString(classes.get(names[0])))
                        .as("line %d", row.line())
                        .containsPattern("@Test\\s+(?:@\\w+(?:\\([^)]*\\))?\\s+)*(?:public )?void " + names[1] + "\\(");
            }
        }
    }

    /** An option that the tests of the engine do not use is not an option, or not tested. */
    @Test
    void eachOptionIsUsedByTheTestsBesideTheNamedOnes() throws IOException {
        Map<String, Path> classes = testClasses();
        int options = 0;
        for (Row row : tests) {
            for (String option : codes(row.cells().get(1))) {
                options++;
                String source = codes(row.cells().get(2)).stream()
                        .map(test -> classes.get(test.split("\\.")[0]).getParent())
                        .distinct()
                        .map(DocumentationInvalidInputTest::sources)
                        .collect(Collectors.joining());
                assertThat(source.contains(option)).as(option).isTrue();
            }
        }
        assertThat(options).isGreaterThan(7);
    }

    @Test
    void resultsUseTheWordsThatThePageExplains() {
        Set<String> words = page.tables().get(0).rows().stream()
                .map(row -> row.cells().get(0))
                .collect(Collectors.toSet());
        Set<String> used = new TreeSet<>();
        for (Row row : engines.rows()) {
            List<String> results = Stream.of(1, 3)
                    .map(column -> row.cells().get(column))
                    .filter(result -> !result.isEmpty())
                    .toList();
            assertThat(results).as("line %d", row.line()).isNotEmpty();
            for (String result : results) {
                String word = words.stream()
                        .filter(each -> result.matches(each + "\\b.*"))
                        .findFirst()
                        .orElse(result);
                assertThat(words).as("line %d", row.line()).contains(word);
                used.add(word);
            }
        }
        assertThat(used).isEqualTo(words);
    }

    @Test
    void eachPageInTheTableLinksBack() {
        Set<String> pages = new TreeSet<>();
        for (Row row : engines.rows()) {
            LINK.matcher(row.cells().get(0)).results().forEach(link -> pages.add(link.group(1)));
        }
        assertThat(pages).hasSizeGreaterThan(6);
        for (String linked : pages) {
            assertThat(DocumentationPage.read(linked).text()).as(linked).contains("](invalid-input.md");
        }
    }

    private static List<String> codes(String cell) {
        return CODE.matcher(cell).results().map(code -> code.group(1)).toList();
    }

    private static String sources(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            List<String> sources = new ArrayList<>();
            for (Path file :
                    files.filter(each -> each.toString().endsWith(".java")).toList()) {
                sources.add(Files.readString(file));
            }
            return String.join("\n", sources);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The test classes of the modules with engines, by their simple names. */
    private static Map<String, Path> testClasses() throws IOException {
        Map<String, Path> found = new HashMap<>();
        for (String module : List.of("runtime", "cli", "integrations", "examples/spark")) {
            Files.walkFileTree(ROOT.resolve(module), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                    return folder.endsWith("target") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    String name = file.getFileName().toString();
                    if (name.endsWith(".java")
                            && file.toString().replace('\\', '/').contains("/src/test/")) {
                        found.putIfAbsent(name.substring(0, name.length() - ".java".length()), file);
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        }
        return found;
    }
}

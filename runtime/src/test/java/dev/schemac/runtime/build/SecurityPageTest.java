package dev.schemac.runtime.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** {@code src/test/guarantees.md} names existing tests for each guarantee of {@code docs/security.md}. */
class SecurityPageTest {
    private static final Pattern TEST = Pattern.compile("`([a-z-]+)/([A-Z]\\w*Test)\\.(\\w+)`");

    static Path repository() throws URISyntaxException {
        Path folder = Path.of(SecurityPageTest.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        while (!Files.exists(folder.resolve("CONTRIBUTING.md"))) {
            folder = folder.getParent();
        }
        return folder;
    }

    @Test
    void eachGuaranteeNamesExistingTests() throws IOException, URISyntaxException {
        Path repository = repository();
        List<String> lines = Files.readAllLines(repository.resolve("runtime/src/test/guarantees.md"));
        int header = lines.indexOf("| guarantee | tests |");
        assertThat(header).isPositive();
        List<String> rows = lines.subList(header + 2, lines.size()).stream()
                .takeWhile(line -> line.startsWith("|"))
                .toList();
        assertThat(rows).hasSizeGreaterThan(20);
        for (String row : rows) {
            String named = row.substring(row.indexOf(" | ") + 3, row.lastIndexOf(" |"));
            List<MatchResult> tests = TEST.matcher(named).results().toList();
            assertThat(tests).as(row).isNotEmpty();
            // Nothing else is in the cell, so that no name is overlooked for a slip in it.
            assertThat(TEST.matcher(named).replaceAll("").replace(", ", ""))
                    .as(row)
                    .isEmpty();
            for (MatchResult test : tests) {
                assertThat(source(repository.resolve(test.group(1) + "/src/test/java"), test.group(2)))
                        .as(test.group())
                        .containsPattern("(?m)^    (void|Stream<DynamicTest>) " + test.group(3) + "\\(");
            }
        }
    }

    private static String source(Path folder, String type) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> sources = files.filter(
                            file -> file.getFileName().toString().equals(type + ".java"))
                    .toList();
            assertThat(sources).as(type).hasSize(1);
            return Files.readString(sources.get(0));
        }
    }
}

package dev.schemac.runtime.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The parts of mutation testing, and its results. {@code -Dschemac.docs.update=true} rewrites the table of {@code src/test/guarantees.md}.
 */
class MutationPartsTest {
    private static final boolean UPDATE = Boolean.getBoolean("schemac.docs.update");

    /** What all parts together must reach. */
    private static final int LEAST = 92;

    private static final String BEGIN = "<!-- mutation -->";
    private static final String END = "<!-- end of mutation -->";

    private static final String COLUMNS =
            "date\tcommit\tjdk\tpart\tdigest\tmutants\tkilled\ttimeouts\tuncovered\tpercent";

    private static final Pattern RESULT = Pattern.compile(
            "\\d{4}-\\d\\d-\\d\\d\t[0-9a-f]{8}\t\\d+\t[a-z0-9]+\t[0-9a-f]{12}\t(\\d+)\t(\\d+)\t(\\d+)\t(\\d+)\t(\\d+\\.\\d)");

    private record Part(String name, int least, List<String> packages, List<String> classes, List<String> tests) {}

    @Test
    void eachListedClassIsThere() throws IOException, URISyntaxException {
        assertThat(parts())
                .flatExtracting(Part::classes)
                .doesNotHaveDuplicates()
                .isSubsetOf(sources("main"));
    }

    /** A class that no part lists belongs to the part of its package. */
    @Test
    void eachPackageBelongsToOnePart() throws IOException, URISyntaxException {
        Path root = SecurityPageTest.repository().resolve("runtime/src/main/java/dev/schemac/runtime");
        try (Stream<Path> files = Files.walk(root)) {
            assertThat(parts())
                    .flatExtracting(Part::packages)
                    .containsExactlyInAnyOrderElementsOf(files.filter(MutationPartsTest::isClass)
                            .map(file ->
                                    root.relativize(file.getParent()).toString().replace('\\', '/'))
                            .map(folder -> folder.isEmpty() ? "." : folder)
                            .collect(Collectors.toSet()));
        }
    }

    @Test
    void eachTestIsThere() throws IOException, URISyntaxException {
        List<String> tests = sources("test");
        for (Part part : parts()) {
            assertThat(part.tests())
                    .as(part.name())
                    .isNotEmpty()
                    .doesNotHaveDuplicates()
                    .isSubsetOf(tests);
        }
    }

    @Test
    void eachSurvivorStandsInAPart() throws IOException, URISyntaxException {
        Map<String, List<String>> classes = new LinkedHashMap<>();
        for (Part part : parts()) {
            classes.put(part.name(), classes(part));
        }
        List<String> known = null;
        int rows = 0;
        for (String line : Files.readAllLines(mutation().resolve("survivors.md"))) {
            if (line.startsWith("## ")) {
                known = classes.get(line.substring(3));
                assertThat(known).as(line).isNotNull();
            } else if (line.startsWith("| `")) {
                Matcher row = Pattern.compile("\\| `(\\w+)[\\w$]*\\.[\\w$<>]+` \\| [A-Za-z]+ \\| [1-9]\\d* \\| .+ \\|")
                        .matcher(line);
                assertThat(row.matches()).as(line).isTrue();
                assertThat(known).as(line).contains(row.group(1));
                rows++;
            }
        }
        assertThat(rows).isPositive();
    }

    @Test
    void resultsAreWhatTheCountsGive() throws IOException, URISyntaxException {
        List<String> lines = results();
        for (String line : lines) {
            Matcher result = RESULT.matcher(line);
            assertThat(result.matches()).as(line).isTrue();
            int mutants = Integer.parseInt(result.group(1));
            int killed = Integer.parseInt(result.group(2));
            assertThat(killed).as(line).isLessThanOrEqualTo(mutants);
            assertThat(Integer.parseInt(result.group(3))).as(line).isLessThanOrEqualTo(killed);
            assertThat(Integer.parseInt(result.group(4))).as(line).isLessThanOrEqualTo(mutants - killed);
            assertThat(result.group(5)).as(line).isEqualTo(percent(mutants, killed));
        }
    }

    @Test
    void thePageShowsTheLastResultOfEachPart() throws IOException, URISyntaxException {
        Path page = SecurityPageTest.repository().resolve("runtime/src/test/guarantees.md");
        String text = Files.readString(page);
        int begin = text.indexOf(BEGIN) + BEGIN.length();
        int end = text.indexOf(END);
        assertThat(begin).isBetween(BEGIN.length(), end);
        String shown = "\n" + table() + "\n";
        if (UPDATE) {
            Files.writeString(page, text.substring(0, begin) + shown + text.substring(end));
        } else {
            assertThat(text.substring(begin, end)).isEqualTo(shown);
        }
    }

    private static String table() throws IOException, URISyntaxException {
        Map<String, String[]> last = new LinkedHashMap<>();
        for (String line : results()) {
            String[] columns = line.split("\t");
            last.put(columns[3], columns);
        }
        StringBuilder table = new StringBuilder(
                "| part | at least | mutants | killed | by the time limit | % | on | commit |\n|---|---|---|---|---|---|---|---|\n");
        int mutants = 0;
        int killed = 0;
        int late = 0;
        for (Part part : parts()) {
            String[] columns = last.get(part.name());
            if (columns == null) {
                table.append("| %s | %d %% | not run yet | | | | | |\n".formatted(part.name(), part.least()));
            } else {
                table.append("| %s | %d %% | %s | %s | %s | %s | %s | %s |\n"
                        .formatted(
                                part.name(),
                                part.least(),
                                columns[5],
                                columns[6],
                                columns[7],
                                columns[9],
                                columns[0],
                                columns[1]));
                mutants += Integer.parseInt(columns[5]);
                killed += Integer.parseInt(columns[6]);
                late += Integer.parseInt(columns[7]);
            }
        }
        if (mutants > 0) {
            table.append("| all that were run | %d %% | %d | %d | %d | %s | | |\n"
                    .formatted(LEAST, mutants, killed, late, percent(mutants, killed)));
        }
        return table.toString();
    }

    /** Rounded down, so that no part reaches its aim by rounding. */
    private static String percent(int mutants, int killed) {
        return killed * 100 / mutants + "." + killed * 1000 / mutants % 10;
    }

    private static List<String> results() throws IOException, URISyntaxException {
        try (Stream<String> lines = Files.lines(SecurityPageTest.repository().resolve("fuzzing/results/MUTATION"))) {
            List<String> all = lines.toList();
            assertThat(all).startsWith(COLUMNS);
            return all.subList(1, all.size());
        }
    }

    /** The classes that a part lists, and those of its packages that no part lists. */
    private static List<String> classes(Part part) throws IOException, URISyntaxException {
        Set<String> listed =
                parts().stream().flatMap(each -> each.classes().stream()).collect(Collectors.toSet());
        List<String> classes = new ArrayList<>(part.classes());
        for (String name : part.packages()) {
            try (Stream<Path> files = Files.list(SecurityPageTest.repository()
                    .resolve("runtime/src/main/java/dev/schemac/runtime")
                    .resolve(name))) {
                files.filter(MutationPartsTest::isClass)
                        .map(MutationPartsTest::simpleName)
                        .filter(file -> !listed.contains(file))
                        .forEach(classes::add);
            }
        }
        return classes;
    }

    private static List<Part> parts() throws IOException, URISyntaxException {
        List<Part> parts = new ArrayList<>();
        for (String line : Files.readAllLines(mutation().resolve("parts"))) {
            List<String> words = List.of(line.split("[\\[\\] ]+"));
            if (line.startsWith("[")) {
                parts.add(new Part(
                        words.get(1),
                        Integer.parseInt(words.get(2)),
                        new ArrayList<>(),
                        new ArrayList<>(),
                        new ArrayList<>()));
            } else if (line.startsWith("packages ")) {
                parts.get(parts.size() - 1).packages().addAll(words.subList(1, words.size()));
            } else if (line.startsWith("classes ")) {
                parts.get(parts.size() - 1).classes().addAll(words.subList(1, words.size()));
            } else if (line.startsWith("tests ")) {
                parts.get(parts.size() - 1).tests().addAll(words.subList(1, words.size()));
            } else {
                assertThat(line).matches("|#.*|java .*");
            }
        }
        assertThat(parts).extracting(Part::name).doesNotHaveDuplicates();
        return parts;
    }

    private static Path mutation() throws URISyntaxException {
        return SecurityPageTest.repository().resolve("runtime/src/test/mutation");
    }

    /** The simple names of all classes that have a file of their own. */
    private static List<String> sources(String kind) throws IOException, URISyntaxException {
        try (Stream<Path> files = Files.walk(SecurityPageTest.repository().resolve("runtime/src/" + kind + "/java"))) {
            return files.filter(MutationPartsTest::isClass)
                    .map(MutationPartsTest::simpleName)
                    .toList();
        }
    }

    /** Annotations have no code. */
    private static boolean isClass(Path file) {
        return file.toString().endsWith(".java")
                && !file.toString().endsWith("-info.java")
                && !file.getParent().endsWith("annotation");
    }

    private static String simpleName(Path file) {
        return file.getFileName().toString().replace(".java", "");
    }
}

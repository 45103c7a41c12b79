package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every relative link and picture of every page leads to a file of the repository, and every anchor to a heading. */
class DocumentationLinksTest {
    private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```$");
    private static final Pattern CODE = Pattern.compile("`[^`\n]+`");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^()\\s]+)\\)|src(?:set)?=\"([^\"]+)\"");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+?) *$");
    private static final Pattern MARKUP = Pattern.compile("\\[([^\\]]*)\\]\\([^)]*\\)");
    private static final Pattern CLASS = Pattern.compile("(?:`|\\{@code(?: |\n \\* ))([A-Z][a-z]\\w*)[`}]");
    private static final Set<String> OF_JAVA = Set.of("String", "ThreadLocal");
    private static final Set<String> GENERATED = Set.of("target", ".git", "node_modules");

    private final Path root = root();
    private final Map<Path, Set<String>> anchors = new HashMap<>();

    @Test
    void everyRelativeLinkLeadsSomewhere() throws IOException {
        List<String> dead = new ArrayList<>();
        List<Path> pages = pages();
        int links = 0;
        for (Path page : pages) {
            String text = CODE.matcher(FENCED.matcher(Files.readString(page)).replaceAll(""))
                    .replaceAll("");
            for (String link : LINK.matcher(text)
                    .results()
                    .map(match -> match.group(1) == null ? match.group(2) : match.group(1))
                    .toList()) {
                if (!link.matches("[a-z]+:.*")) {
                    links++;
                    if (!leadsSomewhere(page, link)) {
                        dead.add(root.relativize(page) + ": " + link);
                    }
                }
            }
        }
        assertThat(dead).isEmpty();
        assertThat(pages).hasSizeGreaterThan(25);
        assertThat(links).isGreaterThan(150);
    }

    @Test
    void theClassesOfTheArchitectureAreThere() throws IOException {
        List<Path> sources = files(".java");
        Set<String> classes = sources.stream()
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .collect(Collectors.toSet());
        Set<String> named = classesIn(root.resolve("ARCHITECTURE.md"));
        assertThat(named).hasSizeGreaterThan(40);
        assertThat(classes).containsAll(named);

        List<Path> packages = sources.stream()
                .filter(file -> file.endsWith("package-info.java"))
                .toList();
        assertThat(packages).hasSizeGreaterThan(40);
        for (Path file : packages) {
            assertThat(classes).as(root.relativize(file).toString()).containsAll(classesIn(file));
        }
    }

    private static Set<String> classesIn(Path file) throws IOException {
        return CLASS.matcher(Files.readString(file))
                .results()
                .map(match -> match.group(1))
                .filter(name -> !OF_JAVA.contains(name))
                .collect(Collectors.toSet());
    }

    private List<Path> pages() throws IOException {
        return files(".md").stream()
                .filter(page -> root.relativize(page).getNameCount() <= 4)
                .toList();
    }

    private List<Path> files(String end) throws IOException {
        try (Stream<Path> files =
                Files.find(root, 12, (path, attributes) -> path.toString().endsWith(end))) {
            return files.filter(page -> IntStream.range(0, root.relativize(page).getNameCount())
                            .noneMatch(part -> GENERATED.contains(
                                    root.relativize(page).getName(part).toString())))
                    .sorted()
                    .toList();
        }
    }

    private boolean leadsSomewhere(Path page, String link) {
        int hash = link.indexOf('#');
        String file = hash < 0 ? link : link.substring(0, hash);
        Path target = file.isEmpty()
                ? page
                : page.resolveSibling(file.replaceAll("/$", "")).normalize();
        if (!Files.exists(target) || !target.startsWith(root)) {
            return false;
        }
        return hash < 0
                || anchors.computeIfAbsent(target, DocumentationLinksTest::anchors)
                        .contains(link.substring(hash + 1));
    }

    /** As GitHub makes them; a heading that comes twice has {@code -1} behind it the second time. */
    private static Set<String> anchors(Path page) {
        String text;
        try {
            text = FENCED.matcher(Files.readString(page)).replaceAll("");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        Map<String, Integer> seen = new HashMap<>();
        return HEADING.matcher(text)
                .results()
                .map(heading -> MARKUP.matcher(heading.group(1))
                        .replaceAll("$1")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .map(anchor -> {
                    int before = seen.merge(anchor, 1, Integer::sum) - 1;
                    return before == 0 ? anchor : anchor + "-" + before;
                })
                .collect(Collectors.toSet());
    }

    /** The checkout, found from where the test classes are. */
    private static Path root() {
        try {
            Path folder = Path.of(DocumentationLinksTest.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
            while (!Files.exists(folder.resolve("CONTRIBUTING.md"))) {
                folder = folder.getParent();
            }
            return folder;
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}

package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.DocumentationPage.Row;
import dev.schemac.cli.DocumentationPage.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The table of artifacts in {@code docs/environments.md}: what each brings into an application. {@code .ci/release} compares
 * the sizes.
 */
class DocumentationArtifactsTest {
    private static final Path ROOT = Path.of("..");
    private static final Pattern DEPENDENCY = Pattern.compile("<dependency>(.*?)</dependency>", Pattern.DOTALL);

    @Test
    void eachArtifactBringsTheDependenciesOfThePage() throws IOException {
        Map<String, Set<String>> documented = new LinkedHashMap<>();
        for (Row row : table().rows()) {
            Set<String> brings = new TreeSet<>();
            Matcher names = Pattern.compile("`([^`]+)`").matcher(row.cells().get(2));
            while (names.find()) {
                brings.add(names.group(1));
            }
            documented.put(row.code(0), brings);
        }

        Map<String, Set<String>> built = new LinkedHashMap<>();
        for (Path pom : poms()) {
            String source = Files.readString(pom)
                    .replaceAll("(?s)<!--.*?-->|<(parent|dependencyManagement|build|profiles)>.*?</\\1>", "");
            built.put(element(source, "artifactId"), brings(source));
        }
        // shaded into its jar
        assertThat(built.get("schemac-schema-dsl").remove("antlr4-runtime")).isTrue();
        assertThat(documented).containsExactlyInAnyOrderEntriesOf(built);
    }

    private static Table table() {
        return DocumentationPage.read("environments.md").tables().stream()
                .filter(table -> table.header().get(0).equals("artifact"))
                .findFirst()
                .orElseThrow();
    }

    /** The modules that applications use. */
    private static List<Path> poms() throws IOException {
        try (Stream<Path> integrations = Files.list(ROOT.resolve("integrations"))) {
            return Stream.concat(
                            Stream.of("runtime", "schema-dsl", "codegen", "processor", "contracts", "export")
                                    .map(ROOT::resolve),
                            integrations)
                    .map(module -> module.resolve("pom.xml"))
                    .filter(Files::exists)
                    .toList();
        }
    }

    /** The dependencies of the module that are dependencies of its users, too. */
    private static Set<String> brings(String pom) {
        int begin = pom.indexOf("<dependencies>");
        String dependencies = pom.substring(begin, pom.indexOf("</dependencies>", begin));
        Set<String> brings = new TreeSet<>();
        for (Matcher each = DEPENDENCY.matcher(dependencies); each.find(); ) {
            String dependency = each.group(1);
            boolean given = dependency.contains("<scope>test<")
                    || dependency.contains("<scope>provided<")
                    || dependency.contains("<optional>true<");
            if (!given) {
                brings.add(element(dependency, "artifactId"));
            }
        }
        return brings;
    }

    private static String element(String xml, String name) {
        Matcher matcher = Pattern.compile("<" + name + ">([^<]+)<").matcher(xml);
        assertThat(matcher.find()).as(xml).isTrue();
        return matcher.group(1);
    }
}

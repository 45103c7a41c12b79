package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The module descriptors define the public packages. What cannot derive from them is compared with them here. */
class PublicPackagesTest {
    private static final Path ROOT = Path.of("..");
    private static final Set<String> PROGRAMS =
            Set.of("benchmarks", "cli", "fuzzing", "gradle-plugin", "maven-plugin", "playground");
    private static final Pattern EXPORTS = Pattern.compile("exports ([\\w.]+);");
    private static final Pattern EXCLUDE = Pattern.compile("<exclude>(dev\\.schemac\\.[\\w.]+)</exclude>");

    /** The comparison of the public API leaves out all other packages. */
    @Test
    void theComparisonHasThePublicPackages() throws IOException {
        String pom = Files.readString(ROOT.resolve("pom.xml"));
        Set<String> excluded = EXCLUDE.matcher(pom.substring(pom.indexOf("<id>api-comparison</id>")))
                .results()
                .map(each -> each.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> exported = new TreeSet<>();
        Set<String> others = new TreeSet<>();
        for (Path sources : sources()) {
            Set<String> ofModule = exported(sources);
            exported.addAll(ofModule);
            others.addAll(packages(sources));
        }
        others.removeAll(exported);
        assertThat(exported).hasSizeGreaterThan(10).noneMatch(name -> isExcluded(name, excluded));
        // an exclude also concerns the packages below
        assertThat(others)
                .allMatch(name -> isExcluded(name, excluded)
                        || exported.stream().anyMatch(below -> below.startsWith(name + ".")));
        assertThat(excluded)
                .allMatch(name -> name.equals("dev.schemac.internal") // in the jar of schema-dsl
                        || others.stream().anyMatch(other -> isExcluded(other, Set.of(name))));
    }

    @Test
    void theTableOfLayersNamesThePublicPackages() throws IOException {
        String page = Files.readString(ROOT.resolve("ARCHITECTURE.md"));
        for (String module : List.of("runtime", "schema-dsl", "codegen", "contracts", "export")) {
            for (String name : exported(ROOT.resolve(module).resolve("src/main/java"))) {
                String inModule = name.replaceFirst("^dev\\.schemac\\.((dsl|codegen|contracts|export)\\.)?", "");
                assertThat(page).as(name).contains("`" + inModule + "`");
            }
        }
    }

    private static boolean isExcluded(String name, Set<String> excluded) {
        return excluded.stream().anyMatch(each -> name.equals(each) || name.startsWith(each + "."));
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> modules = Files.list(ROOT);
                Stream<Path> integrations = Files.list(ROOT.resolve("integrations"))) {
            return Stream.concat(
                            modules.filter(each ->
                                    !PROGRAMS.contains(each.getFileName().toString())),
                            integrations)
                    .map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList();
        }
    }

    /** Returns the packages that users see: without a descriptor all except internal ones. */
    private static Set<String> exported(Path sources) throws IOException {
        Path descriptor = sources.resolve("module-info.java");
        Stream<String> exported = Files.exists(descriptor)
                ? EXPORTS.matcher(Files.readString(descriptor)).results().map(each -> each.group(1))
                : packages(sources).stream().filter(name -> !name.contains(".internal"));
        return exported.filter(name -> !name.contains(".support")).collect(Collectors.toCollection(TreeSet::new));
    }

    private static Set<String> packages(Path sources) throws IOException {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(file -> sources.relativize(file))
                    .filter(file -> file.getParent() != null)
                    .map(file -> file.getParent().toString().replace('\\', '/').replace('/', '.'))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}

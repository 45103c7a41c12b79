package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.DocumentationPage.Row;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** The versions that pages name are those of the build. */
class DocumentationVersionsTest {
    private static final Pattern COMPARED = Pattern.compile("(\\S+) (\\d+\\.\\d+)");

    /** The version of schemac in a build file of Maven or Gradle, and in the name of an archive. */
    private static final Pattern OWN_VERSION = Pattern.compile(
            "(?:<artifactId>schemac-[\\w-]+</artifactId>\\s*<version>|<schemac\\.version>|dev\\.schemac:schemac-[\\w-]+:"
                    + "|id\\W+dev\\.schemac\\W+version\\W+|\\bschemac-)(\\d+(?:\\.\\d+)+(?:-[A-Z]\\w*)?)");

    @Test
    void testedVersionsAreThoseOfTheBuild() throws IOException {
        String parent = pom("pom.xml");
        String baseline = property(parent, "maven.compiler.release");
        String maven = found(parent, "<requireMavenVersion>\\s*<version>\\[([^,]+),");
        assertThat(found(pom("maven-plugin/pom.xml"), "<prerequisites>\\s*<maven>([^<]+)"))
                .isEqualTo(maven);
        assertTestedOn25();
        String processors = pom("maven-plugin/src/it/lombok-mapstruct/pom.xml");

        assertThat(tested())
                .containsExactly(
                        Map.entry("JDK", List.of(baseline + " or newer", baseline + ", 25")),
                        Map.entry(
                                "Maven",
                                List.of(maven + " or newer", "built against " + property(parent, "maven.api.version"))),
                        Map.entry(
                                "Gradle",
                                List.of(
                                        property(pom("gradle-plugin/pom.xml"), "gradle.version") + " or newer",
                                        property(pom("gradle-plugin/pom.xml"), "gradle.version"))),
                        entry("Jackson, for `schemac-jackson`", property(parent, "jackson.version")),
                        entry("Jackson, for `schemac-jackson3`", property(parent, "jackson3.version")),
                        entry("Gson, for `schemac-gson`", property(parent, "gson.version")),
                        Map.entry(
                                "Spring Boot, for `schemac-spring-boot-starter`",
                                List.of(
                                        "3 or 4",
                                        property(parent, "spring.boot3.version") + ", "
                                                + property(parent, "spring.boot4.version"))),
                        Map.entry(
                                "springdoc, for `schemac-spring-boot-starter`",
                                List.of(
                                        "2.8 with Spring Boot 3, 3 with Spring Boot 4",
                                        property(pom("integrations/spring-boot/boot3/pom.xml"), "springdoc.version")
                                                + ", "
                                                + property(
                                                        pom("integrations/spring-boot/pom.xml"), "springdoc.version"))),
                        Map.entry(
                                "Jakarta REST, for `schemac-jakarta-rest`",
                                List.of(
                                        "3.1 or newer",
                                        property(parent, "jakarta.rest.version") + ", with Jersey "
                                                + property(parent, "jersey.version") + " and RESTEasy "
                                                + property(parent, "resteasy.version"))),
                        entry("Kafka, for `schemac-kafka`", property(parent, "kafka.version")),
                        entry("Flink, for `schemac-flink`", property(parent, "flink.version")),
                        Map.entry(
                                "Spark, for `schemac-spark` and `examples/spark`",
                                List.of("4.2", property(parent, "spark.version"))),
                        entry(
                                "Kotlin, for `examples/kotlin`",
                                property(pom("examples/kotlin/pom.xml"), "kotlin.version")),
                        entry("Ktor, for `examples/ktor`", property(pom("examples/ktor/pom.xml"), "ktor.version")),
                        entry(
                                "Micronaut, for `examples/micronaut`",
                                property(pom("examples/micronaut/pom.xml"), "micronaut.version")),
                        entry(
                                "Quarkus, for `examples/quarkus`",
                                property(pom("examples/quarkus/pom.xml"), "quarkus.version")),
                        entry("Lombok", property(processors, "lombok.version")),
                        entry("MapStruct", property(processors, "mapstruct.version")),
                        entry(
                                "Esper, for `examples/esper` and the comparisons",
                                property(pom("benchmarks/pom.xml"), "esper.version")));
        for (String page :
                List.of("../README.md", "../docs/quick-start.md", "../docs/build.md", "../CONTRIBUTING.md")) {
            assertThat(Files.readString(Path.of(page))).as(page).contains("Maven " + maven + " or newer");
        }
        assertThat(DocumentationPage.read("build.md").text())
                .contains("Gradle " + property(pom("gradle-plugin/pom.xml"), "gradle.version") + " or newer");
        assertThat(property(parent, "jackson.version"))
                .startsWith(
                        found(DocumentationPage.read("jackson.md").text(), "tested with Jackson ([0-9.]+)\\.") + ".");
        assertThat(property(pom("examples/spark/pom.xml"), "spark.version"))
                .isEqualTo(property(parent, "spark.version"))
                .startsWith(found(DocumentationPage.read("spark.md").text(), "for Spark ([0-9.]+) ") + ".");
        assertThat(property(parent, "flink.version"))
                .startsWith(found(DocumentationPage.read("flink.md").text(), "of Flink ([0-9.]+)[^0-9.]") + ".");
    }

    @Test
    void thePageAboutTestingNamesTheVersionsOfTheBuild() throws IOException {
        String parent = pom("pom.xml");
        String page = DocumentationPage.read("testing.md").text();
        String surefire = "<artifactId>maven-surefire-plugin</artifactId>\\s*<version>([^<]+)";
        assertThat(found(page, "<artifactId>junit-jupiter</artifactId>\\s*<version>([^<]+)"))
                .isEqualTo(property(parent, "junit.version"));
        assertThat(found(page, surefire)).isEqualTo(found(parent, surefire));
        assertThat(DocumentationPage.read("kotlin.md").text())
                .contains("Kotlin " + property(pom("examples/kotlin/pom.xml"), "kotlin.version") + " and schemac "
                        + System.getProperty("schemac.version"));
    }

    /** The script runs the README's command for all tests with a JDK 25, and fails if they fail. */
    private static void assertTestedOn25() throws IOException {
        String script = (Files.readString(Path.of("../.ci/functions")) + Files.readString(Path.of("../.ci/run")))
                .lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("#"))
                .collect(Collectors.joining("\n"));
        assertThat(found(script, "(?s)\njdk25\\(\\) \\{\n(.*?)\n\\}\n")).contains("JAVA25_HOME", "*25*");
        assertThat(script)
                .containsSubsequence(
                        "start_tests() {",
                        "jdk=$3 ",
                        "command=\"$(shown test) ",
                        "export JAVA_HOME=$jdk PATH=$jdk/bin:$PATH",
                        "-c \"java -version && exec $command\"",
                        "running+=($!)",
                        "end_of_tests() {",
                        "wait \"$2\" || ended=$?",
                        "fail \"the tests failed: $1\"",
                        ".ci/test-results \"$logs/$1\"",
                        "start_tests jdk17 0 ''",
                        "newer=$(jdk25)",
                        "start_tests jdk25 5 \"$newer\" ",
                        "end_of_tests jdk17 \"${running[0]}\"",
                        "end_of_tests jdk25 \"${running[1]}\"");
        assertThat(found(script, "\nshown\\(\\) \\{([^\n]*)")).contains("run:");
        assertThat(Files.readString(Path.of("../README.md")))
                .containsPattern("<!-- run: test -->\n```sh\n[^`]*\\bverify\\b");
    }

    /** A new version is in each page and example that names one. */
    @Test
    void theVersionOfSchemacIsThatOfTheBuild() throws IOException {
        String version = System.getProperty("schemac.version");
        Map<String, List<String>> named = new TreeMap<>();
        try (Stream<Path> files =
                Stream.of("README.md", "docs", "examples").flatMap(DocumentationVersionsTest::files)) {
            for (Path file : files.toList()) {
                List<String> versions = OWN_VERSION
                        .matcher(Files.readString(file))
                        .results()
                        .map(found -> found.group(1))
                        .toList();
                if (!versions.isEmpty()) {
                    named.put(Path.of("..").relativize(file).toString().replace('\\', '/'), versions);
                }
            }
        }

        assertThat(named)
                .hasSizeGreaterThan(20)
                .containsKeys(
                        "README.md", "docs/install.md", "docs/build.md", "docs/spark.md", "examples/flink/pom.xml");
        assertThat(named).allSatisfy((file, versions) -> assertThat(versions).containsOnly(version));
    }

    /** The pages and build files below a path of the repository. */
    private static Stream<Path> files(String path) {
        try {
            return Files.walk(Path.of("..", path))
                    .filter(file -> file.toString().matches(".*(?:\\.md|\\.gradle|\\.kts|pom\\.xml)"))
                    .filter(file -> StreamSupport.stream(file.spliterator(), false)
                            .noneMatch(part -> part.toString().equals("target")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void thePageComparesTheVersionsOfTheBenchmarks() throws IOException {
        String header = Files.readString(Path.of("../docs/compared.md"))
                .lines()
                .filter(line -> line.startsWith("| | schemac | Jackson"))
                .findFirst()
                .orElseThrow();
        String poms = pom("pom.xml") + pom("benchmarks/pom.xml");
        Map<String, String> compared = new LinkedHashMap<>();
        COMPARED.matcher(header).results().forEach(library -> compared.put(library.group(1), library.group(2)));

        assertThat(compared).hasSize(6);
        compared.forEach((library, version) -> assertThat(property(poms, library.toLowerCase(Locale.ROOT) + ".version"))
                .as(library)
                .startsWith(version));
    }

    /** The first column of the table and the other two. */
    private static Map<String, List<String>> tested() {
        Map<String, List<String>> tested = new LinkedHashMap<>();
        for (Row row : DocumentationPage.read("environments.md").rows("what", "needed", "tested with")) {
            tested.put(row.cells().get(0), row.cells().subList(1, 3));
        }
        return tested;
    }

    /** A library of which one major version is needed, that of the tests. */
    private static Map.Entry<String, List<String>> entry(String what, String version) {
        return Map.entry(what, List.of(version.substring(0, version.indexOf('.')), version));
    }

    private static String pom(String path) throws IOException {
        return Files.readString(Path.of("..", path));
    }

    private static String property(String pom, String name) {
        return found(pom, "<" + Pattern.quote(name) + ">([^<]+)</");
    }

    private static String found(String text, String pattern) {
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        assertThat(matcher.find()).as(pattern).isTrue();
        return matcher.group(1);
    }
}

package dev.schemac.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.gradle.api.GradleException;
import org.gradle.api.Project;
import org.gradle.api.Task;
import org.gradle.api.plugins.JavaPluginExtension;
import org.gradle.api.tasks.SourceSet;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The plugin in a project that Gradle makes for tests, its tasks called one by one. */
class SchemacPluginTest {
    @TempDir
    static Path home;

    @TempDir
    private Path folder;

    private Project project;

    @BeforeEach
    void apply() throws IOException {
        folder = folder.toRealPath();
        project = project(folder);
    }

    private static Project project(Path folder) {
        Project project = ProjectBuilder.builder()
                .withName("shop")
                .withProjectDir(folder.toFile())
                .withGradleUserHomeDir(home.toFile())
                .build();
        project.setGroup("com.acme");
        project.getPluginManager().apply("dev.schemac");
        project.getDependencies().add("implementation", project.files(runtime()));
        return project;
    }

    private static Path runtime() {
        return Path.of(URI.create(ObjectParser.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toString()));
    }

    @Test
    void eachSourceSetHasItsTasks() {
        SourceSet extra = sourceSets().create("extra");
        assertThat(project.getTasks().getNames())
                .contains("generateSchemac", "generateTestSchemac", "generateExtraSchemac")
                .contains("checkSchemac", "checkExtraSchemac", "exportSchemac", "exportExtraSchemac")
                .contains("breakingSchemac", "breakingExtraSchemac", "formatSchemac", "formatCheckExtraSchemac");
        assertThat(project.getTasks().withType(SchemacTask.class))
                .hasSize(3 * 6)
                .allSatisfy(task -> {
                    assertThat(task.getGroup()).isEqualTo("schemac");
                    assertThat(task.getDescription()).endsWith(".").contains(" the source set '");
                });
        assertThat(extra.getJava().getSrcDirs())
                .contains(
                        folder.resolve("build/generated/sources/schemac/extra").toFile());
        assertThat(task("generateExtraSchemac").getSourceDirectory().get().getAsFile())
                .isEqualTo(folder.resolve("src/extra/epl").toFile());
    }

    /** To read them, the task would have to wait for those tasks. */
    @Test
    void sourcesThatOtherTasksGenerateAreNotLookedAt() {
        SourceSet main = sourceSets().getByName("main");
        main.getJava().srcDir(folder.resolve("build/generated/sources/others"));
        main.getJava().srcDir(folder.resolve("src/more/java"));
        assertThat(task("generateSchemac").getSourcePath().getFiles())
                .containsExactly(
                        folder.resolve("src/main/java").toFile(),
                        folder.resolve("src/more/java").toFile());
    }

    @Test
    void generatesIntoASourceFolderAndAResourceFolder() throws Exception {
        schema("main", "Point.epl", "module geo;\ncreate json schema Point(x double);\n");
        task("generateSchemac").generate();
        SourceSet main = sourceSets().getByName("main");
        assertThat(main.getAllJava().getFiles())
                .contains(folder.resolve("build/generated/sources/schemac/main/geo/PointParser.java")
                        .toFile());
        assertThat(folder.resolve(
                        "build/generated/resources/schemac/main/META-INF/services/dev.schemac.runtime.ObjectParser"))
                .hasContent("geo.PointParser");
        assertThat(main.getResources().getSrcDirs())
                .contains(
                        folder.resolve("build/generated/resources/schemac/main").toFile());
    }

    @Test
    void whatReadsTheSourcesWaitsForThem() {
        project.getTasks().register("compileKotlin");
        for (String name : new String[] {"compileJava", "processResources", "compileKotlin"}) {
            Task task = project.getTasks().getByName(name);
            assertThat(needed(task)).as(name).contains("generateSchemac");
        }
        assertThat(needed(project.getTasks().getByName("compileTestJava"))).contains("generateTestSchemac");
    }

    @Test
    void optionsHoldForAllSourceSetsAndATaskMayDiffer() throws Exception {
        SchemacOptions options = project.getExtensions().getByType(SchemacOptions.class);
        options.getStyle().set("record");
        options.getDefaultPackage().set("com.acme.shop");
        options.getExcludes().add("drafts/**");
        task("generateTestSchemac").getStyle().set("bean");
        for (String set : new String[] {"main", "test"}) {
            schema(set, "Point.epl", "create json schema Point(x int);\n");
            schema(set, "drafts/Draft.epl", "broken");
        }
        task("generateSchemac").generate();
        task("generateTestSchemac").generate();
        assertThat(folder.resolve("build/generated/sources/schemac/main/com/acme/shop/Point.java"))
                .content()
                .contains("public record Point(Integer x)");
        assertThat(folder.resolve("build/generated/sources/schemac/test/com/acme/shop/Point.java"))
                .content()
                .contains("public final class Point");
    }

    @Test
    void refusesAnOptionThatIsNone() throws Exception {
        schema("main", "Point.epl", "create json schema Point(x int);\n");
        task("generateSchemac").getStyle().set("Record");
        assertThatThrownBy(task("generateSchemac")::generate)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage("schemac.style: expected one of [bean, record] but was 'Record'; did you mean 'record'?");
    }

    @Test
    void failsWithEveryErrorAndItsPlace() throws Exception {
        Path book = schema(
                "main", "Book.epl", "create json schema Book(author Naems);\ncreate json schema Names(x int);\n");
        Path shelf = schema("main", "Shelf.epl", "create json schema Shelf(\n  room strin);\n");
        assertThatThrownBy(task("generateSchemac")::generate)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage("""
                        schemac: 2 errors
                        %s:1:32: error: unknown type 'Naems'; did you mean 'Names'? [SC012]
                          create json schema Book(author Naems);
                                                         ^^^^^
                        %s:2:8: error: unknown type 'strin'; did you mean 'string'? [SC012]
                            room strin);
                                 ^^^^^""".formatted(book, shelf));
        assertThat(folder.resolve("build/generated/sources")).doesNotExist();
    }

    @Test
    void saysWhatToAddWhereTheRuntimeIsMissing() throws Exception {
        project.getConfigurations()
                .getByName("implementation")
                .getDependencies()
                .clear();
        schema("main", "Point.epl", "create json schema Point(x int);\n");
        schema("test", "Sample.epl", "create json schema Sample(x int);\n");
        assertThatThrownBy(task("generateSchemac")::generate)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage("""
                        schemac-runtime is not on the compile class path of the source set 'main', and generated classes need it. Add to the build script:

                            dependencies {
                                implementation("dev.schemac:schemac-runtime:0.1.0-SNAPSHOT")
                            }
                        """);
        assertThatThrownBy(task("generateTestSchemac")::generate)
                .hasMessageContaining("of the source set 'test'")
                .hasMessageContaining("testImplementation(\"dev.schemac:schemac-runtime:0.1.0-SNAPSHOT\")");
    }

    @Test
    void saysWhatToAddWhereJSpecifyIsMissing() throws Exception {
        schema("main", "Point.epl", "create json schema Point(x int);\n");
        task("generateSchemac").getJspecify().set(true);
        assertThatThrownBy(task("generateSchemac")::generate)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage("""
                        schemac.jspecify: org.jspecify:jspecify is not on the compile class path of the source set 'main'. Add to the build script:

                            dependencies {
                                compileOnly("org.jspecify:jspecify:1.0.0")
                            }
                        """);
    }

    @Test
    void saysWhatToAddWhereTheAdapterForGsonIsMissing() throws Exception {
        schema("main", "Point.epl", "create json schema Point(x int);\n");
        task("generateSchemac").getGson().set(true);
        assertThatThrownBy(task("generateSchemac")::generate)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage("""
                        schemac.gson: schemac-gson is not on the compile class path of the source set 'main'. Add to the build script:

                            dependencies {
                                implementation("dev.schemac:schemac-gson:0.1.0-SNAPSHOT")
                            }
                        """);
    }

    @Test
    void selectsTheAdapterForGsonWhereItIsADependency() throws Exception {
        for (String file : List.of(
                "lib/com/google/gson/annotations/JsonAdapter.class",
                "lib/dev/schemac/gson/EventAdapterFactory.class")) {
            Files.createDirectories(folder.resolve(file).getParent());
            Files.createFile(folder.resolve(file));
        }
        project.getDependencies().add("compileOnly", project.files("lib"));
        schema("main", "Point.epl", "create json schema Point(label string);\n");
        Path point = folder.resolve("build/generated/sources/schemac/main/Point.java");
        task("generateSchemac").generate();
        assertThat(point).content().contains("@JsonAdapter(EventAdapterFactory.class)");
        task("generateSchemac").getGson().set(false);
        task("generateSchemac").generate();
        assertThat(point).content().doesNotContain("@JsonAdapter");
    }

    @Test
    void saysWhereNullIsAValueWhereJSpecifyIsADependency() throws Exception {
        Path library = folder.resolve("lib/org/jspecify/annotations/NullMarked.class");
        Files.createDirectories(library.getParent());
        Files.createFile(library);
        project.getDependencies().add("compileOnly", project.files("lib"));
        schema("main", "Point.epl", "create json schema Point(label string);\n");
        Path point = folder.resolve("build/generated/sources/schemac/main/Point.java");
        task("generateSchemac").generate();
        assertThat(point).content().contains("@NullMarked", "public @Nullable String getLabel() {");
        task("generateSchemac").getJspecify().set(false);
        task("generateSchemac").generate();
        assertThat(point).content().doesNotContain("@NullMarked");
    }

    @Test
    void findsEnumsAmongTheSourcesOfTheSourceSet() throws Exception {
        Files.createDirectories(folder.resolve("src/main/java/geo"));
        Files.writeString(folder.resolve("src/main/java/geo/Color.java"), "package geo; public enum Color { RED }");
        schema("main", "Point.epl", "module geo;\nimport geo.Color;\ncreate json schema Point(color Color);\n");
        task("generateSchemac").generate();
        assertThat(folder.resolve("build/generated/sources/schemac/main/geo/Point.java"))
                .content()
                .contains("public Color getColor()");
    }

    @Test
    void testSchemasSeeThePublicOnesOfTheProject() throws Exception {
        schema("main", "People.epl", "module people;\n@public create json schema Person(name string);\n");
        task("generateSchemac").generate();
        Path published = folder.resolve("build/generated/resources/schemac/main");
        assertThat(published.resolve("META-INF/schemac/com.acme/shop")).isDirectory();

        // As processResources would have copied them.
        task("generateTestSchemac").getClassPath().from(published.toFile());
        schema("test", "Case.epl", "uses people;\ncreate json schema Case(who Person);\n");
        task("generateTestSchemac").generate();
        assertThat(folder.resolve("build/generated/sources/schemac/test/Case.java"))
                .content()
                .contains("import people.Person;");
    }

    /** The build cache puts output and state back together, in this checkout or another. */
    @Test
    void whatComesFromTheBuildCacheIsItsOwn(@TempDir Path other) throws Exception {
        schema("main", "Point.epl", "create json schema Point(x int);\ncreate json schema Old(x int);\n");
        task("generateSchemac").generate();
        Path copy = other.toRealPath();
        copy(folder.resolve("build"), copy.resolve("build"));

        project = project(copy);
        folder = copy;
        schema("main", "Point.epl", "create json schema Point(y int);\n");
        task("generateSchemac").generate();
        Path sources = copy.resolve("build/generated/sources/schemac/main");
        assertThat(sources.resolve("Point.java")).content().contains("getY()");
        assertThat(sources.resolve("Old.java")).doesNotExist();
        assertThat(copy.resolve("build/schemac/main/edited")).doesNotExist();
    }

    @Test
    void warnsNotAndWritesNotWhereNothingChanged() throws Exception {
        schema("main", "Point.epl", "create json schema Point(x int);\n");
        task("generateSchemac").generate();
        Path point = folder.resolve("build/generated/sources/schemac/main/Point.java");
        Object before = Files.getLastModifiedTime(point);
        Files.createDirectories(folder.resolve("src/main/java"));
        Files.writeString(folder.resolve("src/main/java/Other.java"), "class Other {}");
        task("generateSchemac").generate();
        assertThat(Files.getLastModifiedTime(point)).isEqualTo(before);
    }

    @Test
    void checkReportsWarningsAndErrors() throws Exception {
        Path file = schema("main", "Point.epl", "import java.net.URI;\ncreate json schema Point(x int);\n");
        SchemacCheck check = (SchemacCheck) project.getTasks().getByName("checkSchemac");
        check.getRoots().add("Point");
        assertThatThrownBy(check::check)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage("""
                        schemac: 1 warning
                        %s:1:1: warning: nothing in this file needs 'import java.net.URI' [SC101]
                          import java.net.URI;
                          ^^^^^^""".formatted(file));
        check.getFailOnViolation().set(false);
        check.check();
        check.getFailOnViolation().set(true);
        check.getIgnore().add("unused-import");
        check.check();

        check.getIgnore().add("unused-imports");
        assertThatThrownBy(check::check)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessageStartingWith("checkSchemac.ignore: ")
                .hasMessageContaining("did you mean 'unused-import'?");

        check.getIgnore().set(List.of());
        schema("main", "Broken.epl", "create json schema Broken(x Pont);\n");
        assertThatThrownBy(check::check)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessageStartingWith("schemac: 1 error\n")
                .hasMessageContaining("Broken.epl:1:29: error: unknown type 'Pont'; did you mean 'Point'? [SC012]");
    }

    @Test
    void exportWritesTheSchemasOfASourceSet() throws Exception {
        schema("main", "Point.epl", "create json schema Point(x int);\n");
        schema("test", "Sample.epl", "create json schema Sample(x double);\n");
        export("exportSchemac").export();
        assertThat(folder.resolve("build/schemas.json")).content().contains("\"Point\"", "\"int32\"");
        export("exportTestSchemac").getTypes().add("Sample");
        export("exportTestSchemac").getExportFormat().set("proto");
        export("exportTestSchemac")
                .getOutputFile()
                .set(folder.resolve("build/sample.proto").toFile());
        export("exportTestSchemac").export();
        assertThat(folder.resolve("build/sample.proto")).content().contains("message Sample {\n", "double x = 1");
    }

    @Test
    void exportRefusesAWrongFormatAndAMissingType() throws Exception {
        schema("main", "Point.epl", "create json schema Point(x int);\n");
        export("exportSchemac").getTypes().add("Pont");
        assertThatThrownBy(export("exportSchemac")::export)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage("exportSchemac.types: there is no schema 'Pont'; did you mean 'Point'?");
        export("exportSchemac").getExportFormat().set("protobuf");
        assertThatThrownBy(export("exportSchemac")::export)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage(
                        "exportSchemac.exportFormat: expected one of [json-schema, plain-json-schema, openapi, spark, flink-sql, duckdb, postgres, avro, proto] but was 'protobuf'");
        assertThat(folder.resolve("build/schemas.json")).doesNotExist();
    }

    @Test
    void comparesWithAnOlderVersion() throws Exception {
        Path file = schema("main", "Point.epl", "create json schema Point(x int);\n");
        SchemacBreaking breaking = (SchemacBreaking) project.getTasks().getByName("breakingSchemac");
        breaking.getAgainst().set("old");
        assertThatThrownBy(breaking::compare)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage("breakingSchemac.against: no such file or folder: " + folder.resolve("old"));
        Files.createDirectories(folder.resolve("old/drafts"));
        Files.writeString(folder.resolve("old/Point.epl"), "create json schema Point(x long);\n");
        Files.writeString(folder.resolve("old/drafts/Gone.epl"), "create json schema Gone(x long);\n");
        breaking.getExcludes().add("drafts/**");
        assertThatThrownBy(breaking::compare)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessageStartingWith("schemac: 1 error\n" + file
                        + ":1:26: error: column 'x' now has the type 'int' instead of 'long'");
        breaking.getIgnore().add("type-narrowed");
        breaking.compare();
        breaking.getIgnore().set(List.of("narrowed"));
        assertThatThrownBy(breaking::compare)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessageStartingWith("breakingSchemac.ignore: there is no rule 'narrowed'");
        breaking.getAgainst().set("git:");
        assertThatThrownBy(breaking::compare)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage("breakingSchemac.against: git:: expected a commit, as in git:main");
    }

    @Test
    void formatsOrFails() throws Exception {
        Path file = schema("main", "Point.epl", "create  json schema Point(x int) ;");
        SchemacFormat check = (SchemacFormat) project.getTasks().getByName("formatCheckSchemac");
        assertThatThrownBy(check::format)
                .isExactlyInstanceOf(GradleException.class)
                .hasMessage("schemac: not formatted; run the task formatSchemac:\n" + file);
        ((SchemacFormat) project.getTasks().getByName("formatSchemac")).format();
        check.format();
        assertThat(file).content().startsWith("create json schema Point(");
    }

    private SchemacExport export(String name) {
        return (SchemacExport) project.getTasks().getByName(name);
    }

    private org.gradle.api.tasks.SourceSetContainer sourceSets() {
        return project.getExtensions().getByType(JavaPluginExtension.class).getSourceSets();
    }

    private static List<String> needed(Task task) {
        return task.getTaskDependencies().getDependencies(task).stream()
                .map(each -> each.getName())
                .toList();
    }

    private SchemacGenerate task(String name) {
        return (SchemacGenerate) project.getTasks().getByName(name);
    }

    private Path schema(String set, String name, String text) throws IOException {
        Path file = folder.resolve("src/" + set + "/epl/" + name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private static void copy(Path from, Path to) throws IOException {
        try (var files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }
}

package dev.schemac.gradle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.export.ExportTarget;
import dev.schemac.processor.SchemaProcessor;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The project of docs/build.md, built by a real Gradle with its build cache and its configuration cache. */
class RealGradleTest {
    private static final String MISPLACED = "No classes are generated:";

    @TempDir
    private static Path folder;

    private static RealGradle gradle;
    private static String repositories;

    /** Once, because to start Gradle takes longer than most builds. */
    @BeforeAll
    static void start() throws IOException {
        assumeTrue(Runtime.version().feature() <= 21, "the Gradle of this build runs on Java 21 at most");
        gradle = RealGradle.in(folder.resolve("home"));
        repositories = "maven { url = '%s' }; maven { url = '%s' }"
                .formatted(
                        repository(folder.resolve("repository")).toUri(),
                        Path.of(System.getProperty("schemac.repository")).toUri());
    }

    @Test
    void annotatedClassesCompileIncrementally() throws IOException {
        Path project = Files.createDirectories(folder.resolve("annotated")).toRealPath();
        new AnnotatedClassesBuild(gradle, project).run(repositories);
    }

    @Test
    void buildsIncrementallyFromCachesAndWithTheConfigurationCache() throws IOException {
        Path project = Files.createDirectories(folder.resolve("shop")).toRealPath();
        write(project, "settings.gradle", block(1).replace("mavenLocal()", repositories));
        write(project, "build.gradle", block(0) + """
                group = 'com.acme'
                schemac { defaultPackage = 'com.acme.shop' }
                tasks.named('generateTestSchemac') { style = 'record' }
                """);
        write(
                project,
                "src/main/epl/Order.epl",
                "import com.acme.shop.Color;\n@public create json schema Order(id string, color Color);\n");
        write(project, "src/main/java/com/acme/shop/Color.java", "package com.acme.shop; public enum Color { RED }\n");
        write(project, "src/main/java/com/acme/shop/Main.java", """
                package com.acme.shop;
                class Main { String id() { return Order.parse("{}").getId(); } }
                """);
        write(project, "src/test/epl/Case.epl", "create json schema Case(order Order);\n");

        String first = gradle.run(project, "testClasses");
        assertThat(first)
                .contains("> Task :generateSchemac\n", "> Task :generateTestSchemac\n", "BUILD SUCCESSFUL")
                .contains("Configuration cache entry stored.");
        assertThat(project.resolve("build/classes/java/main/com/acme/shop/Main.class"))
                .exists();
        assertThat(project.resolve("build/classes/java/test/com/acme/shop/Case.class"))
                .exists();
        assertThat(project.resolve("build/resources/main/META-INF/services/dev.schemac.runtime.ObjectParser"))
                .hasContent("com.acme.shop.OrderParser");

        assertThat(gradle.run(project, "testClasses"))
                .contains("> Task :generateSchemac UP-TO-DATE", "> Task :generateTestSchemac UP-TO-DATE")
                .contains("Configuration cache entry reused.");

        write(project, "build.gradle", Files.readString(project.resolve("build.gradle")) + block(2));
        assertThat(gradle.run(project, "jar", "checkSchemac", "--continue"))
                .contains("> Task :exportSchemac\n", "> Task :checkSchemac\n", "BUILD SUCCESSFUL");
        assertThat(project.resolve("build/order.schema.json")).content().contains("\"color\"");

        Path other = folder.resolve("elsewhere");
        Files.move(project, other);
        delete(other.resolve("build"));
        assertThat(gradle.run(other, "testClasses"))
                .contains("> Task :generateSchemac FROM-CACHE", "> Task :generateTestSchemac FROM-CACHE");

        write(
                other,
                "src/main/epl/Order.epl",
                "import com.acme.shop.Color;\n@public create json schema Order(id string, color Colour);\n");
        assertThat(gradle.run(other, "classes"))
                .contains("> Task :generateSchemac FAILED", "schemac: 1 error\n")
                .contains(other.resolve("src/main/epl/Order.epl") + ":2:51: error: unknown type 'Colour'");

        delete(other.resolve("src/main/epl"));
        delete(other.resolve("src/test/epl"));
        delete(other.resolve("src/main/java/com/acme/shop/Main.java"));
        assertThat(gradle.run(other, "testClasses", "jar")).contains("BUILD SUCCESSFUL");
        assertNothingIsGenerated(other);
        assertThat(other.resolve("build/generated/sources/schemac/main/com")).doesNotExist();
        assertThat(other.resolve("build/classes/java/main/com/acme/shop"))
                .isDirectoryContaining("glob:**/Color.class")
                .isDirectoryNotContaining("glob:**/Order.class");
        assertThat(gradle.run(other, "testClasses"))
                .contains("> Task :generateSchemac NO-SOURCE")
                .doesNotContain(MISPLACED);
        deletedSchemasAndOtherFolders(other);

        write(other, "src/main/resources/Order.epl", "create json schema Order(id string);\n");
        write(other, "src/test/resources/Case.epl", "create json schema Case(id string);\n");
        String warned = gradle.run(other, "testClasses");
        assertThat(warned)
                .contains(MISPLACED + " there is no schema file in src/main/epl, but there is"
                        + " src/main/resources/Order.epl. Move it to src/main/epl, or set the property"
                        + " 'sourceDirectory' of the task 'generateSchemac' to its folder.\n")
                .contains(MISPLACED + " there is no schema file in src/test/epl, but there is"
                        + " src/test/resources/Case.epl. Move it to src/test/epl, or set the property"
                        + " 'sourceDirectory' of the task 'generateTestSchemac' to its folder.\n")
                .contains("BUILD SUCCESSFUL");
        assertThat(gradle.run(other, "testClasses")).contains(MISPLACED, "Configuration cache entry reused.");
        write(
                other,
                "build.gradle",
                Files.readString(other.resolve("build.gradle"))
                        + "tasks.named('generateTestSchemac') { defaultPackage = '' }\n");
        write(other, "src/test/epl/Case.epl", "create json schema Case(id string);\n");
        write(other, "src/test/java/com/acme/shop/CaseTest.java", "package com.acme.shop; class CaseTest {}\n");
        assertThat(gradle.run(other, "generateTestSchemac"))
                .contains(
                        "Classes of schemas without a module are in the unnamed package, so classes of packages cannot use"
                                + " them: Case. Begin the schema file with its Java package, such as 'module com.acme.shop;', or set"
                                + " the property 'schemac.defaultPackage'.\n")
                .contains("BUILD SUCCESSFUL", MISPLACED + " there is no schema file in src/main/epl")
                .doesNotContain("src/test");
        write(
                other,
                "build.gradle",
                Files.readString(other.resolve("build.gradle"))
                        .replace("tasks.named('generateTestSchemac') { defaultPackage = '' }\n", ""));
        delete(other.resolve("src/main/resources"));
        delete(other.resolve("src/test"));

        schemasOfAnotherProjectOfTheBuild(other);
    }

    /** The last schema is deleted while the output folders change, or is excluded. */
    private static void deletedSchemasAndOtherFolders(Path build) throws IOException {
        String script = Files.readString(build.resolve("build.gradle"));
        write(build, "src/main/epl/Order.epl", "@public create json schema Order(id string);\n");
        write(build, "src/test/epl/Case.epl", "create json schema Case(id string);\n");
        assertThat(gradle.run(build, "testClasses", "jar")).contains("BUILD SUCCESSFUL");
        assertThat(files(build.resolve("build")))
                .contains("dev.schemac.runtime.ObjectParser", "Order.class", "Case.class");
        delete(build.resolve("src/main/epl"));
        delete(build.resolve("src/test/epl"));
        write(build, "build.gradle", script + """
                tasks.named('generateSchemac') {
                    outputDirectory = layout.buildDirectory.dir('other/java')
                    resourceDirectory = layout.buildDirectory.dir('other/resources')
                }
                """);
        assertThat(gradle.run(build, "testClasses", "jar")).contains("BUILD SUCCESSFUL");
        assertNothingIsGenerated(build);

        write(build, "src/main/epl/Order.epl", "@public create json schema Order(id string);\n");
        assertThat(gradle.run(build, "testClasses", "jar")).contains("BUILD SUCCESSFUL");
        assertThat(files(build.resolve("build"))).contains("dev.schemac.runtime.ObjectParser", "Order.class");
        write(build, "build.gradle", script + "schemac { excludes = ['*.epl'] }\n");
        assertThat(gradle.run(build, "testClasses", "jar")).contains("BUILD SUCCESSFUL");
        assertNothingIsGenerated(build);
        write(build, "build.gradle", script);
        delete(build.resolve("src/main/epl"));
    }

    private static void assertNothingIsGenerated(Path build) throws IOException {
        // Gradle's compiler keeps copies of replaced classes, by names such as Order.class.uniqueId1.
        assertThat(files(build.resolve("build")))
                .noneMatch(name -> name.matches("(Order|Case).*(?<!uniqueId\\d{1,9})|.*ObjectParser|index|.*[.]state"));
        try (Stream<Path> jars = Files.list(build.resolve("build/libs"));
                ZipFile jar = new ZipFile(jars.findFirst().orElseThrow().toFile())) {
            assertThat(jar.stream().filter(entry -> !entry.isDirectory()).map(ZipEntry::getName))
                    .containsExactly("META-INF/MANIFEST.MF", "com/acme/shop/Color.class");
        }
    }

    private static List<String> files(Path folder) throws IOException {
        try (Stream<Path> below = Files.walk(folder)) {
            return below.filter(Files::isRegularFile)
                    .map(file -> file.getFileName().toString())
                    .toList();
        }
    }

    /** On the class path of {@code staff} are the classes of {@code people} alone; the schemas are in its jar. */
    private static void schemasOfAnotherProjectOfTheBuild(Path build) throws IOException {
        write(
                build,
                "settings.gradle",
                Files.readString(build.resolve("settings.gradle")) + "include 'people', 'staff'\n");
        for (String name : new String[] {"people", "staff"}) {
            write(
                    build,
                    name + "/build.gradle",
                    Files.readString(build.resolve("build.gradle"))
                            .replace("id 'java'", "id 'java-library'")
                            .replace(block(2), ""));
        }
        write(
                build,
                "staff/build.gradle",
                Files.readString(build.resolve("staff/build.gradle"))
                        + "dependencies { implementation project(':people') }\n"
                        + block("schemas-in-ci.md", 0));
        write(
                build,
                "people/src/main/epl/People.epl",
                "module people;\n@public create json schema Person(name string);\n");
        write(build, "staff/src/main/epl/Staff.epl", "uses people;\ncreate json schema Employee(boss Person);\n");
        assertThat(gradle.run(build, ":staff:compileJava"))
                .contains("> Task :people:jar\n", "> Task :staff:generateSchemac\n", "BUILD SUCCESSFUL");
        assertThat(build.resolve("staff/build/classes/java/main/com/acme/shop/Employee.class"))
                .exists();

        write(build, "staff/old/Staff.epl", "uses people;\ncreate json schema Employee(boss Person, name string);\n");
        assertThat(gradle.run(build, "--continue", ":staff:formatCheckSchemac", ":staff:check"))
                .contains("schemac: not formatted; run the task formatSchemac:")
                .contains("breakingSchemac.against: git: ");
        assertThat(gradle.run(build, ":staff:formatSchemac", ":staff:breakingSchemac", "--against", "old"))
                .contains("column 'name' of schema 'Employee' was removed", "[SC201]", "BUILD FAILED");
        assertThat(build.resolve("staff/src/main/epl/Staff.epl"))
                .hasContent("uses people;\n\ncreate json schema Employee(boss Person);\n");
    }

    private static String block(int number) throws IOException {
        return block("build.md", number);
    }

    /** A block of Groovy of a page. */
    private static String block(String page, int number) throws IOException {
        return Pattern.compile("(?s)```groovy\n(.*?)```")
                .matcher(Files.readString(Path.of("../docs", page)))
                .results()
                .skip(number)
                .findFirst()
                .orElseThrow()
                .group(1);
    }

    /** A Maven repository with the plugin as this build has it, its marker, and what it needs of ours. */
    private static Path repository(Path repository) throws IOException {
        artifact(repository, "schemac-parent", "../pom.xml", null);
        artifact(repository, "schemac-runtime", "../runtime/pom.xml", ObjectParser.class);
        artifact(repository, "schemac-schema-dsl", "../schema-dsl/pom.xml", SchemaSource.class);
        artifact(repository, "schemac-codegen", "../codegen/pom.xml", CompilerOptions.class);
        artifact(repository, "schemac-processor", "../processor/pom.xml", SchemaProcessor.class);
        artifact(repository, "schemac-export", "../export/pom.xml", ExportTarget.class);
        artifact(repository, "schemac-gradle-plugin", "pom.xml", SchemacPlugin.class);
        artifact(repository, "dev.schemac.gradle.plugin", "marker/pom.xml", null);
        return repository;
    }

    private static void artifact(Path repository, String id, String pom, Class<?> inJar) throws IOException {
        Path folder = Files.createDirectories(repository.resolve("dev/schemac/" + id + "/0.1.0-SNAPSHOT"));
        Files.copy(Path.of(pom), folder.resolve(id + "-0.1.0-SNAPSHOT.pom"));
        if (inJar == null) {
            return;
        }
        Path jar = folder.resolve(id + "-0.1.0-SNAPSHOT.jar");
        Path classes = RealGradle.jarOf(inJar);
        if (Files.isRegularFile(classes)) {
            Files.copy(classes, jar);
            return;
        }
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                var files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
            }
        }
    }

    static void write(Path project, String name, String text) throws IOException {
        Path file = project.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}

package dev.schemac.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A project with annotated classes, compiled incrementally. */
final class AnnotatedClassesBuild {
    private static final FileTime BEFORE = FileTime.fromMillis(1_000_000_000_000L);
    private static final String SHOP = "src/main/java/";
    private static final String PEOPLE = "people/src/main/java/";

    private final RealGradle gradle;
    private final Path project;

    AnnotatedClassesBuild(RealGradle gradle, Path project) {
        this.gradle = gradle;
        this.project = project;
    }

    /** @param repositories where the processor is, in Groovy */
    void run(String repositories) throws IOException {
        RealGradleTest.write(project, "settings.gradle", """
                dependencyResolutionManagement {
                    repositories { %s }
                }
                include 'people'
                """.formatted(repositories));
        String build = """
                plugins { id 'java-library' }
                dependencies {
                    implementation 'dev.schemac:schemac-runtime:0.1.0-SNAPSHOT'
                    annotationProcessor 'dev.schemac:schemac-processor:0.1.0-SNAPSHOT'
                }
                """;
        RealGradleTest.write(project, "build.gradle", build + "dependencies { implementation project(':people') }\n");
        RealGradleTest.write(project, "people/build.gradle", build);
        write(PEOPLE, "people.Person", "@JsonSchema public record Person(String name) {}");
        write(SHOP, "shop.Order", "@JsonSchema public record Order(goods.Line line, people.Person by) {}");
        write(SHOP, "shop.Zoo", "@JsonSchema public record Zoo(goods.Line line) {}");
        write(SHOP, "shop.Invoice", "@JsonSchema public record Invoice(int id) {}");
        write(SHOP, "shop.Main", "class Main { String id = goods.LineJson.toJson((goods.Line) null); }");
        write(SHOP, "goods.Line", "public record Line(String name) {}");
        assertThat(gradle.run(project, "classes")).contains("BUILD SUCCESSFUL");
        assertThat(outputs()).contains("InvoiceParser.class", "LineParser.class", "OrderParser.class", "shop.Invoice");
        compiled();

        write(SHOP, "shop.Invoice", "@JsonSchema public record Invoice(int id) { int twice() { return 2 * id; } }");
        compileIncrementally();
        assertThat(compiled()).isEqualTo(files("shop.Invoice"));

        // The files of Line belong to Order, the first class that refers to it.
        write(SHOP, "shop.Zoo", "@JsonSchema public record Zoo(goods.Line line, int tickets) {}");
        compileIncrementally();
        assertThat(compiled()).isEqualTo(files("shop.Zoo"));
        write(SHOP, "shop.Order", "@JsonSchema public record Order(goods.Line line, people.Person by, int id) {}");
        compileIncrementally();
        assertThat(compiled()).contains("LineParser.class", "OrderParser.class").doesNotContain("InvoiceParser.class");

        write(SHOP, "goods.Line", "public record Line(String name, int count) {}");
        compileIncrementally();
        assertThat(compiled()).containsAll(files("goods.Line")).doesNotContain("InvoiceParser.class");
        write(PEOPLE, "people.Person", "@JsonSchema public record Person(String name, int age) {}");
        compileIncrementally();
        assertThat(compiled())
                .containsAll(files("people.Person"))
                .contains("OrderParser.class")
                .doesNotContain("InvoiceParser.class");

        Files.delete(project.resolve(SHOP + "shop/Invoice.java"));
        compileIncrementally();
        assertThat(outputs()).doesNotContainAnyElementsOf(files("shop.Invoice"));
        write(SHOP, "shop.Order", "@JsonSchema public record Order(people.Person by) {}");
        compileIncrementally();
        assertThat(outputs()).containsAll(files("goods.Line"));
        Files.delete(project.resolve(SHOP + "shop/Main.java"));
        write(SHOP, "shop.Zoo", "@JsonSchema public record Zoo(int tickets) {}");
        compileIncrementally();
        assertThat(outputs()).contains("Line.class").doesNotContain("LineParser.class", "goods.Line");
    }

    private void compileIncrementally() throws IOException {
        assertThat(gradle.run(project, "classes", "--info"))
                .contains("BUILD SUCCESSFUL")
                .doesNotContain("Full recompilation", "warning:");
    }

    /** Returns the files that a class has in the output folder, except nested classes. */
    private static Set<String> files(String name) {
        String simple = name.replaceFirst(".*\\.", "");
        return new TreeSet<>(Set.of(
                name, simple + ".class", simple + "Json.class", simple + "Parser.class", simple + "Writer.class"));
    }

    /** Returns the output files that are new since the last call. */
    private Set<String> compiled() throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path file : outputFiles()) {
            if (!Files.getLastModifiedTime(file).equals(BEFORE)) {
                found.add(file.getFileName().toString());
                Files.setLastModifiedTime(file, BEFORE);
            }
        }
        return found;
    }

    private Set<String> outputs() throws IOException {
        return outputFiles().stream()
                .map(file -> file.getFileName().toString())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private List<Path> outputFiles() throws IOException {
        try (Stream<Path> files = Files.walk(project)) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().replace('\\', '/').matches(".*/build/classes/[^$]*"))
                    .toList();
        }
    }

    private void write(String sources, String name, String declaration) throws IOException {
        RealGradleTest.write(
                project,
                sources + name.replace('.', '/') + ".java",
                "package " + name.replaceFirst("\\..*", "") + ";\nimport dev.schemac.runtime.annotation.JsonSchema;\n"
                        + declaration + "\n");
    }
}

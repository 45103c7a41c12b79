package dev.schemac.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.gradle.api.Project;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Provider;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** docs/gradle.md has the properties of the task with their defaults, and they are the parameters of the Maven plugin. */
class DocumentationTest {
    private static final Path PAGES = Path.of("../docs");

    @TempDir
    private Path folder;

    /** docs/maven.md is compared with the Maven plugin by the tests of that. */
    @Test
    void thePropertiesAreTheParametersOfMaven() throws IOException {
        assertThat(table("gradle.md").keySet()).isEqualTo(table("maven.md").keySet());
        assertThat(table("gradle.md")).hasSizeGreaterThan(12);
    }

    @Test
    void eachPropertyHasTheDefaultOfThePage() throws Exception {
        Project project = ProjectBuilder.builder()
                .withProjectDir(folder.toRealPath().toFile())
                .build();
        project.getPluginManager().apply("dev.schemac");
        Object options = project.getExtensions().getByType(SchemacOptions.class);
        Object task = project.getTasks().getByName("generateSchemac");
        for (Map.Entry<String, String> row : table("gradle.md").entrySet()) {
            String name = row.getKey();
            String documented = row.getValue().split("\\|")[1].trim();
            Provider<?> property = property(task, name);
            assertThat(text(property))
                    .as(name)
                    .isEqualTo(documented.replace("`", "").replace("<set>", "main"));
            if (!(property instanceof DirectoryProperty)) {
                assertThat(text(property(options, name))).as(name).isEqualTo(text(property));
            }
        }
    }

    private static Provider<?> property(Object owner, String name) throws ReflectiveOperationException {
        Method getter = owner.getClass()
                .getMethod("get" + name.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + name.substring(1));
        return (Provider<?>) getter.invoke(owner);
    }

    private String text(Provider<?> property) throws IOException {
        if (!property.isPresent()) {
            return "";
        }
        Object value = property.get();
        if (value instanceof org.gradle.api.file.Directory directory) {
            return folder.toRealPath()
                    .relativize(directory.getAsFile().toPath())
                    .toString()
                    .replace('\\', '/');
        }
        return value instanceof Iterable<?> list ? String.join(", ", strings(list)) : value.toString();
    }

    private static Iterable<String> strings(Iterable<?> list) {
        Stream.Builder<String> texts = Stream.builder();
        list.forEach(each -> texts.add(each.toString()));
        return texts.build().toList();
    }

    /** The rows below the heading of properties or parameters, by name; not those of other goals. */
    private static Map<String, String> table(String page) throws IOException {
        Map<String, String> rows = new LinkedHashMap<>();
        Files.readString(PAGES.resolve(page))
                .lines()
                .dropWhile(line -> !line.matches("## (Properties|Parameters)"))
                .skip(1)
                .takeWhile(line -> !line.startsWith("## "))
                .filter(line -> line.matches("\\| `\\w+` \\|.*"))
                .forEach(line -> rows.put(line.substring(3, line.indexOf('`', 3)), line.substring(2)));
        return rows;
    }
}

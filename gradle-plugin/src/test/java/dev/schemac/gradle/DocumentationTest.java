package dev.schemac.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.gradle.api.Project;
import org.gradle.api.file.DirectoryProperty;
import org.gradle.api.provider.Provider;
import org.gradle.testfixtures.ProjectBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The properties of the task are the parameters of docs/build.md, and have the defaults of that page. */
class DocumentationTest {
    private static final Path PAGE = Path.of("../docs/build.md");

    /** The default that Maven sets, and Gradle leaves open: both decide by the class path. */
    private static final String DECIDED_LATER = "`auto`";

    @TempDir
    private Path folder;

    /** The tests of the Maven plugin compare the page with it. */
    @Test
    void thePropertiesAreTheParametersOfMaven() throws IOException {
        assertThat(defaults()).hasSizeGreaterThan(12);
        assertThat(defaults().keySet()).containsAll(options());
    }

    /** The names of all options of the extension. */
    private static List<String> options() {
        return Stream.of(SchemacOptions.class.getMethods())
                .map(method -> method.getName().substring(3))
                .map(name -> name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1))
                .toList();
    }

    @Test
    void eachPropertyHasTheDefaultOfThePage() throws Exception {
        Project project = ProjectBuilder.builder()
                .withProjectDir(folder.toRealPath().toFile())
                .build();
        project.getPluginManager().apply("dev.schemac");
        Object options = project.getExtensions().getByType(SchemacOptions.class);
        Object task = project.getTasks().getByName("generateSchemac");
        Map<String, String> defaults = defaults();
        assertThat(defaults).hasSizeGreaterThan(12);
        for (Map.Entry<String, String> row : defaults.entrySet()) {
            String name = row.getKey();
            Provider<?> property = property(task, name);
            assertThat(text(property))
                    .as(name)
                    .isEqualTo(row.getValue().replace("`", "").replace("<set>", "main"));
            if (!(property instanceof DirectoryProperty)) {
                assertThat(text(property(options, name))).as(name).isEqualTo(text(property));
            }
        }
    }

    /** The default of each property. */
    private static Map<String, String> defaults() throws IOException {
        Map<String, String> defaults = new LinkedHashMap<>();
        table("parameter").forEach((name, cells) -> defaults.put(name, cells[1].replace(DECIDED_LATER, "")));
        table("folder").forEach((name, cells) -> defaults.put(name, cells[2]));
        return defaults;
    }

    private static Provider<?> property(Object owner, String name) throws ReflectiveOperationException {
        Method getter =
                owner.getClass().getMethod("get" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1));
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

    /** The cells of the rows of a table with a first header, by name; not those of other goals. */
    private static Map<String, String[]> table(String header) throws IOException {
        Map<String, String[]> rows = new LinkedHashMap<>();
        Files.readString(PAGE)
                .lines()
                .dropWhile(line -> !line.equals("## Parameters"))
                .dropWhile(line -> !line.startsWith("| " + header + " |"))
                .skip(2)
                .takeWhile(line -> line.startsWith("|"))
                .map(line -> line.substring(1).strip().split(" *\\| *"))
                .forEach(cells -> rows.put(cells[0].replace("`", ""), cells));
        return rows;
    }
}

package dev.schemac.dsl;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Every {@code x.epl} in {@code errors} has exactly the errors in {@code x.expected}, as users see them. The files are
 * the catalogue of what the language says to people. Errors that take several files are in {@link ModulesTest}.
 */
class SchemaErrorsTest {
    private static final Path FOLDER = Path.of("src/test/resources/errors");

    @TestFactory
    Stream<DynamicTest> errors() throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.list(FOLDER)) {
            files = all.filter(file -> file.toString().endsWith(".epl"))
                    .sorted()
                    .toList();
        }
        assertThat(files).hasSizeGreaterThanOrEqualTo(80);
        return files.stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private static void check(Path file) throws IOException {
        String name = file.getFileName().toString();
        SchemaSource source = new SchemaSource(name, Files.readString(file));
        SchemaException thrown = catchThrowableOfType(
                SchemaException.class, () -> SchemaLoader.load(List.of(source), new AcmeClasses(), false));
        String rendered = thrown == null ? "no error\n" : thrown.getMessage() + "\n";

        Path expected = file.resolveSibling(name.replace(".epl", ".expected"));
        if (Boolean.getBoolean("schemac.golden.update")) {
            Files.writeString(expected, rendered);
        }
        assertThat(rendered).isEqualTo(Files.readString(expected, UTF_8));
        assertThat(thrown.diagnostics()).isNotEmpty();
    }
}

package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.DiagnosticCode.Group;
import dev.schemac.dsl.diagnostic.SchemaException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The example of each code that the code generator finds has exactly one message of that code. {@code
 * DiagnosticExamplesTest} in schema-dsl has the other codes.
 */
class JavaExamplesTest {

    static Stream<DiagnosticCode> codes() {
        return Stream.of(DiagnosticCode.values())
                .filter(code -> code.group() == Group.SCHEMA && code.name().startsWith("JAVA_"));
    }

    @ParameterizedTest
    @MethodSource("codes")
    void hasItsCodeAndItsMessage(DiagnosticCode code) throws IOException {
        ValueStyle style = code == DiagnosticCode.JAVA_RECORD_LIMIT ? ValueStyle.RECORD : ValueStyle.BEAN;
        SchemaException thrown =
                catchThrowableOfType(SchemaException.class, () -> CompiledSchemas.generate(style, example(code)));

        assertThat(thrown).as("the example of %s %s", code, code.name()).isNotNull();
        assertThat(thrown.diagnostics())
                .as("the messages of the example of %s %s", code, code.name())
                .map(found ->
                        found.location() + ": " + found.severity() + ": " + found.message() + " [" + found.code() + "]")
                .containsExactly(expected().get(code.toString()));
    }

    static Stream<DiagnosticCode> corrected() {
        return codes().filter(code -> !code.corrected().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("corrected")
    void itsCorrectionCompiles(DiagnosticCode code) {
        assertThatCode(() -> CompiledSchemas.generate(ValueStyle.BEAN, code.corrected()))
                .as(code.corrected())
                .doesNotThrowAnyException();
    }

    /** Returns the whole source of an abridged example. */
    private static String example(DiagnosticCode code) {
        return switch (code) {
            case JAVA_LIMIT -> wide(5_001);
            case JAVA_RECORD_LIMIT -> wide(255);
            default -> code.example();
        };
    }

    private static String wide(int columns) {
        return IntStream.range(0, columns)
                .mapToObj(i -> "c" + i + " string")
                .collect(Collectors.joining(", ", "create json schema A(", ")"));
    }

    /** Returns the messages of {@code diagnostics.expected}, by code; the page of errors shows them. */
    private static Map<String, String> expected() throws IOException {
        return Pattern.compile("^## ", Pattern.MULTILINE)
                .splitAsStream(Files.readString(Path.of("src/test/resources/diagnostics.expected")))
                .filter(section -> !section.isEmpty())
                .map(section -> section.split("\n", 2))
                .collect(Collectors.toMap(section -> section[0], section -> section[1].strip()));
    }
}

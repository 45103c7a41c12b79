package dev.schemac.codegen.names;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.DiagnosticCode.Group;
import dev.schemac.dsl.diagnostic.SchemaException;
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
    void hasItsCodeAndItsMessage(DiagnosticCode code) {
        ValueStyle style = code == DiagnosticCode.JAVA_RECORD_LIMIT ? ValueStyle.RECORD : ValueStyle.BEAN;
        SchemaException thrown =
                catchThrowableOfType(SchemaException.class, () -> CompiledSchemas.generate(style, example(code)));

        assertThat(thrown).as("the example of %s %s", code, code.name()).isNotNull();
        assertThat(thrown.diagnostics())
                .as("the messages of the example of %s %s", code, code.name())
                .map(found -> found.location() + ": " + found.message() + " [" + found.code() + "]")
                .containsExactly(message(code) + " [" + code + "]");
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

    private static String message(DiagnosticCode code) {
        return switch (code) {
            case JAVA_NAME ->
                "test.epl:1:47: schema 'UserParser' and schema 'User' (test.epl:1:20) would both become class 'UserParser'; rename one of them";
            case JAVA_COLUMN_NAME ->
                "test.epl:1:35: column 'userId' and column 'user_id' (test.epl:1:22) would both become 'userId' in Java; rename one of them and set its JSON name with @Column(jsonName='...'), or keep the declared names with @JsonSchema(names='as-is')";
            case JAVA_PACKAGE ->
                "test.epl:1:38: schema 'A' is in module 'java.util', but Java reserves packages that begin with 'java': choose another module";
            case JAVA_LIMIT ->
                "test.epl:1:20: schema 'A' has 5001 columns; the limit of a Java class is 4096: nest schemas";
            case JAVA_RECORD_LIMIT ->
                "test.epl:1:20: schema 'A' would become a record of 255 components; the limit is 254: nest schemas, or choose the style 'bean', which has no such limit";
            default -> throw new AssertionError(code + " " + code.name() + " has no message here");
        };
    }
}

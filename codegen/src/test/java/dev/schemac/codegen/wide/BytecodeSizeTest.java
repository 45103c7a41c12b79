package dev.schemac.codegen.wide;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompiledSources;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.testing.ClassFileMethods;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** HotSpot never compiles a method of more than 8,000 bytes of bytecode, so no generated one is larger. */
class BytecodeSizeTest {

    private static final int HUGE_METHOD = 8_000;

    /** With the types that take most code for a column. */
    private static final String[] TYPES = {"double", "T[]", "long[][]", "T", "string", "char", "Map[]", "boolean"};

    @ParameterizedTest
    @CsvSource({
        "BEAN, 0",
        "BEAN, 1",
        "BEAN, 10",
        "BEAN, 64",
        "BEAN, 65",
        "BEAN, 300",
        "LAZY, 10",
        "LAZY, 65",
        "LAZY, 300",
        "RECORD, 0",
        "RECORD, 10",
        "RECORD, 65",
        "RECORD, 253"
    })
    void everyMethodIsSmall(String style, int columns) throws IOException {
        assertMethodsAreSmall(style, columns);
    }

    @Tag("slow")
    @ParameterizedTest
    @ValueSource(strings = {"BEAN", "LAZY"})
    void everyMethodOfTwoThousandColumnsIsSmall(String style) throws IOException {
        assertMethodsAreSmall(style, 2_000);
    }

    private static void assertMethodsAreSmall(String style, int columns) throws IOException {
        GeneratedFiles files = generate(
                style,
                "@JsonSchema(dynamic=true) create json schema T("
                        + IntStream.range(0, columns)
                                .mapToObj(i -> "aColumnOfTheSchema" + i + " " + TYPES[i % TYPES.length])
                                .collect(Collectors.joining(", "))
                        + ")");

        for (Map.Entry<String, byte[]> classFile :
                CompiledSources.compile(files).entrySet()) {
            assertThat(ClassFileMethods.codeSizes(classFile.getValue()))
                    .as(classFile.getKey())
                    .isNotEmpty()
                    .allSatisfy((method, size) -> assertThat(size).as(method).isLessThan(HUGE_METHOD));
        }
    }

    /** With the types whose checks take most code. In a record each double counts twice: 211 columns are the most. */
    private static final String[] RULED = {"double", "string[][]", "bigdecimal", "Map<String, float>[]", "string"};

    @ParameterizedTest
    @CsvSource({"BEAN, 64", "BEAN, 65", "BEAN, 200", "RECORD, 64", "RECORD, 211"})
    void everyMethodOfColumnsWithRulesIsSmall(ValueStyle style, int columns) throws IOException {
        assertMethodsOfColumnsWithRulesAreSmall(style, columns);
    }

    @Tag("slow")
    @Test
    void everyMethodOfAThousandColumnsWithRulesIsSmall() throws IOException {
        assertMethodsOfColumnsWithRulesAreSmall(ValueStyle.BEAN, 1_000);
    }

    private static void assertMethodsOfColumnsWithRulesAreSmall(ValueStyle style, int columns) throws IOException {
        String text = "@Column(name=c%d, required=true, nullable=false, %s) ";
        StringBuilder schema = new StringBuilder();
        for (int i = 0; i < columns; i++) {
            String rules = RULED[i % RULED.length].startsWith("string")
                    ? "minLength=1, maxLength=200, pattern='^[a-z]{1,200}$'"
                    : "min=0, max=1e9";
            schema.append(text.formatted(i, rules));
        }
        schema.append(IntStream.range(0, columns)
                .mapToObj(i -> "c" + i + " " + RULED[i % RULED.length])
                .collect(Collectors.joining(", ", "create json schema T(", ")")));

        for (Map.Entry<String, byte[]> classFile : CompiledSources.compile(
                        CompiledSchemas.generate(style, schema.toString()))
                .entrySet()) {
            assertThat(ClassFileMethods.codeSizes(classFile.getValue()))
                    .as(classFile.getKey())
                    .allSatisfy((method, size) -> assertThat(size)
                            .as(method)
                            .isLessThan(method.startsWith("<clinit>") ? 65_536 : HUGE_METHOD));
        }
    }

    /** @param style that of the values, or {@code LAZY} for beans with lazy texts */
    private static GeneratedFiles generate(String style, String text) {
        return style.equals("LAZY")
                ? CompiledSchemas.generateLazy(text)
                : CompiledSchemas.generate(ValueStyle.valueOf(style), text);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"BEAN, double", "LAZY, string", "BEAN, T[]"})
    void theMostColumnsFitIntoAClass(String style, String type) throws IOException {
        GeneratedFiles files = generate(
                style,
                "create json schema T("
                        + IntStream.range(0, 4_096)
                                .mapToObj(i -> "`column number " + i + "` " + type)
                                .collect(Collectors.joining(", "))
                        + ")");

        for (Map.Entry<String, byte[]> classFile :
                CompiledSources.compile(files).entrySet()) {
            assertThat(ClassFileMethods.constants(classFile.getValue()))
                    .as(classFile.getKey())
                    .isLessThan(65_535);
            assertThat(ClassFileMethods.codeSizes(classFile.getValue()))
                    .as(classFile.getKey())
                    .allSatisfy((method, size) -> assertThat(size).as(method).isLessThan(HUGE_METHOD));
        }
    }
}

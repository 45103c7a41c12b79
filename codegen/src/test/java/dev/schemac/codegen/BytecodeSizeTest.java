package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        "BEAN, 1000",
        "BEAN, 2000",
        "LAZY, 10",
        "LAZY, 65",
        "LAZY, 2000",
        "RECORD, 0",
        "RECORD, 10",
        "RECORD, 65",
        "RECORD, 253"
    })
    void everyMethodIsSmall(String style, int columns) throws IOException {
        GeneratedFiles files = generate(
                style,
                "@JsonSchema(dynamic=true) create json schema T("
                        + IntStream.range(0, columns)
                                .mapToObj(i -> "aColumnOfTheSchema" + i + " " + TYPES[i % TYPES.length])
                                .collect(Collectors.joining(", "))
                        + ")");

        for (Map.Entry<String, byte[]> classFile : Deployer.compile(files).entrySet()) {
            assertThat(ClassFileMethods.codeSizes(classFile.getValue()))
                    .as(classFile.getKey())
                    .isNotEmpty()
                    .allSatisfy((method, size) -> assertThat(size).as(method).isLessThan(HUGE_METHOD));
        }
    }

    /** @param style that of the values, or {@code LAZY} for beans with lazy texts */
    private static GeneratedFiles generate(String style, String text) {
        return style.equals("LAZY")
                ? CompiledSchemas.generateLazy(text)
                : CompiledSchemas.generate(ValueStyle.valueOf(style), text);
    }

    @ParameterizedTest
    @CsvSource({"BEAN, double", "BEAN, string", "LAZY, string", "BEAN, T[]"})
    void theMostColumnsFitIntoAClass(String style, String type) throws IOException {
        GeneratedFiles files = generate(
                style,
                "create json schema T("
                        + IntStream.range(0, 4_096)
                                .mapToObj(i -> "`column number " + i + "` " + type)
                                .collect(Collectors.joining(", "))
                        + ")");

        for (Map.Entry<String, byte[]> classFile : Deployer.compile(files).entrySet()) {
            assertThat(ClassFileMethods.constants(classFile.getValue()))
                    .as(classFile.getKey())
                    .isLessThan(65_535);
            assertThat(ClassFileMethods.codeSizes(classFile.getValue()))
                    .as(classFile.getKey())
                    .allSatisfy((method, size) -> assertThat(size).as(method).isLessThan(HUGE_METHOD));
        }
    }
}

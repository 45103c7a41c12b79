package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
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
        "BEAN, 1000",
        "BEAN, 2000",
        "RECORD, 0",
        "RECORD, 10",
        "RECORD, 65",
        "RECORD, 253"
    })
    void everyMethodIsSmall(ValueStyle style, int columns) throws IOException {
        GeneratedFiles files = CompiledSchemas.generate(
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

    @ParameterizedTest
    @ValueSource(strings = {"double", "string", "T[]"})
    void theMostColumnsFitIntoAClass(String type) throws IOException {
        GeneratedFiles files = CompiledSchemas.generate("create json schema T("
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

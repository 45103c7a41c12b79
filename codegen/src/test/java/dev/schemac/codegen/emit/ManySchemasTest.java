package dev.schemac.codegen.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The sources of many schemas, which all cores generate, are those of each schema alone, in their order. */
class ManySchemasTest {

    private static final int SCHEMAS = 200;

    private final SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT);

    @Test
    void areTheSourcesOfEachAlone() {
        List<String> schemas = IntStream.range(0, SCHEMAS)
                .mapToObj(number -> "create json schema Part%d(a%d int, names string[]);\n".formatted(number, number))
                .toList();
        List<GeneratedFile> expected =
                schemas.stream().flatMap(text -> sources(text).stream()).toList();

        assertThat(sources(String.join("", schemas)))
                .containsExactlyElementsOf(expected)
                .hasSize(3 * SCHEMAS);
    }

    private List<GeneratedFile> sources(String text) {
        return compiler.generate(List.of(new SchemaSource("parts.epl", text))).sources();
    }
}

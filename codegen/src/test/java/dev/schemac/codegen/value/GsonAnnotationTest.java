package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Value classes and enums that select their adapter for Gson. The module for Gson has the tests with Gson. */
class GsonAnnotationTest {
    private static final String SCHEMAS = "create json enum Color('red');"
            + "@JsonSchema(discriminator='kind', otherwise=base) create json schema Move(kind string);"
            + "@JsonSchema(discriminatorValue='drive') create json schema Drive(paint Color) inherits Move";

    private static List<String> annotated(ValueStyle style) {
        return CompiledSchemas.generate(CompilerOptions.DEFAULT.withStyle(style).withGson(true), SCHEMAS)
                .sources()
                .stream()
                .filter(file -> file.content().contains("\n@JsonAdapter(EventAdapterFactory.class)\n"))
                .map(GeneratedFile::path)
                .toList();
    }

    @Test
    void valueClassesAndEnumsAreAnnotatedAndNoOthers() {
        assertThat(annotated(ValueStyle.BEAN)).containsExactlyInAnyOrder("Color.java", "Move.java", "Drive.java");
        assertThat(annotated(ValueStyle.RECORD))
                .containsExactlyInAnyOrder("Color.java", "Move.java", "MoveOther.java", "Drive.java");
        assertThat(CompiledSchemas.generate(SCHEMAS).sources())
                .noneMatch(file -> file.content().contains("gson"));
    }

    /** No annotation of Gson is needed where no Gson is. */
    @Test
    void classesInMemoryAreNotAnnotated() {
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT.withGson(true))
                .deploy(runtime, List.of(new SchemaSource("a.epl", SCHEMAS)));
        assertThat(runtime.eventSender("Drive").parse("{\"kind\":\"drive\"}")).hasToString("{\"kind\":\"drive\"}");
    }
}

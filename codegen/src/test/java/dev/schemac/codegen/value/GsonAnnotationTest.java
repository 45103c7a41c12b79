package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.codegen.AnnotationMode;
import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.codegen.build.MissingLibrary;
import dev.schemac.codegen.build.SchemaBuild;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Value classes and enums that select their adapter for Gson. The module for Gson has the tests with Gson. */
class GsonAnnotationTest {
    @TempDir
    Path folder;

    private static final String SCHEMAS = "create json enum Color('red');"
            + "@JsonSchema(discriminator='kind', otherwise=base) create json schema Move(kind string);"
            + "@JsonSchema(discriminatorValue='drive') create json schema Drive(paint Color) inherits Move";

    private static List<String> annotated(ValueStyle style) {
        return CompiledSchemas.generate(CompilerOptions.DEFAULT.withStyle(style).withGson(AnnotationMode.ON), SCHEMAS)
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

    private static boolean annotates(CompilerOptions options) {
        return new SchemaCompiler(options)
                .generate(List.of(new SchemaSource("a.epl", SCHEMAS))).sources().stream()
                        .anyMatch(file -> file.content().contains("@JsonAdapter"));
    }

    private Path library(String name, String file) throws IOException {
        Path place = folder.resolve(name);
        Files.createDirectories(place.resolve(file).getParent());
        Files.createFile(place.resolve(file));
        return place;
    }

    private Path gson() throws IOException {
        return library("gson", "com/google/gson/annotations/JsonAdapter.class");
    }

    private Path adapter() throws IOException {
        return library("adapter", "dev/schemac/gson/EventAdapterFactory.class");
    }

    /** The starter of Spring Boot brings the adapter also where no Gson is. */
    @Test
    void autoNeedsGsonAndTheAdapter() throws IOException {
        Path gson = gson();
        Path adapter = adapter();
        assertThat(annotates(CompilerOptions.DEFAULT)).isFalse();
        assertThat(annotates(CompilerOptions.DEFAULT.withClassPath(List.of(gson))))
                .isFalse();
        assertThat(annotates(CompilerOptions.DEFAULT.withClassPath(List.of(adapter))))
                .isFalse();
        CompilerOptions both = CompilerOptions.DEFAULT.withClassPath(List.of(gson, adapter));
        assertThat(annotates(both)).isTrue();
        assertThat(annotates(both.withGson(AnnotationMode.OFF))).isFalse();
        assertThat(annotates(CompilerOptions.DEFAULT.withGson(AnnotationMode.ON)))
                .isTrue();
    }

    /** The Java compiler would reject the annotation. */
    @Test
    void aModuleMustNameTheAdapter() throws IOException {
        CompilerOptions options = CompilerOptions.DEFAULT
                .withClassPath(List.of(gson(), adapter()))
                .withSourcePath(List.of(folder));
        Path module = folder.resolve("module-info.java");
        Files.writeString(module, "module m { requires dev.schemac.runtime; }");
        assertThat(annotates(options)).isFalse();
        assertThat(missing(options)).isEmpty();
        Files.writeString(module, "module m { requires com.google.gson; }");
        assertThat(annotates(options)).isFalse();
        assertThat(missing(options)).containsExactly(MissingLibrary.GSON_ADAPTER_OF_MODULE);
        assertThat(MissingLibrary.GSON_ADAPTER_OF_MODULE.message("the class path", ""))
                .isEqualTo(
                        "module-info.java does not require dev.schemac.gson, so new Gson() loses data of generated classes."
                                + " Add 'requires dev.schemac.gson;', or set the option 'gson' to 'false' if Gson does not read or write them.");
        Files.writeString(module, "module m { requires com.google.gson; requires dev.schemac.gson; }");
        assertThat(annotates(options)).isTrue();
        assertThat(missing(options)).isEmpty();
    }

    private static List<MissingLibrary> missing(CompilerOptions options) {
        return SchemaBuild.missingLibraries(options).stream()
                .filter(library -> library != MissingLibrary.RUNTIME)
                .toList();
    }

    @Test
    void gsonWithoutTheAdapterIsReported() throws IOException {
        CompilerOptions options = CompilerOptions.DEFAULT.withClassPath(List.of(gson()));
        assertThat(missing(CompilerOptions.DEFAULT)).isEmpty();
        assertThat(missing(options)).containsExactly(MissingLibrary.GSON_ADAPTER_OF_GSON);
        assertThat(missing(options.withGson(AnnotationMode.OFF))).isEmpty();
        assertThat(missing(options.withGson(AnnotationMode.ON))).containsExactly(MissingLibrary.GSON_ADAPTER);
        assertThat(missing(CompilerOptions.DEFAULT.withClassPath(List.of(adapter()))))
                .isEmpty();
    }

    /** The program of this test has Gson, but not the adapter. */
    @Test
    void classesInMemoryAreNotAnnotatedWithoutTheAdapter() {
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT.withGson(AnnotationMode.ON))
                .deploy(runtime, List.of(new SchemaSource("a.epl", SCHEMAS)));
        assertThat(runtime.eventSender("Drive").parse("{\"kind\":\"drive\"}")).hasToString("{\"kind\":\"drive\"}");
    }
}

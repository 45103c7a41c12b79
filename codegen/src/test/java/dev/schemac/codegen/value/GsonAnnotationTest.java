package dev.schemac.codegen.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParser;
import com.google.gson.JsonSerializer;
import com.google.gson.annotations.JsonAdapter;
import com.google.gson.reflect.TypeToken;
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
import dev.schemac.runtime.JsonEvent;
import java.io.IOException;
import java.lang.annotation.Annotation;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Value classes and enums that select their adapter for Gson. The module for Gson has the tests with Gson. */
class GsonAnnotationTest {
    @TempDir
    Path folder;

    private static final String SCHEMAS = "create json enum Color('red');"
            + "@JsonSchema(discriminator='kind', otherwise=base) create json schema Move(kind string);"
            + "@JsonSchema(discriminatorValue='drive') create json schema Drive(paint Color) inherits Move";

    private static List<String> annotated(CompilerOptions options, String selected) {
        return CompiledSchemas.generate(options, SCHEMAS).sources().stream()
                .filter(file -> file.content().contains("\n@JsonAdapter(" + selected + ".class)\n"))
                .map(GeneratedFile::path)
                .toList();
    }

    @Test
    void valueClassesAndEnumsAreAnnotatedAndNoOthers() throws IOException {
        CompilerOptions adapter = CompilerOptions.DEFAULT.withGson(AnnotationMode.ON);
        CompilerOptions guard = CompilerOptions.DEFAULT.withClassPath(List.of(gson()));
        for (ValueStyle style : ValueStyle.values()) {
            String[] expected = style == ValueStyle.BEAN
                    ? new String[] {"Color.java", "Move.java", "Drive.java"}
                    : new String[] {"Color.java", "Move.java", "MoveOther.java", "Drive.java"};
            assertThat(annotated(adapter.withStyle(style), "EventAdapterFactory"))
                    .containsExactlyInAnyOrder(expected);
            assertThat(annotated(guard.withStyle(style), "GsonGuard")).containsExactlyInAnyOrder(expected);
            assertThat(annotated(guard.withStyle(style), "EventAdapterFactory")).isEmpty();
        }
        assertThat(CompiledSchemas.generate(SCHEMAS).sources())
                .noneMatch(file -> file.content().contains("gson"));
    }

    private static boolean annotates(CompilerOptions options) {
        return !annotated(options, "EventAdapterFactory").isEmpty();
    }

    private static boolean guards(CompilerOptions options) {
        return !annotated(options, "GsonGuard").isEmpty();
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
        CompilerOptions gsonAlone = CompilerOptions.DEFAULT.withClassPath(List.of(gson));
        assertThat(annotates(gsonAlone)).isFalse();
        assertThat(guards(gsonAlone)).isTrue();
        assertThat(guards(gsonAlone.withGson(AnnotationMode.OFF))).isFalse();
        assertThat(guards(CompilerOptions.DEFAULT)).isFalse();
        assertThat(guards(CompilerOptions.DEFAULT.withClassPath(List.of(adapter))))
                .isFalse();
        assertThat(annotates(CompilerOptions.DEFAULT.withClassPath(List.of(adapter))))
                .isFalse();
        CompilerOptions both = CompilerOptions.DEFAULT.withClassPath(List.of(gson, adapter));
        assertThat(annotates(both)).isTrue();
        assertThat(guards(both)).isFalse();
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
        assertThat(guards(options)).as("the module cannot name Gson").isFalse();
        assertThat(missing(options)).isEmpty();
        Files.writeString(module, "module m { requires com.google.gson; }");
        assertThat(annotates(options)).isFalse();
        assertThat(guards(options)).isTrue();
        assertThat(missing(options)).containsExactly(MissingLibrary.GSON_ADAPTER_OF_MODULE);
        assertThat(MissingLibrary.GSON_ADAPTER_OF_MODULE.message("the class path", ""))
                .isEqualTo(
                        "module-info.java does not require dev.schemac.gson, so new Gson() rejects generated classes."
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
    @ParameterizedTest
    @EnumSource
    void gsonWithoutTheAdapterRejectsClasses(ValueStyle style) {
        String drive = "{\"kind\":\"drive\",\"paint\":\"red\"}";
        for (AnnotationMode mode : List.of(AnnotationMode.AUTO, AnnotationMode.ON)) {
            EventRuntime runtime = deployed(style, mode);
            JsonEvent event = (JsonEvent) runtime.eventSender("Drive").parse(drive);
            Class<?> color = runtime.eventType("Drive")
                    .column("paint")
                    .orElseThrow()
                    .type()
                    .javaClass();
            assertThat(event).hasToString(drive);

            assertRejected(() -> new Gson().toJson(event));
            assertRejected(() -> new Gson().toJson(List.of(Map.of("key", event))));
            assertRejected(() -> new Gson().fromJson(drive, event.getClass()));
            assertRejected(() -> new Gson().fromJson("[]", TypeToken.getParameterized(List.class, event.getClass())));
            assertRejected(
                    () -> new Gson().fromJson(drive, runtime.eventType("Move").type()));
            assertRejected(() -> new Gson().fromJson("\"red\"", color));
            assertRejected(() -> new Gson().toJson(color.getEnumConstants()[0]));
            assertThat(new Gson().toJson(Map.of("kind", event.get("kind")))).isEqualTo("{\"kind\":\"drive\"}");
        }
    }

    @Test
    void anAdapterOfTheApplicationIsUsed() {
        JsonEvent event = (JsonEvent) deployed(ValueStyle.BEAN, AnnotationMode.AUTO)
                .eventSender("Drive")
                .parse("{\"kind\":\"drive\"}");
        JsonSerializer<JsonEvent> serializer = (value, type, context) -> JsonParser.parseString(value.toJson());
        Gson gson = new GsonBuilder()
                .registerTypeHierarchyAdapter(JsonEvent.class, serializer)
                .create();
        assertThat(gson.toJson(event)).isEqualTo("{\"kind\":\"drive\"}");
    }

    @Test
    void classesInMemoryAreNotAnnotatedIfGsonIsOff() {
        Object event = deployed(ValueStyle.BEAN, AnnotationMode.OFF)
                .eventSender("Drive")
                .parse("{\"kind\":\"drive\"}");
        assertThat(event.getClass().getAnnotations())
                .extracting(Annotation::annotationType)
                .doesNotContain(JsonAdapter.class);
    }

    private static EventRuntime deployed(ValueStyle style, AnnotationMode mode) {
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT.withStyle(style).withGson(mode))
                .deploy(runtime, List.of(new SchemaSource("a.epl", SCHEMAS)));
        return runtime;
    }

    private static void assertRejected(ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOf(RuntimeException.class)
                .hasMessage("Failed to invoke constructor 'dev.schemac.runtime.support.GsonGuard()' with no args")
                .cause()
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("reflection would lose data of classes that schemac generates: register SchemacModule of"
                        + " schemac-jackson (Jackson 2) or schemac-jackson3 (Jackson 3), add schemac-gson for Gson, or"
                        + " call parse and toJson of the class; docs/jackson.md lists frameworks");
    }
}

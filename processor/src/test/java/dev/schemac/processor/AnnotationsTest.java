package dev.schemac.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.dsl.annotation.AnnotationDefinition;
import dev.schemac.dsl.annotation.AnnotationDefinition.Attribute;
import dev.schemac.dsl.syntax.ShortForm;
import dev.schemac.processor.AnnotationTable.Where;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.annotation.Column;
import dev.schemac.runtime.annotation.JsonSchema;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The annotations of schemac, of Bean Validation and about null, and the table of all. */
class AnnotationsTest {
    private static final String HEADER = """
            package com.acme;
            import dev.schemac.runtime.annotation.JsonSchema;
            import java.util.*;
            """;

    @TempDir
    private Path folder;

    private String read(String source, String json) {
        return Compilation.in(folder).source(HEADER + source).cleanly().again("com.acme.OrderParser", json);
    }

    /** Reads a document for a record with one component; the result begins with an error of the parser, if there is one. */
    private String component(String component, String json) {
        try {
            return read("@JsonSchema public record Order(" + component + ") {}", json);
        } catch (JsonParseException e) {
            return "ERROR " + e.getMessage();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            @dev.schemac.runtime.annotation.Required String a           | {}                | ERROR
            @dev.schemac.runtime.annotation.Required String a           | {"a":null}        | {"a":null}
            @dev.schemac.runtime.annotation.NotNull String a            | {}                | {}
            @dev.schemac.runtime.annotation.NotNull String a            | {"a":null}        | ERROR
            @dev.schemac.runtime.annotation.Default("7") int a          | {}                | {"a":7}
            @dev.schemac.runtime.annotation.Default("7") String a       | {}                | {"a":"7"}
            @dev.schemac.runtime.annotation.Default("true") boolean a   | {}                | {"a":true}
            @dev.schemac.runtime.annotation.Name("b") int a             | {"b":7}           | {"b":7}
            @dev.schemac.runtime.annotation.Min(1) int a                | {"a":0}           | ERROR
            @dev.schemac.runtime.annotation.Max(0.5) double a           | {"a":0.6}         | ERROR
            @dev.schemac.runtime.annotation.Max(0.5) double a           | {"a":0.5}         | {"a":0.5}
            @dev.schemac.runtime.annotation.Pattern("b") String a       | {"a":"abc"}       | {"a":"abc"}
            @dev.schemac.runtime.annotation.Size(max = 2) String a      | {"a":"abc"}       | ERROR
            @dev.schemac.runtime.annotation.Size(max = 2) List<String> a | {"a":["a","b"]}  | {"a":["a","b"]}
            @dev.schemac.runtime.annotation.NotNullElements int[][] a   | {"a":[null]}      | ERROR
            @dev.schemac.runtime.annotation.Column(exclusiveMin = "0", alias = "b", format = "string") long a | {"b":"7"} | {"a":"7"}
            @dev.schemac.runtime.annotation.Column(constant = "x") String a | {"a":"y"}     | ERROR
            @dev.schemac.runtime.annotation.Column(unique = true) List<String> a | {"a":["a","a"]} | ERROR
            int a, @dev.schemac.runtime.annotation.Ignore int b         | {"a":1,"b":2}     | {"a":1}
            @dev.schemac.runtime.annotation.Undeclared Map<String, Object> a | {"b":1}      | {"b":1}
            @jakarta.validation.constraints.NotNull String a            | {}                | ERROR
            @jakarta.validation.constraints.NotNull String a            | {"a":null}        | ERROR
            @jakarta.validation.constraints.NotEmpty String a           | {"a":""}          | ERROR
            @jakarta.validation.constraints.NotEmpty List<String> a     | {"a":[]}          | ERROR
            @jakarta.validation.constraints.NotBlank String a           | {"a":"  "}        | ERROR
            @jakarta.validation.constraints.NotBlank String a           | {"a":" x "}       | {"a":" x "}
            @jakarta.validation.constraints.Size(min = 2) String a      | {"a":"a"}         | ERROR
            @jakarta.validation.constraints.Min(9007199254740993L) long a | {"a":9007199254740992} | ERROR
            @jakarta.validation.constraints.DecimalMin("0.1") double a  | {"a":0.1}         | {"a":0.1}
            @jakarta.validation.constraints.DecimalMin(value = "0.1", inclusive = false) double a | {"a":0.1} | ERROR
            @jakarta.validation.constraints.Positive int a              | {"a":0}           | ERROR
            @jakarta.validation.constraints.NegativeOrZero int a        | {"a":0}           | {"a":0}
            @jakarta.validation.constraints.Pattern(regexp = "[ab]") String a | {"a":"ab"}    | ERROR
            @jakarta.validation.constraints.Pattern(regexp = "[ab]") String a | {"a":"b"}     | {"a":"b"}
            @jakarta.validation.constraints.Min(1) @jakarta.validation.constraints.Positive int a | {"a":1} | {"a":1}
            @jakarta.validation.constraints.NotEmpty @jakarta.validation.constraints.Size(min = 2, max = 3) String a | {"a":"b"} | ERROR
            @org.jspecify.annotations.NonNull String a                  | {"a":null}        | ERROR
            @org.jspecify.annotations.NonNull String a                  | {}                | ERROR
            @org.jspecify.annotations.Nullable String a                 | {"a":null}        | {}
            List<@org.jspecify.annotations.NonNull String> a            | {"a":[null]}      | ERROR
            @org.jspecify.annotations.NonNull Optional<String> a        | {}                | {}
            @com.google.gson.annotations.SerializedName(value = "b", alternate = "c") int a | {"c":1} | {"b":1}
            """)
    void componentsWithAnnotations(String component, String json, String expected) {
        String found = component(component, json);
        assertThat(expected.equals("ERROR") ? found.replaceFirst(" .*", "") : found)
                .isEqualTo(expected);
    }

    @Test
    void nullMarkedClasses() {
        String source = """
                @JsonSchema @org.jspecify.annotations.NullMarked
                public record Order(String a, @org.jspecify.annotations.Nullable String b, int c, List<String> d, Optional<String> e) {}
                """;

        assertThat(read(source, "{\"a\":\"x\",\"b\":null,\"d\":[]}")).isEqualTo("{\"a\":\"x\",\"c\":0,\"d\":[]}");
    }

    @Test
    void defaultsOfClasses() {
        assertThat(read(
                        "@JsonSchema(names = JsonSchema.Names.SNAKE_CASE, nullable = false) public record Order(String firstName, int x) {}",
                        "{\"first_name\":\"a\"}"))
                .isEqualTo("{\"first_name\":\"a\",\"x\":0}");
    }

    @Test
    void adaptersOfPropertiesAndClasses() {
        String adapter = """
                public static final class %1$sAdapter implements dev.schemac.runtime.JsonAdapter<%2$s> {
                    @Override public %2$s parse(String string) { return new %2$s(%3$s); }
                    @Override public void write(%2$s value, dev.schemac.runtime.JsonWriter out) { out.value(value.%4$s()); }
                }
                """;
        String source = "@JsonSchema public class Order {\n"
                + "@dev.schemac.runtime.annotation.Adapter(DateAdapter.class) public Date date; public Money money; public List<Money> all;\n"
                + adapter.formatted("Date", "java.util.Date", "Long.parseLong(string)", "getTime")
                + adapter.formatted("Money", "com.acme.Order.Money", "string", "text")
                + "@dev.schemac.runtime.annotation.Adapter(MoneyAdapter.class) public record Money(String text) {} }";

        String json = "{\"date\":7,\"money\":\"a\",\"all\":[\"b\"]}";
        assertThat(read(source, json)).isEqualTo(json);
    }

    /** Classes of applications can have what the language has. */
    @Test
    void columnsHaveTheAttributesOfTheLanguage() {
        assertThat(Stream.of(Column.class.getDeclaredMethods())
                        .map(Method::getName)
                        .map(name -> name.equals("constant") ? "const" : name))
                .containsExactlyInAnyOrderElementsOf(
                        attributes(ShortForm.COLUMN, List.of(ShortForm.COLUMN_NAME, "lazy", "keepNull")));
        assertThat(Stream.of(JsonSchema.class.getDeclaredMethods()).map(Method::getName))
                .containsAll(attributes(
                        "JsonSchema",
                        List.of("dynamic", "className", "refill", "collections", "implements", "annotations")));
    }

    @Test
    void eachShortFormIsAnAnnotation() {
        assertThat(Arrays.stream(ShortForm.values()).map(ShortForm::simpleName))
                .allSatisfy(name -> assertThat(
                                AnnotationTable.rows("dev.schemac.runtime.annotation." + name, Where.PROPERTY))
                        .isNotEmpty());
    }

    private static List<String> attributes(String annotation, List<String> except) {
        return AnnotationDefinition.of(annotation).orElseThrow().attributes().stream()
                .map(Attribute::name)
                .filter(name -> !except.contains(name))
                .toList();
    }

    /** A new annotation of a library is a new row. */
    @ParameterizedTest
    @CsvSource({
        "com.fasterxml.jackson.annotation.JsonProperty, com/fasterxml/jackson/annotation",
        "com.fasterxml.jackson.databind.annotation.JsonNaming, com/fasterxml/jackson/databind/annotation",
        "com.google.gson.annotations.Since, com/google/gson/annotations",
        "jakarta.validation.constraints.Min, jakarta/validation/constraints",
        "dev.schemac.runtime.annotation.Name, dev/schemac/runtime/annotation"
    })
    void theTableHasAllAnnotationsOfAPackage(Class<?> one, String path) throws Exception {
        URI location = one.getProtectionDomain().getCodeSource().getLocation().toURI();
        if (Files.isDirectory(Path.of(location))) {
            check(Path.of(location).resolve(path), one);
        } else {
            try (FileSystem jar = FileSystems.newFileSystem(URI.create("jar:" + location), Map.of())) {
                check(jar.getPath(path), one);
            }
        }
    }

    private static void check(Path classes, Class<?> one) throws IOException {
        try (Stream<Path> files = Files.list(classes)) {
            assertThat(files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".class") && !name.contains("$") && !name.contains("-"))
                            .map(name -> one.getPackageName() + "." + name.replace(".class", ""))
                            .filter(AnnotationsTest::isAnnotation)
                            .filter(name -> Stream.of(Where.PROPERTY, Where.TYPE, Where.CONSTANT)
                                    .allMatch(where ->
                                            AnnotationTable.rows(name, where).isEmpty())))
                    .isEmpty();
        }
    }

    private static boolean isAnnotation(String name) {
        try {
            return Class.forName(name).isAnnotation();
        } catch (ClassNotFoundException e) {
            throw new LinkageError(name, e);
        }
    }
}

package dev.schemac.codegen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.JavaClasses.Access;
import dev.schemac.dsl.model.JavaClasses.JavaClass;
import dev.schemac.dsl.model.JavaClasses.JavaProperty;
import dev.schemac.dsl.model.JavaClasses.Kind;
import dev.schemac.dsl.model.JavaTypeName;
import dev.schemac.golden.enums.Week;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DayOfWeek;
import java.util.Date;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes of the application that schemas name: found without being loaded, read and written by the generated code. */
class ApplicationClassesTest {

    @TempDir
    Path sources;

    @Test
    void enums() {
        String json = "{\"start\":\"FRIDAY\",\"rest\":[\"SATURDAY\",null],\"first\":\"TUESDAY\"}";
        Week week = Week.parse(json);

        assertThat(week.getStart()).isEqualTo(DayOfWeek.FRIDAY);
        assertThat(week.toJson()).isEqualTo(json);
        assertThat(week).isEqualTo(Week.parse(json)).hasSameHashCodeAs(Week.parse(json));
    }

    @Test
    void unknownConstants() {
        assertThat(Week.parse("{\"rest\":[\"x\",\"MONDAY\"],\"first\":\"y\"}").toJson())
                .isEqualTo("{\"rest\":[null,\"MONDAY\"],\"first\":\"MONDAY\"}");
        assertThat(Week.parse("{}").getFirst()).isEqualTo(DayOfWeek.SUNDAY);
        assertThatThrownBy(() -> Week.parse("{\"start\":\"friday\"}"))
                .isInstanceOf(JsonParseException.class)
                .hasMessageStartingWith("expected a day of the week (such as MONDAY) but found string at $.start");
    }

    @Test
    void enumNamedLikeTheConstantOfItsColumn() throws Exception {
        EventRuntime runtime = deployWithTestClasses("""
                import dev.schemac.codegen.COLOR;
                create json schema A(color COLOR, Color COLOR[]);
                """);

        JsonEvent event = (JsonEvent) runtime.eventSender("A").parse("{\"Color\":[\"GREEN\"],\"color\":\"RED\"}");
        assertThat(event.asMap()).containsEntry("color", COLOR.RED);
        assertThat(event.toJson()).isEqualTo("{\"color\":\"RED\",\"Color\":[\"GREEN\"]}");
    }

    @Test
    void adapters() throws Exception {
        EventRuntime runtime = deployWithTestClasses("""
                @JsonSchemaField(name=at, adapter='dev.schemac.codegen.EpochDate')
                create json schema A(at java.util.Date, n int);
                """);

        JsonEvent event = (JsonEvent) runtime.eventSender("A").parse("{\"n\":1,\"at\":5}");
        assertThat(event.asMap()).containsEntry("at", new Date(5));
        assertThat(event.toJson()).isEqualTo("{\"at\":5,\"n\":1}");
    }

    /** In the order of the class and in any other. */
    @Test
    void nullInsteadOfAnInitialValue() throws Exception {
        EventRuntime runtime = deployWithTestClasses("""
                import dev.schemac.codegen.Shelf;
                create json schema A(shelf Shelf);
                """);

        for (String members : List.of(
                "\"floor\":null,\"open\":null,\"mark\":null,\"count\":null",
                "\"count\":null,\"mark\":null,\"open\":null,\"floor\":null",
                "\"more\":1,\"floor\":null,\"open\" : null,\"mark\":null")) {
            JsonEvent event = (JsonEvent) runtime.eventSender("A").parse("{\"shelf\":{" + members + "}}");
            assertThat(event.asMap().get("shelf")).as(members).hasToString("null null null 3");
        }
        JsonEvent absent = (JsonEvent) runtime.eventSender("A").parse("{\"shelf\":{}}");
        assertThat(absent.asMap().get("shelf")).hasToString("5 true x 3");
    }

    @Test
    void enumThatIsNotCompiledYet() throws IOException {
        write("acme/Color.java", "package acme; public enum Color { RED, GREEN; static { System.exit(3); } }");
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT.withSourcePath(List.of(sources)));

        GeneratedFiles files = compiler.generate(
                List.of(new SchemaSource("test.epl", "module m; import acme.Color; create json schema A(c Color[])")));

        assertThat(files.sources().get(0).content()).contains("import acme.Color;", "Color[] c;");
    }

    @Test
    void looks() throws IOException {
        write("acme/Base.java", "package acme; public abstract class Base<T> { public T shared; }");
        write("acme/Thing.java", """
                package acme;
                public class Thing extends Base<String> {
                    static { if (true) throw new IllegalStateException("loaded"); }
                    public int count;
                    public final int fixed = 1;
                    public static int all;
                    int hidden;
                    private java.util.List<int[]> sizes;
                    public void setSizes(java.util.List<int[]> sizes) { this.sizes = sizes; }
                    public java.util.List<int[]> getSizes() { return sizes; }
                    public record Part(int a) {}
                    class Inner { public Inner() {} }
                    public static class Nested { Nested() {} }
                }
                """);
        try (CompilerClasses classes = new CompilerClasses(List.of(), List.of(sources))) {
            JavaClass thing = classes.find("acme.Thing").orElseThrow();
            assertThat(thing.kind()).isEqualTo(Kind.CLASS);
            assertThat(thing.visible()).isTrue();
            assertThat(thing.publicNoArgConstructor()).isTrue();
            assertThat(thing.properties())
                    .containsExactly(
                            new JavaProperty("count", JavaTypeName.of("int"), Access.FIELD, Optional.empty()),
                            new JavaProperty(
                                    "sizes",
                                    JavaTypeName.of(
                                            "java.util.List",
                                            JavaTypeName.of("int").array()),
                                    Access.SETTER,
                                    Optional.of("getSizes")),
                            new JavaProperty(
                                    "shared", JavaTypeName.of("java.lang.String"), Access.FIELD, Optional.empty()));
            assertThat(classes.find("acme.Base").orElseThrow().kind()).isEqualTo(Kind.ABSTRACT);
            assertThat(classes.find("acme.Thing$Part").orElseThrow().kind()).isEqualTo(Kind.RECORD);
            assertThat(classes.find("acme.Thing.Inner").orElseThrow().publicNoArgConstructor())
                    .isFalse();
            assertThat(classes.find("acme.Thing.Nested").orElseThrow().publicNoArgConstructor())
                    .isFalse();
            assertThat(classes.find("java.lang.Runnable").orElseThrow().kind()).isEqualTo(Kind.INTERFACE);
            assertThat(classes.find("java.time.DayOfWeek").orElseThrow().constants())
                    .startsWith("MONDAY")
                    .hasSize(7);
            assertThat(classes.find("acme.Nothing")).isEmpty();
        }
    }

    @Test
    void adapterTypeIsFoundThroughSupertypes() throws IOException {
        write(
                "acme/Base.java",
                "package acme; import dev.schemac.runtime.*;"
                        + " public abstract class Base<T> implements JsonAdapter<java.util.Map<String, T>> {}");
        write("acme/Own.java", "package acme; public abstract class Own extends Base<Integer> {}");
        try (CompilerClasses classes = new CompilerClasses(List.of(), List.of(sources))) {
            assertThat(classes.find("acme.Own").orElseThrow().adapterType().map(JavaTypeName::toString))
                    .contains("java.util.Map<java.lang.String, java.lang.Integer>");
            assertThat(classes.find("java.lang.String").orElseThrow().adapterType())
                    .isEmpty();
        }
    }

    private static EventRuntime deployWithTestClasses(String epl) throws Exception {
        Path classes = Path.of(EpochDate.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        EventRuntime runtime = new EventRuntime();
        new SchemaCompiler(CompilerOptions.DEFAULT.withClassPath(List.of(classes)))
                .deploy(runtime, List.of(new SchemaSource("test.epl", epl)));
        return runtime;
    }

    private void write(String path, String text) throws IOException {
        Path file = sources.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}

package dev.schemac.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Other compilers and processors, several rounds, libraries and modules. */
class CompilationsTest {
    private static final String ORDER = """
            package com.acme;
            import dev.schemac.runtime.annotation.*;
            @JsonSchema public record Order(@Name("n") int number, @Min(1) int count, java.util.List<Line> lines) {}
            """;
    private static final String LINE = "package com.acme;\npublic record Line(String name) {}";
    private static final String JSON = "{\"n\":1,\"count\":2,\"lines\":[{\"name\":\"a\"}]}";

    @TempDir
    private Path folder;

    @TempDir
    private Path library;

    @Test
    void eclipseCompiles() {
        Compilation compiled = Compilation.with(new EclipseCompiler(), folder)
                .source(ORDER)
                .source(LINE)
                .cleanly();

        assertThat(compiled.again("com.acme.OrderParser", JSON)).isEqualTo(JSON);
    }

    @Test
    void eclipseReportsAtTheElement() {
        assertThat(Compilation.with(new EclipseCompiler(), folder)
                        .source(
                                "package com.acme;\nimport dev.schemac.runtime.annotation.*;\n@JsonSchema public class Order {\n@Size(min = 1) public int a; }")
                        .run()
                        .messages())
                .singleElement()
                .asString()
                .startsWith("ERROR 4:")
                .contains("'@Size' is for columns of type 'string'");
    }

    @Test
    void aClassThatIsGeneratedLaterIsAwaited() {
        Compilation compiled = Compilation.in(folder)
                .processors(new SchemaProcessor(), new LineGenerator())
                .source(ORDER)
                .source("package com.acme;\n@dev.schemac.runtime.annotation.JsonSchema record Alone(int id) {}")
                .cleanly();

        assertThat(compiled.again("com.acme.OrderParser", JSON)).isEqualTo(JSON);
        assertThat(compiled.again("com.acme.AloneParser", "{\"id\":1}")).isEqualTo("{\"id\":1}");
    }

    @Test
    void aClassThatIsNeverGeneratedIsReported() {
        assertThat(Compilation.in(folder).source(ORDER).run().messages())
                .anyMatch(message -> message.contains("cannot find symbol"))
                .anyMatch(message -> message.endsWith("property 'lines': class 'Line' was not found"));
    }

    @Test
    void annotatedClassesOfLibrariesHaveTheirParsers() {
        Compilation.in(library)
                .source("""
                        package com.lib;
                        @dev.schemac.runtime.annotation.JsonSchema
                        public record Customer(@dev.schemac.runtime.annotation.Name("n") String name, Address address) {}
                        """)
                .source("package com.lib;\npublic record Address(String city) {}")
                .cleanly();
        Compilation.in(library)
                .processors(new NoProcessor())
                .source("package com.plain;\npublic class Note { public String text; }")
                .cleanly();
        Compilation compiled =
                Compilation.in(folder).library(library).source("""
                        package com.acme;
                        import com.lib.*;
                        @dev.schemac.runtime.annotation.JsonSchema
                        public record Order(Customer customer, Address address, com.plain.Note note) {}
                        """).cleanly();

        String json =
                "{\"customer\":{\"n\":\"a\",\"address\":{\"city\":\"b\"}},\"address\":{\"city\":\"c\"},\"note\":{\"text\":\"t\"}}";
        assertThat(compiled.again("com.acme.OrderParser", json)).isEqualTo(json);
        assertThat(compiled.files(".java").keySet())
                .containsExactly(
                        "com/acme/NoteJson.java",
                        "com/acme/NoteParser.java",
                        "com/acme/NoteWriter.java",
                        "com/acme/OrderJson.java",
                        "com/acme/OrderParser.java",
                        "com/acme/OrderWriter.java");
    }

    @Test
    void modules() {
        String path = Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(each -> each.matches(".*(runtime|schemac-runtime[^/]*)(/target/classes|\\.jar)"))
                .collect(Collectors.joining(File.pathSeparator));
        Compilation compiled = Compilation.in(folder)
                .option("--module-path", path)
                .source("module com.acme { requires dev.schemac.runtime; }")
                .source(ORDER)
                .source(LINE)
                .cleanly();

        assertThat(compiled.files(".class")).containsKey("com/acme/OrderParser.class");
    }

    /** Tools that compile incrementally know which files to delete when a class changes. */
    @Test
    void eachFileHasOneOriginatingElement() {
        Map<String, String> origins = new TreeMap<>();
        Compilation.in(folder)
                .processors(new Recording(origins))
                .source(ORDER)
                .source(LINE)
                .source(
                        "package com.acme;\n@dev.schemac.runtime.annotation.JsonSchema record Zoo(Line line, Order order) {}")
                .cleanly();

        assertThat(origins)
                .containsEntry("com.acme.OrderParser", "[com.acme.Order]")
                .containsEntry("com.acme.LineParser", "[com.acme.Order]")
                .containsEntry("com.acme.ZooParser", "[com.acme.Zoo]")
                .containsEntry("META-INF/schemac/com.acme.Line", "[com.acme.Order]")
                .hasSize(12)
                .allSatisfy((name, elements) -> assertThat(elements).doesNotContain(","));
    }

    @Test
    void theOrderOfSourcesDoesNotMatter(@TempDir Path other) {
        String zoo =
                "package com.acme;\n@dev.schemac.runtime.annotation.JsonSchema record Zoo(Line line, Order order) {}";
        assertThat(Compilation.in(folder)
                        .source(ORDER)
                        .source(LINE)
                        .source(zoo)
                        .cleanly()
                        .files(".java"))
                .isEqualTo(Compilation.in(other)
                        .source(zoo)
                        .source(LINE)
                        .source(ORDER)
                        .cleanly()
                        .files(".java"));
    }

    @Test
    void warningsCanBeSwitchedOff() {
        Compilation.in(folder).option("-Aschemac.warnings=false").source("""
                        package com.acme;
                        @dev.schemac.runtime.annotation.JsonSchema
                        public record Order(@jakarta.validation.constraints.Email String mail) {}
                        """).cleanly();
    }

    @Test
    void theResourcesNameTheProcessor() throws IOException {
        ClassLoader loader = SchemaProcessor.class.getClassLoader();
        String services = new String(
                loader.getResourceAsStream("META-INF/services/javax.annotation.processing.Processor")
                        .readAllBytes(),
                UTF_8);
        String gradle =
                Files.readString(Path.of("src/main/resources/META-INF/gradle/incremental.annotation.processors"));

        assertThat(services).contains(SchemaProcessor.class.getName());
        assertThat(gradle).isEqualTo(SchemaProcessor.class.getName() + ",isolating\n");
    }

    /** Generates the class that {@code Order} refers to. */
    private static final class LineGenerator extends AbstractProcessor {
        private boolean done;

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            if (!done) {
                done = true;
                try (Writer out = processingEnv
                        .getFiler()
                        .createSourceFile("com.acme.Line")
                        .openWriter()) {
                    out.write(LINE);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }
            return false;
        }
    }

    /** Generates nothing. */
    private static final class NoProcessor extends AbstractProcessor {
        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return Set.of("*");
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return false;
        }
    }

    /** Calls the processor, and notes the originating elements of its files. */
    private static final class Recording extends AbstractProcessor {
        private final SchemaProcessor processor = new SchemaProcessor();
        private final Map<String, String> origins;

        Recording(Map<String, String> origins) {
            this.origins = origins;
        }

        @Override
        public synchronized void init(ProcessingEnvironment environment) {
            super.init(environment);
            Filer filer = (Filer) Proxy.newProxyInstance(
                    Filer.class.getClassLoader(), new Class<?>[] {Filer.class}, (proxy, method, arguments) -> {
                        Element[] elements = (Element[]) arguments[arguments.length - 1];
                        origins.put(arguments[arguments.length - 2].toString(), Arrays.toString(elements));
                        return method.invoke(environment.getFiler(), arguments);
                    });
            processor.init((ProcessingEnvironment) Proxy.newProxyInstance(
                    Filer.class.getClassLoader(),
                    new Class<?>[] {ProcessingEnvironment.class},
                    (proxy, method, arguments) ->
                            method.getName().equals("getFiler") ? filer : method.invoke(environment, arguments)));
        }

        @Override
        public Set<String> getSupportedAnnotationTypes() {
            return processor.getSupportedAnnotationTypes();
        }

        @Override
        public SourceVersion getSupportedSourceVersion() {
            return SourceVersion.latestSupported();
        }

        @Override
        public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
            return processor.process(annotations, round);
        }
    }

    @Test
    void lombokGoesFirst() {
        Compilation compiled =
                Compilation.in(folder).processorsOfClassPath().source("""
                        package com.acme;
                        @dev.schemac.runtime.annotation.JsonSchema
                        @lombok.Data
                        public class Order {
                            private String id;
                            private int count;
                        }
                        """).cleanly();

        assertThat(compiled.again("com.acme.OrderParser", "{\"id\":\"a\",\"count\":2}"))
                .isEqualTo("{\"id\":\"a\",\"count\":2}");
    }
}

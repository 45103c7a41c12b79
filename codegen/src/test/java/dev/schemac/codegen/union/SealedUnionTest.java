package dev.schemac.codegen.union;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.CompiledSources;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.ValueStyle;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What applications on Java 21 and newer do with the records of a union: a switch that the compiler knows to be complete. */
class SealedUnionTest {
    private static final String SCHEMAS = "module feed;"
            + "@JsonSchema(discriminator='type', otherwise='base') create json schema Event(id string, type string);"
            + "@JsonSchema(discriminatorValue='push') create json schema Push(commits int) inherits Event;"
            + "@JsonSchema(discriminatorValue='issue', discriminator='action')"
            + " create json schema Issue(action string) inherits Event;"
            + "@JsonSchema(discriminatorValue='opened') create json schema Opened(title string) inherits Issue;"
            + "@JsonSchema(discriminatorValue='closed') create json schema Closed(why string) inherits Issue;";

    private static final String WRAPPED = "module feed;"
            + "@JsonSchema(wrapper=true) create json schema Event(id string);"
            + "@JsonSchema(discriminatorValue='push') create json schema Push(commits int) inherits Event;"
            + "@JsonSchema(discriminatorValue='opened') create json schema Opened(title string) inherits Event;";

    @TempDir
    private Path folder;

    @BeforeEach
    void onlyWherePatternsMaySwitch() {
        assumeTrue(Runtime.version().feature() >= 21, "a switch over types needs Java 21");
    }

    @Test
    void aSwitchNeedsNoDefault() throws Exception {
        String program = """
                package feed;
                public final class Program {
                    public static String say(String json) {
                        return switch (Event.parse(json)) {
                            case Push push -> "push " + push.commits();
                            case Opened opened -> "opened " + opened.title();
                            case Closed(String id, String type, String action, String why) -> "closed " + why;
                            case EventOther other -> "other " + other.type();
                        };
                    }
                }
                """;

        assertThat(compiled(SCHEMAS, program)).isEmpty();
        assertThat(said("{\"id\":\"a\",\"type\":\"push\",\"commits\":3}")).isEqualTo("push 3");
        assertThat(said("{\"title\":\"t\",\"action\":\"opened\",\"type\":\"issue\"}"))
                .isEqualTo("opened t");
        assertThat(said("{\"type\":\"issue\",\"action\":\"closed\",\"why\":\"w\"}"))
                .isEqualTo("closed w");
        assertThat(said("{\"type\":\"star\"}")).isEqualTo("other star");
    }

    @Test
    void aSwitchThatLeavesOneOutDoesNotCompile() throws Exception {
        String program = """
                package feed;
                public final class Program {
                    public static String say(String json) {
                        return switch (Event.parse(json)) {
                            case Push push -> "push";
                            case Opened opened -> "opened";
                            case EventOther other -> "other";
                        };
                    }
                }
                """;

        assertThat(compiled(SCHEMAS, program))
                .contains("the switch expression does not cover all possible input values");
    }

    @Test
    void theShapesOfAWrapperAreCompleteToo() throws Exception {
        String program = """
                package feed;
                public final class Program {
                    public static String say(String json) {
                        return switch (Event.parse(json)) {
                            case Push push -> "push " + push.id();
                            case Opened opened -> "opened " + opened.title();
                        };
                    }
                }
                """;

        assertThat(compiled(WRAPPED, program)).isEmpty();
        assertThat(said("{\"push\":{\"id\":\"a\"}}")).isEqualTo("push a");
        assertThat(said("{\"opened\":{\"title\":\"t\"}}")).isEqualTo("opened t");
    }

    /** What the compiler of this Java says of generated records and a program that uses them; nothing if it is content. */
    private String compiled(String schemas, String program) throws IOException {
        List<Path> sources = new ArrayList<>();
        sources.add(write("feed/Program.java", program));
        for (GeneratedFile file :
                CompiledSchemas.generate(ValueStyle.RECORD, schemas).sources()) {
            sources.add(write(file.path(), file.content()));
        }
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, UTF_8)) {
            List<String> options = List.of(
                    "-proc:none",
                    "-cp",
                    CompiledSources.runtimeLibrary().toString(),
                    "-d",
                    folder.resolve("classes").toString());
            compiler.getTask(messages, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
        }
        return messages.toString();
    }

    private Path write(String path, String text) throws IOException {
        Path file = folder.resolve("sources").resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private String said(String json) throws Exception {
        URL[] classes = {folder.resolve("classes").toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(classes, getClass().getClassLoader())) {
            return (String) loader.loadClass("feed.Program")
                    .getMethod("say", String.class)
                    .invoke(null, json);
        }
    }
}

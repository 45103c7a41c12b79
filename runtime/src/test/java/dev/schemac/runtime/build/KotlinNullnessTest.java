package dev.schemac.runtime.build;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonEvent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Kotlin compiler sees where null is a value. Its jar is on the class path with {@code -Pslow} only. */
@Tag("slow")
class KotlinNullnessTest {
    private static final String IMPORTS = "import dev.schemac.runtime.*\n";

    @TempDir
    Path folder;

    @Test
    void correctCallsCompile() throws Exception {
        assertThat(compile("""
                fun value(event: JsonEvent): Any? = event.get("name")
                fun column(event: JsonEvent): Any? = event.asMap()["name"]
                fun json(event: JsonEvent): String = event.toJson(JsonOptions.STRICT)
                fun nullString(out: JsonWriter) = out.value(null as String?)
                """)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fun f(event: JsonEvent): Any? = event.get(null) | null cannot be a value of a non-null type 'String'",
                "fun f(event: JsonEvent): String = event.toJson(null) | null cannot be a value of a non-null type",
                "fun f(event: JsonEvent): Any = event.get(\"name\") | return type mismatch: expected 'Any'",
                "fun f(event: JsonEvent): Any = event.asMap().values.first() | return type mismatch: expected 'Any'",
            })
    void nullIsRejected(String function, String error) throws Exception {
        assertThat(compile(function)).contains("error: " + error);
    }

    /** Returns the messages of the compiler: none if the source compiles. */
    private String compile(String source) throws ReflectiveOperationException, IOException {
        Path file = Files.writeString(folder.resolve("Source.kt"), IMPORTS + source);
        String classPath = Stream.of("kotlin.Unit", NullMarked.class.getName(), JsonEvent.class.getName())
                .map(KotlinNullnessTest::location)
                .collect(Collectors.joining(System.getProperty("path.separator")));
        Object compiler = Class.forName("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler")
                .getConstructor()
                .newInstance();
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        String[] arguments = {
            "-no-stdlib",
            "-no-reflect",
            "-classpath",
            classPath,
            "-d",
            folder.resolve("classes").toString(),
            file.toString()
        };
        compiler.getClass()
                .getMethod("exec", PrintStream.class, String[].class)
                .invoke(compiler, new PrintStream(messages, true, UTF_8), arguments);
        return messages.toString(UTF_8);
    }

    private static String location(String type) {
        try {
            return Path.of(Class.forName(type)
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (ClassNotFoundException | URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}

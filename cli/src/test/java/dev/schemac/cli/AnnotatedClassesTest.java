package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac export} and {@code schemac breaking} with annotated classes instead of schema files. */
class AnnotatedClassesTest {
    private static final String ORDER = """
            package com.acme;

            import dev.schemac.runtime.annotation.*;

            @JsonSchema
            public record Order(@Name("order_id") String id, @Min(0) int total, java.util.List<Line> lines) {
                public record Line(@Required String sku) {}
            }
            """;

    @TempDir
    private Path folder;

    @Test
    void classesOfTheClassPathAreExported() throws IOException {
        String classes = compile("classes", ORDER);

        CommandRun run = CommandRun.of("export", "com.acme.Order", "--classpath", classes, "--to", "plain-json-schema");

        assertThat(run.err()).isEmpty();
        assertThat(run.out())
                .contains("\"$ref\": \"#/$defs/Order\"", "\"order_id\"", "\"minimum\": 0", "\"#/$defs/Order_Line\"");
        assertThat(CommandRun.of("export", "com.acme.Order", "--classpath", classes, "--to", "postgres")
                        .out())
                .contains("order_id");
    }

    @Test
    void versionsOfClassesAreCompared() throws IOException {
        String old = compile("old", ORDER);
        String now = compile("new", ORDER.replace("@Min(0) int", "@Min(1) long").replace("@Required String", "String"));

        assertThat(CommandRun.of("breaking", "com.acme.Order", "--classpath", now, "--against", old))
                .isEqualTo(new CommandRun(3, "", """
                        com.acme.Order.total:1:1: error: column 'total' now has the type 'long' instead of 'int': old readers reject values outside of the old type [SC206]
                        com.acme.Order.total:1:1: error: column 'total' now has the rule min=1 instead of 0: old data may violate it [SC217]
                        com.acme.Order.Line.sku:1:1: error: column 'sku' is no longer required: old readers reject documents without it [SC208]
                        """));
        assertThat(CommandRun.of("breaking", "com.acme.Order", "--classpath", now, "--against", now))
                .isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void errorsNameTheClassOrTheProperty() throws IOException {
        String classes = compile("classes", ORDER.replace("int total", "Thread total"));

        assertThat(CommandRun.of("export", "com.acme.Ordr", "--classpath", classes, "--to", "avro"))
                .isEqualTo(new CommandRun(1, "", "schemac: class 'com.acme.Ordr' was not found\n"));
        assertThat(CommandRun.of("export", "com.acme.Order", "--classpath", classes, "--to", "avro")
                        .err())
                .startsWith("schemac: com.acme.Order.total: ")
                .contains("java.lang.Thread");
    }

    /** Returns the folder with the classes. */
    private String compile(String name, String source) throws IOException {
        Path java = folder.resolve(name + "-src").resolve("Order.java");
        Files.createDirectories(java.getParent());
        Files.writeString(java, source);
        Path classes = Files.createDirectories(folder.resolve(name));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, Locale.ROOT, null)) {
            String runtime = JsonEvent.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .getPath();
            List<String> options = List.of("-proc:none", "-d", classes.toString(), "-classpath", runtime);
            assertThat(compiler.getTask(null, files, null, options, null, files.getJavaFileObjects(java))
                            .call())
                    .isTrue();
        }
        return classes.toString();
    }
}

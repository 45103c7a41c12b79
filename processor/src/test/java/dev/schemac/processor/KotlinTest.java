package dev.schemac.processor;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Data classes of Kotlin, by kapt. The compiler is on the class path with {@code -Pslow} only. */
@Tag("slow")
class KotlinTest {
    private static final String CLASS_PATH = System.getProperty("java.class.path");
    private static final String KAPT = "plugin:org.jetbrains.kotlin.kapt3:";

    @TempDir
    private Path folder;

    @Test
    void dataClasses() throws Exception {
        Path source = Files.writeString(folder.resolve("Order.kt"), """
                package com.acme

                import com.fasterxml.jackson.annotation.JsonProperty
                import dev.schemac.runtime.annotation.JsonSchema
                import java.time.Instant

                @JsonSchema
                data class Order(
                    @JsonProperty("order_id") val id: String,
                    val lines: List<Line>,
                    val placedAt: Instant?,
                    val count: Int,
                    val weight: Int?,
                )

                data class Line(val sku: String, val note: String?)
                """);
        Path generated = folder.resolve("generated");
        List<String> kapt = new ArrayList<>();
        Stream.of("aptMode=stubsAndApt", "sources=" + generated, "classes=" + generated, "stubs=" + folder)
                .forEach(option -> kapt.addAll(List.of("-P", KAPT + option)));
        for (String each : CLASS_PATH.split(File.pathSeparator)) {
            kapt.addAll(
                    each.contains("kotlin-annotation-processing")
                            ? List.of("-Xplugin=" + each)
                            : List.of("-P", KAPT + "apclasspath=" + each));
        }
        kapt.addAll(List.of("-P", KAPT + "processors=" + SchemaProcessor.class.getName()));
        kotlin(source, kapt);
        Path classes = folder.resolve("classes");
        kotlin(source, List.of("-d", classes.toString()));
        Compilation compiled =
                Compilation.in(folder).library(classes).option("-proc:none").processors();
        try (Stream<Path> files = Files.walk(generated)) {
            for (Path each :
                    files.filter(file -> file.toString().endsWith(".java")).toList()) {
                compiled.source(Files.readString(each));
            }
        }
        compiled.cleanly();

        String json = "{\"order_id\":\"a\",\"lines\":[{\"sku\":\"b\"}],\"count\":1}";
        assertThat(compiled.again("com.acme.OrderParser", json)).isEqualTo(json);
        assertThat(compiled.again("com.acme.OrderParser", json.replace("1}", "1,\"weight\":null}")))
                .isEqualTo(json);
        for (String missing : new String[] {"\"order_id\":\"a\",", "\"lines\":[{\"sku\":\"b\"}],", "\"sku\":\"b\""}) {
            assertThatThrownBy(() -> compiled.again("com.acme.OrderParser", json.replace(missing, "")))
                    .as(missing)
                    .hasMessageContaining("required member is missing");
        }
        assertThat(compiled.again("com.acme.OrderParser", json.replace(",\"count\":1", "")))
                .as("an Int of Kotlin is an int of Java, so that it is 0 when it is absent")
                .isEqualTo(json.replace("1}", "0}"));
        assertThatThrownBy(() -> compiled.again("com.acme.OrderParser", json.replace("\"a\"", "null")))
                .hasMessageContaining("found null at $.order_id");
    }

    /** Compiles without any message. */
    private static void kotlin(Path source, List<String> options) throws ReflectiveOperationException, IOException {
        Object compiler = Class.forName("org.jetbrains.kotlin.cli.jvm.K2JVMCompiler")
                .getConstructor()
                .newInstance();
        List<String> arguments = new ArrayList<>(List.of(
                "-no-stdlib", "-no-reflect", "-Xannotation-default-target=param-property", "-classpath", CLASS_PATH));
        arguments.addAll(options);
        arguments.add(source.toString());
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        compiler.getClass()
                .getMethod("exec", PrintStream.class, String[].class)
                .invoke(compiler, new PrintStream(messages, true, UTF_8), arguments.toArray(String[]::new));
        assertThat(messages.toString(UTF_8)).isEmpty();
    }
}

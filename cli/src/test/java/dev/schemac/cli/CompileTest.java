package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.console.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac compile}, {@code --check} and {@code --watch}. */
class CompileTest {
    @TempDir
    private Path folder;

    private Path schema;
    private Path output;

    @BeforeEach
    void writeSchema() throws IOException {
        schema = Files.writeString(folder.resolve("Point.epl"), "create json schema Point(x double, y double);\n");
        output = folder.resolve("gen");
    }

    @Test
    void compileIsTheCommandWhereNoneIsNamed() throws IOException {
        assertThat(CommandRun.of("compile", schema.toString(), "-o", output.toString()))
                .isEqualTo(new CommandRun(0, "", ""));
        String generated = Files.readString(output.resolve("Point.java"));
        Files.delete(output.resolve("Point.java"));
        assertThat(CommandRun.of(schema.toString(), "-o", output.toString())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(output.resolve("Point.java")).content().isEqualTo(generated);
    }

    @Test
    void checkIsContentWithWhatWasGenerated() {
        assertThat(compile()).isEqualTo(new CommandRun(0, "", ""));
        assertThat(check()).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void checkNamesWhatDiffersAndWritesNothing() throws IOException {
        assertThat(check()).isEqualTo(new CommandRun(3, "", """
                        schemac: GEN/Point.java: missing
                        schemac: GEN/PointParser.java: missing
                        schemac: GEN/PointWriter.java: missing
                        schemac: GEN/META-INF/services/dev.schemac.runtime.ObjectParser: missing
                        schemac: GEN is not up to date; run without --check to update it
                        """.replace("GEN", output.toString())));
        assertThat(output).doesNotExist();

        Files.writeString(schema, "create json schema Old(a int); create json schema Point(x double, y double);");
        compile();
        Files.writeString(schema, "create json schema Point(x double);");
        Files.writeString(output.resolve("Mine.java"), "class Mine {}");
        String before = Files.readString(output.resolve("Point.java"));
        assertThat(check()).isEqualTo(new CommandRun(3, "", """
                        schemac: GEN/Point.java: different from the generated file
                        schemac: GEN/PointParser.java: different from the generated file
                        schemac: GEN/PointWriter.java: different from the generated file
                        schemac: GEN/META-INF/services/dev.schemac.runtime.ObjectParser: different from the generated file
                        schemac: GEN/Old.java: left over from a removed schema
                        schemac: GEN/OldParser.java: left over from a removed schema
                        schemac: GEN/OldWriter.java: left over from a removed schema
                        schemac: GEN is not up to date; run without --check to update it
                        """.replace("GEN", output.toString())));
        assertThat(output.resolve("Point.java")).content().isEqualTo(before);

        assertThat(compile()).isEqualTo(new CommandRun(0, "", ""));
        assertThat(check()).isEqualTo(new CommandRun(0, "", ""));
        assertThat(files()).containsExactly("Mine.java", "Point.java", "PointParser.java", "PointWriter.java");
    }

    @Test
    void whatADeletedSchemaLeftIsRemoved() throws IOException {
        Path old = Files.writeString(folder.resolve("Old.epl"), "module a.b; create json schema Old(a int);");
        String schemas = folder.toString();
        assertThat(CommandRun.of(schemas, "-o", output.toString())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(files()).contains("a/b/Old.java");
        Files.delete(old);
        assertThat(CommandRun.onTerminal("", schemas, "-o", output.toString()).err())
                .isEqualTo("3 classes and their index: 1 file written, 3 unchanged, 3 removed in " + output + "\n");
        assertThat(files()).containsExactly("Point.java", "PointParser.java", "PointWriter.java");
        assertThat(output.resolve("a")).doesNotExist();
        assertThat(output.resolve("META-INF/services/dev.schemac.runtime.ObjectParser"))
                .hasContent("PointParser");
        assertThat(CommandRun.of(schemas, "-o", output.toString(), "--check")).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void whatTheLastSchemaOfAFolderLeftIsRemoved() throws IOException {
        Path schemas = Files.createDirectory(folder.resolve("schemas"));
        Path old = Files.writeString(schemas.resolve("Old.epl"), "create json schema Old(a int);");
        String[] compileFolder = {schemas.toString(), "-o", output.toString()};
        String[] checkFolder = {schemas.toString(), "-o", output.toString(), "--check"};
        CommandRun in = CommandRun.withInput("create json schema In(a int);", "-", "-o", output.toString());
        assertThat(in).isEqualTo(new CommandRun(0, "", ""));
        assertThat(CommandRun.of(compileFolder)).isEqualTo(new CommandRun(0, "", ""));

        Files.delete(old);
        assertThat(CommandRun.of(checkFolder).err()).contains("OldParser.java: left over from a removed schema\n");
        assertThat(CommandRun.onTerminal("", compileFolder).err())
                .isEqualTo("1 file written, 0 unchanged, 3 removed in " + output + "\n");
        assertThat(files()).containsExactly("In.java", "InParser.java", "InWriter.java");
        assertThat(output.resolve("META-INF/services/dev.schemac.runtime.ObjectParser"))
                .hasContent("InParser");
        for (int again = 0; again < 2; again++) {
            assertThat(CommandRun.of(checkFolder)).isEqualTo(new CommandRun(0, "", ""));
            assertThat(CommandRun.of(compileFolder)).isEqualTo(new CommandRun(0, "", ""));
        }

        Files.writeString(old, "create json schema New(a int);");
        assertThat(CommandRun.of(compileFolder)).isEqualTo(new CommandRun(0, "", ""));
        assertThat(files()).contains("In.java", "New.java");
        assertThat(CommandRun.of(checkFolder)).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void aFolderThatWasNeverCompiledIsNotTakenForOneWhoseSchemasAreDeleted() throws IOException {
        assertThat(compile()).isEqualTo(new CommandRun(0, "", ""));
        Path empty = Files.createDirectory(folder.resolve("empty"));
        CommandRun refused = new CommandRun(1, "", "schemac: " + empty + ": no .epl file found\n");
        assertThat(CommandRun.of(empty.toString(), "-o", output.toString())).isEqualTo(refused);
        Files.delete(schema);
        assertThat(CommandRun.of(empty.toString(), "-o", output.toString())).isEqualTo(refused);
        assertThat(CommandRun.of(empty.toString(), "-o", output.toString(), "--check"))
                .isEqualTo(refused);
        assertThat(files()).contains("Point.java");
    }

    @Test
    void severalRunsShareAFolder() throws IOException {
        Path old = Files.writeString(folder.resolve("Old.epl"), "create json schema Old(a int);");
        compile();
        assertThat(CommandRun.of(old.toString(), "-o", output.toString())).isEqualTo(new CommandRun(0, "", ""));
        assertThat(CommandRun.withInput("create json schema In(a int);", "-", "-o", output.toString()))
                .isEqualTo(new CommandRun(0, "", ""));
        assertThat(files()).contains("Old.java", "Point.java", "In.java");
        assertThat(output.resolve("META-INF/services/dev.schemac.runtime.ObjectParser"))
                .hasContent("InParser\nOldParser\nPointParser");
        assertThat(check()).isEqualTo(new CommandRun(0, "", ""));

        Files.delete(old);
        assertThat(check().err()).contains("OldParser.java: left over from a removed schema\n");
        assertThat(compile()).isEqualTo(new CommandRun(0, "", ""));
        assertThat(files()).contains("In.java", "Point.java").doesNotContain("Old.java");
        assertThat(CommandRun.withInput("create json schema Out(a int);", "-", "-o", output.toString()))
                .isEqualTo(new CommandRun(0, "", ""));
        assertThat(files()).contains("Out.java", "Point.java").doesNotContain("In.java");
    }

    @Test
    void whatOthersHaveWrittenIsNotLost() throws IOException {
        compile();
        Files.writeString(output.resolve("Point.java"), "// mine");
        Path now = output.resolve(".schemac/edited/Point.java.edited");
        Path point = output.resolve("Point.java");
        String message = "schemac: " + point + ": was changed by hand; the changed file was moved to " + now + "\n";
        assertThat(compile()).isEqualTo(new CommandRun(0, "", message));
        assertThat(now).hasContent("// mine");
        assertThat(check()).isEqualTo(new CommandRun(0, "", ""));

        Path foreign = Files.writeString(output.resolve("Foreign.java"), "class Foreign {}");
        Files.writeString(schema, "create json schema Foreign(a int);");
        assertThat(compile())
                .isEqualTo(
                        new CommandRun(
                                1,
                                "",
                                "schemac: " + foreign
                                        + " exists, but schemac did not generate it: move the file, or set another output folder\n"));
        assertThat(foreign).hasContent("class Foreign {}");
        assertThat(output.resolve("Point.java")).exists();
    }

    /** A folder that was made before schemac remembered what it writes, or without what it remembers. */
    @Test
    void generatedFilesOfUnknownSchemasStay() throws IOException {
        Files.writeString(schema, "create json schema Old(a int); create json schema Point(x double);");
        compile();
        try (Stream<Path> states = Files.list(output.resolve(".schemac"))) {
            for (Path state : states.toList()) {
                Files.delete(state);
            }
        }
        Files.writeString(schema, "create json schema Point(x double);");
        compile();
        assertThat(files()).contains("Old.java");
        assertThat(check().err())
                .startsWith("schemac: " + output.resolve("Old.java")
                        + ": generated from none of these schemas; delete it\n");
    }

    @Test
    void checkReportsErrorsAsEver() throws IOException {
        Files.writeString(schema, "create json schema Point(x dubble);");
        assertThat(check().exitCode()).isEqualTo(1);
    }

    @Test
    @Timeout(120)
    void watchCompilesAgainWhenASchemaChanges() throws Exception {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        StandardStreams streams = new StandardStreams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(err, true, UTF_8),
                Terminal.NONE);
        AtomicInteger exitCode = new AtomicInteger(-1);
        Thread watch = new Thread(
                () -> exitCode.set(Schemac.run(streams, folder.toString(), "-o", output.toString(), "--watch")));
        watch.start();
        await(err, "4 files written, 0 unchanged in " + output);
        Files.writeString(schema, "create json schema Point(x dubble);");
        await(err, "[SC012]");
        Files.writeString(schema, "create json schema Point(x double);");
        await(err, "3 files written, 1 unchanged in " + output);
        Path other = Files.writeString(folder.resolve("Other.epl"), "create json schema Other(x double);");
        await(err, "4 files written, 3 unchanged in " + output);
        Files.delete(other);
        await(err, "1 file written, 3 unchanged, 3 removed in " + output);
        Files.delete(schema);
        await(err, "0 files written, 0 unchanged, 4 removed in " + output);
        Files.writeString(schema, "create json schema Point(z double);");
        await(err, "4 files written, 0 unchanged in " + output);
        watch.interrupt();
        watch.join();
        assertThat(exitCode).hasValue(0);
        assertThat(output.resolve("Point.java")).content().contains("getZ");
    }

    /** Waits until the text has been printed, and forgets what was printed so far. */
    private static void await(ByteArrayOutputStream err, String text) throws InterruptedException {
        while (!err.toString(UTF_8).contains(text)) {
            Thread.sleep(20);
        }
        err.reset();
    }

    @Test
    void optionsThatDoNotGoTogetherAreRefused() {
        assertThat(CommandRun.of("compile", "A.epl", "-o", "x", "--watch", "--check"))
                .isEqualTo(new CommandRun(
                        2,
                        "",
                        "schemac: --watch and --check cannot be used together: choose one\n"
                                + "'schemac compile --help' lists the options.\n"));
        assertThat(CommandRun.of("compile", "-", "-o", "x", "--watch").err())
                .startsWith("schemac: standard input (-) cannot be watched\n");
    }

    /** The Java files below the output folder. */
    private List<String> files() throws IOException {
        try (Stream<Path> files = Files.walk(output)) {
            return files.filter(file -> file.toString().endsWith(".java"))
                    .map(file -> output.relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        }
    }

    private CommandRun compile() {
        return CommandRun.of("compile", schema.toString(), "-o", output.toString());
    }

    private CommandRun check() {
        return CommandRun.of("compile", schema.toString(), "-o", output.toString(), "--check");
    }
}

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
import java.util.concurrent.atomic.AtomicInteger;
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
                        schemac: GEN differs from what the schemas generate; run without --check to write it
                        """.replace("GEN", output.toString())));
        assertThat(output).doesNotExist();

        Files.writeString(schema, "create json schema Old(a int); create json schema Point(x double, y double);");
        compile();
        Files.writeString(schema, "create json schema Point(x double);");
        Files.writeString(output.resolve("Mine.java"), "class Mine {}");
        String before = Files.readString(output.resolve("Point.java"));
        assertThat(check()).isEqualTo(new CommandRun(3, "", """
                        schemac: GEN/Point.java: not what would be generated
                        schemac: GEN/PointParser.java: not what would be generated
                        schemac: GEN/PointWriter.java: not what would be generated
                        schemac: GEN/META-INF/services/dev.schemac.runtime.ObjectParser: not what would be generated
                        schemac: GEN/Old.java: left over from a removed schema; delete it
                        schemac: GEN/OldParser.java: left over from a removed schema; delete it
                        schemac: GEN/OldWriter.java: left over from a removed schema; delete it
                        schemac: GEN differs from what the schemas generate; run without --check to write it
                        """.replace("GEN", output.toString())));
        assertThat(output.resolve("Point.java")).content().isEqualTo(before);
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
        await(err, "4 written, 0 unchanged in " + output);
        Files.writeString(schema, "create json schema Point(x dubble);");
        await(err, "[SC012]");
        Files.writeString(schema, "create json schema Point(x double);");
        await(err, "3 written, 1 unchanged in " + output);
        Files.delete(schema);
        await(err, "no .epl file found");
        Files.writeString(schema, "create json schema Point(z double);");
        await(err, "3 written, 1 unchanged in " + output);
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

    private CommandRun compile() {
        return CommandRun.of("compile", schema.toString(), "-o", output.toString());
    }

    private CommandRun check() {
        return CommandRun.of("compile", schema.toString(), "-o", output.toString(), "--check");
    }
}

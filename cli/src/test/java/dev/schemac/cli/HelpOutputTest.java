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
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Help and version that cannot be printed are a failure, as any other output is. */
class HelpOutputTest {
    @Test
    void aFullDiskIsReported() {
        for (List<String> words : printing()) {
            assertThat(run("No space left on device", words))
                    .as("%s", words)
                    .isEqualTo(new CommandRun(1, "", "schemac: standard output: No space left on device\n"));
        }
    }

    @Test
    void aReaderThatIsGoneIsNot() {
        for (List<String> words : printing()) {
            assertThat(run("Broken pipe", words)).as("%s", words).isEqualTo(new CommandRun(0, "", ""));
        }
    }

    @Test
    void aWrongCommandLineStaysOne() {
        assertThat(run("No space left on device", List.of("check")).exitCode()).isEqualTo(2);
    }

    /** Everything that prints help or a version. */
    private static List<List<String>> printing() {
        List<List<String>> printing =
                new ArrayList<>(List.of(List.of("--version"), List.of("-V"), List.of("--help"), List.of("help")));
        Schemac.program(
                        streams(OutputStream.nullOutputStream(), OutputStream.nullOutputStream()),
                        new PrintWriter(OutputStream.nullOutputStream()))
                .getSubcommands()
                .keySet()
                .forEach(name -> {
                    printing.add(List.of(name, "--help"));
                    printing.add(List.of("help", name));
                });
        assertThat(printing).hasSizeGreaterThan(20);
        return printing;
    }

    private static CommandRun run(String reason, List<String> words) {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(reason);
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = Schemac.run(streams(full, err), words.toArray(String[]::new));
        return new CommandRun(code, "", err.toString(UTF_8).replace(System.lineSeparator(), "\n"));
    }

    private static StandardStreams streams(OutputStream out, OutputStream err) {
        return new StandardStreams(
                InputStream.nullInputStream(), out, new PrintStream(err, true, UTF_8), Terminal.NONE);
    }
}

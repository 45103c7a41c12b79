package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac infer FILE|-...}. */
class InferTest {
    @TempDir
    private Path folder;

    @Test
    void printsASchemaNamedAfterTheFile() throws IOException {
        String file = file("tree-rings.json", "{\"rings\":[{\"width\":1.5}]}");
        assertThat(CommandRun.of("infer", file)).isEqualTo(new CommandRun(0, """
                        create json schema Ring(width double);
                        create json schema TreeRings(rings Ring[]);
                        """, ""));
    }

    @Test
    void mergesSeveralSamples() throws IOException {
        String one = file("a.json", "{\"a\":1}");
        String two = file("b.json", "{\"a\":0.5,\"b\":true}");
        assertThat(CommandRun.of("infer", one, two, "--name", "Sample", "--module", "com.acme"))
                .isEqualTo(new CommandRun(0, """
                        module com.acme;

                        create json schema Sample(
                            a double,
                            b boolean // optional: in 1 of 2
                        );
                        """, ""));
    }

    @Test
    void readsLinesOfStandardInput() {
        assertThat(CommandRun.withInput("{\"a\":1}\n\n{\"a\":\"x\"}\r\n[{\"a\":2}]", "infer", "--ndjson", "-"))
                .isEqualTo(new CommandRun(0, "create json schema Event(a Object);\n", ""));
    }

    @Test
    void declaresRequiredMembersWhereAsked() {
        assertThat(CommandRun.withInput("{\"a\":1}", "infer", "-", "--required"))
                .isEqualTo(new CommandRun(0, """
                        @Column(name=a, required=true, nullable=false)
                        create json schema Event(a int);
                        """, ""));
    }

    /** What it prints is what the other commands accept. */
    @Test
    void printsWhatParseAccepts() throws IOException {
        String json = "{\"id\":7,\"tags\":[\"x\"],\"owner\":{\"p q\":null}}";
        String schema = file("E.epl", CommandRun.withInput(json, "infer", "-").out());
        assertThat(CommandRun.of("fmt", "--check", schema).exitCode()).isZero();
        assertThat(CommandRun.withInput(json, "parse", schema, "--type", "Event", "--profile", "strict", "-"))
                .isEqualTo(new CommandRun(0, "{\"id\":7,\"tags\":[\"x\"],\"owner\":{}}\n", ""));
    }

    @Test
    void reportsEachBrokenSampleAndPrintsNoSchema() throws IOException {
        String broken = file("broken.json", "{\n \"a\": tru }");
        assertThat(CommandRun.withInput("{\"a\":1}\n7\n", "infer", "--ndjson", "-"))
                .isEqualTo(new CommandRun(1, "", "<stdin>:2:1: expected object but found number\n"));
        assertThat(CommandRun.of("infer", broken))
                .isEqualTo(new CommandRun(1, "", broken + ":2:10: misspelt literal, expected true\n"));
    }

    @Test
    void needsASample() {
        assertThat(CommandRun.withInput("\n", "infer", "--ndjson", "-"))
                .isEqualTo(new CommandRun(1, "", "schemac: -: no samples found\n"));
        assertThat(CommandRun.withInput("[]", "infer", "-").exitCode()).isEqualTo(1);
        assertThat(CommandRun.of("infer").exitCode()).isEqualTo(2);
        assertThat(CommandRun.of("infer", "-", "--module", "a b").err())
                .startsWith("schemac: --module: not a module name: 'a b'\n");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }
}

package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.console.Terminal;
import dev.schemac.testing.Volume;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The first hundred problems are printed, then a count; {@code --all-errors} prints all. */
class ErrorLimitTest {
    private static final String REST = "; --all-errors prints all\n";

    @TempDir
    private Path folder;

    private String schema;

    @BeforeEach
    void writeSchema() throws IOException {
        schema = Files.writeString(folder.resolve("A.epl"), "create json schema A(a int, m Map);")
                .toString();
    }

    @Test
    void badDocumentsOfAllFilesTogether() throws IOException {
        String lines = Files.writeString(folder.resolve("lines"), "x\n{\"a\":1}\n".repeat(60))
                .toString();
        CommandRun run = CommandRun.of("parse", schema, "--type", "A", "--ndjson", lines, lines);
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEqualTo("{\"a\":1}\n".repeat(120));
        assertThat(run.err())
                .hasLineCount(101)
                .contains(lines + ":79:1: ")
                .doesNotContain(lines + ":81:1: x")
                .endsWith("\n20 more errors" + REST);

        assertThat(CommandRun.of("parse", schema, "--type", "A", "--ndjson", "--all-errors", lines, lines)
                        .err())
                .hasLineCount(120)
                .doesNotContain("more error");
    }

    @Test
    void aHundredAreNoFlood() {
        for (int lines = 100; lines <= 101; lines++) {
            String err = CommandRun.withInput("x\n".repeat(lines), "parse", schema, "--type", "A", "--ndjson", "-")
                    .err();
            assertThat(err).hasLineCount(lines);
            assertThat(err.endsWith("1 more error" + REST)).isEqualTo(lines == 101);
        }
    }

    @Test
    void filesThatAreNotThere() {
        String[] words = IntStream.range(0, 250)
                .mapToObj(i -> i < 4 ? List.of("parse", schema, "--type", "A").get(i) : folder + "/none" + i)
                .toArray(String[]::new);
        assertThat(CommandRun.of(words).err()).hasLineCount(101).endsWith("\n146 more errors" + REST);
    }

    /** Few kilobytes that become 4 MB, or 1 MB with a small volume, print at most 110 KB. */
    @Tag("slow")
    @Test
    void compressedInputDoesNotFloodTheTerminal() throws IOException {
        int bytes = Volume.orSmall(4_000_000, 1_000_000);
        for (String line : List.of(
                "x\n",
                "{\"a\":\"" + "y".repeat(9_000) + "\"}\n",
                "{\"m\":{\"" + "\\u001b".repeat(9_000) + "\":}}\n",
                "{\"m\":" + ("{\"" + "k".repeat(60) + "\":").repeat(200) + "}\n")) {
            for (List<String> form : List.of(List.of("--ndjson"), List.of("--documents"))) {
                CommandRun run = CommandRun.withInput(
                        gzip(line.repeat(bytes / line.length())),
                        Terminal.NONE,
                        "parse",
                        schema,
                        "--type",
                        "A",
                        form.get(0),
                        "-");
                assertThat(run.exitCode()).isEqualTo(1);
                assertThat(run.err()).isNotEmpty().hasSizeLessThan(110_000).matches("[\\x20-\\x7E\n]*");
            }
        }
    }

    @Test
    void badSamples() {
        assertThat(CommandRun.withInput("x\n".repeat(300), "infer", "--ndjson", "-"))
                .satisfies(run -> assertThat(run.exitCode()).isEqualTo(1))
                .satisfies(run -> assertThat(run.err()).hasLineCount(101).endsWith("\n200 more errors" + REST));
        assertThat(CommandRun.withInput("x\n".repeat(300), "infer", "--ndjson", "--all-errors", "-")
                        .err())
                .hasLineCount(300);
    }

    /** Each "x;" is an error. */
    @Test
    void errorsOfSchemasInEachCommand() {
        int errors = Volume.orSmall(200_000, 20_000);
        String broken = "x;".repeat(errors);
        for (String command : List.of(
                "compile - -o " + folder + "/out",
                "check -",
                "fmt -",
                "export - --to openapi",
                "breaking - --against " + schema,
                "parse - --type A " + schema)) {
            CommandRun run = CommandRun.withInput(broken, command.split(" "));
            assertThat(run.exitCode()).as(command).isEqualTo(1);
            assertThat(run.err())
                    .as(command)
                    .startsWith("<stdin>:1:1: error: ")
                    .endsWith("^\n" + (errors - 100) + " more errors" + REST)
                    .hasSizeLessThan(40_000);
        }
    }

    @Test
    void allErrorsPrintsAll() {
        String broken = "x;".repeat(150);
        for (String command :
                List.of("check - --all-errors", "parse - --type A --all-errors " + schema, "fmt - --all-errors")) {
            assertThat(CommandRun.withInput(broken, command.split(" ")).err())
                    .as(command)
                    .hasLineCount(450)
                    .doesNotContain("more error");
        }
        assertThat(CommandRun.withInput(broken, "check", "-", "--color", "always")
                        .err())
                .contains("\u001b[31;1m")
                .endsWith("\n50 more errors" + REST);
    }

    @Test
    void warningsAreCountedToo() {
        String columns =
                IntStream.range(0, 130).mapToObj(i -> "`" + i + "` int").collect(Collectors.joining(", "));
        CommandRun run = CommandRun.withInput("create json schema A(" + columns + ");", "check", "-");
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.err()).endsWith("^\n30 more warnings" + REST);
    }

    @Test
    void programsGetTheFirstTenThousand() {
        String broken = "x;".repeat(10_005);
        for (String format : List.of("json", "sarif", "github")) {
            String start = "github".equals(format) ? "::error " : "json".equals(format) ? "\"severity\"" : "\"ruleId\"";
            CommandRun run = CommandRun.withInput(broken, "check", "-", "--format", format);
            assertThat(run.out().split(start, -1)).as(format).hasSize(10_001);
            assertThat(run.err()).as(format).isEqualTo("5 more errors" + REST);
            CommandRun all = CommandRun.withInput(broken, "check", "-", "--format", format, "--all-errors");
            assertThat(all.out().split(start, -1)).as(format).hasSize(10_006);
            assertThat(all.err()).as(format).isEmpty();
        }
    }

    @Test
    void keywordsThatAreNotCarriedOver() throws IOException {
        String properties = IntStream.range(0, 120)
                .mapToObj(i -> "\"p" + i + "\": {\"type\": \"string\", \"format\": \"email\"}")
                .collect(Collectors.joining(", "));
        String contract = "{\"title\": \"A\", \"type\": \"object\", \"properties\": {" + properties + "}}";
        CommandRun run = CommandRun.withInput(contract, "import", "--from", "json-schema", "-");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err())
                .startsWith("<stdin>#/")
                .hasLineCount(102)
                .endsWith("20 more; --report FILE writes all\nno effect: 120 (format 120)\n");
        Path report = folder.resolve("report");
        CommandRun.withInput(contract, "import", "--from", "json-schema", "-", "--report", report.toString());
        assertThat(Files.readAllLines(report).size()).isGreaterThanOrEqualTo(120);
    }

    /** A file that is no schema prints neither its bytes nor long lines of escapes. */
    @Test
    void binaryInPlaceOfASchemaIsEscapedAndShort() throws IOException {
        byte[] bytes = new byte[100_000];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31 % 251 == '\n' || i * 31 % 251 == '\r' ? 0 : i * 31 % 251);
        }
        for (int from : new int[] {0, 128}) { // ill-formed UTF-8, and control characters only
            byte[] input = bytes.clone();
            for (int i = 0; from > 0 && i < input.length; i++) {
                input[i] &= 0x1F;
                input[i] = input[i] == '\n' || input[i] == '\r' || input[i] == '\t' ? 0 : input[i];
            }
            String err =
                    CommandRun.withInput(input, Terminal.NONE, "check", "-").err();
            assertThat(err).startsWith("<stdin>:1:").contains("\\u00").doesNotContainPattern("[\\p{Cc}&&[^\n]]");
            assertThat(err.lines()).allMatch(line -> line.length() < 140);
        }
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(text.getBytes(UTF_8));
        }
        return out.toByteArray();
    }
}

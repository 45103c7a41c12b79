package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.Zstd;
import com.github.luben.zstd.ZstdOutputStream;
import dev.schemac.cli.console.Terminal;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code schemac parse} of streams: {@code --elements PATH}, {@code --threads N}, {@code --rejects FILE}, and gzip. */
class ParseStreamTest {
    private static final long SEED = 20_261_121;

    @TempDir
    private Path folder;

    private String schema;

    @BeforeEach
    void writeSchema() throws IOException {
        schema = file("Tree.epl", "create json schema Tree(name string, height int);");
    }

    /** Lines and elements of a union come out as what they are; what is of no shape is reported at its place. */
    @Test
    void printsTheShapesOfAUnion() throws IOException {
        String union = file(
                "Event.epl",
                "@JsonSchema(discriminator=type) create json schema Event(type string);"
                        + "@JsonSchema(discriminatorValue=push) create json schema Push(commits int) inherits Event;"
                        + "@JsonSchema(discriminatorValue=issue) create json schema Issue(n int) inherits Event;");
        String push = "{\"type\":\"push\",\"commits\":2}";
        String issue = "{\"type\":\"issue\",\"n\":3}";
        String lines = file("events.ndjson", push + "\n{\"type\":\"star\"}\n{\"n\":3,\"type\":\"issue\"}\n");
        String array = file("events.json", "[" + push + "," + issue + "]");

        CommandRun run = CommandRun.of("parse", union, "--type", "Event", "--ndjson", lines);

        assertThat(run.out()).isEqualTo(push + "\n" + issue + "\n");
        assertThat(run.exitCode()).isOne();
        assertThat(run.err())
                .contains("expected 'push' or 'issue' but found string at $.type")
                .contains(lines + ":2:9: ");
        assertThat(CommandRun.of("parse", union, "--type", "Event", "--elements", "$", array))
                .isEqualTo(new CommandRun(0, push + "\n" + issue + "\n", ""));
        assertThat(CommandRun.of("parse", union, "--type", "Issue", "--elements", "$", array)
                        .out())
                .isEqualTo(issue + "\n");
    }

    // ---- elements

    @Test
    void printsTheElementsOfAnArray() {
        assertThat(parse("[{\"name\":\"a\"},\n {\"name\":\"b\",\"age\":[1]} ]\n", "--elements", "$"))
                .isEqualTo(new CommandRun(0, "{\"name\":\"a\"}\n{\"name\":\"b\"}\n", ""));
        assertThat(parse("[]", "--elements", "$")).isEqualTo(new CommandRun(0, "", ""));
    }

    @Test
    void printsTheElementsOfAMember() {
        String document =
                "{\"trees\":7,\"data\":{\"trees\":[{\"height\":1},{\"height\":2}],\"more\":[{}]},\"end\":null}";

        assertThat(parse(document, "--elements", "$.data.trees"))
                .isEqualTo(new CommandRun(0, "{\"height\":1}\n{\"height\":2}\n", ""));
    }

    @Test
    void reportsABadElementAtItsPlaceAndGoesOn() throws IOException {
        String file =
                file("trees.json", "{\"trees\": [\n  {\"height\": 1},\n  {\"height\": 1.5},\n  {\"height\": 3}\n]}");

        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--elements", "$.trees", file))
                .isEqualTo(new CommandRun(
                        1,
                        "{\"height\":1}\n{\"height\":3}\n",
                        file + ":3:14: expected int but found number with a fraction at $.trees[1].height\n"));
    }

    @Test
    void reportsWhatIsWrongAroundTheElementsAndGoesOnWithTheNextFile() throws IOException {
        String broken = file("broken.json", "[{\"height\":1} {\"height\":2}]");
        String good = file("good.json", "[{\"height\":3}]");

        CommandRun run = CommandRun.of("parse", schema, "--type", "Tree", "--elements", "$", broken, good);

        assertThat(run.out()).isEqualTo("{\"height\":1}\n{\"height\":3}\n");
        assertThat(run.err())
                .startsWith(broken + ":1:15: expected ',' or ']' but found ")
                .hasLineCount(1);
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void reportsAnArrayThatIsNotThere() {
        assertThat(parse("{\"data\":{}}", "--elements", "$.data.trees"))
                .isEqualTo(
                        new CommandRun(
                                1,
                                "",
                                "<stdin>:1:10: required member is missing at $.data.trees; the path of --elements leads to it\n"));
        assertThat(parse("{\"data\":[{}]}", "--elements", "$.data.trees"))
                .isEqualTo(
                        new CommandRun(
                                1,
                                "",
                                "<stdin>:1:9: expected object but found array at $.data; --elements '$.data' parses its elements\n"));
    }

    // ---- threads

    @Test
    void printsTheSameWithManyThreadsInOrder() throws IOException {
        SplittableRandom random = new SplittableRandom(SEED);
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            String name = "x".repeat(random.nextInt(200));
            lines.append(
                    switch (random.nextInt(50)) {
                        case 0 -> "{\"name\":\"" + name;
                        case 1 -> "{\"height\":" + i + ".5}";
                        case 2 -> " ";
                        default -> "{\"name\":\"" + name + "\",\"height\":" + i + "}";
                    });
            lines.append(random.nextInt(10) == 0 ? "\r\n" : "\n");
        }
        String file = file("trees.ndjson", lines.toString());
        CommandRun one = CommandRun.of("parse", schema, "--type", "Tree", "--ndjson", "--all-errors", file);
        assertThat(one.out().lines().count()).as("seed %d", SEED).isGreaterThan(18_000);
        assertThat(one.err().lines().count()).as("seed %d", SEED).isGreaterThan(500);

        for (String threads : new String[] {"2", "5"}) {
            String rejects = folder.resolve("rejects" + threads).toString();
            assertThat(CommandRun.of(
                            "parse", schema, "--type", "Tree", "--ndjson", "--all-errors", "--threads", threads, file))
                    .as("seed %d", SEED)
                    .isEqualTo(one);
            CommandRun kept = CommandRun.of(
                    "parse", schema, "--type", "Tree", "--ndjson", "--threads", threads, "--rejects", rejects, file);
            assertThat(kept.out()).as("seed %d", SEED).isEqualTo(one.out());
            assertThat(Files.readAllLines(Path.of(rejects)))
                    .as("seed %d", SEED)
                    .hasSameSizeAs(one.err().lines().toList());
        }
    }

    @Test
    void parsesLinesOfLargeFilesOnAllProcessors() throws IOException {
        String line = "{\"name\":\"" + "x".repeat(2_000) + "\",\"height\":1}\n";
        String large = file("large.ndjson", line.repeat(8_000));
        boolean several = Runtime.getRuntime().availableProcessors() > 1;
        assertThat(usesThreads("--ndjson", "--threads", "1", large)).isFalse();
        assertThat(usesThreads("--documents", large)).isFalse();
        assertThat(usesThreads("--ndjson", file("small.ndjson", line.repeat(7_900))))
                .isFalse();
        assertThat(usesThreads("--ndjson", large)).isEqualTo(several);
    }

    /** Returns whether other threads parse while the first lines are printed. */
    private boolean usesThreads(String... arguments) {
        List<Boolean> found = new ArrayList<>();
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) {
                found.add(Thread.getAllStackTraces().keySet().stream()
                        .anyMatch(thread -> thread.getName().startsWith("schemac-lines-")));
            }

            @Override
            public void write(byte[] bytes, int offset, int length) {
                if (found.isEmpty()) {
                    write(bytes[offset]);
                }
            }
        };
        CommandRun run = CommandRun.withStreams(
                new ByteArrayInputStream(new byte[0]),
                out,
                Terminal.NONE,
                Stream.concat(Stream.of("parse", schema, "--type", "Tree"), Stream.of(arguments))
                        .toArray(String[]::new));
        assertThat(run).isEqualTo(new CommandRun(0, "", ""));
        return found.get(0);
    }

    @Test
    void handsEventsOverWhileThreadsWaitForMore() throws Exception {
        LinkedBlockingQueue<String> printed = new LinkedBlockingQueue<>();
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) {
                printed.add(String.valueOf((char) b));
            }

            @Override
            public void write(byte[] bytes, int offset, int length) {
                printed.add(new String(bytes, offset, length, UTF_8));
            }
        };
        for (String threads : new String[] {"1", "3"}) {
            PipedInputStream in = new PipedInputStream();
            PipedOutputStream feed = new PipedOutputStream(in);
            Thread command = new Thread(() -> CommandRun.withStreams(
                    in, out, Terminal.NONE, "parse", schema, "--type", "Tree", "--ndjson", "--threads", threads, "-"));
            command.start();
            for (int i = 0; i < 3; i++) {
                feed.write(("{\"height\":" + i + "}\n").getBytes(UTF_8));
                feed.flush();
                assertThat(printed.poll(60, TimeUnit.SECONDS)).isEqualTo("{\"height\":" + i + "}\n");
            }
            feed.close();
            command.join();
        }
    }

    // ---- rejects

    @Test
    void keepsWhatFailsWithItsPlaceAndError() throws IOException {
        String rejects = folder.resolve("rejects.ndjson").toString();
        String file = file(
                "trees.ndjson", "{\"height\":1}\n\n{\"height\":1.5}\n{\"name\":\"\u00fc\n{\"height\":2}\n[\"a\\n\"]\n");

        CommandRun run = CommandRun.of("parse", schema, "--type", "Tree", "--ndjson", "--rejects", rejects, file);

        assertThat(run)
                .isEqualTo(new CommandRun(
                        1,
                        "{\"height\":1}\n{\"height\":2}\n",
                        "schemac: 3 documents were rejected: see " + rejects + "\n"));
        String source = "{\"source\":\"" + file + "\",";
        assertThat(Files.readString(Path.of(rejects)))
                .isEqualTo(source
                        + "\"number\":2,\"line\":3,\"offset\":14,\"error\":\"expected int but found number with a"
                        + " fraction at $.height (line 3, column 11)\",\"document\":\"{\\\"height\\\":1.5}\"}\n"
                        + source
                        + "\"number\":3,\"line\":4,\"offset\":29,\"error\":\"expected closing quote but found end of input"
                        + " at $.name (line 4, column 11)\",\"document\":\"{\\\"name\\\":\\\"\u00fc\"}\n"
                        + source + "\"number\":5,\"line\":6,\"offset\":54,\"error\":\"expected object but found array"
                        + " at $ (line 6, column 1)\",\"document\":\"[\\\"a\\\\n\\\"]\"}\n");
    }

    @Test
    void rejectedDocumentsCanBeReadAgain() throws IOException {
        String lines = "{\"height\":1.5}\n{\"height\":\n{\"height\":\"tall\"}\n";
        CommandRun reported = parse(lines, "--ndjson");
        String rejects = folder.resolve("rejects.ndjson").toString();
        parse(lines, "--ndjson", "--rejects", rejects);
        String reject = file("Reject.epl", "create json schema Reject(document string);");

        CommandRun kept = CommandRun.of("parse", reject, "--type", "Reject", "--ndjson", rejects);

        assertThat(kept.exitCode()).isZero();
        String again = kept.out()
                .lines()
                .map(line -> line.substring("{\"document\":\"".length(), line.length() - 2)
                                .replace("\\\"", "\"") + "\n")
                .reduce("", String::concat);
        assertThat(again).isEqualTo(lines);
        assertThat(parse(again, "--ndjson")).isEqualTo(reported);
    }

    @Test
    void keepsBadElements() throws IOException {
        String rejects = folder.resolve("rejects.ndjson").toString();

        CommandRun run = parse("[{\"height\":1}, {\"height\":\n true}]", "--elements", "$", "--rejects", rejects);

        assertThat(run)
                .isEqualTo(new CommandRun(
                        1, "{\"height\":1}\n", "schemac: 1 document was rejected: see " + rejects + "\n"));
        assertThat(Files.readString(Path.of(rejects)))
                .isEqualTo(
                        "{\"source\":\"<stdin>\",\"number\":2,\"line\":1,\"offset\":15,\"error\":\"expected int but found"
                                + " boolean at $[1].height (line 2, column 2)\",\"document\":\"{\\\"height\\\":\\n true}\"}\n");
    }

    @Test
    void keepsBytesThatAreNoTextAsBase64() throws IOException {
        String rejects = folder.resolve("rejects.ndjson").toString();

        CommandRun run = CommandRun.withInput(
                "{\"name\":\"\u00fc\"}\n".getBytes(ISO_8859_1),
                Terminal.NONE,
                "parse",
                schema,
                "--type",
                "Tree",
                "--ndjson",
                "--rejects",
                rejects,
                "-");

        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(Files.readString(Path.of(rejects))).endsWith(",\"base64\":\"eyJuYW1lIjoi/CJ9\"}\n");
    }

    @Test
    void keepsNothingWhereAllIsWell() throws IOException {
        Path rejects = Path.of(file("rejects.ndjson", "of yesterday"));

        assertThat(parse("{}\n", "--ndjson", "--rejects", rejects.toString())).isEqualTo(new CommandRun(0, "{}\n", ""));
        assertThat(rejects).isEmptyFile();
    }

    @Test
    void keepsAnEventThatHasNoJsonText() throws IOException {
        String rejects = folder.resolve("rejects.ndjson").toString();
        String ring = file("Ring.epl", "create json schema Ring(width double);");

        CommandRun run = CommandRun.withInput(
                "{\"width\":1}\n{\"width\":1e400}\n",
                "parse",
                ring,
                "--type",
                "Ring",
                "--profile",
                "esper",
                "--ndjson",
                "--rejects",
                rejects,
                "-");

        assertThat(run.out()).isEqualTo("{\"width\":1.0}\n");
        assertThat(Files.readString(Path.of(rejects)))
                .startsWith("{\"source\":\"<stdin>\",\"number\":2,\"line\":2,\"offset\":12,")
                .endsWith(",\"document\":\"{\\\"width\\\":1e400}\"}\n");
    }

    @Test
    void refusesToOverwriteWhatItReads() throws IOException {
        String file = file("trees.ndjson", "{}\n");
        String other = folder.resolve("./trees.ndjson").toString();

        assertThat(CommandRun.of("parse", schema, "--type", "Tree", "--ndjson", "--rejects", other, file))
                .isEqualTo(usage("--rejects would overwrite an input file: " + other));
        assertThat(parse("", "--ndjson", "--rejects", schema))
                .isEqualTo(usage("--rejects would overwrite an input file: " + schema));
        assertThat(Path.of(file)).hasContent("{}\n");
    }

    @Test
    void reportsThatItCannotWriteWhatFails() {
        assertThat(parse("{}\n", "--ndjson", "--rejects", folder.toString()))
                .isEqualTo(new CommandRun(1, "", "schemac: " + folder + ": a folder, not a file\n"));
    }

    // ---- gzip

    @Test
    void recognisesGzip() throws IOException {
        String lines = "{\"height\":1}\n{\"height\":2}\n";
        CommandRun expected = new CommandRun(0, lines, "");

        assertThat(zipped(lines, "--ndjson")).isEqualTo(expected);
        assertThat(zipped(lines, "--ndjson", "--threads", "2")).isEqualTo(expected);
        assertThat(zipped("[{\"height\":1},{\"height\":2}]", "--elements", "$")).isEqualTo(expected);
        assertThat(zipped("{\"height\":1}")).isEqualTo(new CommandRun(0, "{\"height\":1}\n", ""));
    }

    @Test
    void reportsAGzipFileThatIsCut() throws IOException {
        byte[] whole = gzip("{\"height\":1}\n".repeat(100));
        Path cut = Files.write(folder.resolve("cut.gz"), Arrays.copyOf(whole, whole.length - 9));

        CommandRun run = CommandRun.of("parse", schema, "--type", "Tree", "--ndjson", cut.toString());

        assertThat(run.err()).isEqualTo("schemac: " + cut + ": unexpected end of gzip data\n");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void readsAllMembersOfGzipAndRefusesWhatIsNone() throws IOException {
        String document = "{\"height\":1,\n \"name\":\"elm\"}\n";
        String[][] ways = {{}, {"--ndjson"}, {"--ndjson", "--threads", "2"}};
        for (String[] way : ways) {
            String text = way.length == 0 ? document : document.replace("\n ", "") + "{}\n";
            byte[] first = gzip(text.substring(0, 9));
            byte[] second = gzip(text.substring(9));
            String printed = "{\"name\":\"elm\",\"height\":1}\n" + (way.length == 0 ? "" : "{}\n");
            assertThat(parse(joined(first, second), way)).isEqualTo(new CommandRun(0, printed, ""));
            for (String behind : new String[] {"x", "{}", document, "\u001f"}) {
                CommandRun run = parse(joined(first, second, behind.getBytes(UTF_8)), way);

                assertThat(run.err())
                        .startsWith("schemac: <stdin>: ")
                        .contains(
                                behind.equals("\u001f")
                                        ? "unexpected end of gzip data"
                                        : "trailing data after the gzip member");
                assertThat(run.exitCode()).isEqualTo(1);
            }
            byte[] whole = gzip(text);
            CommandRun cut = parse(Arrays.copyOf(whole, whole.length - 1), way);
            assertThat(cut.err()).isEqualTo("schemac: <stdin>: unexpected end of gzip data\n");
            assertThat(cut.exitCode()).isEqualTo(1);
        }
    }

    // ---- zstd

    @Test
    void recognisesZstd() {
        String lines = "{\"height\":1}\n{\"height\":2}\n";
        CommandRun expected = new CommandRun(0, lines, "");
        byte[] whole = Zstd.compress(lines.getBytes(UTF_8));
        byte[] skipped = {0x5A, 0x2A, 0x4D, 0x18, 1, 0, 0, 0, 9};

        assertThat(parse(whole, "--ndjson")).isEqualTo(expected);
        assertThat(parse(whole, "--ndjson", "--threads", "2")).isEqualTo(expected);
        assertThat(parse(whole, "--documents")).isEqualTo(expected);
        assertThat(parse(Zstd.compress("{\"height\":1}".getBytes(UTF_8))))
                .isEqualTo(new CommandRun(0, "{\"height\":1}\n", ""));
        byte[] first = Zstd.compress(lines.substring(0, 9).getBytes(UTF_8));
        byte[] second = Zstd.compress(lines.substring(9).getBytes(UTF_8));
        assertThat(parse(joined(skipped, first, second), "--ndjson")).isEqualTo(expected);
    }

    @Test
    void reportsZstdThatIsDamagedInOneLine() throws IOException {
        byte[] whole = checked("{\"height\":1}\n".repeat(1_000));
        for (int length : new int[] {4, 5, 9, whole.length - 1}) {
            CommandRun cut = parse(Arrays.copyOf(whole, length), "--ndjson");
            assertThat(cut.err()).isEqualTo("schemac: <stdin>: unexpected end of zstd data\n");
            assertThat(cut.exitCode()).isEqualTo(1);
        }
        byte[] wrong = whole.clone();
        wrong[whole.length - 1] ^= 1; // in its checksum
        Path file = Files.write(folder.resolve("wrong.zst"), wrong);
        CommandRun run = CommandRun.of("parse", schema, "--type", "Tree", "--ndjson", file.toString());
        assertThat(run.err())
                .isEqualTo("schemac: " + file + ": damaged zstd data: Restored data doesn't match checksum\n");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(parse(joined(whole, "x".getBytes(UTF_8)), "--ndjson").err())
                .startsWith("schemac: <stdin>: damaged zstd data: ")
                .hasLineCount(1);
        assertThat(parse(Zstd.compress(whole)).err())
                .isEqualTo(
                        "schemac: <stdin>: is compressed with zstd twice: decompress it first (only gzip and zstd are supported)\n");
    }

    /** A frame that says that it refers back 2 GiB needs that much memory, whatever is in it. */
    @Test
    void refusesZstdThatNeedsMuchMemory() {
        byte[] frame = {0x28, (byte) 0xB5, 0x2F, (byte) 0xFD, 0x00, (byte) ((31 - 10) << 3), 0x09, 0x00, 0x00, '{'};
        assertThat(parse(frame, "--ndjson").err())
                .isEqualTo("schemac: <stdin>: the zstd data needs a window larger than 128 MiB: decompress it first\n");
    }

    private static byte[] checked(String text) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (ZstdOutputStream out = new ZstdOutputStream(zipped)) {
            out.setChecksum(true);
            out.write(text.getBytes(UTF_8));
        }
        return zipped.toByteArray();
    }

    private static byte[] joined(byte[]... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (byte[] part : parts) {
            all.writeBytes(part);
        }
        return all.toByteArray();
    }

    // ---- the command line

    @Test
    void refusesOptionsThatDoNotGoTogether() {
        assertThat(parse("", "--ndjson", "--elements", "$"))
                .isEqualTo(usage("--ndjson, --documents and --elements cannot be used together: choose one"));
        assertThat(parse("", "--ndjson", "--threads", "0"))
                .isEqualTo(usage("--threads must be from 1 to 1024 but is 0"));
        assertThat(parse("", "--ndjson", "--threads", "1025"))
                .isEqualTo(usage("--threads must be from 1 to 1024 but is 1025"));
        assertThat(parse("", "--elements", "$", "--threads", "2"))
                .isEqualTo(usage("--threads needs --ndjson: other formats must be read from the beginning"));
        assertThat(parse("", "--rejects", "x"))
                .isEqualTo(
                        usage(
                                "--rejects needs --ndjson, --documents or --elements; --elements '$' is for files that are an array"));
    }

    @Test
    void refusesAPathThatIsNone() {
        CommandRun run = parse("", "--elements", "users");

        assertThat(run)
                .isEqualTo(
                        usage(
                                "--elements: path \"users\": expected '$' at character 1; a path leads from the document, $, through member names to an array, as in $.data.users; did you mean '$.users'?"));
        assertThat(parse("", "--elements", "$users").err()).contains("as in $.data.users; did you mean '$.users'?\n");
        assertThat(parse("", "--elements", "users[0]").err()).doesNotContain("did you mean");
    }

    private CommandRun parse(String document, String... options) {
        return parse(document.getBytes(UTF_8), options);
    }

    private CommandRun zipped(String document, String... options) throws IOException {
        return parse(gzip(document), options);
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream zipped = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(zipped)) {
            out.write(text.getBytes(UTF_8));
        }
        return zipped.toByteArray();
    }

    private CommandRun parse(byte[] document, String... options) {
        String[] arguments = new String[5 + options.length];
        System.arraycopy(new String[] {"parse", schema, "--type", "Tree", "-"}, 0, arguments, 0, 5);
        System.arraycopy(options, 0, arguments, 5, options.length);
        return CommandRun.withInput(document, Terminal.NONE, arguments);
    }

    private static CommandRun usage(String mistake) {
        return new CommandRun(2, "", "schemac: " + mistake + "\n'schemac parse --help' lists the options.\n");
    }

    private String file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    /** A byte order mark before a blank line is skipped, as it is before an event; a file with nothing else is empty. */
    @Test
    void skipsAByteOrderMarkBeforeBlankLines() throws IOException {
        String tree = "{\"height\":1}\n";
        for (String threads : List.of("1", "2")) {
            for (String blank : List.of("\n", "\r\n", " \t\n")) {
                assertThat(parse("\ufeff" + blank + tree, "--ndjson", "--threads", threads))
                        .isEqualTo(new CommandRun(0, tree, ""));
                assertThat(parse("\ufeff" + blank, "--ndjson", "--threads", threads))
                        .isEqualTo(new CommandRun(0, "", ""));
            }
            assertThat(parse("\ufeff", "--ndjson", "--threads", threads)).isEqualTo(new CommandRun(0, "", ""));
            assertThat(parse("\ufeff", "--ndjson", "--count", "--threads", threads))
                    .isEqualTo(new CommandRun(0, "0\n", ""));
            CommandRun strict = parse("\ufeff\n" + tree, "--ndjson", "--profile", "strict", "--threads", threads);
            assertThat(strict.out()).isEqualTo(tree);
            assertThat(strict.exitCode()).isOne();
            assertThat(strict.err()).contains(":1:1: expected object but found byte order mark at $\n");
        }
        assertThat(parse("\ufeff", "--documents")).isEqualTo(new CommandRun(0, "", ""));
    }

    /** The file is truncated when the first events are printed: complete events come before the error. */
    @Test
    void aFileThatBecomesShorterIsAnError() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 20_000; i++) {
            lines.append("{\"name\":\"")
                    .append("x".repeat(100))
                    .append("\",\"height\":")
                    .append(i)
                    .append("}\n");
        }
        for (String[] options :
                new String[][] {{"--ndjson", "--threads", "1"}, {"--ndjson", "--threads", "2"}, {"--documents"}}) {
            Path file = Path.of(file("shrinking.ndjson", lines.toString()));
            long size = Files.size(file);
            ByteArrayOutputStream out = new ByteArrayOutputStream() {
                @Override
                public synchronized void write(byte[] bytes, int offset, int length) {
                    if (count == 0) {
                        truncate(file);
                    }
                    super.write(bytes, offset, length);
                }
            };
            List<String> arguments = new ArrayList<>(List.of("parse", schema, "--type", "Tree", file.toString()));
            arguments.addAll(List.of(options));
            CommandRun run = CommandRun.withStreams(
                    new ByteArrayInputStream(new byte[0]), out, Terminal.NONE, arguments.toArray(String[]::new));
            assertThat(run.err())
                    .isEqualTo("schemac: " + file + ": expected at least " + size + " bytes but found 1000, because the"
                            + " file was truncated while it was read; read a copy, or rotate logs by renaming them\n");
            assertThat(run.exitCode()).isOne();
            assertThat(lines.toString()).startsWith(out.toString(UTF_8));
            assertThat(out.toString(UTF_8)).endsWith("}\n");
        }
    }

    private static void truncate(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(1_000);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}

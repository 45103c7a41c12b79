package dev.schemac.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.console.Terminal;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Every command with every option of the program: an option changes the result of its command, or it is refused. */
@Tag("slow")
class CommandOptionsTest {
    /** Stands for the program without the name of a command. */
    private static final String NONE = "";

    /** Commands to which options are added. An option has to change the result of one of them. */
    private static final Map<String, List<String>> LINES = lines();

    /** Values of options that are no enums; for options of several commands, one that suits each. */
    private static final Map<String, List<String>> VALUES = values();

    private static final String LSP = "lsp";

    private static final long SEED = Seed.drawn();

    @TempDir
    private static Path root;

    private static final Map<String, CommandLine> COMMANDS = new LinkedHashMap<>();
    private static Map<String, String> untouched;
    private static int folders;

    private static Map<String, List<String>> lines() {
        Map<String, List<String>> lines = new HashMap<>();
        List<String> compile =
                List.of("good.epl -o {dir}/out", "colored.epl -o {dir}/out", "syntax.epl -o {dir}/out", "-o {dir}/out");
        lines.put(NONE, compile);
        lines.put("compile", compile.stream().map(line -> "compile " + line).toList());
        lines.put(
                "parse",
                List.of(
                        "parse good.epl --type Order order.json",
                        "parse good.epl --type Order --ndjson broken.txt",
                        "parse good.epl --type Order --ndjson -",
                        "parse good.epl --type Order orders.json",
                        "parse good.epl --type Order array.json",
                        "parse colored.epl --type Colored color.json"));
        lines.put(
                "check",
                List.of(
                        "check good.epl",
                        "check colored.epl",
                        "check syntax.epl",
                        "check wide.epl",
                        "check names.epl",
                        "check two"));
        lines.put(
                "breaking",
                List.of(
                        "breaking good.epl --against old.epl",
                        "breaking colored.epl --against colored.epl",
                        "breaking syntax.epl --against old.epl"));
        lines.put("fmt", List.of("fmt good.epl", "fmt rules.epl", "fmt syntax.epl"));
        lines.put("init", List.of("init {dir}/src"));
        lines.put("infer", List.of("infer samples.json", "infer lines.ndjson", "infer --ndjson broken.txt"));
        lines.put(
                "import",
                List.of(
                        "import --from json-schema contract.json",
                        "import --from json-schema nested/contract.json",
                        "import --from json-schema contract.json -o {dir}/out.epl"));
        lines.put(
                "export",
                List.of(
                        "export --to json-schema good.epl",
                        "export --to json-schema good.epl -o {dir}/out.json",
                        "export --to json-schema colored.epl",
                        "export --to json-schema syntax.epl -o {dir}/out.json",
                        "export --to json-schema syntax.epl"));
        lines.put("explain", List.of("explain SC012"));
        lines.put(LSP, List.of(LSP));
        lines.put("playground", List.of("playground"));
        lines.put("generate-completion", List.of("generate-completion"));
        lines.put("generate-man-page", List.of("generate-man-page"));
        lines.put("help", List.of("help"));
        return lines;
    }

    private static Map<String, List<String>> values() {
        Map<String, List<String>> values = new HashMap<>();
        values.put("--against", List.of("{dir}/good.epl"));
        values.put("--classpath", List.of("{dir}/classes"));
        values.put("--elements", List.of("$"));
        values.put("--enums", List.of("2"));
        values.put(
                "--ignore",
                List.of(Stream.of(DiagnosticCode.values())
                        .map(DiagnosticCode::toString)
                        .collect(Collectors.joining(","))));
        values.put("--component", List.of("T"));
        values.put("--fail-on", List.of("numbers"));
        values.put("--indent", List.of("2"));
        values.put("--maps", List.of("never"));
        values.put("--max-event-bytes", List.of("7"));
        values.put("--module", List.of("org.example"));
        values.put("--name", List.of("Other"));
        values.put("--output", List.of("{dir}/other"));
        values.put("--package", List.of("com.acme"));
        values.put("--port", List.of(String.valueOf(freePort())));
        values.put("--rejects", List.of("{dir}/rejects"));
        values.put("--operation", List.of("getT", "GET /t"));
        values.put("--report", List.of("{dir}/report"));
        values.put("--root", List.of("Lonely", "{dir}"));
        values.put("--tag", List.of("t"));
        values.put("--select", List.of("id"));
        values.put("--source-path", List.of("{dir}/src"));
        values.put("--threads", List.of("2"));
        values.put("--type", List.of("Lonely"));
        return values;
    }

    @BeforeAll
    static void prepare() throws IOException {
        System.out.println("CommandOptionsTest: -Dschemac.seed=" + SEED);
        System.setProperty("java.awt.headless", "true"); // no browser is opened
        CommandLine program = Schemac.program(
                streams(InputStream.nullInputStream(), new ByteArrayOutputStream(), null),
                new PrintWriter(OutputStream.nullOutputStream()));
        COMMANDS.put(NONE, program);
        COMMANDS.putAll(program.getSubcommands());
        Path fixture = Files.createDirectories(fixture());
        Map<String, String> files = new TreeMap<>();
        files.put("good.epl", """
                create json schema Order(id string, html_url string,
                    tags string[], order int, `2nd-row` string);
                create json schema Lonely(id string);
                create json schema Line(sku string); create json schema Page(lines Line);
                """);
        files.put("names.epl", "create json schema User(user_id int, userId int);");
        files.put("rules.epl", "@Column(name=id, min=0) create json schema Order(id int);");
        files.put("old.epl", "create json schema Order(id int);");
        files.put("colored.epl", "import com.acme.Color; create json schema Colored(c Color);");
        files.put("syntax.epl", "x;".repeat(10_150));
        files.put(
                "wide.epl",
                IntStream.range(0, 300)
                        .mapToObj(i -> "c" + i + " int")
                        .collect(Collectors.joining(", ", "create json schema Wide(", ");")));
        files.put("two/a.epl", "module com.acme; @public create json schema Order(id string);");
        files.put("two/b.epl", "create json schema Order(id string);");
        files.put("src/com/acme/Color.java", "package com.acme; public enum Color { RED }");
        files.put("color.json", "{\"c\": \"RED\"}");
        files.put("order.json", "{\"id\": 1, \"tags\": [\"a\"]}");
        files.put("orders.json", "{\"id\": 1} {\"id\": 2}");
        files.put("lines.ndjson", "{\"id\": 1}\n{\"id\": 2}\n");
        files.put("array.json", "[{\"id\": 1}, {\"id\": 2}]");
        files.put("broken.txt", "x\n".repeat(150));
        files.put(
                "samples.json",
                IntStream.range(0, 30)
                        .mapToObj(i -> "{\"kind\": \"" + (i % 2 == 0 ? "a\", \"x\": 1" : "b\", \"y\": 1")
                                + ", \"color\": \"" + (i % 2 == 0 ? "red" : "blue")
                                + "\", \"on\": \"2024-02-29\", \"sold\": {\"2024\": 1}}")
                        .collect(Collectors.joining(", ", "[", "]")));
        String contract = """
                {"title": "Point", "type": "object", "properties": {"at": {"$ref": "%s"},
                  "mail": {"type": "string", "format": "email"}}}
                """;
        files.put("contract.json", contract.formatted("common.json"));
        files.put("nested/contract.json", contract.formatted("../common.json"));
        files.put("common.json", "{\"type\": \"integer\"}");
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path target = fixture.resolve(file.getKey());
            Files.createDirectories(target.getParent());
            Files.writeString(target, file.getValue());
        }
        Path classes = Files.createDirectories(fixture.resolve("classes"));
        assertThat(ToolProvider.getSystemJavaCompiler()
                        .run(
                                null,
                                null,
                                null,
                                "-d",
                                classes.toString(),
                                fixture.resolve("src/com/acme/Color.java").toString()))
                .isZero();
        untouched = contents(fixture);
    }

    @AfterAll
    static void restore() {
        System.clearProperty("java.awt.headless");
        Thread.setDefaultUncaughtExceptionHandler(null); // the playground ends its process by it
    }

    @Test
    void everyCommandHasALine() {
        assertThat(LINES.keySet()).isEqualTo(COMMANDS.keySet());
    }

    @TestFactory
    Collection<DynamicTest> everyOptionChangesWhatItsCommandDoes() {
        List<DynamicTest> tests = new ArrayList<>();
        COMMANDS.forEach((command, model) -> {
            Map<String, Outcome> without = new HashMap<>();
            for (OptionSpec option : model.getCommandSpec().options()) {
                for (String name : option.names()) {
                    tests.add(DynamicTest.dynamicTest(
                            ("schemac " + command).strip() + " " + name,
                            () -> assertThat(changes(command, option, name, without))
                                    .as("a line of " + LINES.get(command) + " with another result")
                                    // an editor gives --stdio, and there is no other way
                                    .isEqualTo(!option.hidden())));
                }
            }
        });
        return tests;
    }

    private static boolean changes(String command, OptionSpec option, String name, Map<String, Outcome> without)
            throws Exception {
        for (String line : LINES.get(command)) {
            if (!without.containsKey(line)) {
                without.put(line, run(words(line)));
            }
            for (List<String> added : spelled(option, name)) {
                Outcome with = run(withOption(words(line), option, added));
                if (with.code != ExitCode.USAGE && !with.equals(without.get(line))) {
                    return true;
                }
            }
        }
        return false;
    }

    @TestFactory
    Stream<DynamicTest> everyOtherOptionIsRefused() {
        return COMMANDS.entrySet().stream()
                .map(command -> DynamicTest.dynamicTest(("schemac " + command.getKey()).strip(), () -> {
                    SoftAssertions softly = new SoftAssertions();
                    Set<String> own =
                            command.getValue().getCommandSpec().optionsMap().keySet();
                    for (Map.Entry<String, OptionSpec> option : optionsFor(command.getKey())) {
                        if (!own.contains(option.getKey())) {
                            List<String> words =
                                    words(LINES.get(command.getKey()).get(0));
                            words.add(word(option.getValue(), option.getKey()));
                            assertRefused(softly, words, option.getKey());
                        }
                    }
                    assertNothingWritten(softly);
                    softly.assertAll();
                }));
    }

    @TestFactory
    Stream<DynamicTest> everyOptionBeforeACommandIsRefused() {
        return COMMANDS.keySet().stream()
                .filter(command -> !command.equals(NONE))
                .map(command -> DynamicTest.dynamicTest("schemac ... " + command, () -> {
                    SoftAssertions softly = new SoftAssertions();
                    for (Map.Entry<String, OptionSpec> option : optionsFor(command)) {
                        List<String> words = words(LINES.get(command).get(0));
                        words.add(0, word(option.getValue(), option.getKey()));
                        if (option.getValue().usageHelp() || option.getValue().versionHelp()) {
                            softly.assertThat(run(words, fixture()))
                                    .as("%s", words)
                                    .satisfies(outcome -> {
                                        assertThat(outcome.out).isNotEmpty();
                                        assertThat(outcome.code).isZero();
                                    });
                        } else {
                            assertRefused(
                                    softly,
                                    words,
                                    command + "' is a command and must be the first word",
                                    option.getKey());
                        }
                    }
                    assertNothingWritten(softly);
                    softly.assertAll();
                }));
    }

    /** Exit code 2, one of the parts in the first line, and no output. */
    private static void assertRefused(SoftAssertions softly, List<String> words, String... parts) throws Exception {
        Outcome outcome = run(words, fixture());
        softly.assertThat(outcome.code).as("%s", words).isEqualTo(ExitCode.USAGE);
        softly.assertThat(outcome.out).as("%s", words).isEmpty();
        softly.assertThat(outcome.err.lines().findFirst().orElse(""))
                .as("%s", words)
                .matches(line -> Stream.of(parts).anyMatch(line::contains), "names " + Arrays.toString(parts));
    }

    private static void assertNothingWritten(SoftAssertions softly) throws IOException {
        softly.assertThat(contents(fixture())).isEqualTo(untouched);
    }

    private static Path fixture() {
        return root.resolve("fixture");
    }

    /** The usage line has the parameters and the required options, the list every option once. */
    @Test
    void theHelpOfACommandHasAllItsOptions() {
        SoftAssertions softly = new SoftAssertions();
        COMMANDS.forEach((name, command) -> {
            List<String> help =
                    command.getUsageMessage(CommandLine.Help.Ansi.OFF).lines().toList();
            String synopsis = help.stream()
                    .filter(line -> line.startsWith("Usage: "))
                    .findFirst()
                    .orElse("");
            for (OptionSpec option : command.getCommandSpec().options()) {
                if (option.required()) {
                    softly.assertThat(synopsis).as(name).contains(option.longestName() + " " + option.paramLabel());
                }
                softly.assertThat(help.stream()
                                .filter(line -> line.matches(" {2,6}(-\\w, )?" + option.longestName() + "\\b.*"))
                                .count())
                        .as("%s %s", name, option.longestName())
                        .isEqualTo(option.hidden() ? 0 : 1);
            }
            for (PositionalParamSpec parameter : command.getCommandSpec().positionalParameters()) {
                softly.assertThat(synopsis).as(name).contains(parameter.paramLabel());
            }
        });
        softly.assertAll();
    }

    /** A phrase for the command, one for each option, an example at the end. Those of {@code help} are picocli's. */
    @Test
    void theHelpIsPhrases() {
        SoftAssertions softly = new SoftAssertions();
        COMMANDS.forEach((name, command) -> {
            if (name.equals("help")) {
                return;
            }
            UsageMessageSpec help = command.getCommandSpec().usageMessage();
            softly.assertThat(help.header()).as(name).singleElement().asString().matches("[A-Z][^.]{10,79}");
            softly.assertThat(String.join("", help.footer()).startsWith("Example: schemac "))
                    .as("%s: an example", name)
                    .isNotEqualTo(help.hidden());
            for (OptionSpec option : command.getCommandSpec().options()) {
                softly.assertThat(option.description())
                        .as("%s %s", name, option.longestName())
                        .singleElement()
                        .asString()
                        .matches("[A-Z].{6,159}[^.]");
            }
        });
        softly.assertAll();
    }

    /** Of all commands, by each of their names. */
    private static Map<String, OptionSpec> options() {
        Map<String, OptionSpec> options = new TreeMap<>();
        COMMANDS.values()
                .forEach(command -> options.putAll(command.getCommandSpec().optionsMap()));
        return options;
    }

    /**
     * Returns the options to combine with a command: all, or a fourth with a small volume. Each command then has another
     * fourth, and another seed selects others.
     */
    private static List<Map.Entry<String, OptionSpec>> optionsFor(String command) {
        List<Map.Entry<String, OptionSpec>> all = List.copyOf(options().entrySet());
        int parts = Volume.orSmall(1, 4);
        int part = Math.floorMod(SEED + List.copyOf(COMMANDS.keySet()).indexOf(command), parts);
        return IntStream.range(0, all.size())
                .filter(i -> i % parts == part)
                .mapToObj(all::get)
                .toList();
    }

    /** An option as it is written, once for each of its values. */
    private static List<List<String>> spelled(OptionSpec option, String name) {
        if (option.arity().max() == 0) {
            return List.of(List.of(name));
        }
        List<String> values = option.type().isEnum()
                ? Arrays.stream(option.type().getEnumConstants())
                        .map(each ->
                                ((Enum<?>) each).name().toLowerCase(Locale.ROOT).replace('_', '-'))
                        .toList()
                : VALUES.get(option.longestName());
        assertThat(values).as("values of %s", option.longestName()).isNotEmpty();
        return values.stream().map(value -> List.of(name, value)).toList();
    }

    private static String word(OptionSpec option, String name) {
        return String.join("=", spelled(option, name).get(0));
    }

    /** In place of the same option where the line has it already. */
    private static List<String> withOption(List<String> words, OptionSpec option, List<String> added) {
        for (String name : option.names()) {
            int at = words.indexOf(name);
            if (at >= 0) {
                words.subList(at, at + added.size()).clear();
            }
        }
        words.addAll(added);
        return words;
    }

    private static List<String> words(String line) {
        return new ArrayList<>(Arrays.stream(line.split(" "))
                .map(word -> Files.exists(fixture().resolve(word)) ? "{dir}/" + word : word)
                .toList());
    }

    /** What a run does: exit code, output, changed files, and the threads that read standard input. */
    private record Outcome(int code, String out, String err, Map<String, String> files, Set<String> threads) {}

    /** Runs it in a folder of its own. */
    private static Outcome run(List<String> words) throws Exception {
        Path folder = root.resolve("run" + folders++);
        copy(fixture(), folder);
        Outcome outcome = run(words, folder);
        delete(folder);
        return outcome;
    }

    private static Outcome run(List<String> words, Path folder) throws Exception {
        String[] arguments = words.stream()
                .map(word -> word.replace("{dir}", folder.toString()))
                .toArray(String[]::new);
        Output out = new Output();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Input in = new Input(out, words.contains(LSP));
        int[] code = {-1};
        Thread thread = new Thread(() -> code[0] = Schemac.run(streams(in, out, err), arguments), "run");
        thread.start();
        boolean endless = words.contains("playground") || words.contains("--watch");
        while (thread.isAlive()) {
            thread.join(endless ? 100 : 0);
            if (endless && out.size() + err.size() > 0) {
                thread.interrupt();
            }
        }
        Map<String, String> files = folder.equals(fixture()) ? new TreeMap<>() : contents(folder);
        files.entrySet().removeAll(untouched.entrySet());
        return new Outcome(
                code[0],
                normal(out.toString(UTF_8), words, folder),
                normal(err.toString(UTF_8), words, folder),
                files,
                in.threads);
    }

    /** Without folder, and without the port and the token that each playground has of its own. */
    private static String normal(String text, List<String> words, Path folder) {
        String ports = words.contains("--port") ? "" : ":\\d+";
        return text.replace(folder.toString(), "{dir}")
                .replaceAll("(127\\.0\\.0\\.1)(" + ports + ")", "$1")
                .replaceAll("[0-9a-f]{32}", "");
    }

    private static StandardStreams streams(InputStream in, OutputStream out, OutputStream err) {
        return new StandardStreams(
                in,
                out,
                new PrintStream(err == null ? OutputStream.nullOutputStream() : err, true, UTF_8),
                Terminal.NONE);
    }

    /** Wakes those who wait for output. */
    private static final class Output extends ByteArrayOutputStream {
        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
            super.write(bytes, offset, length);
            notifyAll();
        }
    }

    /**
     * Standard input: two documents, or an editor that opens a schema, waits for what is wrong with it, and ends. It notes
     * which threads read it.
     */
    private static final class Input extends InputStream {
        private static final String DOCUMENTS = "{\"id\": 1}\n{\"id\": 2}\n";

        private static final String SCHEMA =
                "import com.acme.Color; create json schema A(c Color); create json schema B(order int, x itn);";

        private final Output answers;
        private final boolean editor;
        private final byte[] content;
        private final Set<String> threads = new ConcurrentSkipListSet<>();
        private int next;

        Input(Output answers, boolean editor) {
            this.answers = answers;
            this.editor = editor;
            String text = editor
                    ? message(
                                    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"capabilities\":{}}}")
                            + message("{\"jsonrpc\":\"2.0\",\"method\":\"initialized\",\"params\":{}}")
                            + message("{\"jsonrpc\":\"2.0\",\"method\":\"textDocument/didOpen\",\"params\":"
                                    + "{\"textDocument\":{\"uri\":\"untitled:a\",\"languageId\":\"epl\","
                                    + "\"version\":1,\"text\":\"" + SCHEMA + "\"}}}")
                    : DOCUMENTS;
            this.content = text.getBytes(UTF_8);
        }

        private static String message(String json) {
            return "Content-Length: " + json.length() + "\r\n\r\n" + json;
        }

        @Override
        public int read() {
            threads.add(editor ? "" : Thread.currentThread().getName().replaceAll("\\d", ""));
            if (next < content.length) {
                return content[next++] & 0xFF;
            }
            synchronized (answers) {
                long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
                while (editor && !answers.toString(UTF_8).contains("publishDiagnostics") && System.nanoTime() < end) {
                    try {
                        answers.wait(1_000);
                    } catch (InterruptedException e) {
                        return -1;
                    }
                }
            }
            return -1;
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            int one = read();
            if (one < 0) {
                return -1;
            }
            target[offset] = (byte) one;
            return 1;
        }
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Map<String, String> contents(Path folder) throws IOException {
        Map<String, String> contents = new TreeMap<>();
        for (Path file : files(folder)) {
            if (Files.isRegularFile(file)) {
                contents.put(
                        folder.relativize(file).toString(),
                        Files.readString(file, java.nio.charset.StandardCharsets.ISO_8859_1)
                                .replace(folder.toString(), "{dir}"));
            }
        }
        return contents;
    }

    private static void copy(Path from, Path to) throws IOException {
        for (Path file : files(from)) {
            Files.copy(file, to.resolve(from.relativize(file).toString()));
        }
    }

    private static void delete(Path folder) throws IOException {
        List<Path> files = files(folder);
        for (int i = files.size() - 1; i >= 0; i--) {
            Files.delete(files.get(i));
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.toList();
        }
    }
}

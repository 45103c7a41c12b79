package dev.schemac.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.console.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * No output of a command overwrites an input or another output. The pairs of arguments are those of the program: a new
 * option is among them.
 */
@DisabledOnOs(OS.WINDOWS) // creates links
class OutputFilesTest {
    /** The lines of commands that write files. A word in capitals is the label of a positional parameter. */
    private static final Map<String, String> LINES = Map.of(
            "compile", "compile FILE|FOLDER|- -o {new}",
            "parse", "parse SCHEMA --type A --ndjson FILE|-",
            "infer", "infer FILE|-",
            "import", "import FILE|-",
            "export", "export --to json-schema FILE|FOLDER|-",
            // the others write no file, or only their inputs
            "check", "check FILE|FOLDER|-",
            "breaking", "breaking FILE|FOLDER|- --against a.epl",
            "fmt", "fmt FILE|FOLDER|-",
            "init", "init FOLDER",
            "lsp", "lsp");

    /** The outputs by command, as the tests find them: a line for each, so that none is lost unnoticed. */
    private static final Map<String, List<String>> OUTPUTS = Map.of(
            "compile", List.of("--output"),
            "parse", List.of("--rejects"),
            "infer", List.of("--output"),
            "import", List.of("--output", "--report"),
            "export", List.of("--output"));

    /** The labels of arguments that name no file. */
    private static final Set<String> NO_FILES = Set.of(
            "CODE",
            "COLLECTIONS",
            "EFFECT",
            "FORMAT",
            "ID",
            "JSPECIFY",
            "MODULE",
            "N",
            "NAME",
            "NAMES",
            "NULLABILITY",
            "PACKAGE",
            "PLACE",
            "POLICY",
            "PORT",
            "PROFILE",
            "RULE",
            "SHELL",
            "STRINGS",
            "STYLE",
            "TYPE",
            "WHEN",
            "never|auto|PATH");

    /** Options with a label of files whose values are paths of properties. */
    private static final Set<String> PROPERTY_PATHS = Set.of("--elements", "--select");

    @TempDir
    private Path root;

    private int folders;

    private static Map<String, CommandSpec> commands() {
        StandardStreams none = new StandardStreams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(OutputStream.nullOutputStream()),
                Terminal.NONE);
        Map<String, CommandSpec> commands = new TreeMap<>();
        Schemac.program(none, new PrintWriter(OutputStream.nullOutputStream()))
                .getSubcommands()
                .forEach((name, command) -> commands.put(name, command.getCommandSpec()));
        return commands;
    }

    /** Returns the arguments of a command that may name files. */
    private static List<ArgSpec> fileArguments(CommandSpec command) {
        return command.args().stream()
                .filter(argument -> argument.arity().max() > 0 && !NO_FILES.contains(argument.paramLabel()))
                .filter(argument -> !PROPERTY_PATHS.contains(name(argument)))
                .toList();
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : argument.paramLabel();
    }

    /** A command with a new argument for files needs a line. */
    @Test
    void everyCommandThatNamesFilesHasALine() {
        Map<String, List<String>> others = new TreeMap<>();
        commands().forEach((name, command) -> {
            if (!LINES.containsKey(name)
                    && !name.equals("help")
                    && !fileArguments(command).isEmpty()) {
                others.put(
                        name,
                        fileArguments(command).stream()
                                .map(OutputFilesTest::name)
                                .toList());
            }
        });
        assertThat(others).isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> noOutputIsAnInputOrAnotherOutput() {
        return commands().entrySet().stream()
                .filter(command -> LINES.containsKey(command.getKey()))
                .map(command -> DynamicTest.dynamicTest(
                        command.getKey(), () -> tryPairs(command.getKey(), fileArguments(command.getValue()))));
    }

    private void tryPairs(String command, List<ArgSpec> arguments) throws IOException {
        List<ArgSpec> outputs = new ArrayList<>();
        for (ArgSpec argument : arguments) {
            if (argument instanceof OptionSpec && creates(command, argument)) {
                outputs.add(argument);
            }
        }
        assertThat(outputs.stream().map(OutputFilesTest::name)).isEqualTo(OUTPUTS.getOrDefault(command, List.of()));
        for (ArgSpec output : outputs) {
            for (ArgSpec other : arguments) {
                if (other != output) {
                    for (Spelling spelling : Spelling.values()) {
                        tryPair(command, other, output, spelling);
                    }
                }
            }
        }
    }

    /** Returns whether a run creates the file or folder that the argument names. */
    private boolean creates(String command, ArgSpec argument) throws IOException {
        Path folder = folder();
        Path file = folder.resolve("out.epl");
        run(words(command, folder, Map.of(argument, file)));
        return Files.exists(file);
    }

    private void tryPair(String command, ArgSpec input, ArgSpec output, Spelling spelling) throws IOException {
        Path folder = folder();
        Path file = folder.resolve(content(command, input));
        byte[] before = Files.readAllBytes(file);
        Path same = spelling.of(file);

        CommandRun run = run(words(command, folder, Map.of(input, file, output, same)));

        String pair = command + " " + name(input) + " " + name(output) + " " + spelling;
        assertThat(Files.readAllBytes(file)).as(pair).isEqualTo(before);
        assertThat(Files.readAllBytes(same)).as(pair).isEqualTo(before);
        assertThat(run.exitCode()).as("%s: %s", pair, run).isNotEqualTo(ExitCode.OK);
        assertThat(run.out()).as(pair).isEmpty();
        if (!output.paramLabel().equals("DIR") && !input.paramLabel().equals("FOLDER")) {
            boolean two = OUTPUTS.get(command).contains(name(input));
            assertThat(run.err())
                    .as(pair)
                    .matches("(?s)schemac: (-o|--report|--rejects) would overwrite "
                            + (two ? "the file of (-o|--report)" : "an input file") + ": \\Q"
                            + (two ? folder : same) + "\\E.*");
        }
    }

    /** Another name of a file. */
    private enum Spelling {
        SAME {
            @Override
            Path of(Path file) {
                return file;
            }
        },
        DOTS {
            @Override
            Path of(Path file) {
                Path folder = file.getParent();
                return Path.of(folder + "/../" + folder.getFileName() + "/./" + file.getFileName());
            }
        },
        SYMBOLIC_LINK {
            @Override
            Path of(Path file) throws IOException {
                return Files.createSymbolicLink(file.resolveSibling("symbolic"), file);
            }
        },
        HARD_LINK {
            @Override
            Path of(Path file) throws IOException {
                return Files.createLink(file.resolveSibling("hard"), file);
            }
        },
        LINKED_FOLDER {
            @Override
            Path of(Path file) throws IOException {
                Path folder = file.getParent();
                return Files.createSymbolicLink(folder.resolve("linked"), folder)
                        .resolve(file.getFileName());
            }
        };

        abstract Path of(Path file) throws IOException;
    }

    /** Returns a file that suits an argument. */
    private static String content(String command, ArgSpec argument) {
        return switch (name(argument)) {
            case "SCHEMA", "FILE|FOLDER|-", "--against" -> "a.epl";
            case "FILE|-" -> command.equals("import") ? "contract.json" : "a.json";
            default -> "other";
        };
    }

    /** Returns the words of a line, with the values of some arguments. */
    private static String[] words(String command, Path folder, Map<ArgSpec, Path> values) {
        List<String> words = new ArrayList<>(List.of(LINES.get(command).split(" ")));
        Map<String, String> positional = new LinkedHashMap<>();
        for (Map.Entry<ArgSpec, Path> value : values.entrySet()) {
            if (value.getKey() instanceof PositionalParamSpec) {
                positional.put(value.getKey().paramLabel(), value.getValue().toString());
                continue;
            }
            OptionSpec option = (OptionSpec) value.getKey();
            for (String name : option.names()) {
                int at = words.indexOf(name);
                if (at >= 0) {
                    words.subList(at, at + 2).clear();
                }
            }
            words.addAll(List.of(option.longestName(), value.getValue().toString()));
        }
        return words.stream()
                .map(word -> positional.getOrDefault(word, standard(command, folder, word)))
                .toArray(String[]::new);
    }

    private static String standard(String command, Path folder, String word) {
        return switch (word) {
            case "SCHEMA", "FILE|FOLDER|-", "a.epl" -> folder.resolve("a.epl").toString();
            case "FILE|-" ->
                folder.resolve(command.equals("import") ? "contract.json" : "a.json")
                        .toString();
            case "FOLDER", "{new}" -> folder.resolve("new").toString();
            default -> word;
        };
    }

    private static CommandRun run(String... words) {
        return CommandRun.of(words);
    }

    private Path folder() throws IOException {
        Path folder = Files.createDirectory(root.resolve("run" + folders++));
        Files.writeString(folder.resolve("a.epl"), "create json schema A(a int);\n");
        Files.writeString(folder.resolve("a.json"), "{\"a\": 1}\n");
        Files.writeString(folder.resolve("contract.json"), "{\"title\": \"A\", \"type\": \"object\"}\n");
        Files.writeString(folder.resolve("other"), "of the user");
        return folder;
    }

    // ---- inputs that no argument names

    /** Files that are found while others are read. The refusal comes before the output on standard output. */
    @Test
    void aFileOfAReferenceIsAnInput() throws IOException {
        Path folder = folder();
        Path main = Files.writeString(folder.resolve("main.json"), """
                {"type": "object", "properties": {"a": {"$ref": "first.json"}}}""");
        Files.writeString(folder.resolve("first.json"), "{\"$ref\": \"second.yaml\"}");
        Path second = Files.writeString(folder.resolve("second.yaml"), "type: integer\n");
        Path link = Files.createLink(folder.resolve("hard"), second);
        for (Path file : List.of(folder.resolve("first.json"), second, link)) {
            for (String option : List.of("-o", "--report")) {
                assertRefused(option, file, "import", main.toString(), option, file.toString());
            }
            Path schemas = folder.resolve("new.epl");
            assertRefused(
                    "--report", file, "import", main.toString(), "-o", schemas.toString(), "--report", file.toString());
            assertThat(schemas).doesNotExist();
        }
    }

    @Test
    void aFileOfAFolderIsAnInput() throws IOException {
        Path folder = folder();
        Path file = folder.resolve("a.epl");
        assertRefused("-o", file, "export", "--to", "avro", folder.toString(), "-o", file.toString());
        Path rejects = Files.createSymbolicLink(folder.resolve("link"), file);
        assertRefused(
                "--rejects",
                rejects,
                "parse",
                folder.toString(),
                "--ndjson",
                folder.resolve("a.json").toString(),
                "--rejects",
                rejects.toString());
        Path other = folder.resolve("schema.avsc");
        assertThat(run("export", "--to", "avro", folder.toString(), "-o", other.toString()))
                .isEqualTo(new CommandRun(0, "", ""));
        assertThat(other).isNotEmptyFile();
    }

    @Test
    void classesAndTheirSourcesAreInputs() throws IOException {
        Path folder = folder();
        String schema = folder.resolve("a.epl").toString();
        for (String name : List.of("com/acme/Color.java", "com/acme/Color.class")) {
            Path file = folder.resolve("src").resolve(name);
            Files.createDirectories(file.getParent());
            Files.writeString(file, "of the user");
            String option = name.endsWith(".java") ? "--source-path" : "--classpath";
            String path = folder.resolve("src").toString();
            assertRefused("-o", file, "export", "--to", "avro", schema, option, path, "-o", file.toString());
        }
    }

    /** Generated sources below the source path are those of the last run. */
    @Test
    void generatedSourcesBelowTheSourcePathAreReplaced() throws IOException {
        Path folder = folder();
        String sources = Files.createDirectories(folder.resolve("java")).toString();
        Path schema = folder.resolve("a.epl");
        for (String content : List.of("create json schema A(a int);", "create json schema A(b int);")) {
            Files.writeString(schema, content);
            assertThat(run("compile", schema.toString(), "--source-path", sources, "-o", sources))
                    .isEqualTo(new CommandRun(0, "", ""));
        }
        assertThat(Path.of(sources, "A.java")).content().contains("int b");
    }

    @Test
    void messagesAboutMissingFoldersNameTheFile() throws IOException {
        String output = folder().resolve("missing/../a.avsc").toString();
        CommandRun run = run("export", "--to", "avro", folder().resolve("a.epl").toString(), "-o", output);
        assertThat(run.err()).startsWith("schemac: " + output + ": ").doesNotContain(".tmp");
        assertThat(run.exitCode()).isEqualTo(1);
    }

    @Test
    void aFileOfArgumentsIsAnInput() throws IOException {
        Path folder = folder();
        Path inner = folder.resolve("inner");
        Path outer = folder.resolve("outer");
        Files.writeString(inner, "--to avro " + folder.resolve("a.epl"));
        Files.writeString(outer, "@" + inner);
        assertThat(run("export", "@" + outer).exitCode()).isZero();
        for (Path file : List.of(inner, outer)) {
            assertRefused("-o", file, "export", "@" + outer, "-o", file.toString());
        }
    }

    /** A folder of generated files contains a schema under the name of one. */
    @Test
    void generatedFilesOverwriteNoInput() throws IOException {
        Path folder = folder();
        Path first = folder.resolve("gen/A.java");
        assertThat(run("compile", folder.resolve("a.epl").toString(), "-o", folder + "/gen")
                        .exitCode())
                .isZero();
        Path schema = Files.writeString(folder.resolve("schema"), "create json schema A(b int);");
        Files.delete(first);
        Files.createLink(first, schema);
        assertRefused("-o", first, "compile", schema.toString(), "-o", folder + "/gen");
    }

    /** Two names of a file that does not exist yet: one after the other would be written. */
    @Test
    void twoOutputsAreTwoNewFiles() throws IOException {
        Path folder = folder();
        String contract = folder.resolve("contract.json").toString();
        String one = folder + "/new";
        Files.createSymbolicLink(folder.resolve("linked"), folder);
        for (String other : List.of(one, folder + "/./new", folder + "/linked/new")) {
            assertThat(run("import", contract, "-o", one, "--report", other).err())
                    .startsWith("schemac: --report would overwrite the file of -o: " + other + "\n");
            assertThat(Path.of(one)).doesNotExist();
        }
        Path dangling = Files.createSymbolicLink(folder.resolve("dangling"), Path.of(one));
        CommandRun run = run("import", contract, "-o", one, "--report", dangling.toString());
        assertThat(run.err()).startsWith("schemac: --report would overwrite the file of -o: " + dangling + "\n");
        assertThat(Path.of(one)).content().contains("create json schema A();");
    }

    /** Devices have no content that could be lost. */
    @Test
    void devicesMayBeOutputsTwice() throws IOException {
        String contract = folder().resolve("contract.json").toString();
        assertThat(run("import", contract, "-o", "/dev/null", "--report", "/dev/null"))
                .isEqualTo(new CommandRun(0, "", ""));
        assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
    }

    /** A file keeps its permissions, and a link stays a link, whichever command replaces it. */
    @Test
    void replacedFilesKeepTheirPermissions() throws IOException {
        Path folder = folder();
        String contract = folder.resolve("contract.json").toString();
        String schema = folder.resolve("a.epl").toString();
        for (String words : List.of(
                "infer " + folder.resolve("a.json") + " -o",
                "import " + contract + " -o",
                "import " + contract + " --report",
                "export --to avro " + schema + " -o",
                "parse " + schema + " --ndjson " + folder.resolve("a.json") + " --rejects",
                "fmt")) {
            Path file = Files.writeString(folder.resolve("old.epl"), "create json schema Old( a int );");
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
            Path link = folder.resolve("link.epl");
            Files.deleteIfExists(link);
            Files.createSymbolicLink(link, file);

            assertThat(run((words + " " + link).split(" ")).exitCode())
                    .as(words)
                    .isZero();

            assertThat(file).content().as(words).isNotEqualTo("create json schema Old( a int );");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .as(words)
                    .isEqualTo("rw-------");
            assertThat(link).as(words).isSymbolicLink();
        }
    }

    private static void assertRefused(String option, Path file, String... words) throws IOException {
        Map<Path, String> before = contents(file.getParent());
        CommandRun run = run(words);
        assertThat(contents(file.getParent())).isEqualTo(before);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .startsWith("schemac: " + option + " would overwrite an input file: " + file + "\n'schemac ");
        assertThat(run.exitCode()).isEqualTo(ExitCode.USAGE);
    }

    private static Map<Path, String> contents(Path folder) throws IOException {
        Map<Path, String> contents = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file :
                    (Collection<Path>) files.filter(Files::isRegularFile).toList()) {
                contents.put(file, Files.readString(file));
            }
        }
        return contents;
    }
}

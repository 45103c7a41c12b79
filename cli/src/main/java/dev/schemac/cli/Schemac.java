package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.CommandHelp;
import dev.schemac.cli.console.EnumName;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.HelpOutput;
import dev.schemac.cli.console.MissingModule;
import dev.schemac.cli.console.Misspelled;
import dev.schemac.cli.console.ProcessStream;
import dev.schemac.cli.console.ProductVersion;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.cli.console.Terminal;
import dev.schemac.cli.diagnostics.Color;
import dev.schemac.cli.diagnostics.DiagnosticFormat;
import dev.schemac.cli.diagnostics.ImportReport;
import dev.schemac.contracts.load.ContractFormat;
import dev.schemac.contracts.load.Formats;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.dsl.AnnotationPlacement;
import dev.schemac.export.ExportTarget;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JvmFeatures;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The {@code schemac} program: compiles schemas to Java sources, and parses documents with them. {@link ExitCode} lists its
 * exit codes.
 */
public final class Schemac {
    private static final Set<String> VERSION = Set.of("-V", "--version");

    private static final Set<String> VERBOSE = Set.of("-v", "--verbose");

    /** All commands except {@code help}, in the order of the help. */
    private static final List<String> COMMANDS = List.of("""
            compile parse check breaking fmt init infer import export explain lsp playground generate-completion
            generate-man-page
            """.trim().split("\\s+"));

    /** The commands that print the others. */
    private static final Set<String> DESCRIBE_ALL = Set.of("generate-completion", "generate-man-page");

    private Schemac() {}

    /** Runs the command on the streams of this process and ends it with the exit code. */
    public static void main(String[] arguments) throws IOException {
        String training = System.getProperty(StartupTraining.PROPERTY);
        if (training != null) {
            StartupTraining.run(Path.of(training));
            return;
        }
        // Not System.out: a PrintStream would hide a closed pipe.
        OutputStream out =
                ProcessStream.OUT.isClosed() ? ProcessStream.closedOutput() : new FileOutputStream(FileDescriptor.out);
        InputStream in = ProcessStream.IN.isClosed() ? ProcessStream.closedInput() : System.in;
        PrintStream err = ProcessStream.ERR.isClosed() ? new PrintStream(OutputStream.nullOutputStream()) : System.err;
        System.exit(run(
                new StandardStreams(in, out, err, Terminal.attached(), Terminal.isInput(), System.getenv()),
                arguments));
    }

    /**
     * Runs the command on the given streams. Does not end the process, and has no state between calls.
     *
     * @param streams of the command; standard input is closed after reading, the others stay open
     */
    static int run(StandardStreams streams, String... arguments) {
        HelpOutput help = new HelpOutput(streams.out());
        try {
            // The version is a frequent request of tools. Creating all commands would need twice the time of the rest
            // of the run.
            int code = asksForVersion(arguments)
                    ? version(help, Stream.of(arguments).anyMatch(VERBOSE::contains))
                    : program(streams, help.writer(), arguments).execute(arguments);
            return code == ExitCode.OK && !help.complete(streams.err()) ? ExitCode.FAILED : code;
        } catch (OutOfMemoryError e) {
            streams.message("schemac: out of memory; a larger Java heap (-Xmx) may help");
            return ExitCode.FAILED;
        } catch (NoClassDefFoundError e) {
            streams.message("schemac: " + MissingModule.of(e).orElseThrow(() -> e));
            return ExitCode.FAILED;
        }
    }

    private static boolean asksForVersion(String[] arguments) {
        return Stream.of(arguments).anyMatch(VERSION::contains)
                && Stream.of(arguments).allMatch(word -> VERSION.contains(word) || VERBOSE.contains(word));
    }

    /** @param verbose whether a second line describes the JVM */
    private static int version(HelpOutput out, boolean verbose) {
        out.writer().println(ProductVersion.line());
        if (verbose) {
            out.writer()
                    .println("Java " + System.getProperty("java.version") + ", " + System.getProperty("os.name") + ": "
                            + JvmFeatures.describe());
        }
        return ExitCode.OK;
    }

    /** {@return all commands with their options} */
    static CommandLine program(StandardStreams streams, PrintWriter help) {
        CommandLine program = new CommandLine(new SchemacCommand(streams));
        COMMANDS.forEach(name -> program.addSubcommand(command(name, streams)));
        program.addSubcommand(new CommandLine.HelpCommand());
        program.getSubcommands()
                .get("help")
                .getCommandSpec()
                .usageMessage()
                .header("List the commands, or the options of one");
        return configured(program, streams, help);
    }

    /** Returns the command of the first word alone if there is one, because creating all needs most of a short run. */
    private static CommandLine program(StandardStreams streams, PrintWriter help, String[] words) {
        if (words.length == 0 || !COMMANDS.contains(words[0]) || DESCRIBE_ALL.contains(words[0])) {
            return program(streams, help);
        }
        CommandSpec schemac = CommandSpec.create().name("schemac");
        return configured(new CommandLine(schemac).addSubcommand(command(words[0], streams)), streams, help);
    }

    private static AbstractCommand command(String name, StandardStreams streams) {
        return switch (name) {
            case "compile" -> new CompileCommand(streams);
            case "parse" -> new ParseCommand(streams);
            case "check" -> new CheckCommand(streams);
            case "breaking" -> new BreakingCommand(streams);
            case "fmt" -> new FormatCommand(streams);
            case "init" -> new InitCommand(streams);
            case "infer" -> new InferCommand(streams);
            case "import" -> new ImportCommand(streams);
            case "export" -> new ExportCommand(streams);
            case "explain" -> new ExplainCommand(streams);
            case "lsp" -> new LanguageServerCommand(streams);
            case "playground" -> new PlaygroundCommand(streams);
            case "generate-completion" -> new CompletionCommand(streams);
            case "generate-man-page" -> new ManPageCommand(streams);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static CommandLine configured(CommandLine program, StandardStreams streams, PrintWriter help) {
        Handlers handlers = new Handlers(streams);
        CommandHelp.complete(program.getCommandSpec());
        program.getSubcommands().values().forEach(command -> CommandHelp.complete(command.getCommandSpec()));
        return program.registerConverter(JsonOptions.Profile.class, new EnumName<>(JsonOptions.Profile.class))
                .registerConverter(DiagnosticFormat.class, new EnumName<>(DiagnosticFormat.class))
                .registerConverter(Color.class, new EnumName<>(Color.class))
                .registerConverter(CompletionCommand.Shell.class, new EnumName<>(CompletionCommand.Shell.class))
                .registerConverter(Formats.class, new EnumName<>(Formats.class))
                .registerConverter(ImportReport.Format.class, new EnumName<>(ImportReport.Format.class))
                .registerConverter(Effect.class, new EnumName<>(ImportCommand.DIFFERENCES))
                .registerConverter(ContractFormat.class, new EnumName<>(ContractFormat.class))
                .registerConverter(AnnotationPlacement.class, new EnumName<>(AnnotationPlacement.class))
                .registerConverter(ExportTarget.class, new EnumName<>(ExportTarget.class))
                .setAllowSubcommandsAsOptionParameters(true)
                .setUsageHelpLongOptionsMaxWidth(24)
                .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF))
                .setOut(help)
                .setErr(new PrintWriter(streams.err(), true))
                .setParameterExceptionHandler(handlers)
                .setExecutionStrategy(handlers)
                .setExecutionExceptionHandler(handlers);
    }

    private static CommandLine programOnErrors(StandardStreams streams) {
        return program(streams, new PrintWriter(streams.err()));
    }

    /** Runs commands and reports errors, for picocli. */
    private record Handlers(StandardStreams streams)
            implements CommandLine.IExecutionStrategy,
                    CommandLine.IParameterExceptionHandler,
                    CommandLine.IExecutionExceptionHandler {
        /** Rejects options before the name of a command, because the default command would ignore them. */
        @Override
        public int execute(CommandLine.ParseResult words) {
            CommandLine program = words.commandSpec().commandLine();
            String[] all = words.originalArgs().toArray(String[]::new);
            Misspelled.command(program, all).ifPresent(message -> {
                throw new CommandLine.ParameterException(program, message);
            });
            CommandLine command =
                    words.hasSubcommand() ? words.subcommand().commandSpec().commandLine() : program;
            Misspelled.hyphen(command, all).ifPresent(message -> {
                throw new CommandLine.ParameterException(command, message);
            });
            if (words.hasSubcommand() && words.subcommand().commandSpec().helpCommand()) {
                List<String> unknown = new ArrayList<>(words.unmatched());
                unknown.addAll(words.subcommand().unmatched());
                if (!unknown.isEmpty()) {
                    throw new CommandLine.UnmatchedArgumentException(
                            words.subcommand().commandSpec().commandLine(), unknown);
                }
            }
            boolean lost = words.matchedArgs().stream()
                    .anyMatch(argument ->
                            !(argument instanceof OptionSpec option) || !option.usageHelp() && !option.versionHelp());
            if (words.hasSubcommand() && lost) {
                CommandLine.ParseResult subcommand = words.subcommand();
                throw new CommandLine.ParameterException(
                        subcommand.commandSpec().commandLine(),
                        Misspelled.mustBeFirst(subcommand.commandSpec().name()));
            }
            return new CommandLine.RunLast().execute(words);
        }

        @Override
        public int handleParseException(CommandLine.ParameterException mistake, String[] words) {
            CommandLine mistaken = mistake.getCommandLine();
            CommandLine all = programOnErrors(streams);
            CommandLine command =
                    mistaken.getParent() == null ? all : all.getSubcommands().get(mistaken.getCommandName());
            String message = Misspelled.command(command, words)
                    .or(() -> Misspelled.order(command, words))
                    .or(() -> Misspelled.synonym(command, words))
                    .or(() -> Misspelled.hyphen(command, words))
                    .or(() -> Misspelled.optionOfAnother(command, mistake))
                    .or(() -> Misspelled.option(command, words))
                    .or(() -> Misspelled.letter(command, mistake))
                    .or(() -> Misspelled.missing(mistake))
                    .or(() -> Misspelled.value(mistake))
                    .orElse(mistake.getMessage());
            streams.lines("schemac: " + message);
            streams.message("'" + command.getCommandSpec().qualifiedName() + " --help' lists the options.");
            return ExitCode.USAGE;
        }

        @Override
        public int handleExecutionException(Exception failure, CommandLine failed, CommandLine.ParseResult words) {
            if (failure instanceof CommandFailure known) {
                streams.lines(known.getMessage());
                return ExitCode.FAILED;
            }
            streams.message(
                    "schemac: internal error; please report it, with the command line, the schemas and these lines:");
            streams.message("schemac " + ProductVersion.number() + ", Java " + System.getProperty("java.version") + ", "
                    + System.getProperty("os.name"));
            streams.lines(StandardStreams.trace(failure));
            return ExitCode.INTERNAL_ERROR;
        }
    }
}

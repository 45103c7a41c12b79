package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.EnumName;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.contracts.report.Difference;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Parameters;

/**
 * {@code schemac generate-completion [SHELL]}: prints the script with which a shell completes commands, options and
 * values.
 */
@Command(
        name = "generate-completion",
        header = "Print a completion script for a shell",
        footer = {"Example: schemac generate-completion zsh", "Exit codes: 0 success, 2 an unknown shell"})
final class CompletionCommand extends AbstractCommand {
    /** The placeholder for the names of the schemas in the files on the command line. */
    static final String SCHEMA_NAMES = "@schema-names@";

    /** The labels of parameters and options of files and folders in the help. */
    private static final Set<String> FILES =
            Set.of("FILE", "FILE|-", "FILE|FOLDER|-", "FOLDER", "DIR", "SCHEMA", "OLD");

    private static final Set<String> CLASS_PATHS = Set.of("--classpath", "--source-path");

    /** The supported shells. */
    enum Shell {
        BASH,
        ZSH,
        FISH
    }

    @Parameters(paramLabel = "SHELL", arity = "0..1", description = "bash, zsh or fish (default: bash)")
    private Shell shell = Shell.BASH;

    CompletionCommand(StandardStreams streams) {
        super(streams);
    }

    @Override
    public Integer call() throws CommandFailure {
        CommandLine program = program();
        program.getSubcommands().values().forEach(command -> describeValues(command.getCommandSpec()));
        describeValues(program.getCommandSpec());
        streams().print(shell == Shell.FISH ? FishCompletion.script(program) : bash(program));
        return ExitCode.OK;
    }

    /** Extends picocli's script, which supports bash and zsh but completes only fixed values. */
    private static String bash(CommandLine program) {
        return AutoComplete.bash("schemac", program).replace("\"" + SCHEMA_NAMES + "\"", "$(_schemac_schema_names)")
                + """

                # The names of the schemas in the files and folders that are on the command line so far.
                function _schemac_schema_names() {
                  local word
                  for word in "${COMP_WORDS[@]:1}"; do
                    if [ -d "$word" ]; then
                      find "$word" -name '*.epl' -type f -exec cat {} +
                    elif [ -f "$word" ] && [ "${word%.epl}" != "$word" ]; then
                      cat "$word"
                    fi
                  done 2>/dev/null | grep -oiE 'json[[:space:]]+schema[[:space:]]+[A-Za-z_$][A-Za-z0-9_$]*' | awk '{ print $NF }' | sort -u
                }
                """;
    }

    /** Replaces each option and parameter by one with a type and words for completion. */
    private static void describeValues(CommandSpec command) {
        for (OptionSpec option : List.copyOf(command.options())) {
            OptionSpec described = OptionSpec.builder(option.names())
                    .description(option.description())
                    .arity(option.arity())
                    // picocli names the candidates after the label, which may not be unique
                    .paramLabel(option.longestName().replace("-", ""))
                    .type(type(option))
                    .completionCandidates(words(option))
                    .build();
            command.remove(option);
            command.addOption(described);
        }
        for (PositionalParamSpec parameter : List.copyOf(command.positionalParameters())) {
            PositionalParamSpec described = PositionalParamSpec.builder()
                    .index(parameter.index())
                    .arity(parameter.arity())
                    .paramLabel(parameter.paramLabel())
                    .type(type(parameter))
                    .completionCandidates(words(parameter))
                    .build();
            command.remove(parameter);
            command.addPositional(described);
        }
    }

    /** A path, which is completed with files. */
    private static Class<?> type(ArgSpec argument) {
        if (FILES.contains(argument.paramLabel()) || CLASS_PATHS.contains(longName(argument))) {
            return Path.class;
        }
        return argument.arity().max() == 0 ? boolean.class : String.class;
    }

    /** Returns the completion of a parameter, or null if it is unknown. */
    private static List<String> words(ArgSpec argument) {
        Class<?> single = argument.auxiliaryTypes()[0];
        if (single == Difference.Effect.class) {
            return constants(ImportCommand.DIFFERENCES.toArray());
        }
        if (single.isEnum()) {
            return constants(single.getEnumConstants());
        }
        if (argument.paramLabel().equals("CODE")) {
            return codes();
        }
        return switch (longName(argument)) {
            case "--type" -> List.of(SCHEMA_NAMES);
            case "--ignore" -> rules();
            default -> null;
        };
    }

    private static String longName(ArgSpec argument) {
        return argument instanceof OptionSpec option ? option.longestName() : "";
    }

    /** Returns the names as on the command line. */
    private static List<String> constants(Object[] constants) {
        return Stream.of(constants)
                .map(constant -> EnumName.of((Enum<?>) constant))
                .toList();
    }

    private static List<String> codes() {
        return Stream.concat(Stream.of(DiagnosticCode.values()).map(DiagnosticCode::toString), rules().stream())
                .toList();
    }

    private static List<String> rules() {
        return Stream.of(DiagnosticCode.values()).map(DiagnosticCode::rule).toList();
    }
}

package dev.schemac.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Prints the completion script of fish, which picocli does not support. */
final class FishCompletion {
    private static final String FUNCTIONS = """
            # Completion of schemac for fish.

            # The names of the schemas in the files and folders that are on the command line so far.
            function __schemac_schema_names
                for word in (commandline -opc)[2..]
                    if test -d $word
                        find $word -name '*.epl' -type f -exec cat {} +
                    else if test -f $word; and string match -q '*.epl' -- $word
                        cat $word
                    end
                end 2>/dev/null | grep -oiE 'json[[:space:]]+schema[[:space:]]+[A-Za-z_$][A-Za-z0-9_$]*' | awk '{ print $NF }' | sort -u
            end
            """;

    private FishCompletion() {}

    /** @param program whose options contain their completion: candidates, or files for paths */
    static String script(CommandLine program) {
        Map<String, CommandLine> commands = new LinkedHashMap<>(program.getSubcommands());
        commands.values()
                .removeIf(command -> command.getCommandSpec().usageMessage().hidden());
        String names = String.join(" ", commands.keySet());
        String none = "not __fish_seen_subcommand_from " + names;
        List<String> lines = new ArrayList<>();
        commands.forEach((name, command) -> lines.add(
                "complete -c schemac -n " + quoted(none) + " -a " + name + " -d " + quoted(summary(command))));
        addArguments(program, none, lines);
        commands.forEach((name, command) -> addArguments(command, "__fish_seen_subcommand_from " + name, lines));
        return FUNCTIONS + "\n" + String.join("\n", lines) + "\n";
    }

    private static void addArguments(CommandLine command, String condition, List<String> lines) {
        String begin = "complete -c schemac -n " + quoted(condition);
        for (OptionSpec option : command.getCommandSpec().options()) {
            String names = Stream.of(option.names())
                    .map(name -> name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1))
                    .collect(Collectors.joining());
            String value = option.arity().max() == 0 ? "" : value(option);
            lines.add(begin + names + value + " -d " + quoted(first(option.description())));
        }
        boolean files = false;
        for (PositionalParamSpec parameter : command.getCommandSpec().positionalParameters()) {
            files |= parameter.type() == Path.class;
            if (parameter.completionCandidates() != null) {
                lines.add(begin + " -a " + quoted(words(parameter)));
            }
        }
        if (!files) {
            lines.add(begin + " -f");
        }
    }

    private static String value(OptionSpec option) {
        if (option.completionCandidates() != null) {
            return " -xa " + quoted(words(option));
        }
        return option.type() == Path.class ? " -r" : " -x";
    }

    private static String words(ArgSpec argument) {
        List<String> words = new ArrayList<>();
        argument.completionCandidates().forEach(words::add);
        return String.join(" ", words).replace(CompletionCommand.SCHEMA_NAMES, "(__schemac_schema_names)");
    }

    private static String summary(CommandLine command) {
        return first(command.getCommandSpec().usageMessage().header());
    }

    /** Returns the first sentence. */
    private static String first(String[] description) {
        String text = description.length == 0 ? "" : description[0];
        int end = text.indexOf(". ");
        return end < 0 ? text : text.substring(0, end);
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}

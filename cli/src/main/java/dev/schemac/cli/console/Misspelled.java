package dev.schemac.cli.console;

import dev.schemac.dsl.diagnostic.NearestName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Suggests corrections of mistyped words on the command line, and describes missing ones. */
public final class Misspelled {
    /** A word of three letters or more, because {@code -og} is {@code -o g}. */
    private static final Pattern SINGLE_HYPHEN = Pattern.compile("-[a-z][a-z-]{2,}");

    /** Options, with their names in other tools. A command has at most one of these. */
    private static final Map<String, Set<String>> SYNONYMS = Map.of(
            "--output", words("-d --dir --directory --out-dir --outdir --output-dir --output-directory"),
            "--style record", words("--record --records"),
            "--package", words("--namespace --module"),
            "--module", words("--namespace --package"),
            "--indent 2", words("--pretty"),
            "--ndjson", words("--jsonl --json-lines --lines"),
            "--profile strict", words("--strict"));

    private Misspelled() {}

    private static Set<String> words(String words) {
        return Set.of(words.split(" "));
    }

    /**
     * Suggests a command if the first word resembles one. A missing schema file without a suffix is probably a mistyped
     * command. Otherwise empty.
     */
    public static Optional<String> command(CommandLine command, String[] line) {
        String[] words = line.length > 1 && line[0].equals("help") ? Arrays.copyOfRange(line, 1, line.length) : line;
        Set<String> names = command.getSubcommands().keySet();
        if (words.length == 0 || names.contains(words[0]) || !words[0].matches("[a-z][a-z-]*")) {
            return Optional.empty();
        }
        String suggestion = NearestName.suggestion(words[0], new TreeSet<>(names));
        return suggestion.isEmpty() || Files.exists(Path.of(words[0]))
                ? Optional.empty()
                : Optional.of("there is no command '" + words[0] + "'" + suggestion);
    }

    /**
     * Reports the name of a command after other words. Otherwise the message could be about an option of the default
     * command. Empty if the command is the first word, or the mistake is not in a command.
     */
    public static Optional<String> order(CommandLine command, String[] words) {
        String name = command.getCommandName();
        return command.getParent() == null || words.length == 0 || words[0].equals(name)
                ? Optional.empty()
                : Optional.of(mustBeFirst(name));
    }

    /** {@return the message about a command after other words} */
    public static String mustBeFirst(String command) {
        return "'" + command + "' is a command and must be the first word";
    }

    /**
     * Names the first unknown long option and the most similar known one. Otherwise the message could report a missing
     * value instead. Empty if all are known, or none is similar.
     */
    public static Optional<String> option(CommandLine command, String[] words) {
        Set<String> options =
                new TreeSet<>(command.getCommandSpec().optionsMap().keySet());
        return names(words)
                .filter(name -> name.startsWith("--") && !options.contains(name))
                .flatMap(name -> Stream.of(suggestion(name, options))
                        .filter(suggestion -> !suggestion.isEmpty())
                        .map(suggestion -> "Unknown option: '" + name + "'" + suggestion))
                .findFirst();
    }

    /** Suggests the equivalent of another tool's option. Empty if this command has none. */
    public static Optional<String> synonym(CommandLine command, String[] words) {
        Set<String> options = command.getCommandSpec().optionsMap().keySet();
        return names(words)
                .filter(name -> !options.contains(name))
                .flatMap(name -> synonyms(name, options)
                        .map(known -> "Unknown option: '" + name + "'" + NearestName.didYouMean(known)))
                .findFirst();
    }

    private static Stream<String> synonyms(String name, Set<String> options) {
        return SYNONYMS.keySet().stream()
                .filter(known -> SYNONYMS.get(known).contains(name) && options.contains(known.split(" ")[0]));
    }

    /**
     * Suggests the long option for one with a single hyphen, such as {@code --output} for {@code -output}: otherwise that
     * is {@code -o} with the value {@code utput}. Empty if there is none.
     */
    public static Optional<String> hyphen(CommandLine command, String[] words) {
        Set<String> options = command.getCommandSpec().optionsMap().keySet();
        return names(words)
                .filter(name -> SINGLE_HYPHEN.matcher(name).matches())
                .flatMap(name -> Stream.concat(
                                options.stream()
                                        .filter(option -> option.startsWith("-" + name))
                                        .sorted(),
                                synonyms("-" + name, options))
                        .limit(1)
                        .map(known -> "Unknown option: '" + name + "'" + NearestName.didYouMean(known)))
                .findFirst();
    }

    /** Returns the words until {@code --}, without the values after an equals sign. */
    private static Stream<String> names(String[] words) {
        return Arrays.stream(words).takeWhile(word -> !word.equals("--")).map(Misspelled::name);
    }

    private static String name(String word) {
        return word.split("=", 2)[0];
    }

    /** Suggests the only option that begins with these characters, otherwise the most similar one. */
    private static String suggestion(String name, Set<String> options) {
        List<String> longer = options.stream()
                .filter(option -> name.length() > 2 && option.startsWith(name))
                .toList();
        return longer.size() == 1 ? NearestName.didYouMean(longer.get(0)) : NearestName.suggestion(name, options);
    }

    /** Suggests the option with the same letter in the other case, such as {@code -V} for {@code -v}. */
    public static Optional<String> letter(CommandLine command, ParameterException mistake) {
        if (!(mistake instanceof UnmatchedArgumentException unmatched)) {
            return Optional.empty();
        }
        String word = unmatched.getUnmatched().get(0);
        Set<String> options = command.getCommandSpec().optionsMap().keySet();
        return options.stream()
                .filter(option -> word.length() == 2 && option.equalsIgnoreCase(word))
                .findFirst()
                .map(option -> mistake.getMessage() + NearestName.didYouMean(option));
    }

    /** Names another command with an option that this one lacks. Empty if there is none. */
    public static Optional<String> optionOfAnother(CommandLine command, ParameterException mistake) {
        if (!(mistake instanceof UnmatchedArgumentException unmatched)) {
            return Optional.empty();
        }
        String name = name(unmatched.getUnmatched().get(0));
        List<String> owners = command.getCommandSpec().root().subcommands().values().stream()
                .map(CommandLine::getCommandSpec)
                .filter(other -> other.optionsMap().containsKey(name))
                .map(CommandSpec::name)
                .toList();
        return owners.isEmpty()
                ? Optional.empty()
                : Optional.of("'" + command.getCommandName() + "' has no option '" + name + "'; it is an option of '"
                        + String.join("', '", owners) + "'");
    }

    /** Suggests the option that a rejected value belongs to. Empty if no other option has such a value. */
    public static Optional<String> value(ParameterException mistake) {
        String value = mistake.getValue();
        return mistake.getCommandLine().getCommandSpec().options().stream()
                .filter(option -> option != mistake.getArgSpec() && isConstant(option.type(), value))
                .findFirst()
                .map(option -> mistake.getMessage() + NearestName.didYouMean(option.longestName() + " " + value));
    }

    private static boolean isConstant(Class<?> type, String value) {
        return type.isEnum()
                && Arrays.stream(type.getEnumConstants())
                        .anyMatch(constant -> EnumName.of((Enum<?>) constant).equals(value));
    }

    /** {@return the message about required arguments that are missing, with their lines in the help} */
    public static Optional<String> missing(ParameterException mistake) {
        if (!(mistake instanceof MissingParameterException missing)) {
            return Optional.empty();
        }
        List<ArgSpec> arguments = missing.getMissing();
        // The value of an option that is present: the message names the option.
        if (arguments.isEmpty() || !arguments.stream().allMatch(ArgSpec::required)) {
            return Optional.empty();
        }
        return Optional.of(arguments.stream().map(Misspelled::describe).collect(Collectors.joining("\nschemac: ")));
    }

    private static String describe(ArgSpec argument) {
        String name = argument instanceof OptionSpec option
                ? option.longestName() + " " + option.paramLabel()
                : argument.paramLabel();
        return "missing " + name + ": " + String.join(" ", argument.description());
    }
}

package dev.schemac.cli.console;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** Describes required arguments that are missing, with their lines in the help. */
public final class MissingArguments {
    private MissingArguments() {}

    /** {@return the message about missing parameters and options; empty for other mistakes} */
    public static Optional<String> of(ParameterException mistake) {
        if (!(mistake instanceof MissingParameterException missing)) {
            return Optional.empty();
        }
        List<ArgSpec> arguments = missing.getMissing();
        // The value of an option that is present: the message names the option.
        if (arguments.isEmpty() || !arguments.stream().allMatch(ArgSpec::required)) {
            return Optional.empty();
        }
        return Optional.of(
                arguments.stream().map(MissingArguments::describe).collect(Collectors.joining("\nschemac: ")));
    }

    private static String describe(ArgSpec argument) {
        String name = argument instanceof OptionSpec option
                ? option.longestName() + " " + option.paramLabel()
                : argument.paramLabel();
        return "missing " + name + ": " + String.join(" ", argument.description());
    }
}

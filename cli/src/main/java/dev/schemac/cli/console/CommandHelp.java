package dev.schemac.cli.console;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The layout of {@code --help}: a phrase, the usage line, parameters and options, an example. */
public final class CommandHelp {
    private CommandHelp() {}

    /** Adds the usage line, unless the command declares its own, and an empty line before each part. */
    public static void complete(CommandSpec command) {
        UsageMessageSpec help = command.usageMessage();
        if (help.customSynopsis().length == 0) {
            help.customSynopsis(synopsis(command));
        }
        help.descriptionHeading(help.description().length == 0 ? "" : "%n");
        help.optionListHeading(command.positionalParameters().isEmpty() ? "%n" : "");
    }

    /** Returns the parameters and the required options. */
    private static String synopsis(CommandSpec command) {
        StringBuilder line = new StringBuilder(command.qualifiedName());
        for (PositionalParamSpec parameter : command.positionalParameters()) {
            line.append(' ').append(label(parameter));
        }
        boolean others = false;
        for (OptionSpec option : command.options()) {
            if (option.required()) {
                line.append(' ').append(option.longestName()).append(' ').append(option.paramLabel());
            }
            others |= !option.required() && !option.usageHelp() && !option.hidden();
        }
        return line.append(others ? " [OPTIONS]" : "").toString();
    }

    private static String label(PositionalParamSpec parameter) {
        String label = parameter.paramLabel() + (parameter.arity().max() > 1 ? "..." : "");
        return parameter.required() || parameter.hideParamSyntax() ? label : "[" + label + "]";
    }
}

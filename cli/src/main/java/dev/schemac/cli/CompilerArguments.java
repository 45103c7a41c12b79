package dev.schemac.cli;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.codegen.CompilerOptions.Subject;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;

/** The options of the compiler that a command offers. */
final class CompilerArguments {
    /** The position after the options of the command, before those of diagnostics. */
    private static final int ORDER = 10;

    private final CommandSpec command;
    private final Map<Option<?>, OptionSpec> arguments = new LinkedHashMap<>();

    /** Adds the options about these subjects to a command. */
    CompilerArguments(CommandSpec command, Set<Subject> subjects) {
        this.command = command;
        for (Option<?> option : Option.all()) {
            if (subjects.contains(option.subject())) {
                OptionSpec argument = argument(option);
                command.addOption(argument);
                arguments.put(option, argument);
            }
        }
    }

    private static OptionSpec argument(Option<?> option) {
        OptionSpec.Builder argument =
                OptionSpec.builder(option.commandLine()).order(ORDER).description(description(option));
        if (option.type() == boolean.class) {
            return argument.arity("0").type(boolean.class).build();
        }
        String label = option.subject() == Subject.CLASSES
                ? "PATH"
                : option.commandLine().replace("-", "").toUpperCase(Locale.ROOT);
        argument.arity("1").paramLabel(label);
        return option.values().isEmpty()
                ? argument.type(String.class).build()
                : argument.type(option.type()).converters(new Parsed(option)).build();
    }

    /** Converts the values of an option. */
    private record Parsed(Option<?> option) implements ITypeConverter<Object> {
        @Override
        public Object convert(String value) {
            try {
                return option.parse(value);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }

    private static String description(Option<?> option) {
        return option.phrase()
                + (option.values().isEmpty() ? "" : ": " + String.join(" or ", option.values()))
                + (option.defaultText().isEmpty() ? "" : " (default: " + option.defaultText() + ")");
    }

    /** {@return the options on the command line, and the defaults of all others} */
    CompilerOptions options() {
        CompilerOptions options = CompilerOptions.DEFAULT;
        for (Map.Entry<Option<?>, OptionSpec> argument : arguments.entrySet()) {
            Object value = argument.getValue().getValue();
            try {
                options = value == null ? options : options.withValue(argument.getKey(), value.toString());
            } catch (IllegalArgumentException e) {
                throw new ParameterException(
                        command.commandLine(), argument.getKey().commandLine() + ": " + e.getMessage());
            }
        }
        return options;
    }
}

package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.NearestName;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code schemac explain [CODE...]}: what a diagnostic means and what to do about it. */
@Command(
        name = "explain",
        sortOptions = false,
        customSynopsis = "schemac explain [CODE...]",
        descriptionHeading = "%n",
        description =
                "Prints what a code or rule is about, text that gets it, and what to do; without a code the list of all of"
                        + " them. docs/errors.md has the same.",
        parameterListHeading = "%n",
        footerHeading = "%n",
        footer = "Exit codes: 0 success, 2 there is no such code.")
final class ExplainCommand implements Callable<Integer> {
    private final StandardStreams streams;

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "CODE",
            arity = "0..*",
            description = "A code (SC012), in any case, or the name of its rule (unknown-type).")
    private List<String> codes = List.of();

    @Mixin
    private HelpOption help;

    ExplainCommand(StandardStreams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws CommandFailure {
        streams.print(
                codes.isEmpty()
                        ? Stream.of(DiagnosticCode.values())
                                .map(ExplainCommand::line)
                                .collect(Collectors.joining())
                        : codes.stream()
                                .map(this::named)
                                .map(ExplainCommand::text)
                                .collect(Collectors.joining("\n")));
        return Schemac.OK;
    }

    private static String line(DiagnosticCode code) {
        return String.format(Locale.ROOT, "%s %-28s %s%n", code, code.rule(), code.title())
                .replace(System.lineSeparator(), "\n");
    }

    private static String text(DiagnosticCode code) {
        return code + " " + code.rule() + ": " + code.title() + "\n\n"
                + code.example().indent(4) + "\n" + code.fix() + "\n";
    }

    private DiagnosticCode named(String name) {
        List<String> names = Arrays.stream(DiagnosticCode.values())
                .flatMap(code -> Stream.of(code.rule(), code.toString()))
                .toList();
        return DiagnosticCode.named(name)
                .orElseThrow(() -> new ParameterException(
                        spec.commandLine(),
                        "there is no code or rule '" + name + "'" + NearestName.suggestion(name, names)));
    }
}

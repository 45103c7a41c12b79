package dev.schemac.cli;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.ExitCode;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code schemac explain [CODE...]}: explains a diagnostic and its fix. */
@Command(
        name = "explain",
        header = "Explain diagnostic codes",
        description = "docs/errors.md in the folder of the release also shows the messages.",
        footer = {"Example: schemac explain SC012", "Exit codes: 0 success, 2 an unknown code"})
final class ExplainCommand extends AbstractCommand {
    @Parameters(
            paramLabel = "CODE",
            arity = "0..*",
            description = "Code (SC012) or rule (unknown-type); without one, all are listed")
    private List<String> codes = List.of();

    ExplainCommand(StandardStreams streams) {
        super(streams);
    }

    @Override
    public Integer call() throws CommandFailure {
        streams()
                .print(
                        codes.isEmpty()
                                ? Stream.of(DiagnosticCode.values())
                                        .map(ExplainCommand::line)
                                        .collect(Collectors.joining())
                                : codes.stream()
                                        .map(this::named)
                                        .map(ExplainCommand::text)
                                        .collect(Collectors.joining("\n")));
        return ExitCode.OK;
    }

    private static String line(DiagnosticCode code) {
        return String.format(Locale.ROOT, "%s %-7s %-28s %s%n", code, code.severity(), code.rule(), code.title())
                .replace(System.lineSeparator(), "\n");
    }

    private static String text(DiagnosticCode code) {
        return code + " " + code.rule() + " (" + code.severity() + "): " + code.title() + "\n\n"
                + code.example().indent(4) + "\n" + code.fix() + "\n"
                + (code.corrected().isEmpty() ? "" : "\n" + code.corrected().indent(4));
    }

    private DiagnosticCode named(String name) {
        return DiagnosticCode.named(name)
                .orElseThrow(
                        () -> mistake("there is no code or rule '" + name + "'" + DiagnosticCode.suggestion(name)));
    }
}

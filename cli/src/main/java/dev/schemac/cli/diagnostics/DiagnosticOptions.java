package dev.schemac.cli.diagnostics;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.dsl.diagnostic.Findings;
import picocli.CommandLine.Option;

/** The options of every command that prints diagnostics. */
public final class DiagnosticOptions {
    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "How diagnostics are printed: text on standard error, or json, github or sarif on standard output.")
    private DiagnosticFormat format = DiagnosticFormat.TEXT;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            description = "Colours in text: auto (on a terminal, unless NO_COLOR is set), always or never.")
    private Color color = Color.AUTO;

    /** Whether any of them is on the command line. */
    public boolean given() {
        return format != DiagnosticFormat.TEXT || color != Color.AUTO;
    }

    /** Prints what was found; programs hear of it too where nothing was. */
    public void print(Findings findings, StandardStreams streams) throws CommandFailure {
        if (format != DiagnosticFormat.TEXT) {
            streams.print(format.render(findings));
        } else if (!findings.isEmpty()) {
            streams.err().println(TextDiagnostics.render(findings, color.wanted(streams)));
        }
    }

    /** Whether a person reads standard error, where a closing line is of use. */
    public boolean forPeople() {
        return format == DiagnosticFormat.TEXT;
    }
}

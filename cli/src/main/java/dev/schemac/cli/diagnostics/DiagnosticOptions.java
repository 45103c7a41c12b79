package dev.schemac.cli.diagnostics;

import dev.schemac.cli.console.CommandFailure;
import dev.schemac.cli.console.MissingModule;
import dev.schemac.cli.console.StandardStreams;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Findings;
import java.util.Set;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of every command that prints diagnostics. */
public final class DiagnosticOptions {
    /** Errors about Java classes that schemas name and that are not found. */
    private static final Set<DiagnosticCode> OF_CLASSES = Set.of(
            DiagnosticCode.UNKNOWN_TYPE,
            DiagnosticCode.CLASS_NOT_FOUND,
            DiagnosticCode.PROVIDED_CLASS,
            DiagnosticCode.ADAPTER,
            DiagnosticCode.CLASS_TRAIT);

    @Option(
            names = "--format",
            order = ErrorLimit.ORDER,
            paramLabel = "FORMAT",
            description = "Format of diagnostics: text on standard error, or the first " + DiagnosticFormat.MOST_RESULTS
                    + " as json, github or sarif on standard output (default: text)")
    private DiagnosticFormat format = DiagnosticFormat.TEXT;

    @Option(
            names = "--color",
            order = ErrorLimit.ORDER,
            paramLabel = "WHEN",
            description =
                    "Colors of text: auto (on a terminal, unless NO_COLOR is set), always or never (default: auto)")
    private Color color = Color.AUTO;

    @Mixin
    private ErrorLimit limit;

    /** Prints the findings; machine-readable formats also print empty results. */
    public void print(Findings findings, StandardStreams streams) throws CommandFailure {
        int most = format == DiagnosticFormat.TEXT ? limit.most() : limit.atMost(DiagnosticFormat.MOST_RESULTS);
        Findings shown = findings.first(most);
        if (format != DiagnosticFormat.TEXT) {
            streams.print(format.render(shown));
        } else if (!shown.isEmpty()) {
            streams.err().println(DiagnosticFormat.text(shown, color.wanted(streams)));
        }
        String omitted = findings.omitted(most);
        if (!omitted.isEmpty()) {
            streams.message(ErrorLimit.line(omitted));
        }
        if (!MissingModule.hasCompiler()
                && findings.list().stream().anyMatch(each -> OF_CLASSES.contains(each.code()))) {
            streams.message("schemac: cannot find Java classes: " + MissingModule.noCompiler());
        }
    }

    /** Returns whether to print a summary, because standard error is a terminal. */
    public boolean forPeople() {
        return format == DiagnosticFormat.TEXT;
    }
}

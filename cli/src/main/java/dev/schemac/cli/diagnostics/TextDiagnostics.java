package dev.schemac.cli.diagnostics;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.Findings;
import java.util.stream.Collectors;

/** Prints readable diagnostics: place, message and code, the source line, and carets below the marked part. */
final class TextDiagnostics {
    private static final String BOLD = "\u001b[1m";
    private static final String RED = "\u001b[31;1m";
    private static final String YELLOW = "\u001b[33;1m";
    private static final String CYAN = "\u001b[36m";
    private static final String RESET = "\u001b[0m";

    private TextDiagnostics() {}

    static String render(Findings findings, boolean colored) {
        return colored
                ? findings.list().stream()
                        .map(diagnostic -> colored(diagnostic, findings.render(diagnostic)))
                        .collect(Collectors.joining("\n"))
                : findings.render();
    }

    /** Finds the parts of a rendered diagnostic by their fixed format. */
    private static String colored(Diagnostic diagnostic, String text) {
        String color = diagnostic.severity() == Severity.ERROR ? RED : YELLOW;
        String[] lines = text.split("\n", -1);
        String place = Findings.printable(diagnostic.location().toString()) + ": ";
        String severity = diagnostic.severity() + ":";
        String code = "[" + diagnostic.code() + "]";
        String message = lines[0].substring(place.length() + severity.length(), lines[0].length() - code.length());
        StringBuilder shown = new StringBuilder();
        shown.append(BOLD)
                .append(place)
                .append(RESET)
                .append(color)
                .append(severity)
                .append(RESET);
        shown.append(message).append(CYAN).append(code).append(RESET);
        for (int i = 1; i < lines.length; i++) {
            boolean carets = i == lines.length - 1;
            shown.append('\n').append(carets ? color : "").append(lines[i]).append(carets ? RESET : "");
        }
        return shown.toString();
    }
}

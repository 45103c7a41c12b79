package dev.schemac.cli.diagnostics;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Diagnostic.Severity;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The output formats of diagnostics. */
public enum DiagnosticFormat {
    /** Readable text, on standard error. */
    TEXT,
    /** One array of objects. */
    JSON,
    /** Commands that GitHub Actions shows as annotations of the changed lines: {@code ::error file=...::message}. */
    GITHUB,
    /** SARIF 2.1.0, for code scanning: a log of one run, with the rules that have findings. */
    SARIF;

    private static final String BOLD = "\u001b[1m";
    private static final String RED = "\u001b[31;1m";
    private static final String YELLOW = "\u001b[33;1m";
    private static final String CYAN = "\u001b[36m";
    private static final String RESET = "\u001b[0m";

    /** The number of diagnostics for programs: SARIF services accept 25,000. */
    static final int MOST_RESULTS = 10_000;

    /** Returns the content for standard output; not for the readable format. */
    public String render(Findings findings) {
        return switch (this) {
            case JSON -> json(findings.list());
            case GITHUB ->
                findings.list().stream().map(DiagnosticFormat::command).collect(Collectors.joining());
            case SARIF -> sarif(findings.list());
            case TEXT -> throw new IllegalStateException("for people");
        };
    }

    /** Returns readable diagnostics: place, message and code, the source line, and carets below the marked part. */
    static String text(Findings findings, boolean colored) {
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
        StringBuilder shown =
                new StringBuilder(BOLD + place + RESET + color + severity + RESET + message + CYAN + code + RESET);
        for (int i = 1; i < lines.length; i++) {
            boolean carets = i == lines.length - 1;
            shown.append('\n').append(carets ? color : "").append(lines[i]).append(carets ? RESET : "");
        }
        return shown.toString();
    }

    private static String json(List<Diagnostic> diagnostics) {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withIndent(2));
        out.beginArray();
        for (Diagnostic diagnostic : diagnostics) {
            SourceLocation at = diagnostic.location();
            out.beginObject();
            out.member("file", wellFormed(at.file()));
            out.member("line", at.line());
            out.member("column", at.column());
            out.member("endColumn", at.column() + at.length());
            out.member("severity", diagnostic.severity().toString());
            out.member("code", diagnostic.code().toString());
            out.member("rule", diagnostic.rule());
            out.member("message", wellFormed(diagnostic.message()));
            out.member("hint", diagnostic.hint());
            out.endObject();
        }
        out.endArray();
        return out.toJson() + "\n";
    }

    /** Replaces unpaired surrogates, which names in schemas may contain and UTF-8 cannot encode. */
    public static String wellFormed(String any) {
        return any.replaceAll("\\p{Cs}", "\uFFFD");
    }

    private static String command(Diagnostic diagnostic) {
        SourceLocation at = diagnostic.location();
        return "::" + diagnostic.severity() + " file=" + property(at.file()) + ",line=" + at.line() + ",col="
                + at.column() + ",endColumn=" + (at.column() + at.length()) + ",title="
                + property(diagnostic.code() + " " + diagnostic.rule()) + "::"
                + data(diagnostic.message() + "\n" + diagnostic.hint()) + "\n";
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }

    private static String data(String text) {
        return Findings.printable(text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A"));
    }

    private static String sarif(List<Diagnostic> diagnostics) {
        Map<DiagnosticCode, SarifLog.Rule> rules = new EnumMap<>(DiagnosticCode.class);
        List<SarifLog.Result> results = diagnostics.stream()
                .map(diagnostic -> new SarifLog.Result(
                        rules.computeIfAbsent(diagnostic.code(), DiagnosticFormat::rule),
                        diagnostic.message(),
                        diagnostic.location().file(),
                        Optional.of(diagnostic.location()),
                        ""))
                .toList();
        return SarifLog.of(List.copyOf(rules.values()), results);
    }

    private static SarifLog.Rule rule(DiagnosticCode code) {
        return new SarifLog.Rule(
                code.toString(), code.rule(), code.title(), code.severity().toString(), code.fix());
    }
}

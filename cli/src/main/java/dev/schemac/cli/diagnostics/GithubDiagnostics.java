package dev.schemac.cli.diagnostics;

import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SourceLocation;
import java.util.Locale;
import java.util.stream.Collectors;

/** Prints diagnostics as commands of a GitHub workflow: {@code ::error file=...,line=...::message}. */
final class GithubDiagnostics {
    private GithubDiagnostics() {}

    static String render(Findings findings) {
        return findings.list().stream().map(GithubDiagnostics::command).collect(Collectors.joining());
    }

    private static String command(Diagnostic diagnostic) {
        SourceLocation at = diagnostic.location();
        return "::" + diagnostic.severity().name().toLowerCase(Locale.ROOT) + " file=" + property(at.file()) + ",line="
                + at.line() + ",col=" + at.column() + ",endColumn=" + (at.column() + at.length()) + ",title="
                + property(diagnostic.code() + " " + diagnostic.rule()) + "::"
                + data(diagnostic.message() + "\n" + diagnostic.hint()) + "\n";
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }

    private static String data(String text) {
        return Findings.printable(text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A"));
    }
}

package dev.schemac.cli.diagnostics;

import dev.schemac.dsl.diagnostic.Findings;

/** The forms in which diagnostics are printed. */
public enum DiagnosticFormat {
    /** For people, on standard error. */
    TEXT,
    /** One array of objects. */
    JSON,
    /** Commands that GitHub Actions turns into remarks at the lines of a change. */
    GITHUB,
    /** SARIF 2.1.0, for code scanning. */
    SARIF;

    /** How many diagnostics programs get: SARIF services accept 25,000. */
    static final int MOST_RESULTS = 10_000;

    /** The text for standard output; the one for people is not among them. */
    public String render(Findings findings) {
        return switch (this) {
            case JSON -> JsonDiagnostics.render(findings);
            case GITHUB -> GithubDiagnostics.render(findings);
            case SARIF -> SarifDiagnostics.render(findings);
            case TEXT -> throw new IllegalStateException("for people");
        };
    }
}

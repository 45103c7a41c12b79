package dev.schemac.cli.diagnostics;

import dev.schemac.dsl.diagnostic.Findings;

/** The output formats of diagnostics. */
public enum DiagnosticFormat {
    /** Readable text, on standard error. */
    TEXT,
    /** One array of objects. */
    JSON,
    /** Commands that GitHub Actions shows as annotations of the changed lines. */
    GITHUB,
    /** SARIF 2.1.0, for code scanning. */
    SARIF;

    /** The number of diagnostics for programs: SARIF services accept 25,000. */
    static final int MOST_RESULTS = 10_000;

    /** Returns the content for standard output; not for the readable format. */
    public String render(Findings findings) {
        return switch (this) {
            case JSON -> JsonDiagnostics.render(findings);
            case GITHUB -> GithubDiagnostics.render(findings);
            case SARIF -> SarifDiagnostics.render(findings);
            case TEXT -> throw new IllegalStateException("for people");
        };
    }
}

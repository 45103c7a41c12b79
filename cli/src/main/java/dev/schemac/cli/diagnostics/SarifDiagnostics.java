package dev.schemac.cli.diagnostics;

import dev.schemac.cli.console.ProductVersion;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.dsl.diagnostic.Diagnostic;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Prints diagnostics as a SARIF 2.1.0 log of one run, with the rules that have findings. */
final class SarifDiagnostics {
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    private final JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withIndent(2));
    private final List<Diagnostic> diagnostics;
    private final List<DiagnosticCode> rules;

    private SarifDiagnostics(Findings findings) {
        this.diagnostics = findings.list();
        this.rules =
                diagnostics.stream().map(Diagnostic::code).distinct().sorted().toList();
    }

    static String render(Findings findings) {
        return new SarifDiagnostics(findings).log() + "\n";
    }

    private String log() {
        out.beginObject();
        out.member("$schema", SCHEMA);
        out.member("version", "2.1.0");
        out.beginArray("runs");
        out.beginObject();
        tool();
        out.member("columnKind", "utf16CodeUnits");
        out.beginArray("results");
        diagnostics.forEach(this::result);
        out.endArray();
        out.endObject();
        out.endArray();
        out.endObject();
        return out.toJson();
    }

    private void tool() {
        out.beginObject("tool");
        out.beginObject("driver");
        out.member("name", "schemac");
        out.member("version", ProductVersion.number());
        out.beginArray("rules");
        for (DiagnosticCode rule : rules) {
            out.beginObject();
            out.member("id", rule.toString());
            out.member("name", rule.rule());
            text("shortDescription", rule.title());
            out.beginObject("defaultConfiguration");
            out.member("level", level(rule));
            out.endObject();
            text("help", rule.fix());
            out.endObject();
        }
        out.endArray();
        out.endObject();
        out.endObject();
    }

    private void result(Diagnostic diagnostic) {
        SourceLocation at = diagnostic.location();
        out.beginObject();
        out.member("ruleId", diagnostic.code().toString());
        out.member("ruleIndex", rules.indexOf(diagnostic.code()));
        out.member("level", level(diagnostic.code()));
        text("message", JsonDiagnostics.text(diagnostic.message()));
        out.beginArray("locations");
        out.beginObject();
        out.beginObject("physicalLocation");
        out.beginObject("artifactLocation");
        out.member("uri", uri(at.file()));
        out.endObject();
        out.beginObject("region");
        out.member("startLine", at.line());
        out.member("startColumn", at.column());
        out.member("endColumn", at.column() + at.length());
        out.endObject();
        out.endObject();
        out.endObject();
        out.endArray();
        out.endObject();
    }

    private static String level(DiagnosticCode code) {
        return code.severity().name().toLowerCase(Locale.ROOT);
    }

    private void text(String name, String value) {
        out.beginObject(name);
        out.member("text", value);
        out.endObject();
    }

    /**
     * Returns a relative path if it is relative on the command line, so that viewers find the file in any checkout.
     */
    private static String uri(String file) {
        if (file.equals(SchemaArguments.STANDARD_INPUT_NAME)) {
            return "stdin";
        }
        Path path = Path.of(file);
        try {
            return path.isAbsolute()
                    ? path.toUri().toASCIIString()
                    : new URI(null, null, file.replace('\\', '/'), null).toASCIIString();
        } catch (URISyntaxException e) {
            return path.toUri().toASCIIString();
        }
    }
}

package dev.schemac.cli.diagnostics;

import dev.schemac.cli.console.ProductVersion;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Writes a SARIF 2.1.0 log of one run. */
record SarifLog(JsonWriter out, List<SarifLog.Rule> rules, List<SarifLog.Result> results) {
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    /**
     * A rule of the tool.
     *
     * @param level {@code error}, {@code warning} or {@code note}
     */
    record Rule(String id, String name, String title, String level, String help) {}

    /**
     * A finding.
     *
     * @param region the marked part of the file, empty if only the file is known
     * @param pointer the place in a JSON file as a JSON pointer, {@code ""} for none
     */
    record Result(Rule rule, String message, String file, Optional<SourceLocation> region, String pointer) {}

    /** Returns the log of some results, with their rules in the given order. */
    static String of(List<Rule> rules, List<Result> results) {
        return new SarifLog(new JsonWriter(JsonOptions.DEFAULT.withIndent(2)), rules, results).log() + "\n";
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
        results.forEach(this::result);
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
        for (Rule rule : rules) {
            out.beginObject();
            out.member("id", rule.id());
            out.member("name", rule.name());
            text("shortDescription", rule.title());
            out.beginObject("defaultConfiguration");
            out.member("level", rule.level());
            out.endObject();
            text("help", rule.help());
            out.endObject();
        }
        out.endArray();
        out.endObject();
        out.endObject();
    }

    private void result(Result result) {
        out.beginObject();
        out.member("ruleId", result.rule().id());
        out.member("ruleIndex", rules.indexOf(result.rule()));
        out.member("level", result.rule().level());
        text("message", DiagnosticFormat.wellFormed(result.message()));
        out.beginArray("locations");
        out.beginObject();
        out.beginObject("physicalLocation");
        out.beginObject("artifactLocation");
        out.member("uri", uri(result.file()));
        out.endObject();
        result.region().ifPresent(this::region);
        out.endObject();
        if (!result.pointer().isEmpty()) {
            out.beginArray("logicalLocations");
            out.beginObject();
            out.member("fullyQualifiedName", DiagnosticFormat.wellFormed(result.pointer()));
            out.endObject();
            out.endArray();
        }
        out.endObject();
        out.endArray();
        out.endObject();
    }

    private void region(SourceLocation at) {
        out.beginObject("region");
        out.member("startLine", at.line());
        out.member("startColumn", at.column());
        out.member("endColumn", at.column() + at.length());
        out.endObject();
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

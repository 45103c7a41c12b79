package dev.schemac.cli.diagnostics;

import static java.util.Map.entry;

import dev.schemac.cli.console.ProductVersion;
import dev.schemac.cli.console.SchemaArguments;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Writes a SARIF 2.1.0 log of one run. */
final class SarifLog {
    private static final String SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";

    private SarifLog() {}

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
        Map<String, Object> driver = object(
                entry("name", "schemac"),
                entry("version", ProductVersion.number()),
                entry("rules", rules.stream().map(SarifLog::rule).toList()));
        Map<String, Object> run = object(
                entry("tool", object(entry("driver", driver))),
                entry("columnKind", "utf16CodeUnits"),
                entry(
                        "results",
                        results.stream().map(each -> result(each, rules)).toList()));
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withIndent(2));
        out.untypedValue(object(entry("$schema", SCHEMA), entry("version", "2.1.0"), entry("runs", List.of(run))));
        return out.toJson() + "\n";
    }

    private static Map<String, Object> rule(Rule rule) {
        return object(
                entry("id", rule.id()),
                entry("name", rule.name()),
                entry("shortDescription", text(rule.title())),
                entry("defaultConfiguration", object(entry("level", rule.level()))),
                entry("help", text(rule.help())));
    }

    private static Map<String, Object> result(Result result, List<Rule> rules) {
        Map<String, Object> file = object(entry("artifactLocation", object(entry("uri", uri(result.file())))));
        result.region().ifPresent(at -> file.put("region", region(at)));
        Map<String, Object> location = object(entry("physicalLocation", file));
        if (!result.pointer().isEmpty()) {
            String pointer = DiagnosticFormat.wellFormed(result.pointer());
            location.put("logicalLocations", List.of(object(entry("fullyQualifiedName", pointer))));
        }
        return object(
                entry("ruleId", result.rule().id()),
                entry("ruleIndex", rules.indexOf(result.rule())),
                entry("level", result.rule().level()),
                entry("message", text(DiagnosticFormat.wellFormed(result.message()))),
                entry("locations", List.of(location)));
    }

    private static Map<String, Object> region(SourceLocation at) {
        return object(
                entry("startLine", at.line()),
                entry("startColumn", at.column()),
                entry("endColumn", at.column() + at.length()));
    }

    private static Map<String, Object> text(String text) {
        return object(entry("text", text));
    }

    /** Returns a JSON object, to which more members can be added. */
    @SafeVarargs
    private static Map<String, Object> object(Map.Entry<String, ?>... members) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (Map.Entry<String, ?> member : members) {
            object.put(member.getKey(), member.getValue());
        }
        return object;
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

package dev.schemac.cli.diagnostics;

import dev.schemac.contracts.load.PointerPlaces;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.contracts.report.ImportedContract;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The report of an import: a line for each keyword that the schemas do not carry.
 *
 * @param places the places of lines in the contracts, for {@link Format#SARIF}
 */
public record ImportReport(ImportedContract imported, Map<Difference, PointerPlaces.Place> places) {
    /** The formats of the report. */
    public enum Format {
        /** Lines, and a summary. */
        TEXT,
        /** One object. */
        JSON,
        /** SARIF 2.1.0, for code scanning. */
        SARIF
    }

    /** {@return the report in a format; text without the summary} */
    public String render(Format format) {
        return switch (format) {
            case TEXT ->
                String.join(
                        "",
                        lines(imported.differences().size()).stream()
                                .map(line -> line + "\n")
                                .toList());
            case JSON -> json();
            case SARIF -> sarif();
        };
    }

    /** {@return the lines of the first differences, without line ends} */
    public List<String> lines(int most) {
        List<String> lines = new ArrayList<>();
        for (Difference difference : imported.differences()
                .subList(0, Math.min(most, imported.differences().size()))) {
            lines.add(difference.toString());
        }
        return lines;
    }

    private String json() {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withIndent(2));
        out.beginObject();
        out.beginArray("lines");
        for (Difference difference : imported.differences()) {
            out.beginObject();
            out.member("file", DiagnosticFormat.wellFormed(difference.file()));
            out.member("pointer", DiagnosticFormat.wellFormed(difference.pointer()));
            out.member("effect", difference.effect().toString());
            out.member("keyword", DiagnosticFormat.wellFormed(difference.keyword()));
            out.member("message", DiagnosticFormat.wellFormed(difference.description()));
            out.endObject();
        }
        out.endArray();
        out.beginObject("summary");
        imported.counts().forEach((effect, keywords) -> {
            out.beginObject(effect.toString());
            keywords.forEach((keyword, count) -> out.member(DiagnosticFormat.wellFormed(keyword), (int) count));
            out.endObject();
        });
        out.endObject();
        out.endObject();
        return out.toJson() + "\n";
    }

    /** Each keyword with an effect is a rule, so that services count and hide lines by keyword. */
    private String sarif() {
        Map<String, SarifLog.Rule> rules = new LinkedHashMap<>();
        List<SarifLog.Result> results = imported.differences().stream()
                .map(difference -> new SarifLog.Result(
                        rules.computeIfAbsent(id(difference), id -> rule(id, difference)),
                        difference.description(),
                        difference.file(),
                        region(difference),
                        difference.pointer()))
                .toList();
        return SarifLog.of(List.copyOf(rules.values()), results);
    }

    private Optional<SourceLocation> region(Difference difference) {
        return Optional.ofNullable(places.get(difference))
                .map(place -> new SourceLocation(difference.file(), place.line(), place.column(), place.length()));
    }

    private static String id(Difference difference) {
        return difference.effect().toString().replace(' ', '-') + "/"
                + DiagnosticFormat.wellFormed(difference.keyword());
    }

    private static SarifLog.Rule rule(String id, Difference difference) {
        boolean warns = difference.effect() == Effect.NARROWER || difference.effect() == Effect.WIDER;
        return new SarifLog.Rule(
                id,
                id.substring(id.indexOf('/') + 1),
                title(difference.effect()),
                warns ? "warning" : "note",
                "docs/json-schema-reference.md of schemac lists the keywords and the schemas that they become.");
    }

    private static String title(Effect effect) {
        return switch (effect) {
            case NARROWER -> "The schema rejects documents that the contract allows";
            case NUMBERS -> "The schema rejects numbers that the contract allows";
            case WIDER -> "The schema accepts documents that the contract forbids";
            case NONE -> "The schema accepts the same documents";
        };
    }
}

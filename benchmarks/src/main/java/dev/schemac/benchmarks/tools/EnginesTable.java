package dev.schemac.benchmarks.tools;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;

/** The seconds that jobs of Flink and Spark need with schemac and with another library: a row for each job. */
public final class EnginesTable {
    private static final String SCHEMAC = "schemac";

    private EnginesTable() {}

    /** The tables of all records of engines. */
    public static String of(Collection<JsonNode> records) {
        return ToolRecord.tables(records, EnginesTable::of);
    }

    /** The table of a record as Markdown; empty if it is no record of engines. */
    static String of(JsonNode record) {
        JsonNode engines = record.path("engines");
        if (engines.isMissingNode()) {
            return "";
        }
        StringBuilder table = new StringBuilder(ToolRecord.heading(record, engines))
                .append(String.format(
                        Locale.ROOT, "%,d events:\n\n", engines.path("events").asInt()))
                .append("| engine | job | schemac: processor seconds | other library | its processor seconds |")
                .append(" ratio | by the clock |\n|---|---|--:|---|--:|--:|--:|\n");
        engines.path("jobs")
                .properties()
                .forEach(engine -> engine.getValue()
                        .properties()
                        .forEach(job -> table.append("| ")
                                .append(engine.getKey())
                                .append(" | ")
                                .append(job.getKey())
                                .append(row(job.getValue()))));
        return table.toString();
    }

    private static String row(JsonNode libraries) {
        Map.Entry<String, JsonNode> other = libraries.properties().stream()
                .filter(library -> !library.getKey().equals(SCHEMAC))
                .findFirst()
                .orElseThrow();
        ToolTimes own = ToolTimes.of(libraries.path(SCHEMAC));
        ToolTimes its = ToolTimes.of(other.getValue());
        return " | " + own.processorSeconds() + " | " + other.getKey() + " | " + its.processorSeconds() + " | "
                + own.processorRatio(its) + " | " + own.wallRatio(its) + " |\n";
    }
}

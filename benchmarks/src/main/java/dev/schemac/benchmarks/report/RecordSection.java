package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.StringJoiner;

/** What the page about performance says of one record: where it ran, the tables, the pictures. */
final class RecordSection {

    private RecordSection() {}

    static String of(String name, JsonNode record, List<ChartPlan> charts) {
        StringBuilder section = new StringBuilder();
        section.append("\n### ")
                .append(name)
                .append("\n\n")
                .append(place(record))
                .append("\n\n");
        for (ChartPlan chart : charts) {
            section.append(ReportPages.picture(chart, "charts/")).append('\n');
        }
        String tables = ResultTable.of(record) + ColdTable.of(record) + WideTable.of(record);
        if (!tables.isEmpty()) {
            section.append("<details><summary>Figures</summary>\n\n```\n")
                    .append(tables.replace(System.lineSeparator(), "\n"))
                    .append("```\n\n</details>\n\n");
        }
        return section.toString();
    }

    private static String place(JsonNode record) {
        JsonNode machine = record.path("machine");
        StringJoiner versions = new StringJoiner(", ");
        record.path("libraries")
                .properties()
                .forEach(library ->
                        versions.add(library.getKey() + " " + library.getValue().asText()));
        return ChartPlan.jvm(record) + "; "
                + machine.path("cpu").asText() + ", "
                + machine.path("processors").asText() + " processors, "
                + machine.path("os").asText() + " "
                + machine.path("architecture").asText() + ".\nVersions: " + versions
                + ".";
    }
}

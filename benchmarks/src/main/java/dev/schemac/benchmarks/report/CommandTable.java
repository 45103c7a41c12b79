package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.record.Quartiles;
import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** The seconds that the command and other tools need for one file: a row for each tool, a column for each task. */
public final class CommandTable {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** The tasks of a record, with their names in the table. */
    private static final Map<String, String> TASKS =
            new TreeMap<>(Map.of("count", "count", "sum", "sum of a column", "three", "three columns"));

    private CommandTable() {}

    /** The tables of all records of the command. */
    static String of(Collection<JsonNode> records) {
        String tables = records.stream().map(CommandTable::of).collect(Collectors.joining());
        return tables.isEmpty() ? PerformanceTables.NOT_RECORDED : tables + "\n";
    }

    /** The table of a record as Markdown; empty if it is no record of the command. */
    public static String of(JsonNode record) {
        JsonNode command = record.path("command");
        if (command.isMissingNode()) {
            return "";
        }
        JsonNode source = record.path("source");
        StringBuilder table = new StringBuilder(String.format(
                Locale.ROOT,
                "\nJDK %s, commit %s%s, %s with %d processors, load %.1f; a file of %d MB:\n\n| processor seconds |",
                record.path("jvm").path("jdk").asText(),
                source.path("commit").asText(),
                source.path("uncommittedChanges").asBoolean() ? " with changes" : "",
                record.path("machine").path("cpu").asText(),
                record.path("machine").path("processors").asInt(),
                command.path("load").asDouble(),
                command.path("megabytes").asInt()));
        TASKS.values().forEach(task -> table.append(' ').append(task).append(" | wall |"));
        table.append("\n|---|").append("--:|--:|".repeat(TASKS.size())).append('\n');
        JsonNode versions = command.path("versions");
        StreamSupport.stream(((Iterable<String>) versions::fieldNames).spliterator(), false)
                .forEach(tool -> {
                    String version = versions.path(tool).asText();
                    table.append("| ")
                            .append(tool)
                            .append(version.endsWith("SNAPSHOT") ? "" : " " + version)
                            .append(" |");
                    for (String task : TASKS.keySet()) {
                        JsonNode times = command.path("tasks").path(task).path(tool);
                        Quartiles processor = quartiles(times.path("processor"));
                        table.append(String.format(
                                Locale.ROOT,
                                " %.2f [%.2f, %.2f] | %.2f |",
                                processor.median(),
                                processor.lower(),
                                processor.upper(),
                                quartiles(times.path("wall")).median()));
                    }
                    table.append('\n');
                });
        return table.toString();
    }

    private static Quartiles quartiles(JsonNode seconds) {
        return Quartiles.of(MAPPER.convertValue(seconds, double[].class));
    }
}

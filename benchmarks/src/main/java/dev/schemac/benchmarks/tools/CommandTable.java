package dev.schemac.benchmarks.tools;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Collection;
import java.util.Map;
import java.util.TreeMap;

/** The seconds that the command and other tools need for one file: a row for each tool, a column for each task. */
public final class CommandTable {
    /** The tasks of a record, with their names in the table. */
    private static final Map<String, String> TASKS =
            new TreeMap<>(Map.of("count", "count", "sum", "sum of a column", "three", "three columns"));

    private CommandTable() {}

    /** The tables of all records of the command. */
    public static String of(Collection<JsonNode> records) {
        return ToolRecord.tables(records, CommandTable::of);
    }

    /** The table of a record as Markdown; empty if it is no record of the command. */
    static String of(JsonNode record) {
        JsonNode command = record.path("command");
        if (command.isMissingNode()) {
            return "";
        }
        StringBuilder table = new StringBuilder(ToolRecord.heading(record, command))
                .append("a file of ")
                .append(command.path("megabytes").asInt())
                .append(" MB:\n\n| processor seconds |");
        TASKS.values().forEach(task -> table.append(' ').append(task).append(" | wall |"));
        table.append("\n|---|").append("--:|--:|".repeat(TASKS.size())).append('\n');
        command.path("versions").properties().forEach(tool -> {
            String version = tool.getValue().asText();
            table.append("| ")
                    .append(tool.getKey())
                    .append(version.endsWith("SNAPSHOT") ? "" : " " + version)
                    .append(" |");
            for (String task : TASKS.keySet()) {
                ToolTimes times = ToolTimes.of(command.path("tasks").path(task).path(tool.getKey()));
                table.append(' ')
                        .append(times.processorSeconds())
                        .append(" | ")
                        .append(times.wallSeconds())
                        .append(" |");
            }
            table.append('\n');
        });
        return table.toString();
    }
}

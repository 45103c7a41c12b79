package dev.schemac.benchmarks.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.record.RunRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Records a run of {@code benchmarks/command}, which compares the command with other tools, and prints its table. */
public final class CommandRun {
    private CommandRun() {}

    /**
     * Makes the record.
     *
     * @param args the size of the file in megabytes; a file with the version of each tool; a file with the task, the
     *     tool, and the seconds of wall, user and system time of each run, in the order of the runs; the record. Tabs
     *     separate the fields of a line
     */
    public static void main(String[] args) throws IOException {
        ToolRecord record = new ToolRecord("command", RunRecord.load());
        record.run().put("megabytes", Integer.parseInt(args[0]));
        ObjectNode versions = record.run().putObject("versions");
        for (String line : Files.readAllLines(Path.of(args[1]))) {
            String[] fields = line.split("\t");
            versions.put(fields[0], fields[1]);
        }
        ObjectNode tasks = record.run().putObject("tasks");
        for (String line : Files.readAllLines(Path.of(args[2]))) {
            String[] fields = line.split("\t");
            double processor = Double.parseDouble(fields[3]) + Double.parseDouble(fields[4]);
            ToolTimes.add(
                    tasks.withObjectProperty(fields[0]).withObjectProperty(fields[1]),
                    Math.round(1000 * processor) / 1000.0,
                    Double.parseDouble(fields[2]));
        }
        record.write(Path.of(args[3]));
        System.out.print(CommandTable.of(record.toJson()));
    }
}

package dev.schemac.benchmarks.tools;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Records a run of {@code benchmarks/engines}, which compares schemac in Flink and Spark, and prints its table. */
public final class EnginesRun {
    private EnginesRun() {}

    /**
     * Makes the record.
     *
     * @param args the number of events; the load before the run; a file with the engine, the job, the library, and the
     *     nanoseconds of the processor and of the clock of each run, in the order of the runs, separated by tabs; the
     *     record
     */
    public static void main(String[] args) throws IOException {
        ToolRecord record = new ToolRecord("engines", Double.parseDouble(args[1]));
        record.run().put("events", Integer.parseInt(args[0]));
        ObjectNode jobs = record.run().putObject("jobs");
        for (String line : Files.readAllLines(Path.of(args[2]))) {
            String[] fields = line.split("\t");
            ObjectNode library = jobs.withObjectProperty(fields[0])
                    .withObjectProperty(fields[1])
                    .withObjectProperty(fields[2]);
            ToolTimes.add(library, seconds(fields[3]), seconds(fields[4]));
        }
        record.write(Path.of(args[3]));
        System.out.print(EnginesTable.of(record.toJson()));
    }

    private static double seconds(String nanos) {
        return Math.round(Long.parseLong(nanos) / 1e5) / 1e4;
    }
}

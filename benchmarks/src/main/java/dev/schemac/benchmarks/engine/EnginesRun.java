package dev.schemac.benchmarks.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.record.RunRecord;
import dev.schemac.benchmarks.report.EnginesTable;
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
        ObjectNode result = RunRecord.heading();
        result.remove("libraries");
        ObjectNode run = result.putObject("engines");
        run.put("events", Integer.parseInt(args[0]));
        run.put("load", Double.parseDouble(args[1]));
        ObjectNode jobs = run.putObject("jobs");
        for (String line : Files.readAllLines(Path.of(args[2]))) {
            String[] fields = line.split("\t");
            ObjectNode library = jobs.withObjectProperty(fields[0])
                    .withObjectProperty(fields[1])
                    .withObjectProperty(fields[2]);
            library.withArrayProperty("processor").add(seconds(fields[3]));
            library.withArrayProperty("wall").add(seconds(fields[4]));
        }
        RunRecord.write(result, Path.of(args[3]));
        System.out.print(EnginesTable.of(result));
    }

    private static double seconds(String nanos) {
        return Math.round(Long.parseLong(nanos) / 1e5) / 1e4;
    }
}

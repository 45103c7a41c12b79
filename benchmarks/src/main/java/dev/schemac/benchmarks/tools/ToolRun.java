package dev.schemac.benchmarks.tools;

import dev.schemac.benchmarks.record.Row;
import dev.schemac.benchmarks.record.RunRecord;
import dev.schemac.benchmarks.record.Sample;
import dev.schemac.benchmarks.report.Report;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Records a run of {@code benchmarks/command} or {@code benchmarks/engines}, in which tools did the same work by turns,
 * each in its own process or job, and prints its table.
 */
public final class ToolRun {
    private static final double NANOS = 1e9;

    private ToolRun() {}

    /**
     * Makes the record.
     *
     * @param args the work in words; the load before the run; a file with the operation, the task, the tool, and the
     *     nanoseconds of the processor and of the clock of each run, in the order of the runs, separated by tabs; the
     *     record
     */
    public static void main(String[] args) throws IOException {
        Map<List<String>, List<double[]>> times = new LinkedHashMap<>();
        for (String line : Files.readAllLines(Path.of(args[2]))) {
            String[] fields = line.split("\t");
            times.computeIfAbsent(List.of(fields).subList(0, 3), any -> new ArrayList<>())
                    .add(new double[] {Double.parseDouble(fields[3]) / NANOS, Double.parseDouble(fields[4]) / NANOS});
        }
        List<Sample> samples = new ArrayList<>();
        times.forEach((tool, runs) -> {
            samples.add(sample(tool, "processor", runs, 0));
            samples.add(sample(tool, "wall", runs, 1));
        });
        RunRecord record = RunRecord.of(samples, Double.parseDouble(args[1]), RunRecord.load())
                .with(RunRecord.WORK, args[0]);
        record.write(Path.of(args[3]));
        System.out.print(Report.text(record));
    }

    private static Sample sample(List<String> tool, String form, List<double[]> runs, int which) {
        return new Sample(
                new Row(tool.get(1), tool.get(0), form, Row.ALONE),
                tool.get(2),
                "s",
                runs.size(),
                runs.stream().mapToDouble(run -> run[which]).toArray());
    }
}

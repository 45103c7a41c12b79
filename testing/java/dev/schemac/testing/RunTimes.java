package dev.schemac.testing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToLongFunction;

/**
 * The times of schemac and another library that take turns. They are printed, and added to the file that {@code
 * -Dschemac.comparison.file} names: {@code benchmarks/engines} makes a record of it.
 */
public final class RunTimes {
    private static final String FILE = System.getProperty("schemac.comparison.file");

    private record Run(long processorNanos, long nanos) {}

    private final String engine;
    private final Map<String, Map<String, List<Run>>> tasks = new LinkedHashMap<>();

    /** @param engine its name and version */
    public RunTimes(String engine) {
        this.engine = engine;
    }

    /**
     * Adds a run.
     *
     * @param side {@code schemac}, or the name of the other library
     */
    public void add(String task, String side, long processorNanos, long nanos) {
        tasks.computeIfAbsent(task, any -> new LinkedHashMap<>())
                .computeIfAbsent(side, any -> new ArrayList<>())
                .add(new Run(processorNanos, nanos));
    }

    /** Prints medians, quartiles and ratios, and adds all runs to the file. */
    public void report() throws IOException {
        List<String> lines = new ArrayList<>();
        tasks.forEach((task, sides) -> {
            System.out.println(engine + ", " + task + ":");
            sides.forEach((side, runs) -> {
                System.out.println("  " + side + ": " + quartiles(runs, Run::processorNanos) + " ms of processor time, "
                        + quartiles(runs, Run::nanos) + " ms");
                runs.forEach(run ->
                        lines.add(String.join("\t", engine, task, side, "" + run.processorNanos, "" + run.nanos)));
            });
            List<Run> schemac = sides.get("schemac");
            List<Run> other = sides.entrySet().stream()
                    .filter(side -> !side.getKey().equals("schemac"))
                    .findFirst()
                    .orElseThrow()
                    .getValue();
            System.out.println(String.format(
                    Locale.ROOT,
                    "  ratio of the medians: %.2f in processor time, %.2f by the clock",
                    ratio(other, schemac, Run::processorNanos),
                    ratio(other, schemac, Run::nanos)));
        });
        if (FILE != null) {
            Files.write(Path.of(FILE), lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        }
    }

    private static double ratio(List<Run> other, List<Run> schemac, ToLongFunction<Run> time) {
        return (double) sorted(other, time)[other.size() / 2] / sorted(schemac, time)[schemac.size() / 2];
    }

    private static String quartiles(List<Run> runs, ToLongFunction<Run> time) {
        long[] sorted = sorted(runs, time);
        return String.format(
                Locale.ROOT,
                "%d [%d, %d]",
                sorted[sorted.length / 2] / 1_000_000,
                sorted[sorted.length / 4] / 1_000_000,
                sorted[sorted.length * 3 / 4] / 1_000_000);
    }

    private static long[] sorted(List<Run> runs, ToLongFunction<Run> time) {
        long[] times = runs.stream().mapToLong(time).toArray();
        Arrays.sort(times);
        return times;
    }
}

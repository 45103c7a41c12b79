package dev.schemac.benchmarks.cold;

import dev.schemac.benchmarks.cell.DocumentFile;
import dev.schemac.benchmarks.jvm.FreshJvm;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.record.Row;
import dev.schemac.benchmarks.record.RunRecord;
import dev.schemac.benchmarks.record.Sample;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/**
 * Times libraries in JVMs that have just started: library after library in rotation, so that all meet the same machine.
 */
public final class ColdStart {
    /** All libraries, and {@code none}. */
    public static final List<String> LIBRARIES = ColdReaders.ALL;

    /** The documents that are read. */
    public static final String PAYLOAD = FirstParse.PAYLOAD;

    private static final double NANOS_PER_MILLI = 1e6;

    private ColdStart() {}

    /**
     * One fresh JVM.
     *
     * @param wall nanoseconds from the request to start the process to its sign that the first document is parsed
     * @param first nanoseconds from the documents in memory, at the begin of {@code main}, to the first parsed one,
     *     including all set-up of the library
     * @param documents how many were parsed in the first second of {@code main}
     */
    record Start(long wall, long first, long documents) {}

    /**
     * Runs all.
     *
     * @param libraries some of {@link #LIBRARIES}
     * @param runs how many JVMs each library gets
     * @param folder for the documents
     * @throws IllegalStateException if a library fails or reads a value wrongly
     */
    public static RunRecord run(List<String> libraries, int runs, Path folder)
            throws IOException, InterruptedException {
        DocumentFile.writeAll(List.of(Payloads.named(PAYLOAD)), folder);
        Map<String, List<Start>> starts = new LinkedHashMap<>();
        libraries.forEach(library -> starts.put(library, new ArrayList<>()));
        for (int run = 1; run <= runs; run++) {
            System.err.println("Cold start: round " + run + " of " + runs);
            for (String library : libraries) {
                starts.get(library).add(start(library, folder));
            }
        }
        List<Sample> samples = new ArrayList<>();
        starts.forEach((library, list) -> {
            samples.add(sample("first parse", library, "ms", list, start -> start.first() / NANOS_PER_MILLI));
            samples.add(sample("process", library, "ms", list, start -> start.wall() / NANOS_PER_MILLI));
            samples.add(sample("first second", library, "documents", list, Start::documents));
        });
        return RunRecord.of(samples);
    }

    private static Sample sample(
            String form, String library, String unit, List<Start> starts, ToDoubleFunction<Start> figure) {
        return new Sample(
                new Row(PAYLOAD, "cold", form, Row.ALONE),
                library,
                unit,
                starts.size(),
                starts.stream().mapToDouble(figure).toArray());
    }

    private static Start start(String library, Path folder) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(FreshJvm.command(List.of(), FirstParse.class, List.of(library, folder.toString())));
        // Warnings of libraries must not get between the figures.
        builder.redirectError(folder.resolve("errors").toFile());
        long before = System.nanoTime();
        Process process = builder.start();
        try (InputStream out = process.getInputStream()) {
            out.read();
            long wall = System.nanoTime() - before;
            String line = new String(out.readAllBytes(), StandardCharsets.UTF_8).strip();
            int exit = process.waitFor();
            if (exit != 0 || !line.matches("[0-9]+ [0-9]+")) {
                throw new IllegalStateException(
                        library + " failed in a fresh JVM: " + line + " " + Files.readString(folder.resolve("errors")));
            }
            String[] figures = line.split(" ");
            return new Start(wall, Long.parseLong(figures[0]), Long.parseLong(figures[1]));
        }
    }
}

package dev.schemac.benchmarks.stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.interleaved.InterleavedJvm;
import dev.schemac.benchmarks.jvm.FreshJvm;
import dev.schemac.benchmarks.record.Row;
import dev.schemac.benchmarks.record.RunRecord;
import dev.schemac.benchmarks.record.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Times streams: JSON Lines and the elements of one array out of files, event by event, all libraries by turns in one
 * JVM; then whole files with one thread and with two, and the way over everything to {@code $.users}.
 *
 * @param megabytes the size of each file
 * @param time how long each library warms up, and then is timed
 * @param passes how often whole files are read
 * @param folder for the files
 */
public record StreamRun(int megabytes, Duration time, int passes, Path folder) {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final long MEGABYTE = 1_000_000;

    /**
     * Runs all.
     *
     * @throws IllegalStateException if a library fails or reads a value wrongly
     */
    public RunRecord run() throws IOException, InterruptedException {
        double before = RunRecord.load();
        List<Sample> samples = new ArrayList<>();
        Path lines = folder.resolve("events.ndjson");
        Path array = folder.resolve("events.json");
        Path skipped = folder.resolve("skipped.json");
        try {
            long events = new StreamFile(lines, StreamFraming.LINES).write(megabytes * MEGABYTE);
            new StreamFile(array, StreamFraming.ARRAY).write(megabytes * MEGABYTE);
            double megabytesPerEvent = Files.size(lines) / (double) events / MEGABYTE;
            time(StreamFraming.LINES, lines, megabytesPerEvent, samples);
            time(StreamFraming.ARRAY, array, megabytesPerEvent, samples);
            Files.delete(array);
            new StreamFile(skipped, StreamFraming.SKIPPED).write(megabytes * MEGABYTE);
            wholeFiles(lines, events, skipped, samples);
        } finally {
            Files.deleteIfExists(lines);
            Files.deleteIfExists(array);
            Files.deleteIfExists(skipped);
        }
        return RunRecord.of(samples, before, RunRecord.load())
                .with(RunRecord.OPTIONS, String.join(" ", FreshJvm.HEAP))
                .with(RunRecord.WORK, "files of " + megabytes + " MB");
    }

    private static Sample sample(String stream, String reader, JsonNode speeds, double scale) {
        double[] all = MAPPER.convertValue(speeds, double[].class);
        return new Sample(
                new Row(stream, "stream", "file", Row.ALONE),
                reader,
                "MB/s",
                1,
                Arrays.stream(all).map(speed -> speed * scale).toArray());
    }

    private void time(StreamFraming framing, Path file, double megabytesPerEvent, List<Sample> samples)
            throws IOException, InterruptedException {
        System.err.println("Streams: " + framing.title());
        List<String> libraries = StreamReaders.ALL.stream()
                .filter(library -> StreamReaders.missing(library, framing).isEmpty())
                .toList();
        List<String> words = libraries.stream()
                .map(library -> library + "," + framing + "," + file)
                .toList();
        JsonNode timed = new InterleavedJvm(StreamTrial.class, time, folder).time(List.of(), List.of(words));
        for (int i = 0; i < libraries.size(); i++) {
            JsonNode speeds = timed.path(words.get(i)).path("speeds");
            samples.add(sample(framing.title(), libraries.get(i), speeds, megabytesPerEvent));
        }
    }

    private void wholeFiles(Path lines, long events, Path skipped, List<Sample> samples)
            throws IOException, InterruptedException {
        System.err.println("Streams: whole files");
        Path figures = folder.resolve("whole.json");
        List<String> arguments = List.of(
                figures.toString(),
                Integer.toString(passes),
                lines.toString(),
                Long.toString(events),
                skipped.toString());
        int exit = new ProcessBuilder(FreshJvm.command(FreshJvm.HEAP, WholeFile.class, arguments))
                .inheritIO()
                .start()
                .waitFor();
        if (exit != 0) {
            throw new IllegalStateException("the JVM that read whole files failed");
        }
        MAPPER.readTree(figures.toFile())
                .properties()
                .forEach(way -> samples.add(sample("whole file", "schemac, " + way.getKey(), way.getValue(), 1)));
    }
}

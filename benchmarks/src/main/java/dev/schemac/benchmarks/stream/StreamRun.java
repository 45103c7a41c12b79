package dev.schemac.benchmarks.stream;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.interleaved.InterleavedJvm;
import dev.schemac.benchmarks.jvm.FreshJvm;
import dev.schemac.benchmarks.record.RunRecord;
import dev.schemac.benchmarks.tools.StreamTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
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
     * Runs all, prints the tables and records them.
     *
     * @throws IllegalStateException if a library fails or reads a value wrongly
     */
    public void run(Path record) throws IOException, InterruptedException {
        ObjectNode result = RunRecord.heading();
        ObjectNode streams = result.putObject("streams");
        streams.put("megabytes", megabytes);
        streams.put("units", "megabytes a second");
        Path lines = folder.resolve("events.ndjson");
        Path array = folder.resolve("events.json");
        Path skipped = folder.resolve("skipped.json");
        try {
            long events = new StreamFile(lines, StreamFraming.LINES).write(megabytes * MEGABYTE);
            new StreamFile(array, StreamFraming.ARRAY).write(megabytes * MEGABYTE);
            double megabytesPerEvent = Files.size(lines) / (double) events / MEGABYTE;
            for (StreamFraming framing : List.of(StreamFraming.LINES, StreamFraming.ARRAY)) {
                System.err.println("Streams: " + framing.word());
                time(
                        framing,
                        framing == StreamFraming.LINES ? lines : array,
                        megabytesPerEvent,
                        streams.putObject(framing.word()));
            }
            Files.delete(array);
            new StreamFile(skipped, StreamFraming.SKIPPED).write(megabytes * MEGABYTE);
            System.err.println("Streams: whole files");
            streams.set("wholeFiles", wholeFiles(lines, events, skipped));
        } finally {
            Files.deleteIfExists(lines);
            Files.deleteIfExists(array);
            Files.deleteIfExists(skipped);
        }
        RunRecord.write(result, record);
        System.out.print(StreamTable.of(result));
    }

    private void time(StreamFraming framing, Path file, double megabytesPerEvent, ObjectNode figures)
            throws IOException, InterruptedException {
        List<String> libraries = StreamReaders.ALL.stream()
                .filter(library -> StreamReaders.missing(library, framing).isEmpty())
                .toList();
        List<String> words = new ArrayList<>();
        libraries.forEach(library -> words.add(library + "," + framing.word() + "," + file));
        JsonNode timed = new InterleavedJvm(StreamTrial.class, time, folder).time(List.of(), List.of(words));
        for (int i = 0; i < libraries.size(); i++) {
            ArrayNode speeds = figures.putArray(libraries.get(i));
            timed.path(words.get(i)).path("speeds").forEach(speed -> speeds.add(speed.asDouble() * megabytesPerEvent));
        }
    }

    private JsonNode wholeFiles(Path lines, long events, Path skipped) throws IOException, InterruptedException {
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
        return MAPPER.readTree(figures.toFile());
    }
}

package dev.schemac.benchmarks.union;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.schemac.benchmarks.interleaved.InterleavedJvm;
import dev.schemac.benchmarks.record.Quartiles;
import dev.schemac.benchmarks.record.RunRecord;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * Times a feed of ten schemas, whose discriminator is the first, the third or the last member. The parser of the
 * union, the parsers of the schemas themselves, and Jackson run in turns in one JVM. Several such JVMs run one after
 * the other.
 *
 * @param runs the number of JVMs
 * @param time the warm-up of each reader, and then its timed period
 * @param folder for the files of the JVMs
 */
public record UnionRun(int runs, Duration time, Path folder) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /**
     * Runs all, prints the table and records it.
     *
     * @throws IllegalStateException if a reader fails or reads an event wrongly
     */
    public void run(Path record) throws IOException, InterruptedException {
        ObjectNode result = RunRecord.heading();
        ObjectNode unions = result.putObject("unions");
        unions.put("units", "events a second, by JVM and part of its rounds; load of a minute before and after");
        for (UnionFeed feed : UnionFeed.values()) {
            System.err.println("Unions: discriminator " + feed.word());
            ObjectNode row = unions.putObject(feed.word());
            for (int run = 0; run < runs; run++) {
                time(feed, row);
            }
        }
        RunRecord.write(result, record);
        System.out.print(table(unions));
    }

    private void time(UnionFeed feed, ObjectNode row) throws IOException, InterruptedException {
        List<String> words = UnionTrial.READERS.stream()
                .map(reader -> reader + "/" + feed.word())
                .toList();
        JsonNode timed = new InterleavedJvm(UnionTrial.class, time, folder).time(List.of(), List.of(words));
        for (int i = 0; i < words.size(); i++) {
            ArrayNode speeds = row.withArray("/" + UnionTrial.READERS.get(i));
            timed.path(words.get(i)).path("speeds").forEach(speeds::add);
        }
        timed.path(words.get(0)).path("load").forEach(row.withArray("/load")::add);
    }

    /** For each feed the time of the union, and its ratio to the others, with quartiles. */
    static String table(JsonNode unions) {
        StringBuilder table = new StringBuilder("\n| discriminator | union, ns an event | of the schemas' own parsers |"
                + " of Jackson | load |\n|---|--:|--:|--:|--:|\n");
        for (UnionFeed feed : UnionFeed.values()) {
            JsonNode row = unions.path(feed.word());
            double[] union = figures(row, UnionTrial.UNION);
            double[] loads = figures(row, "load");
            table.append(String.format(
                    Locale.ROOT,
                    "| %s | %.0f | %s | %s | %.1f to %.1f |%n",
                    feed.word(),
                    1e9 / Quartiles.median(union),
                    times(figures(row, UnionTrial.OWN), union),
                    times(figures(row, UnionTrial.JACKSON), union),
                    Arrays.stream(loads).min().orElse(0),
                    Arrays.stream(loads).max().orElse(0)));
        }
        return table.toString();
    }

    private static String times(double[] other, double[] union) {
        Quartiles times = Quartiles.of(IntStream.range(0, union.length)
                .mapToDouble(i -> other[i] / union[i])
                .toArray());
        return String.format(Locale.ROOT, "%.3f [%.3f %.3f]", times.median(), times.lower(), times.upper());
    }

    private static double[] figures(JsonNode row, String name) {
        return MAPPER.convertValue(row.path(name), double[].class);
    }
}

package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/**
 * How one library did in fresh JVMs.
 *
 * @param library the contender; {@code none} parses nothing
 * @param firstParse milliseconds from documents in memory to the first object, with all set-up of the library
 * @param processToFirstParse milliseconds from the request to start the JVM to the same moment
 * @param documents parsed in the first second
 */
record ColdFigures(String library, Iterations firstParse, Iterations processToFirstParse, Iterations documents) {
    private static final double NANOS_PER_MILLI = 1e6;

    /** Those of a record; none where it has no cold starts. */
    static List<ColdFigures> of(JsonNode record) {
        List<ColdFigures> all = new ArrayList<>();
        record.path("cold").path("libraries").properties().forEach(library -> {
            JsonNode figures = library.getValue();
            String name = library.getKey();
            all.add(new ColdFigures(
                    name,
                    Iterations.ofFigures(figures.path("firstParse"), name).dividedBy(NANOS_PER_MILLI),
                    Iterations.ofFigures(figures.path("processToFirstParse"), name)
                            .dividedBy(NANOS_PER_MILLI),
                    Iterations.ofFigures(figures.path("documentsInFirstSecond"), name)));
        });
        return all;
    }

    /** How many fresh JVMs there were. */
    int starts() {
        return firstParse.forks();
    }
}

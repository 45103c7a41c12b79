package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.record.Quartiles;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The seconds that jobs of Flink and Spark need with schemac and with another library: a row for each job. */
public final class EnginesTable {
    private static final ObjectMapper MAPPER = new ObjectMapper();
    private static final String SCHEMAC = "schemac";

    private EnginesTable() {}

    /** The tables of all records of engines. */
    static String of(Collection<JsonNode> records) {
        String tables = records.stream().map(EnginesTable::of).collect(Collectors.joining());
        return tables.isEmpty() ? PerformanceTables.NOT_RECORDED : tables + "\n";
    }

    /** The table of a record as Markdown; empty if it is no record of engines. */
    public static String of(JsonNode record) {
        JsonNode engines = record.path("engines");
        if (engines.isMissingNode()) {
            return "";
        }
        JsonNode source = record.path("source");
        StringBuilder table = new StringBuilder(String.format(
                Locale.ROOT,
                "\nJDK %s, commit %s%s, %s with %d processors, load %.1f; %,d events:\n\n"
                        + "| engine | job | schemac: processor seconds | other library | its processor seconds | ratio | by the clock |\n"
                        + "|---|---|--:|---|--:|--:|--:|\n",
                record.path("jvm").path("jdk").asText(),
                source.path("commit").asText(),
                source.path("uncommittedChanges").asBoolean() ? " with changes" : "",
                record.path("machine").path("cpu").asText(),
                record.path("machine").path("processors").asInt(),
                engines.path("load").asDouble(),
                engines.path("events").asInt()));
        JsonNode jobs = engines.path("jobs");
        names(jobs)
                .forEach(engine -> names(jobs.path(engine))
                        .forEach(job ->
                                table.append(row(engine, job, jobs.path(engine).path(job)))));
        return table.toString();
    }

    private static String row(String engine, String job, JsonNode libraries) {
        String other = names(libraries).stream()
                .filter(name -> !name.equals(SCHEMAC))
                .findFirst()
                .orElseThrow();
        JsonNode own = libraries.path(SCHEMAC);
        JsonNode its = libraries.path(other);
        return String.format(
                Locale.ROOT,
                "| %s | %s | %s | %s | %s | %s | %s |\n",
                engine,
                job,
                seconds(own),
                other,
                seconds(its),
                ratio(own, its, "processor"),
                ratio(own, its, "wall"));
    }

    private static String seconds(JsonNode library) {
        Quartiles quartiles = Quartiles.of(figures(library, "processor"));
        return String.format(
                Locale.ROOT, "%.2f [%.2f, %.2f]", quartiles.median(), quartiles.lower(), quartiles.upper());
    }

    /** The two took turns, so each run of one is compared with that run of the other. */
    private static Ratio ratio(JsonNode own, JsonNode other, String time) {
        double[] left = figures(own, time);
        double[] right = figures(other, time);
        return new Ratio(Quartiles.of(IntStream.range(0, left.length)
                .mapToDouble(i -> right[i] / left[i])
                .toArray()));
    }

    private static double[] figures(JsonNode library, String time) {
        return MAPPER.convertValue(library.path(time), double[].class);
    }

    private static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        for (Iterator<String> each = object.fieldNames(); each.hasNext(); ) {
            names.add(each.next());
        }
        return names;
    }
}

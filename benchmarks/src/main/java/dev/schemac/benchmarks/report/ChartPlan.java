package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * One picture: the payloads of a group, read in one form of input.
 *
 * @param name the file without theme and ending: {@code jdk17-users-bytes}
 * @param title what is shown, in which unit, on which JVM
 * @param panels one for each payload, in the order of the record
 */
record ChartPlan(String name, String title, List<Panel> panels) {
    private static final String FLOOR = "floor";

    /** The limits are no rivals: {@code floor} is drawn as a line, {@code scan} not at all. */
    private static final Set<String> LIMITS = Set.of(FLOOR, "scan");

    private static final Map<String, String> INPUTS =
            Map.of("bytes", "byte[]", "string", "String", "stream", "InputStream");

    /** Payloads whose group is not the word before their first hyphen. */
    private static final Map<String, String> GROUPS = Map.ofEntries(
            Map.entry("people", "objects"),
            Map.entry("obj", "objects"),
            Map.entry("escapes", "texts"),
            Map.entry("unicode", "texts"),
            Map.entry("cyrillic", "texts"),
            Map.entry("chinese", "texts"),
            Map.entry("emoji", "texts"),
            Map.entry("missing", "members"),
            Map.entry("undeclared", "members"),
            Map.entry("projection", "members"));

    /**
     * The bars of one payload.
     *
     * @param bars the libraries, fastest first
     * @param floor what the objects alone cost, if it was measured
     */
    record Panel(String payload, List<Bar> bars, OptionalDouble floor) {}

    /** One library: documents in a second, the median iteration. */
    record Bar(String library, double documents) {}

    /** The group of payloads that share a picture. */
    static String group(String payload) {
        String word = payload.split("-")[0];
        return GROUPS.getOrDefault(word, word);
    }

    /**
     * The pictures of a record, in its order.
     *
     * @param run the name of the record
     * @param record as {@link RunRecord} wrote it; without {@code results} there are no pictures
     */
    static List<ChartPlan> of(String run, JsonNode record) {
        Map<List<String>, Map<String, List<Measurement>>> charts = new LinkedHashMap<>();
        for (JsonNode result : record.path("results")) {
            JsonNode parameters = result.path("params");
            String payload = parameters.path("payload").asText();
            if (payload.isEmpty()) {
                continue;
            }
            List<String> chart = List.of(
                    group(payload),
                    parameters.path("input").asText(),
                    result.path("threads").asText("1"));
            charts.computeIfAbsent(chart, key -> new LinkedHashMap<>())
                    .computeIfAbsent(payload, key -> new ArrayList<>())
                    .add(Measurement.ofResult(result));
        }
        List<ChartPlan> plans = new ArrayList<>();
        charts.forEach((chart, payloads) -> plans.add(of(run, record, chart, payloads)));
        return plans;
    }

    private static ChartPlan of(
            String run, JsonNode record, List<String> chart, Map<String, List<Measurement>> payloads) {
        String group = chart.get(0);
        String input = chart.get(1);
        String threads = chart.get(2);
        boolean alone = threads.equals("1");
        List<Panel> panels = new ArrayList<>();
        payloads.forEach((payload, rivals) -> panels.add(panel(payload, rivals)));
        return new ChartPlan(
                run + "-" + group + "-" + input + (alone ? "" : "-" + threads + "threads"),
                Character.toUpperCase(group.charAt(0)) + group.substring(1) + " from "
                        + INPUTS.getOrDefault(input, input) + (alone ? "" : ", " + threads + " threads")
                        + ": documents per second, " + jvm(record),
                List.copyOf(panels));
    }

    /** Name and version of the JVM of a record. */
    static String jvm(JsonNode record) {
        return record.path("jvm").path("name").asText() + " "
                + record.path("jvm").path("version").asText();
    }

    private static Panel panel(String payload, List<Measurement> rivals) {
        return new Panel(
                payload,
                rivals.stream()
                        .filter(rival -> !LIMITS.contains(rival.library()))
                        .sorted(Comparator.comparingDouble(Measurement::median)
                                .reversed()
                                .thenComparing(Measurement::library))
                        .map(rival -> new Bar(rival.library(), rival.median()))
                        .toList(),
                rivals.stream()
                        .filter(rival -> rival.library().equals(FLOOR))
                        .mapToDouble(Measurement::median)
                        .findFirst());
    }
}

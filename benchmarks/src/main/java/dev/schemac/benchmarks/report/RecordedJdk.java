package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.record.Conditions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * All records of one JDK, merged. If two contain the same cell, the one with more forks counts, otherwise the
 * first by name. Bytes per operation can come from another run than the speed, because counting them is a separate
 * run. Figures of two machines are never compared: the machine with the most figures counts, and another one where
 * that has none.
 *
 * @param feature the feature version: {@code 17}
 * @param place JVM, processor and system; if there are several, that with the most figures first
 * @param conditions commits, flags and load
 * @param records the names of the runs
 * @param versions of each library, usually one
 * @param measurements one of each cell
 * @param ofAllRuns all measurements of each cell
 * @param failures the libraries that did not start in a JVM without Unsafe, with the reason
 */
record RecordedJdk(
        int feature,
        String place,
        String conditions,
        List<String> records,
        Map<String, TreeSet<String>> versions,
        List<Measurement> measurements,
        List<Measurement> ofAllRuns,
        Map<String, String> failures,
        List<ColdFigures> cold,
        List<WideFigures> wide) {
    private static final String SCHEMAC = "schemac";
    private static final String LIMIT = "limit";
    private static final String BINARY = "protobuf";
    private static final List<String> PAYLOADS =
            Payloads.ALL.stream().map(Payload::name).toList();

    /**
     * The records of each JDK together, the oldest JDK first.
     *
     * @param records by name, as {@code RunRecord} wrote them
     * @throws IllegalArgumentException if a record does not name its JDK
     */
    static List<RecordedJdk> of(Map<String, JsonNode> records) {
        Map<Integer, Map<String, JsonNode>> byFeature = new TreeMap<>();
        new TreeMap<>(records)
                .forEach((name, record) -> byFeature
                        .computeIfAbsent(feature(name, record), key -> new LinkedHashMap<>())
                        .put(name, record));
        return byFeature.entrySet().stream()
                .map(jdk -> combined(jdk.getKey(), jdk.getValue()))
                .toList();
    }

    private static int feature(String name, JsonNode record) {
        try {
            return Runtime.Version.parse(record.path("jvm").path("jdk").asText())
                    .feature();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(name + " does not say which JDK it was made on", e);
        }
    }

    private static RecordedJdk combined(int feature, Map<String, JsonNode> records) {
        Map<String, Map<String, JsonNode>> byPlace = byPlace(records);
        Map<String, TreeSet<String>> versions = new TreeMap<>();
        Map<String, String> failures = new TreeMap<>();
        records.values().forEach(record -> {
            record.path("libraries")
                    .properties()
                    .forEach(library -> versions.computeIfAbsent(library.getKey(), key -> new TreeSet<>())
                            .add(library.getValue().asText()));
            record.path("failures")
                    .properties()
                    .forEach(library ->
                            failures.put(library.getKey(), library.getValue().asText()));
        });
        List<Measurement> measurements = new ArrayList<>();
        List<ColdFigures> cold = new ArrayList<>();
        List<WideFigures> wide = new ArrayList<>();
        for (Map<String, JsonNode> there : byPlace.values()) {
            Set<Setting> known = measurements.stream().map(Measurement::setting).collect(Collectors.toSet());
            measurements.addAll(measurements(there).stream()
                    .filter(each -> !known.contains(each.setting()))
                    .toList());
            if (cold.isEmpty()) {
                there.values().forEach(record -> cold.addAll(ColdFigures.of(record)));
            }
            if (wide.isEmpty()) {
                there.values().forEach(record -> wide.addAll(WideFigures.of(record)));
            }
        }
        // A profiler costs a little: where there are as many forks without it, their speed counts.
        measurements.sort(Comparator.comparing(each -> each.bytesPerOperation().isPresent()));
        return new RecordedJdk(
                feature,
                places(byPlace),
                Conditions.of(records.values()),
                List.copyOf(records.keySet()),
                versions,
                withAllocation(
                        mostForks(
                                measurements,
                                RecordedJdk::cell,
                                each -> each.speed().forks()),
                        measurements),
                List.copyOf(measurements),
                failures,
                mostForks(cold, ColdFigures::library, ColdFigures::starts),
                mostForks(wide, WideFigures::shape, each -> each.document().forks()));
    }

    /** The records of each JVM and machine, that with the most figures first. */
    private static Map<String, Map<String, JsonNode>> byPlace(Map<String, JsonNode> records) {
        Map<String, Map<String, JsonNode>> byPlace = new TreeMap<>();
        records.forEach((name, record) -> byPlace.computeIfAbsent(place(record), key -> new LinkedHashMap<>())
                .put(name, record));
        Map<String, Map<String, JsonNode>> sorted = new LinkedHashMap<>();
        byPlace.entrySet().stream()
                .sorted(Comparator.comparingInt(place -> -place.getValue().values().stream()
                        .mapToInt(record -> record.path("results").size())
                        .sum()))
                .forEach(place -> sorted.put(place.getKey(), place.getValue()));
        return sorted;
    }

    private static List<Measurement> measurements(Map<String, JsonNode> records) {
        List<Measurement> measurements = new ArrayList<>();
        records.forEach((name, record) -> {
            if (record.has("results")) {
                measurements.addAll(Measurement.of(record.path("results"), name));
            }
        });
        return measurements;
    }

    private static String places(Map<String, Map<String, JsonNode>> byPlace) {
        return String.join(". Rows that are missing there: ", byPlace.keySet());
    }

    private static String place(JsonNode record) {
        JsonNode machine = record.path("machine");
        JsonNode jvm = record.path("jvm");
        return jvm.path("name").asText() + " " + jvm.path("version").asText() + "; "
                + machine.path("cpu").asText() + ", "
                + machine.path("processors").asText() + " processors, "
                + machine.path("os").asText() + " "
                + machine.path("architecture").asText();
    }

    private static List<Object> cell(Measurement measurement) {
        return List.of(measurement.setting(), measurement.library());
    }

    /** One of each key: the one with most forks, the first of several. */
    private static <T> List<T> mostForks(List<T> all, Function<T, Object> key, ToIntFunction<T> forks) {
        Map<Object, T> best = new LinkedHashMap<>();
        for (T each : all) {
            best.merge(
                    key.apply(each),
                    each,
                    (old, other) -> forks.applyAsInt(other) > forks.applyAsInt(old) ? other : old);
        }
        return List.copyOf(best.values());
    }

    private static List<Measurement> withAllocation(List<Measurement> speeds, List<Measurement> all) {
        Map<Object, Measurement> counted = new LinkedHashMap<>();
        mostForks(
                        all.stream()
                                .filter(each -> each.bytesPerOperation().isPresent())
                                .toList(),
                        RecordedJdk::cell,
                        each -> each.speed().forks())
                .forEach(each -> counted.put(cell(each), each));
        return speeds.stream()
                .map(each -> counted.containsKey(cell(each))
                        ? each.with(counted.get(cell(each)).bytesPerOperation())
                        : each)
                .toList();
    }

    String name() {
        return "JDK " + feature;
    }

    List<Setting> settings() {
        return settings(measurements);
    }

    /** The settings of these, by operation, form and threads, then in the order of the payloads of the suite. */
    static List<Setting> settings(List<Measurement> measurements) {
        return measurements.stream()
                .map(Measurement::setting)
                .distinct()
                .sorted(Comparator.comparing((Setting setting) -> Setting.OPERATIONS.indexOf(setting.operation()))
                        .thenComparing(Setting::form)
                        .thenComparing(Setting::threads)
                        .thenComparing(Setting::mixed)
                        .thenComparing(Setting::withoutUnsafe)
                        .thenComparing(setting -> PAYLOADS.indexOf(setting.payload())))
                .toList();
    }

    /** All libraries in one setting, fastest first. */
    List<Measurement> in(Setting setting) {
        return fastestFirst(measurements.stream().filter(each -> each.setting().equals(setting)))
                .toList();
    }

    private static Stream<Measurement> fastestFirst(Stream<Measurement> measurements) {
        return measurements.sorted(
                Comparator.comparingDouble(Measurement::median).reversed().thenComparing(Measurement::library));
    }

    Optional<Measurement> find(Setting setting, String library) {
        return in(setting).stream()
                .filter(each -> each.library().equals(library))
                .findFirst();
    }

    /** As {@link #find(Setting, String)}, of a run in which another library was timed, too, where there is one. */
    Optional<Measurement> findBeside(String other, Setting setting, String library) {
        List<Measurement> here = ofAllRuns.stream()
                .filter(each -> each.setting().equals(setting))
                .toList();
        Set<String> runs = here.stream()
                .filter(each -> each.library().equals(other))
                .map(Measurement::run)
                .collect(Collectors.toSet());
        List<Measurement> beside = here.stream()
                .filter(each -> each.library().equals(library) && runs.contains(each.run()))
                .toList();
        return mostForks(beside, Measurement::library, each -> each.speed().forks()).stream()
                .findFirst()
                .or(() -> find(setting, library));
    }

    /**
     * The fastest library that reads or writes the same JSON: neither a limit, nor a binary format, nor a variant
     * of schemac.
     */
    Optional<Measurement> bestOther(Setting setting) {
        return others(setting, SCHEMAC).stream().findFirst();
    }

    /**
     * All such libraries, fastest first. Where some took turns with a way to call schemac, only those, of its run: other
     * runs may have met a slower machine.
     */
    List<Measurement> others(Setting setting, String own) {
        List<Measurement> byTurns = find(setting, own).stream()
                .flatMap(ours -> fastestFirst(ofAllRuns.stream().filter(ours::tookTurnsWith)))
                .filter(RecordedJdk::isOther)
                .toList();
        return byTurns.isEmpty()
                ? in(setting).stream().filter(RecordedJdk::isOther).toList()
                : byTurns;
    }

    private static boolean isOther(Measurement measurement) {
        return !isLimit(measurement)
                && !measurement.library().equals(BINARY)
                && !measurement.library().startsWith(SCHEMAC);
    }

    /** Whether a measurement is a lower bound, and so no rival. */
    static boolean isLimit(Measurement measurement) {
        return measurement.tier().equals(LIMIT);
    }

    Optional<ColdFigures> cold(String library) {
        return cold.stream().filter(each -> each.library().equals(library)).findFirst();
    }

    Optional<WideFigures> wide(String shape) {
        return wide.stream().filter(each -> each.shape().equals(shape)).findFirst();
    }
}

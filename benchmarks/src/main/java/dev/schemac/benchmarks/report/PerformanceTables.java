package dev.schemac.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of the page about performance: what a user wants to know, the JDKs side by side. */
final class PerformanceTables {
    private static final String NONE = "-";
    private static final String NOT_RECORDED = "Nothing is recorded yet.\n";

    /** The parts of a record of streams, with the words of the table. */
    private static final List<Map.Entry<String, String>> STREAMS = List.of(
            Map.entry("lines", "JSON Lines"),
            Map.entry("array", "elements of one array"),
            Map.entry("wholeFiles", "whole file"));

    private PerformanceTables() {}

    /** A row for each setting with one thread in which schemac was measured doing this, three columns for each JDK. */
    static String of(List<RecordedJdk> jdks, String operation) {
        List<Setting> settings = settings(jdks).stream()
                .filter(setting -> setting.operation().equals(operation) && !setting.withoutUnsafe())
                .toList();
        return table(jdks, settings, PerformanceTables::documents);
    }

    /** The same for JVMs that deny Unsafe, and the libraries that do not start in them. */
    static String withoutUnsafe(List<RecordedJdk> jdks) {
        List<RecordedJdk> recorded = jdks.stream()
                .filter(jdk -> settings(List.of(jdk)).stream().anyMatch(Setting::withoutUnsafe))
                .toList();
        List<Setting> settings =
                settings(recorded).stream().filter(Setting::withoutUnsafe).toList();
        StringBuilder text = new StringBuilder(
                table(recorded, settings, setting -> work(setting).replace(Setting.WITHOUT_UNSAFE, "")));
        for (RecordedJdk jdk : recorded) {
            jdk.failures()
                    .forEach((library, reason) -> text.append("- ")
                            .append(jdk.name())
                            .append(": ")
                            .append(library)
                            .append(" fails before the first document: `")
                            .append(reason)
                            .append("`\n"));
        }
        return text.toString();
    }

    private static String table(List<RecordedJdk> jdks, List<Setting> settings, Function<Setting, String> name) {
        if (settings.isEmpty()) {
            return NOT_RECORDED;
        }
        StringBuilder table = new StringBuilder("\n| documents | ");
        table.append(jdks.stream()
                        .map(jdk -> jdk.name() + ": a second | x jackson | x the best other |")
                        .collect(Collectors.joining(" ")))
                .append("\n|---|")
                .append("--:|--:|--:|".repeat(jdks.size()))
                .append('\n');
        for (Setting setting : settings) {
            table.append("| ").append(name.apply(setting)).append(" |");
            for (RecordedJdk jdk : jdks) {
                table.append(' ').append(figures(jdk, setting)).append(" |");
            }
            table.append('\n');
        }
        return table.append('\n').toString();
    }

    /** On what each JDK was measured. */
    static String machines(List<RecordedJdk> jdks) {
        return jdks.isEmpty()
                ? NOT_RECORDED
                : jdks.stream()
                        .map(jdk -> "- " + jdk.name() + ": " + jdk.place() + "; " + jdk.conditions() + ".\n")
                        .collect(Collectors.joining("", "\n", "\n"));
    }

    private static String figures(RecordedJdk jdk, Setting setting) {
        Optional<Measurement> own = jdk.find(setting, Check.SCHEMAC);
        if (own.isEmpty()) {
            return NONE + " | " + NONE + " | " + NONE;
        }
        Measurement measured = own.orElseThrow();
        return String.format(Locale.ROOT, "%,.0f", measured.median()) + " | "
                + jdk.find(setting, Check.JACKSON)
                        .map(jackson -> Ratio.of(measured, jackson).toString())
                        .orElse(NONE)
                + " | "
                + jdk.bestOther(setting)
                        .map(best -> Ratio.of(measured, best) + " (" + best.library() + ")")
                        .orElse(NONE);
    }

    /**
     * Every setting with one thread in which another library is faster on some JDK, with what schemac reaches of its
     * speed.
     */
    static String behind(List<RecordedJdk> jdks) {
        List<Setting> lost = settings(jdks).stream()
                .filter(setting -> jdks.stream().anyMatch(jdk -> isBehind(jdk, setting)))
                .toList();
        if (jdks.isEmpty()) {
            return NOT_RECORDED;
        }
        StringBuilder table = new StringBuilder("\n| work | ");
        table.append(jdks.stream().map(jdk -> jdk.name() + " |").collect(Collectors.joining(" ")))
                .append("\n|---|")
                .append("---|".repeat(jdks.size()))
                .append('\n');
        for (Setting setting : lost) {
            table.append("| ").append(work(setting)).append(" |");
            for (RecordedJdk jdk : jdks) {
                table.append(' ').append(position(jdk, setting)).append(" |");
            }
            table.append('\n');
        }
        return table.append('\n').toString();
    }

    private static boolean isBehind(RecordedJdk jdk, Setting setting) {
        return ratio(jdk, setting).filter(Ratio::isBehind).isPresent();
    }

    private static String position(RecordedJdk jdk, Setting setting) {
        Optional<Ratio> ratio = ratio(jdk, setting);
        if (ratio.isEmpty()) {
            return NONE;
        }
        Ratio measured = ratio.orElseThrow();
        String other = jdk.bestOther(setting).orElseThrow().library();
        if (measured.isEqual()) {
            return "equal to " + other + " " + measured.spread();
        }
        if (measured.isBehind()) {
            return measured + " of " + other;
        }
        return measured.isNoise() ? measured + " of " + other + ", within noise" : "first";
    }

    private static Optional<Ratio> ratio(RecordedJdk jdk, Setting setting) {
        return jdk.find(setting, Check.SCHEMAC)
                .flatMap(own -> jdk.bestOther(setting).map(other -> Ratio.of(own, other)));
    }

    /** Those with one thread in which schemac was measured on some JDK, in the order of the page. */
    private static List<Setting> settings(List<RecordedJdk> jdks) {
        List<Measurement> own = jdks.stream()
                .flatMap(jdk -> jdk.measurements().stream())
                .filter(each ->
                        each.library().equals(Check.SCHEMAC) && each.setting().threads() == 1)
                .toList();
        return RecordedJdk.settings(own);
    }

    private static String documents(Setting setting) {
        return setting.payload()
                + (setting.form().equals("bytes") ? "" : ", " + Setting.type(setting.form()))
                + setting.remarks();
    }

    private static String work(Setting setting) {
        return switch (setting.operation()) {
                    case "write" -> "write ";
                    case "rmw" -> "read, change and write ";
                    default -> "read ";
                }
                + documents(setting);
    }

    /** The speeds of streams: a row for each library and form, a column for each JDK. */
    static String streams(Collection<JsonNode> records) {
        Map<Integer, JsonNode> byJdk = new TreeMap<>();
        for (JsonNode record : records) {
            if (record.has("streams")) {
                byJdk.put(
                        Runtime.Version.parse(record.path("jvm").path("jdk").asText())
                                .feature(),
                        record.path("streams"));
            }
        }
        if (byJdk.isEmpty()) {
            return NOT_RECORDED;
        }
        StringBuilder table = new StringBuilder("\n| stream | read by | ");
        table.append(byJdk.keySet().stream()
                        .map(feature -> "JDK " + feature + ", MB/s |")
                        .collect(Collectors.joining(" ")))
                .append("\n|---|---|")
                .append("--:|".repeat(byJdk.size()))
                .append('\n');
        STREAMS.forEach(part -> {
            for (String reader : readers(byJdk.values(), part.getKey())) {
                table.append("| ").append(part.getValue()).append(" | ");
                table.append(part.getKey().equals("wholeFiles") ? "schemac, " + reader : reader)
                        .append(" |");
                byJdk.values().forEach(streams -> {
                    JsonNode speeds = streams.path(part.getKey()).path(reader);
                    table.append(' ')
                            .append(
                                    speeds.isMissingNode()
                                            ? NONE
                                            : String.format(Locale.ROOT, "%,.0f", StreamTable.median(speeds)))
                            .append(" |");
                });
                table.append('\n');
            }
        });
        return table.append('\n').toString();
    }

    /** The fastest on the first JDK that has it come first. */
    private static List<String> readers(Collection<JsonNode> jdks, String part) {
        List<String> readers = new ArrayList<>();
        for (JsonNode jdk : jdks) {
            Stream<Map.Entry<String, JsonNode>> sorted = jdk.path(part).properties().stream()
                    .sorted((a, b) ->
                            Double.compare(StreamTable.median(b.getValue()), StreamTable.median(a.getValue())));
            sorted.map(Map.Entry::getKey)
                    .filter(reader -> !readers.contains(reader))
                    .forEach(readers::add);
        }
        return readers;
    }
}

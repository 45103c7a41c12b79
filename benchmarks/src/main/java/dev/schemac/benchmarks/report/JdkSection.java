package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.Rounded;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The part of the page of all results about one JDK: schemac against the others first, the rest folded away. */
final class JdkSection {
    private static final List<String> FORMS = List.of("bytes", "string", "stream");
    private static final Map<String, String> HEADINGS = new LinkedHashMap<>();

    static {
        HEADINGS.put("read", "Reading");
        HEADINGS.put("write", "Writing");
        HEADINGS.put("rmw", "Read-modify-write");
    }

    private JdkSection() {}

    /**
     * The section, as Markdown.
     *
     * @param charts of this JDK
     * @param tables where the page finds all figures
     */
    static String of(RecordedJdk jdk, List<ChartPlan> charts, String tables) {
        StringBuilder section = new StringBuilder("\n### ")
                .append(jdk.name())
                .append("\n\n")
                .append(jdk.place())
                .append(". ")
                .append(jdk.conditions())
                .append(".\nVersions: ")
                .append(versions(jdk.versions()))
                .append(".\nAll figures, with spreads and forks, are in [")
                .append(tables.replaceAll(".*/", ""))
                .append("](")
                .append(tables)
                .append("), the raw ones in the records ")
                .append(String.join(", ", jdk.records()))
                .append(".\n\n");
        HEADINGS.forEach((operation, heading) -> {
            String own = SummaryTables.own(jdk, operation);
            if (!own.isEmpty()) {
                section.append("#### ")
                        .append(heading)
                        .append("\n\n")
                        .append(own)
                        .append('\n');
            }
        });
        fold(
                section,
                "Charts",
                charts.stream()
                        .map(chart -> ReportPages.picture(chart, "../docs/charts/"))
                        .collect(Collectors.joining("\n")));
        for (String operation : Setting.OPERATIONS) {
            for (String form : FORMS) {
                fold(
                        section,
                        "All libraries, " + Setting.direction(operation, form)
                                + ": how many times as fast as Jackson databind",
                        SummaryTables.timesJackson(jdk, operation, form));
            }
        }
        fold(section, "Size of what is written, in bytes", SummaryTables.sizes(jdk));
        fold(section, "Bytes allocated per operation", SummaryTables.allocation(jdk));
        fold(section, "Cold start", verbatim(ColdTable.of(jdk.cold())));
        fold(section, "Wide and odd schemas", verbatim(WideTable.of(jdk.wide())));
        return section.toString();
    }

    /** All tables as plain text. */
    static String tables(RecordedJdk jdk) {
        List<Measurement> sorted = jdk.settings().stream()
                .flatMap(setting -> jdk.in(setting).stream())
                .toList();
        return jdk.name() + ": " + jdk.place() + ". " + jdk.conditions() + "\n\n"
                + Stream.of(ResultTable.of(sorted), ColdTable.of(jdk.cold()), WideTable.of(jdk.wide()))
                        .filter(table -> !table.isEmpty())
                        .map(table -> table.replace(System.lineSeparator(), "\n"))
                        .collect(Collectors.joining("\n"));
    }

    /** The lines of the front page about one setting, one for each JDK on which it was compared. */
    static String sentences(List<RecordedJdk> jdks, Setting setting) {
        return jdks.stream().flatMap(jdk -> ratios(jdk, setting).stream()).collect(Collectors.joining());
    }

    /**
     * The lowest and the highest ratio to the fastest other library over some payloads, for each JDK, such as {@code 1.06
     * to 1.25 on JDK 17 and 1.11 to 1.25 on JDK 25}; empty where nothing is recorded.
     */
    static String range(List<RecordedJdk> jdks, List<Setting> settings) {
        List<String> ranges = new ArrayList<>();
        for (RecordedJdk jdk : jdks) {
            DoubleSummaryStatistics ratios = settings.stream()
                    .flatMap(setting -> jdk.find(setting, Check.SCHEMAC).stream()
                            .flatMap(own -> jdk.bestOther(setting).stream().map(other -> own.ratioTo(other))))
                    .mapToDouble(Ratio::median)
                    .summaryStatistics();
            if (ratios.getCount() > 0) {
                ranges.add(Rounded.down(ratios.getMin(), 2) + " to " + Rounded.down(ratios.getMax(), 2) + " on "
                        + jdk.name());
            }
        }
        return String.join(" and ", ranges);
    }

    private static Optional<String> ratios(RecordedJdk jdk, Setting setting) {
        Optional<Measurement> own = jdk.find(setting, Check.SCHEMAC);
        Optional<Measurement> jackson = jdk.find(setting, Check.JACKSON);
        Optional<Measurement> other = jdk.bestOther(setting);
        if (own.isEmpty() || jackson.isEmpty() || other.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of("- " + jdk.name() + ": "
                + compared(own.orElseThrow().ratioTo(jackson.orElseThrow()), "Jackson databind") + ", "
                + compared(
                        own.orElseThrow().ratioTo(other.orElseThrow()),
                        other.orElseThrow().library())
                + ", the fastest of the others.\n");
    }

    private static String compared(Ratio ratio, String other) {
        return (ratio.isNoise() ? "as fast as " : Rounded.down(ratio.median(), 2) + " times as fast as ") + other + " "
                + ratio.spread();
    }

    private static String versions(Map<String, ? extends Iterable<String>> versions) {
        return versions.entrySet().stream()
                .map(library -> library.getKey() + " " + String.join(" and ", library.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String verbatim(String table) {
        return table.isEmpty() ? "" : "```\n" + table.replace(System.lineSeparator(), "\n") + "```\n";
    }

    private static void fold(StringBuilder section, String summary, String content) {
        if (!content.isEmpty()) {
            section.append("<details><summary>")
                    .append(summary)
                    .append("</summary>\n\n")
                    .append(content)
                    .append("\n</details>\n\n");
        }
    }
}

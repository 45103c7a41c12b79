package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.contender.Libraries;
import dev.schemac.benchmarks.library.Library;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/** The figures of a JDK as Markdown: schemac against the others, and all libraries payload by payload. */
final class SummaryTables {
    private static final String NONE = "-";
    private static final List<String> LIBRARIES =
            Libraries.ALL.stream().map(Library::name).toList();

    private SummaryTables() {}

    /** A row for each setting in which schemac was measured doing this: its speed, and the ratios to the others. */
    static String own(RecordedJdk jdk, String operation) {
        List<Setting> settings = jdk.settings().stream()
                .filter(setting -> setting.operation().equals(operation))
                .filter(setting -> jdk.find(setting, Check.SCHEMAC).isPresent())
                .toList();
        if (settings.isEmpty()) {
            return "";
        }
        boolean counted = jdk.measurements().stream()
                .filter(each -> each.setting().operation().equals(operation))
                .anyMatch(each -> each.bytesPerOperation().isPresent());
        StringBuilder table = new StringBuilder();
        table.append("| payload | ")
                .append(operation.equals("write") ? "output" : "input")
                .append(" | documents/s | x jackson | x the best other | of floor |")
                .append(counted ? " B/op | of floor |" : "")
                .append("\n|---|---|--:|--:|--:|--:|")
                .append(counted ? "--:|--:|" : "")
                .append('\n');
        for (Setting setting : settings) {
            Measurement own = jdk.find(setting, Check.SCHEMAC).orElseThrow();
            Optional<Measurement> floor = jdk.find(setting, Check.FLOOR);
            Optional<Measurement> other = jdk.bestOther(setting);
            table.append("| ")
                    .append(String.join(
                            " | ",
                            setting.payload(),
                            Setting.type(setting.form()) + setting.remarks(),
                            whole(own.median()),
                            ratio(own, jdk.find(setting, Check.JACKSON)),
                            other.map(best -> own.ratioTo(best).emphasized() + " (" + best.library() + ")")
                                    .orElse(NONE),
                            ratio(own, floor)))
                    .append(counted ? allocation(own, floor) : "")
                    .append(" |\n");
        }
        return table.toString();
    }

    private static String allocation(Measurement own, Optional<Measurement> floor) {
        OptionalDouble bytes = own.bytesPerOperation();
        if (bytes.isEmpty()) {
            return " | - | -";
        }
        Optional<Double> least = floor.map(Measurement::bytesPerOperation)
                .filter(OptionalDouble::isPresent)
                .map(OptionalDouble::getAsDouble)
                .filter(all -> all > 0);
        return " | " + whole(bytes.getAsDouble()) + " | "
                + least.map(all -> two(bytes.getAsDouble() / all)).orElse(NONE);
    }

    /**
     * A row for each payload, a column for each library: how many times as fast as Jackson databind, with one thread.
     */
    static String timesJackson(RecordedJdk jdk, String operation, String form) {
        return matrix(
                jdk.measurements().stream()
                        .filter(each -> each.setting().operation().equals(operation)
                                && each.setting().form().equals(form)
                                && each.setting().threads() == 1)
                        .toList(),
                each -> ratio(each, jdk.find(each.setting(), Check.JACKSON)));
    }

    /** A row for each setting, a column for each library: bytes per operation, where they were counted. */
    static String allocation(RecordedJdk jdk) {
        return matrix(
                jdk.measurements().stream()
                        .filter(each -> each.bytesPerOperation().isPresent())
                        .toList(),
                each -> whole(each.bytesPerOperation().orElseThrow()));
    }

    /** A row for each written payload, a column for each library: the size of the output. */
    static String sizes(RecordedJdk jdk) {
        return matrix(
                jdk.measurements().stream()
                        .filter(each -> each.setting()
                                        .equals(Setting.write(each.setting().payload(), "bytes"))
                                && each.written().bytes().isPresent())
                        .toList(),
                each -> whole(each.written().bytes().orElseThrow()));
    }

    /** Empty where there are no cells; a dash where a library has no figure. */
    private static String matrix(List<Measurement> cells, Function<Measurement, String> figure) {
        if (cells.isEmpty()) {
            return "";
        }
        List<String> libraries = cells.stream()
                .map(Measurement::library)
                .distinct()
                .sorted(Comparator.comparing(SummaryTables::position))
                .toList();
        StringBuilder table = new StringBuilder("| |");
        libraries.forEach(library -> table.append(' ').append(library).append(" |"));
        table.append("\n|---|").append("--:|".repeat(libraries.size())).append('\n');
        for (Setting setting : RecordedJdk.settings(cells)) {
            table.append("| ").append(setting);
            for (String library : libraries) {
                table.append(" | ")
                        .append(cells.stream()
                                .filter(each -> each.setting().equals(setting)
                                        && each.library().equals(library))
                                .findFirst()
                                .map(figure)
                                .orElse(NONE));
            }
            table.append(" |\n");
        }
        return table.toString();
    }

    /** In the order of the suite; libraries that it has no longer come last. */
    private static int position(String library) {
        int position = LIBRARIES.indexOf(library);
        return position < 0 ? LIBRARIES.size() : position;
    }

    private static String ratio(Measurement own, Optional<Measurement> other) {
        return other.map(rival -> rival.library().equals(own.library())
                        ? "1"
                        : own.ratioTo(rival).toString())
                .orElse(NONE);
    }

    private static String two(double ratio) {
        return String.format(Locale.ROOT, "%.2f", ratio);
    }

    private static String whole(double number) {
        return String.format(Locale.ROOT, "%,.0f", number);
    }
}

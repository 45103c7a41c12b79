package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.Rounded;
import dev.schemac.benchmarks.record.RunRecord;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of the page about performance: selected rows, with the JDKs side by side. */
final class PerformanceTables {
    private static final String NONE = "-";

    /** The rows of the page. The page of all results has the others. */
    private static final List<Setting> READ = rows(
            "read",
            "real",
            "real-cold",
            "real-shuffled",
            "real-nulls-random",
            "real-more-random",
            "real-1m",
            "real-github",
            "users-1k",
            "users-shuffled",
            "chinese");

    private static final List<Setting> WRITTEN = rows(
            "write",
            "real",
            "real-cold",
            "real-github",
            "real-order",
            "users-1k",
            "users-100k",
            "clients-10k",
            "numbers",
            "chinese");

    private PerformanceTables() {}

    /** Such payloads as bytes, then the first of them in a JVM of all kinds and as a string. */
    private static List<Setting> rows(String operation, String... payloads) {
        return Stream.concat(
                        Stream.of(payloads).map(payload -> new Setting(operation, payload, "bytes", 1)),
                        Stream.of(
                                new Setting(operation, payloads[0], "bytes", 1).amongAllKinds(),
                                new Setting(operation, payloads[0], "string", 1)))
                .toList();
    }

    /** The selected rows of an operation in which schemac was measured, with three columns for each JDK. */
    static String of(List<RecordedJdk> jdks, String operation) {
        List<Setting> rows = operation.equals("write") ? WRITTEN : READ;
        return table(jdks, settings(jdks).stream().filter(rows::contains).toList(), PerformanceTables::documents);
    }

    /** All rows measured in JVMs that deny Unsafe, and the libraries that do not start in them. */
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
            return RunRecord.NOT_RECORDED;
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

    /** The machine and the conditions of each JDK. */
    static String machines(List<RecordedJdk> jdks) {
        return jdks.isEmpty()
                ? RunRecord.NOT_RECORDED
                : jdks.stream()
                        .map(jdk -> "- " + jdk.name() + ": " + jdk.place() + ". " + jdk.conditions() + ".\n")
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
                        .map(jackson -> measured.ratioTo(jackson).toString())
                        .orElse(NONE)
                + " | "
                + jdk.bestOther(setting)
                        .map(best -> measured.ratioTo(best).emphasized() + " (" + best.library() + ")")
                        .orElse(NONE);
    }

    /**
     * For each operation: the number of settings with one thread in which another library is faster on some JDK, and the
     * range of the ratios there. JVMs that deny Unsafe are left out: the fastest libraries do not start in them.
     */
    static String slower(List<RecordedJdk> jdks) {
        if (jdks.isEmpty()) {
            return RunRecord.NOT_RECORDED;
        }
        StringBuilder table = new StringBuilder(
                "\n| operation | slower in | speed of schemac there | documents |\n|---|---|---|---|\n");
        for (String operation : Setting.OPERATIONS) {
            List<Setting> measured = operation(settings(jdks), operation).stream()
                    .filter(setting -> !setting.withoutUnsafe())
                    .toList();
            List<Setting> slower = operation(slowerSettings(jdks), operation);
            if (measured.isEmpty()) {
                continue;
            }
            List<Ratio> ratios = slower.stream()
                    .flatMap(setting -> jdks.stream().flatMap(jdk -> ratio(jdk, setting).stream()))
                    .filter(Ratio::isBehind)
                    .sorted(Comparator.comparingDouble(Ratio::median))
                    .toList();
            table.append("| ")
                    .append(verb(operation))
                    .append(" | ")
                    .append(slower.size())
                    .append(" of ")
                    .append(rows(measured.size()))
                    .append(" | ")
                    .append(ratios.isEmpty() ? NONE : range(ratios))
                    .append(" | ")
                    .append(slower.isEmpty() ? NONE : payloads(slower))
                    .append(" |\n");
        }
        return table.append('\n').toString();
    }

    private static List<Setting> operation(List<Setting> settings, String operation) {
        return settings.stream()
                .filter(setting -> setting.operation().equals(operation))
                .toList();
    }

    private static String rows(int count) {
        return count == 1 ? "1 row" : count + " rows";
    }

    private static String range(List<Ratio> sorted) {
        return Rounded.down(sorted.get(0).median(), 2) + " to "
                + Rounded.down(sorted.get(sorted.size() - 1).median(), 2) + " of the fastest";
    }

    /** Each payload once, whatever its form and its JVM. */
    private static String payloads(List<Setting> settings) {
        return settings.stream().map(Setting::payload).distinct().collect(Collectors.joining(", "));
    }

    /**
     * A row for each setting with one thread in which another library is faster on some JDK, with the ratio to that
     * library.
     */
    static String slowerRows(List<RecordedJdk> jdks) {
        if (jdks.isEmpty()) {
            return RunRecord.NOT_RECORDED;
        }
        StringBuilder table = new StringBuilder("\n| work | ");
        table.append(jdks.stream().map(jdk -> jdk.name() + " |").collect(Collectors.joining(" ")))
                .append("\n|---|")
                .append("---|".repeat(jdks.size()))
                .append('\n');
        for (Setting setting : slowerSettings(jdks)) {
            table.append("| ").append(work(setting)).append(" |");
            for (RecordedJdk jdk : jdks) {
                table.append(' ').append(position(jdk, setting)).append(" |");
            }
            table.append('\n');
        }
        return table.append('\n').toString();
    }

    private static List<Setting> slowerSettings(List<RecordedJdk> jdks) {
        return settings(jdks).stream()
                .filter(setting -> jdks.stream().anyMatch(jdk -> isBehind(jdk, setting)))
                .toList();
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
            return measured.emphasized() + " of " + other;
        }
        return measured.isNoise() ? measured + " of " + other + ", within noise" : "first";
    }

    private static Optional<Ratio> ratio(RecordedJdk jdk, Setting setting) {
        return jdk.find(setting, Check.SCHEMAC)
                .flatMap(own -> jdk.bestOther(setting).map(other -> own.ratioTo(other)));
    }

    /** The settings with one thread in which schemac was measured on some JDK, in the order of the page. */
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
        return verb(setting.operation()) + " " + documents(setting);
    }

    private static String verb(String operation) {
        return switch (operation) {
            case "write" -> "write";
            case "rmw" -> "read, change and write";
            default -> "read";
        };
    }
}

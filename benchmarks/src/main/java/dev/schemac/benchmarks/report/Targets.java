package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.Quartiles;
import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.Rounded;
import dev.schemac.benchmarks.record.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/** The speed that schemac shall have, relative to the fastest other library, in a JVM that processes all kinds. */
final class Targets {
    private static final List<Integer> JDKS = List.of(17, 25);

    /** The most by which the quartiles of the JVMs may differ. */
    private static final double SPREAD = 0.08;

    private static final double FILE = 1.10;
    private static final double MEDIAN_OF_FILES = 1.30;
    private static final String STRING = "string";
    private static final String BYTES = "bytes";

    /**
     * One target.
     *
     * @param library schemac, or a variant of it
     * @param ratio to the fastest other library
     */
    record Target(int jdk, Row row, String library, double ratio) {}

    private Targets() {}

    static List<Target> all() {
        List<Target> all = new ArrayList<>();
        for (int jdk : JDKS) {
            add(all, jdk, Report.READ, BYTES, 1.30, "users-1k", "users-1k-cold");
            add(all, jdk, Report.READ, BYTES, 1.10, "real", "real-shuffled");
            add(all, jdk, Report.READ, BYTES, 1.15, "real-indented");
            add(all, jdk, Report.READ, BYTES, 1.25, "real-10k", "real-one-more", "real-one-more-random", "real-more");
            add(all, jdk, Report.READ, BYTES, 1.25, "real-more-random", "real-null", "real-nulls", "real-null-random");
            add(all, jdk, Report.READ, BYTES, 1.25, "real-nulls-random");
            add(all, jdk, Report.READ, STRING, 1.15, "users-1k");
            add(all, jdk, Report.WRITE, BYTES, 0.95, "users-1k");
            add(all, jdk, Report.WRITE, BYTES, 0.90, "users-100k");
            add(all, jdk, Report.WRITE, STRING, 1.00, "users-100k");
            all.add(new Target(jdk, new Row("users-1k", Report.WRITE, BYTES, Row.MIXED), "schemac-open", 1.30));
            add(all, jdk, Report.READ, BYTES, FILE, files());
        }
        return all;
    }

    private static String[] files() {
        return Payloads.ALL.stream().map(Payload::name).filter(Payloads::isFile).toArray(String[]::new);
    }

    private static void add(
            List<Target> all, int jdk, String operation, String form, double ratio, String... payloads) {
        for (String payload : payloads) {
            all.add(new Target(jdk, new Row(payload, operation, form, Row.MIXED), Figure.SCHEMAC, ratio));
        }
    }

    /** A table with a line for each target, and then the median of the standard files of each JDK. */
    static List<String> table(List<RecordedJdk> jdks) {
        List<String> lines = new ArrayList<>();
        for (Target target : all()) {
            Optional<RecordedJdk> jdk = jdk(jdks, target.jdk());
            Optional<Figure> best = jdk.flatMap(each -> each.bestOther(target.row()));
            Optional<Double> ratio = best.flatMap(Figure::ratio).map(Ratio::median);
            if (!target.library().equals(Figure.SCHEMAC)) {
                ratio = ratio.flatMap(own -> jdk.flatMap(each -> each.ratio(target.row(), target.library()))
                        .map(variant -> own / variant.median()));
            }
            Row row = target.row();
            String what = String.join(" ", target.library(), row.operation(), row.payload(), row.form());
            lines.add(line(
                    target.jdk(),
                    what,
                    target.ratio(),
                    ratio,
                    best.map(Figure::spread).orElse(OptionalDouble.empty())));
        }
        for (int feature : JDKS) {
            List<Figure> best = jdk(jdks, feature).stream()
                    .flatMap(jdk -> Stream.of(files())
                            .flatMap(file -> jdk.bestOther(new Row(file, Report.READ, BYTES, Row.MIXED)).stream()))
                    .toList();
            double[] ratios = best.stream()
                    .mapToDouble(each -> each.ratio().orElseThrow().median())
                    .toArray();
            double[] spreads = best.stream()
                    .flatMapToDouble(each -> each.spread().stream())
                    .toArray();
            lines.add(line(
                    feature,
                    "schemac read standard files, median",
                    MEDIAN_OF_FILES,
                    ratios.length == 0 ? Optional.empty() : Optional.of(Quartiles.median(ratios)),
                    spreads.length == 0 ? OptionalDouble.empty() : OptionalDouble.of(Quartiles.median(spreads))));
        }
        return lines;
    }

    private static Optional<RecordedJdk> jdk(List<RecordedJdk> jdks, int feature) {
        return jdks.stream().filter(each -> each.feature() == feature).findFirst();
    }

    private static String line(int jdk, String what, double wanted, Optional<Double> ratio, OptionalDouble spread) {
        boolean met = ratio.filter(measured -> measured >= wanted).isPresent()
                && spread.isPresent()
                && spread.getAsDouble() <= SPREAD;
        return String.format(
                Locale.ROOT,
                "%-6s  JDK %d  %-48s wanted %.2f  %-12s  %s",
                met ? "met" : "MISSED",
                jdk,
                what,
                wanted,
                ratio.map(measured -> Rounded.down(measured, 2)).orElse("not recorded"),
                spread.isPresent()
                        ? "JVMs within " + Rounded.up(100 * spread.getAsDouble(), 1) + " %"
                        : "JVMs not recorded");
    }
}

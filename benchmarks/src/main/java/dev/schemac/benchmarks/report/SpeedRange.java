package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Rounded;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** The lowest and the highest ratio to another library over all documents and JDKs, and the payload with the lowest one. */
record SpeedRange(double lowest, double highest, String lowestPayload) {
    private record Row(String payload, double ratio) {}

    /** The line of README that has all ranges; empty if nothing is recorded. */
    static String bullet(List<RecordedJdk> jdks) {
        Optional<String> read = sentence(jdks, "read", "Reads");
        Optional<String> written = sentence(jdks, "write", "Writes");
        return read.isEmpty() && written.isEmpty()
                ? ""
                : "- **Fast.**" + read.orElse("") + written.orElse("") + " Each range covers all recorded documents.\n";
    }

    private static Optional<String> sentence(List<RecordedJdk> jdks, String operation, String verb) {
        Optional<SpeedRange> jackson = of(jdks, operation, (jdk, setting) -> jdk.find(setting, Check.JACKSON));
        Optional<SpeedRange> best = of(jdks, operation, RecordedJdk::bestOther);
        return jackson.flatMap(first -> best.map(second -> " " + verb + " " + first.range()
                + " times as fast as Jackson databind, and " + second.range()
                + " times as fast as the fastest other library."));
    }

    private static Optional<SpeedRange> of(
            List<RecordedJdk> jdks, String operation, BiFunction<RecordedJdk, Setting, Optional<Measurement>> rival) {
        List<Row> rows = new ArrayList<>();
        for (RecordedJdk jdk : jdks) {
            for (Setting setting : jdk.settings()) {
                if (setting.operation().equals(operation) && setting.threads() == 1 && !setting.withoutUnsafe()) {
                    jdk.find(setting, Check.SCHEMAC)
                            .ifPresent(own -> rival.apply(jdk, setting)
                                    .map(other -> own.ratioTo(other).median())
                                    .ifPresent(ratio -> rows.add(new Row(setting.payload(), ratio))));
                }
            }
        }
        rows.sort(Comparator.comparingDouble(Row::ratio));
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(new SpeedRange(
                        rows.get(0).ratio(),
                        rows.get(rows.size() - 1).ratio(),
                        rows.get(0).payload()));
    }

    private String range() {
        return Rounded.down(lowest, 2) + " (`" + lowestPayload + "`) to " + Rounded.down(highest, 2);
    }
}

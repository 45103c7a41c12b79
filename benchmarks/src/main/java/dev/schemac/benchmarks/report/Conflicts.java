package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Figure;
import dev.schemac.benchmarks.record.Measure;
import dev.schemac.benchmarks.record.Row;
import dev.schemac.benchmarks.record.RunRecord;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Finds records of the same row that cannot both be right. */
final class Conflicts {
    private static final double MOST = 1.5;

    private record Measured(RunRecord record, Figure figure) {
        private double speed() {
            return figure.value().median();
        }

        /** How many times as fast one of the two is as the other, on a machine of the same speed if that is known. */
        private double differs(Measured other) {
            double ratio = speed() / other.speed();
            Double nanos = figure.measures().get(Measure.CALIBRATION);
            Double others = other.figure.measures().get(Measure.CALIBRATION);
            double scaled = nanos == null || others == null ? ratio : ratio * nanos / others;
            return Math.max(scaled, 1 / scaled);
        }

        private String describe() {
            return String.format(Locale.ROOT, "%,.0f a second in %s.tsv", speed(), record.name());
        }
    }

    private Conflicts() {}

    /**
     * Compares the speed of schemac in all records of a JDK and row. A JVM that denies {@code Unsafe} does not change
     * it, because schemac does not use that.
     *
     * @throws IllegalStateException if two differ too much
     */
    static void check(List<RunRecord> records) {
        Map<String, List<Measured>> seen = new HashMap<>();
        for (RunRecord record : records) {
            for (Figure figure : record.figures()) {
                if (figure.library().equals(Figure.SCHEMAC) && figure.unit().equals("1/s")) {
                    Row row = figure.row();
                    String mode = row.mode().replace(Row.WITHOUT_UNSAFE, "").strip();
                    String key = String.join(
                            ", ",
                            row.operation() + " " + row.payload(),
                            row.form(),
                            mode.isEmpty() ? Row.ALONE : mode,
                            "JDK " + record.feature());
                    Measured own = new Measured(record, figure);
                    for (Measured other : seen.computeIfAbsent(key, any -> new ArrayList<>())) {
                        if (own.differs(other) > MOST) {
                            throw new IllegalStateException(key + ": schemac has " + other.describe() + " but "
                                    + own.describe() + ". Delete one of the records, or record the row again.");
                        }
                    }
                    seen.get(key).add(own);
                }
            }
        }
    }
}

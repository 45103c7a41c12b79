package dev.schemac.benchmarks.report;

import dev.schemac.benchmarks.record.Ratio;
import dev.schemac.benchmarks.record.Rounded;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;

/** One comparison of a measurement with a requirement. Ratios are rounded against schemac. */
sealed interface Check {
    String SCHEMAC = "schemac";
    String FLOOR = "floor";
    String JACKSON = "jackson";

    /** In the place of a library's name: whichever is fastest, see {@link RecordedJdk#bestOther}. */
    String BEST_OTHER = "the best other library";

    /** The same among libraries that write doubles with the fewest digits. */
    String BEST_SHORTEST = "the best other library that writes shortest";

    Finding on(RecordedJdk jdk);

    /**
     * So many times as fast as a rival.
     *
     * @param own a way of calling schemac
     * @param rival a library, {@link #BEST_OTHER}, {@link #BEST_SHORTEST}, or {@link #SCHEMAC}: both figures are then of
     *     one record, where there is one
     * @param factor at least this, by the version of the JDK
     * @param forks both sides must come from at least so many JVMs
     */
    record Speed(Setting setting, String own, String rival, IntToDoubleFunction factor, int forks) implements Check {
        Speed(Setting setting, String rival, double factor, int forks) {
            this(setting, SCHEMAC, rival, version -> factor, forks);
        }

        @Override
        public Finding on(RecordedJdk jdk) {
            Optional<Measurement> left =
                    rival.equals(SCHEMAC) ? jdk.findBeside(rival, setting, own) : jdk.find(setting, own);
            Optional<Measurement> right = rival(jdk);
            return left.isEmpty() || right.isEmpty()
                    ? new Finding.Missing(setting.payload(), left.isEmpty() ? own : rival)
                    : compared(left.orElseThrow(), right.orElseThrow(), factor.applyAsDouble(jdk.feature()), forks);
        }

        private Optional<Measurement> rival(RecordedJdk jdk) {
            return switch (rival) {
                case BEST_OTHER -> jdk.others(setting, own).stream().findFirst();
                case BEST_SHORTEST ->
                    jdk.others(setting, own).stream()
                            .filter(each -> each.written().shortest())
                            .findFirst();
                case SCHEMAC -> jdk.findBeside(own, setting, rival);
                default -> jdk.find(setting, rival);
            };
        }

        private static Finding compared(Measurement left, Measurement right, double factor, int forks) {
            String payload = left.setting().payload();
            Ratio ratio = left.ratioTo(right);
            int fewest = Math.min(left.speed().forks(), right.speed().forks());
            String figure = (ratio.isEqual() ? "equal to " : down(ratio.median()) + " x ") + right.library();
            if (fewest < forks) {
                return new Finding.Missing(payload, forks + " forks (" + figure + " in " + fewest + ")");
            }
            String runs = left.run().equals(right.run()) ? "" : ", of two runs";
            return new Finding.Measured(
                    payload,
                    figure + " " + ratio.spread() + " (" + plural(fewest, "fork") + runs + ")",
                    ratio.median() / factor,
                    false);
        }
    }

    /**
     * No byte allocated. The count of a whole run is divided by its operations, so a fraction belongs to no
     * operation.
     */
    record NoAllocation(Setting setting) implements Check {
        private static final double LEAST = 1;

        @Override
        public Finding on(RecordedJdk jdk) {
            return jdk.find(setting, SCHEMAC)
                    .filter(each -> each.bytesPerOperation().isPresent())
                    .map(each -> each.bytesPerOperation().getAsDouble())
                    .<Finding>map(bytes -> new Finding.Measured(
                            setting.payload(),
                            String.format(Locale.ROOT, "%,.0f B", Math.floor(bytes)),
                            bytes < LEAST ? 1 : LEAST / (LEAST + bytes),
                            true))
                    .orElseGet(() -> new Finding.Missing(setting.payload(), "bytes of " + SCHEMAC));
        }
    }

    /**
     * A rate of input.
     *
     * @param gigabytes at least this in a second, of 10^9 bytes
     */
    record Throughput(Setting setting, double gigabytes) implements Check {
        private static final double GIGA = 1e9;

        @Override
        public Finding on(RecordedJdk jdk) {
            Optional<Measurement> own = jdk.find(setting, SCHEMAC);
            if (own.isEmpty() || own.orElseThrow().documentBytes().isEmpty()) {
                return new Finding.Missing(setting.payload(), own.isEmpty() ? SCHEMAC : "the size of its documents");
            }
            Measurement measured = own.orElseThrow();
            double rate = measured.median() * measured.documentBytes().getAsDouble() / GIGA;
            return new Finding.Measured(
                    setting.payload(),
                    down(rate) + " GB/s (" + spread(measured.speed()) + ")",
                    rate / gigabytes,
                    false);
        }
    }

    /** A check that begins with a version of the JDK. */
    record Since(int feature, Check check) implements Check {
        @Override
        public Finding on(RecordedJdk jdk) {
            Finding finding = check.on(jdk);
            return jdk.feature() >= feature ? finding : new Finding.Inapplicable(finding.subject());
        }
    }

    /**
     * Hardly more bytes allocated than the objects need.
     *
     * @param factor at most so many times those of {@code floor}
     * @param bytes and so many more
     */
    record Allocation(Setting setting, double factor, double bytes) implements Check {
        @Override
        public Finding on(RecordedJdk jdk) {
            Optional<Measurement> own = counted(jdk, SCHEMAC);
            Optional<Measurement> floor = counted(jdk, FLOOR);
            if (own.isEmpty() || floor.isEmpty()) {
                return new Finding.Missing(setting.payload(), "bytes of " + (own.isEmpty() ? SCHEMAC : FLOOR));
            }
            double allocated = own.orElseThrow().bytesPerOperation().getAsDouble();
            double least = floor.orElseThrow().bytesPerOperation().getAsDouble();
            return new Finding.Measured(
                    setting.payload(),
                    String.format(Locale.ROOT, "%,.0f B, floor %,.0f B", allocated, least),
                    (factor * least + bytes) / allocated,
                    true);
        }

        private Optional<Measurement> counted(RecordedJdk jdk, String library) {
            return jdk.find(setting, library)
                    .filter(each -> each.bytesPerOperation().isPresent());
        }
    }

    /**
     * Hardly more bytes allocated than the array of the output needs.
     *
     * @param factor at most so many times its bytes
     */
    record WrittenAllocation(Setting setting, double factor) implements Check {
        private static final double HEADER = 16;

        @Override
        public Finding on(RecordedJdk jdk) {
            Optional<Measurement> own = jdk.find(setting, SCHEMAC)
                    .filter(each -> each.bytesPerOperation().isPresent()
                            && each.written().bytes().isPresent());
            if (own.isEmpty()) {
                return new Finding.Missing(setting.payload(), "bytes of " + SCHEMAC);
            }
            double allocated = own.orElseThrow().bytesPerOperation().getAsDouble();
            double array = HEADER + own.orElseThrow().written().bytes().orElseThrow();
            return new Finding.Measured(
                    setting.payload(),
                    String.format(Locale.ROOT, "%,.0f B, array of the output %,.0f B", allocated, array),
                    factor * array / allocated,
                    true);
        }
    }

    /**
     * Several threads against one.
     *
     * @param setting with one thread
     * @param factor at least so many times the documents
     */
    record Threads(Setting setting, int threads, double factor) implements Check {
        @Override
        public Finding on(RecordedJdk jdk) {
            Optional<Measurement> one = jdk.find(setting, SCHEMAC);
            Optional<Measurement> several = jdk.find(setting.with(threads), SCHEMAC);
            if (one.isEmpty() || several.isEmpty()) {
                return new Finding.Missing(
                        setting.payload(), SCHEMAC + " with " + plural(one.isEmpty() ? 1 : threads, "thread"));
            }
            Iterations left = several.orElseThrow().speed();
            Iterations right = one.orElseThrow().speed();
            double ratio = left.median() / right.median();
            return new Finding.Measured(
                    setting.payload(), down(ratio) + " x (" + spread(left, right) + ")", ratio / factor, false);
        }
    }

    /**
     * Two ways to call schemac that must cost the same.
     *
     * @param one a library of the suite
     * @param other another one
     * @param factor the faster is at most so many times as fast
     */
    record Alike(Setting setting, String one, String other, double factor) implements Check {
        @Override
        public Finding on(RecordedJdk jdk) {
            String subject =
                    one + " and " + other + (setting.threads() == 1 ? "" : ", " + setting.threads() + " threads");
            Optional<Measurement> left = jdk.findBeside(other, setting, one);
            Optional<Measurement> right = jdk.findBeside(one, setting, other);
            if (left.isEmpty() || right.isEmpty()) {
                return new Finding.Missing(subject, left.isEmpty() ? one : other);
            }
            double ratio = left.orElseThrow().median() / right.orElseThrow().median();
            double apart = Math.max(ratio, 1 / ratio);
            return new Finding.Measured(
                    subject,
                    up(apart) + " x ("
                            + spread(
                                    left.orElseThrow().speed(),
                                    right.orElseThrow().speed())
                            + ")",
                    factor / apart,
                    true);
        }
    }

    /**
     * The cost of a member in a wide schema against that in a narrow one.
     *
     * @param order of the members in the documents
     * @param factor at most this
     */
    record Wide(int columns, int base, String order, double factor) implements Check {
        @Override
        public Finding on(RecordedJdk jdk) {
            Optional<WideFigures> wide = jdk.wide("plain-" + columns + "-" + order);
            Optional<WideFigures> narrow = jdk.wide("plain-" + base + "-" + order);
            if (wide.isEmpty() || narrow.isEmpty()) {
                return new Finding.Missing(order + " order", (wide.isEmpty() ? columns : base) + " columns");
            }
            double ratio =
                    wide.orElseThrow().nanosPerMember() / narrow.orElseThrow().nanosPerMember();
            return new Finding.Measured(
                    order + " order",
                    up(ratio) + " x ("
                            + spread(
                                    wide.orElseThrow().document(),
                                    narrow.orElseThrow().document())
                            + ")",
                    factor / ratio,
                    true);
        }
    }

    /**
     * The time to the first parsed document in a fresh JVM.
     *
     * @param millis at most this, by the version of the JDK
     */
    record FirstParse(IntToDoubleFunction millis) implements Check {
        private static final String SUBJECT = "first parse";

        @Override
        public Finding on(RecordedJdk jdk) {
            Optional<ColdFigures> own = jdk.cold(SCHEMAC);
            if (own.isEmpty()) {
                return new Finding.Missing(SUBJECT, "cold starts of " + SCHEMAC);
            }
            Iterations first = own.orElseThrow().firstParse();
            return new Finding.Measured(
                    SUBJECT,
                    Rounded.up(first.median(), 1) + " ms"
                            + jdk.cold(JACKSON)
                                    .map(jackson -> ", "
                                            + up(first.median()
                                                    / jackson.firstParse().median())
                                            + " of jackson")
                                    .orElse("")
                            + " (" + spread(first) + ", " + plural(first.forks(), "start") + ")",
                    millis.applyAsDouble(jdk.feature()) / first.median(),
                    true);
        }
    }

    private static String down(double ratio) {
        return Rounded.down(ratio, 2);
    }

    private static String up(double ratio) {
        return Rounded.up(ratio, 2);
    }

    /** The larger of the spreads. */
    private static String spread(Iterations... sides) {
        double largest = Stream.of(sides).mapToDouble(Iterations::spread).max().orElseThrow();
        return String.format(Locale.ROOT, "spread %.0f %%", 100 * largest);
    }

    private static String plural(int count, String word) {
        return count + " " + word + (count == 1 ? "" : "s");
    }
}

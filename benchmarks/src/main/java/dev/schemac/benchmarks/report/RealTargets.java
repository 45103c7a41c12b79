package dev.schemac.benchmarks.report;

import static dev.schemac.benchmarks.report.Check.BEST_OTHER;
import static dev.schemac.benchmarks.report.Check.JACKSON;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** The targets of realistic documents, alone in the JVM and in one that has processed all kinds. */
final class RealTargets {
    private static final String BYTES = "bytes";
    private static final String STRING = "string";

    /** The JVMs of a row. */
    private static final int JVMS = 3;

    /** The JVMs of a row in records of many rows: of other layouts and sizes, from memory, without Unsafe, of all kinds. */
    private static final int FEW_JVMS = 2;

    /** The option to deny Unsafe is recorded since this JDK. */
    private static final int DENIES_UNSAFE = 25;

    /** The payloads that are documents of services. */
    static final List<String> SERVICES = List.of("real-github", "real-payment", "real-status", "real-order");

    private static final String[] LARGER = {"real-10k", "real-100k", "real-1m"};
    private static final String[] NULLS = {"real-null", "real-nulls", "real-null-random", "real-nulls-random"};
    private static final String[] MORE = {"real-one-more", "real-more", "real-one-more-random", "real-more-random"};
    private static final String[] NOISY_SERVICES =
            SERVICES.stream().map(payload -> payload + "-noisy").toArray(String[]::new);
    private static final String[] INDENTED = {"real-indented", "real-indented-jackson"};

    /** In the order of the table. */
    static final List<Target> ALL = all();

    private RealTargets() {}

    private static List<Target> all() {
        List<Target> all = new ArrayList<>();
        add(all, "documents as they come, just received", 1.3, reads(BYTES, "real"));
        add(all, "documents as they come, from memory", 1.35, reads(BYTES, "real-cold"));
        add(all, "users-1k", 1.3, reads(BYTES, "users-1k"));
        addFew(all, "users-1k, 10 MB of them from memory", 1.35, reads(BYTES, "users-1k-cold"));
        addFew(all, "members in random order", 1.15, reads(BYTES, "real-shuffled"));
        add(all, "nulls", 1.25, reads(BYTES, NULLS));
        add(all, "undeclared members", 1.25, reads(BYTES, MORE));
        addFew(all, "indented", 1.2, reads(BYTES, INDENTED));
        addFew(all, "10 KB, 100 KB, 1 MB", 1.25, reads(BYTES, LARGER));
        add(all, "documents as they come and users-1k, String", 1.15, reads(STRING, "real", "users-1k"));
        add(all, "documents of services, read", 1.25, reads(BYTES, SERVICES.toArray(String[]::new)));
        add(all, "documents of services with nulls and undeclared members", 1.25, reads(BYTES, NOISY_SERVICES));
        add(
                all,
                "documents of services, written",
                1.1,
                SERVICES.stream().map(payload -> Setting.write(payload, BYTES)).toList());
        List<Setting> ofJackson = reads(BYTES, "real", SERVICES);
        all.add(new Target(
                "documents of services and as they come",
                "2.5 x jackson",
                Target.speeds(ofJackson, JACKSON, 2.5, JVMS)));
        all.add(withoutUnsafe("without Unsafe, read", 2.0, Setting::read));
        all.add(withoutUnsafe("without Unsafe, written", 1.8, Setting::write));
        return List.copyOf(all);
    }

    /** JVMs that deny Unsafe: libraries that do not start there have no figures. */
    private static Target withoutUnsafe(String work, double factor, BiFunction<String, String, Setting> operation) {
        List<Setting> settings = Stream.concat(Stream.of("real", "users-1k"), SERVICES.stream())
                .map(payload -> operation.apply(payload, BYTES).denyingUnsafe())
                .toList();
        return new Target(
                work,
                factor + " x the best other library that starts",
                Target.speeds(settings, BEST_OTHER, factor, FEW_JVMS).stream()
                        .<Check>map(check -> new Check.Since(DENIES_UNSAFE, check))
                        .toList());
    }

    private static void add(List<Target> all, String work, double factor, List<Setting> settings) {
        add(all, work, factor, settings, JVMS);
    }

    private static void addFew(List<Target> all, String work, double factor, List<Setting> settings) {
        add(all, work, factor, settings, FEW_JVMS);
    }

    /** The same factor alone and in a JVM of all kinds. */
    private static void add(List<Target> all, String work, double factor, List<Setting> settings, int jvms) {
        all.add(Target.alone(work, factor, settings, jvms));
        all.add(Target.mixed(work, factor, settings, FEW_JVMS));
    }

    private static List<Setting> reads(String form, String... payloads) {
        return Stream.of(payloads).map(payload -> Setting.read(payload, form)).toList();
    }

    private static List<Setting> reads(String form, String first, List<String> others) {
        return Stream.concat(Stream.of(first), others.stream())
                .map(payload -> Setting.read(payload, form))
                .toList();
    }
}

package dev.schemac.benchmarks.report;

import static dev.schemac.benchmarks.report.Check.BEST_OTHER;
import static dev.schemac.benchmarks.report.Check.BEST_SHORTEST;
import static dev.schemac.benchmarks.report.Check.JACKSON;
import static dev.schemac.benchmarks.report.Check.SCHEMAC;

import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;

/** The targets of writing, and of reading, changing and writing again. */
final class WritingTargets {
    private static final String BYTES = "bytes";
    private static final String STRING = "string";
    private static final Setting USERS = Setting.write("users-1k", BYTES);

    /** The libraries that read the bytes inside a String past its access checks, by Unsafe or a trusted lookup. */
    private static final Set<String> BY_FORCE = Set.of("fastjson2", "wast");

    /** In the order of the table. */
    static final List<Target> ALL = List.of(
            new Target(
                    "write Users 1 KB to byte[], portable",
                    "1.0 x " + BEST_OTHER + ", 0.9 x on JDK 17",
                    List.of(new Check.Speed(USERS, SCHEMAC, BEST_OTHER, newer(1.0, 0.9), 1))),
            new Target(
                    "write Users 1 KB to byte[], portable",
                    "2.3 x jackson",
                    List.of(new Check.Speed(USERS, JACKSON, 2.3, 1))),
            new Target(
                    "write Users 1 KB to byte[], java.lang opened",
                    "1.3 x " + BEST_OTHER + ", 1.1 x on JDK 17",
                    List.of(new Check.Speed(USERS, "schemac-open", BEST_OTHER, newer(1.3, 1.1), 1))),
            new Target(
                    "write Users to String, portable",
                    "1.05 x " + BEST_OTHER,
                    checks(
                            payload -> new Check.Speed(Setting.write(payload, STRING), BEST_OTHER, 1.05, 1),
                            "users-1k",
                            "users-10k",
                            "users-100k",
                            "users-1000k")),
            new Target(
                    "write Clients, people, numbers, escapes, non-Latin text",
                    "first, or second to fastjson2 or wast, which read String.value by force",
                    checks(
                            payload -> new Check.First(Setting.write(payload, BYTES), BY_FORCE),
                            "clients-1k",
                            "clients-10k",
                            "clients-100k",
                            "clients-1000k",
                            "people",
                            "numbers",
                            "escapes",
                            "cyrillic",
                            "chinese",
                            "emoji")),
            new Target(
                    "write Obj trees",
                    "faster than protobuf binary",
                    checks(
                            payload -> new Check.Speed(Setting.write(payload, BYTES), "protobuf", 1, 1),
                            "obj-0",
                            "obj-8",
                            "obj-16",
                            "obj-32")),
            new Target(
                    "JSON0 sample into a reused buffer",
                    "4.0 x json0",
                    checks(payload -> new Check.Speed(Setting.write(payload, BYTES), "json0", 4, 1), "json0")),
            new Target(
                    "JSON0 sample into a reused buffer",
                    "0 bytes allocated",
                    checks(payload -> new Check.NoAllocation(Setting.write(payload, BYTES)), "json0")),
            new Target(
                    "read-modify-write of the people document",
                    "1.15 x " + BEST_OTHER,
                    checks(payload -> new Check.Speed(Setting.rewrite(payload), BEST_OTHER, 1.15, 1), "people")),
            new Target(
                    "shortest doubles",
                    "first among all that write shortest",
                    checks(payload -> new Check.Speed(Setting.write(payload, BYTES), BEST_SHORTEST, 1, 1), "doubles")));

    private WritingTargets() {}

    /** One factor for JDK 17, another for what came after. */
    private static IntToDoubleFunction newer(double factor, double onSeventeen) {
        return version -> version > 17 ? factor : onSeventeen;
    }

    private static List<Check> checks(Function<String, Check> check, String... payloads) {
        return Stream.of(payloads).map(check).toList();
    }
}

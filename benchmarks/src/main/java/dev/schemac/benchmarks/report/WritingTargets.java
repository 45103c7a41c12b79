package dev.schemac.benchmarks.report;

import static dev.schemac.benchmarks.report.Check.BEST_OTHER;
import static dev.schemac.benchmarks.report.Check.BEST_SHORTEST;
import static dev.schemac.benchmarks.report.Check.JACKSON;

import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payloads;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Stream;

/** The targets of writing, and of reading, changing and writing again. */
final class WritingTargets {
    private static final String BYTES = "bytes";
    private static final String STRING = "string";
    private static final Setting USERS = Setting.write("users-1k", BYTES);

    private static final String[] LARGE = {"users-100k", "users-1000k", "clients-100k", "clients-1000k"};

    /** In the order of the table. */
    static final List<Target> ALL = List.of(
            best(1.05, "write documents as they come and users-1k to byte[], portable", BYTES, "real", "users-1k"),
            mixed(1.05, "write documents as they come and users-1k to byte[], portable", BYTES, "real", "users-1k"),
            best(1.05, "write objects from memory to byte[], portable", BYTES, "real-cold", "users-1k-cold"),
            new Target(
                    "write Users 1 KB to byte[], portable",
                    "2.3 x jackson",
                    List.of(new Check.Speed(USERS, JACKSON, 2.3, 1))),
            new Target(
                    "write Users 1 KB to byte[], java.lang opened",
                    "1.3 x " + BEST_OTHER + ", 1.1 x on JDK 17",
                    List.of(new Check.Speed(USERS, "schemac-open", BEST_OTHER, newer(1.3, 1.1), 1))),
            best(
                    1.05,
                    "write to String, portable",
                    STRING,
                    "real",
                    "users-1k",
                    "users-10k",
                    "users-100k",
                    "users-1000k"),
            mixed(1.05, "write to String, portable", STRING, "real", "users-1k"),
            best(1.05, "write 100 KB and 1 MB to byte[], portable", BYTES, LARGE),
            mixed(1.05, "write 100 KB and 1 MB to byte[], portable", BYTES, LARGE),
            best(1.05, "write Clients to byte[], portable", BYTES, "clients-1k", "clients-10k"),
            mixed(1.05, "write Clients to byte[], portable", BYTES, "clients-1k"),
            best(1.05, "write numbers to byte[], portable", BYTES, "numbers"),
            mixed(1.05, "write numbers to byte[], portable", BYTES, "numbers"),
            best(1.05, "write non-Latin text to byte[], portable", BYTES, "cyrillic", "chinese", "emoji"),
            mixed(1.05, "write non-Latin text to byte[], portable", BYTES, "cyrillic", "chinese", "emoji"),
            best(1.05, "write people and escapes to byte[], portable", BYTES, "people", "escapes"),
            new Target(
                    "bytes allocated per written document",
                    "at most 1.03 x the output",
                    Payloads.ALL.stream()
                            .filter(payload -> payload.family().equals(payload.name())
                                    && payload.operations().contains(Operation.WRITE)
                                    && !payload.intoReusedBuffer())
                            .map(payload -> Setting.write(payload.name(), BYTES))
                            .<Check>map(setting -> new Check.WrittenAllocation(setting, 1.03))
                            .toList()),
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
                    "read-modify-write of the people document, lazy strings",
                    "2.0 x " + BEST_OTHER,
                    checks(
                            payload -> new Check.Speed(
                                    Setting.rewrite(payload), "schemac-lazy", BEST_OTHER, version -> 2.0, 1),
                            "people")),
            new Target(
                    "shortest doubles",
                    "first among all that write shortest",
                    checks(payload -> new Check.Speed(Setting.write(payload, BYTES), BEST_SHORTEST, 1, 1), "doubles")));

    private WritingTargets() {}

    private static Target best(double factor, String work, String form, String... payloads) {
        return Target.alone(work, factor, writes(form, payloads), 1);
    }

    /** In a JVM that has processed documents of all kinds. */
    private static Target mixed(double factor, String work, String form, String... payloads) {
        return Target.mixed(work, factor, writes(form, payloads), 1);
    }

    private static List<Setting> writes(String form, String... payloads) {
        return Stream.of(payloads).map(payload -> Setting.write(payload, form)).toList();
    }

    /** One factor for JDK 17, another for what came after. */
    private static IntToDoubleFunction newer(double factor, double onSeventeen) {
        return version -> version > 17 ? factor : onSeventeen;
    }

    private static List<Check> checks(Function<String, Check> check, String... payloads) {
        return Stream.of(payloads).map(check).toList();
    }
}

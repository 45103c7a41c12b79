package dev.schemac.benchmarks.report;

import static dev.schemac.benchmarks.report.Check.BEST_OTHER;
import static dev.schemac.benchmarks.report.Check.FLOOR;
import static dev.schemac.benchmarks.report.Check.JACKSON;
import static dev.schemac.benchmarks.report.Check.SCHEMAC;

import dev.schemac.benchmarks.contender.Libraries;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.util.List;
import java.util.stream.Stream;

/**
 * A requirement on every JDK, as good as its worst check.
 *
 * @param work the operation
 * @param required the requirement, in words
 * @param checks one for each payload, order or way of calling
 */
record Target(String work, String required, List<Check> checks) {
    private static final String BYTES = "bytes";
    private static final String STRING = "string";
    private static final String LAZY = "schemac-lazy";
    private static final String FIRST = "first among all libraries";
    private static final Setting USERS = Setting.read("users-1k", BYTES);
    private static final String[] LARGER_USERS = {"users-10k", "users-100k", "users-1000k"};
    private static final String[] OBJ = {"obj-0", "obj-8", "obj-16", "obj-32"};

    /** Noise between forks is larger than between iterations: this is the closest race of all. */
    private static final int FORKS = 5;

    private static final List<Target> READING = List.of(
            speed("Users 1 KB, byte[]", BYTES, JACKSON, 3.5, "users-1k"),
            new Target(
                    "Users 1 KB, byte[]",
                    "1.3 x " + BEST_OTHER + ", median of 5 forks",
                    List.of(new Check.Speed(USERS, BEST_OTHER, 1.3, FORKS))),
            speed("Users 1 KB, byte[]", BYTES, FLOOR, 0.58, "users-1k"),
            speed("Users 1 KB, String", STRING, BEST_OTHER, 1.2, "users-1k"),
            speed("Users pretty-printed", BYTES, BEST_OTHER, 1.3, "users-pretty"),
            speed("Users 10 KB to 1 MB", BYTES, BEST_OTHER, 1.3, LARGER_USERS),
            speed("Users 10 KB to 1 MB", BYTES, FLOOR, 0.65, LARGER_USERS),
            speed(
                    "Clients 1 KB to 1 MB",
                    BYTES,
                    BEST_OTHER,
                    1.25,
                    "clients-1k",
                    "clients-10k",
                    "clients-100k",
                    "clients-1000k"),
            speed("people document, Obj trees", BYTES, BEST_OTHER, 1.25, "people", OBJ[0], OBJ[1], OBJ[2], OBJ[3]),
            new Target("Obj trees", "faster than protobuf binary", speeds(BYTES, "protobuf", 1, OBJ)),
            new Target(
                    "Users, scanner kept by the caller, static call, shared sender",
                    "at most 1.03 x one another",
                    List.of(
                            new Check.Alike(USERS, "schemac-parser", "schemac", 1.03),
                            new Check.Alike(USERS, "schemac-sender", "schemac", 1.03),
                            new Check.Alike(USERS, "schemac-parser", "schemac-sender", 1.03),
                            new Check.Alike(USERS.with(2), "schemac-sender", "schemac", 1.03))),
            new Target(
                    "numbers, escapes, non-Latin text, random order, missing members",
                    FIRST,
                    speeds(
                            BYTES,
                            BEST_OTHER,
                            1,
                            "numbers",
                            "escapes",
                            "unicode-escapes",
                            "cyrillic",
                            "chinese",
                            "emoji",
                            "users-shuffled",
                            "missing")),
            new Target(
                    "undeclared members; projection of 3 of 22 columns",
                    "2.5 GB/s",
                    Stream.of("undeclared", "projection")
                            .<Check>map(payload -> new Check.Throughput(Setting.read(payload, BYTES), 2.5))
                            .toList()),
            new Target(
                    "undeclared members; projection of 3 of 22 columns",
                    FIRST,
                    speeds(BYTES, BEST_OTHER, 1, "undeclared", "projection")),
            new Target(
                    "bytes allocated per operation",
                    "at most 1.03 x floor and 200 B",
                    Payloads.ALL.stream()
                            .filter(payload -> payload.family().equals(payload.name()))
                            .filter(payload -> payload.operations().contains(Operation.READ)
                                    && Libraries.named(FLOOR)
                                            .missing(Operation.READ, payload)
                                            .isEmpty())
                            .map(Payload::name)
                            .<Check>map(payload -> new Check.Allocation(Setting.read(payload, BYTES), 1.03, 200))
                            .toList()),
            new Target("two threads", "1.9 x one", List.of(new Check.Threads(USERS, 2, 1.9))),
            new Target(
                    "cost per member, 2,000 columns against 20",
                    "at most 1.3 x",
                    Stream.of("schema", "reverse", "random")
                            .<Check>map(order -> new Check.Wide(2000, 20, order, 1.3))
                            .toList()),
            new Target(
                    "first parse in a fresh JVM",
                    "at most 15 ms, 25 ms on JDK 17",
                    List.of(new Check.FirstParse(version -> version > 17 ? 15 : 25))),
            new Target(
                    "lazy strings, none touched",
                    "1.5 x schemac",
                    List.of(new Check.Speed(USERS, LAZY, SCHEMAC, version -> 1.5, 1))),
            new Target(
                    "lazy strings, 3 of 22 columns touched",
                    "1.4 x schemac",
                    List.of(new Check.Speed(USERS, LAZY + "-three", SCHEMAC, version -> 1.4, 1))));

    /** All, in the order of the table. */
    static final List<Target> ALL = Stream.of(RealTargets.ALL, READING, WritingTargets.ALL)
            .flatMap(List::stream)
            .toList();

    /** As fast as the fastest other library, so many times. */
    static Target alone(String work, double factor, List<Setting> settings, int jvms) {
        return new Target(work, factor + " x " + BEST_OTHER, speeds(settings, BEST_OTHER, factor, jvms));
    }

    /** The same in a JVM that has processed documents of all kinds. */
    static Target mixed(String work, double factor, List<Setting> settings, int jvms) {
        List<Setting> mixed = settings.stream().map(Setting::amongAllKinds).toList();
        return alone(work + ", all kinds in one JVM", factor, mixed, jvms);
    }

    /** A check for each setting, whose figures must come from so many JVMs. */
    static List<Check> speeds(List<Setting> settings, String rival, double factor, int jvms) {
        return settings.stream()
                .<Check>map(setting -> new Check.Speed(setting, rival, factor, jvms))
                .toList();
    }

    private static Target speed(String work, String input, String rival, double factor, String... payloads) {
        return new Target(
                work, factor + (rival.equals(FLOOR) ? " of " : " x ") + rival, speeds(input, rival, factor, payloads));
    }

    private static List<Check> speeds(String input, String rival, double factor, String... payloads) {
        return speeds(
                Stream.of(payloads).map(payload -> Setting.read(payload, input)).toList(), rival, factor, 1);
    }
}

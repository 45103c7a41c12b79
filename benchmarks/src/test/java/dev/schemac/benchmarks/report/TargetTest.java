package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TargetTest {
    private static final Setting USERS = Setting.read("users-1k", "bytes");

    private static RecordedJdk jdk(SmallRecords record) {
        return SmallRecords.jdk17(Map.of("jdk17", record));
    }

    private static SmallRecords record() {
        return SmallRecords.on("17.0.15");
    }

    private static Finding.Measured measured(Check check, SmallRecords record) {
        return (Finding.Measured) check.on(jdk(record));
    }

    private static String missing(Check check, SmallRecords record) {
        return ((Finding.Missing) check.on(jdk(record))).what();
    }

    @Test
    void aRatioThatIsReachedIsHeld() {
        Finding.Measured finding = measured(
                new Check.Speed(USERS, "jackson", 3.5, 1),
                record().reads("schemac", "users-1k", 1_700_000, 1_750_000, 1_800_000)
                        .reads("jackson", "users-1k", 490_000, 500_000, 540_000));

        assertThat(finding.held()).isTrue();
        assertThat(finding.inWords()).isEqualTo("3.50 x jackson [3.31, 3.59] (3 forks)");
    }

    @Test
    void aRatioThatIsMissedByAHairIsNotRoundedUp() {
        Finding.Measured finding = measured(
                new Check.Speed(USERS, Check.BEST_OTHER, 1.3, 1),
                record().reads("schemac", "users-1k", 12_999)
                        .reads("wast", "users-1k", 10_000)
                        .reads("gson", "users-1k", 5_000));

        assertThat(finding.held()).isFalse();
        assertThat(finding.inWords()).isEqualTo("1.29 x wast [1.29, 1.30] (1 fork), 0.1 % short");
    }

    @Test
    void aRaceThatWantsFiveForksIsNotDecidedByFour() {
        Check check = new Check.Speed(USERS, Check.BEST_OTHER, 1.3, 5);

        assertThat(missing(
                        check,
                        record().reads("schemac", "users-1k", 14, 14, 14, 14, 14)
                                .reads("wast", "users-1k", 10, 10, 10, 10)))
                .isEqualTo("5 forks (1.40 x wast in 4)");
        assertThat(measured(
                                check,
                                record().reads("schemac", "users-1k", 14, 14, 14, 14, 14)
                                        .reads("wast", "users-1k", 10, 10, 10, 10, 10))
                        .held())
                .isTrue();
    }

    /** Pages show the figure of the run with most forks, which may have met a slower machine. */
    @Test
    void twoWaysAreComparedInTheRunThatHasBoth() {
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "jdk17-real", record().reads("schemac", "users-1k", 7, 7, 7),
                "jdk17-ways", record().reads("schemac", "users-1k", 14).reads("schemac-parser", "users-1k", 14)));

        Check check = new Check.Alike(USERS, "schemac-parser", "schemac", 1.03);
        assertThat(((Finding.Measured) check.on(jdk)).inWords()).startsWith("1.00 x");
    }

    @Test
    void aWayIsComparedWithTheOthersOfItsRun() {
        Setting write = Setting.write("users-1k", "bytes");
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "jdk17-real-write",
                record().writes("schemac", "users-1k", 10, 10, 10)
                        .byTurns()
                        .writes("wast", "users-1k", 30, 30, 30)
                        .byTurns(),
                "jdk17-open",
                record().writes("schemac-open", "users-1k", 14)
                        .byTurns()
                        .writes("wast", "users-1k", 10)
                        .byTurns()));

        Check check = new Check.Speed(write, "schemac-open", Check.BEST_OTHER, version -> 1.3, 1);
        assertThat(((Finding.Measured) check.on(jdk)).inWords()).isEqualTo("1.40 x wast [1.40, 1.40] (1 fork)");
    }

    @Test
    void aCheckMayBeginWithAJdk() {
        Check check = new Check.Since(25, new Check.Speed(USERS, "jackson", 3.5, 1));
        RecordedJdk old = jdk(record().reads("schemac", "users-1k", 9).reads("jackson", "users-1k", 1));
        Target target = new Target("read", "3.5 x jackson", List.of(check));

        assertThat(check.on(old)).isEqualTo(new Finding.Inapplicable("users-1k"));
        assertThat(TargetTable.of(List.of(target), List.of(old)))
                .contains("JDK 17: 0 of 0 targets are met", "| read | 3.5 x jackson | - |");
        assertThat(check.on(RecordedJdk.of(SmallRecords.json(Map.of(
                                "a",
                                SmallRecords.on("25")
                                        .reads("schemac", "users-1k", 9)
                                        .reads("jackson", "users-1k", 1))))
                        .get(0)))
                .isInstanceOf(Finding.Measured.class);
    }

    @Test
    void figuresOfTwoRunsAreMarked() {
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "jdk17-bytes", record().reads("wast", "users-1k", 10),
                "jdk17-users-1k", record().reads("schemac", "users-1k", 14)));

        assertThat(((Finding.Measured) new Check.Speed(USERS, "wast", 1.3, 1).on(jdk)).inWords())
                .isEqualTo("1.40 x wast [1.40, 1.40] (1 fork, of two runs)");
    }

    @Test
    void whatIsNotRecordedIsNamed() {
        Check check = new Check.Speed(USERS, "jackson", 3.5, 1);

        assertThat(missing(check, record().reads("jackson", "users-1k", 5))).isEqualTo("schemac");
        assertThat(missing(check, record().reads("schemac", "users-1k", 5))).isEqualTo("jackson");
        assertThat(missing(
                        new Check.Speed(USERS, Check.BEST_OTHER, 1.3, 1),
                        record().reads("schemac", "users-1k", 5).reads("floor", "users-1k", 5)))
                .isEqualTo("the best other library");
    }

    @Test
    void textInASecondIsDocumentsTimesTheirSize() {
        Check check = new Check.Throughput(Setting.read("projection", "bytes"), 2.5);

        assertThat(measured(check, record().reads("schemac", "projection", 2_500_000))
                        .inWords())
                .isEqualTo("2.50 GB/s (spread 0 %)");
        assertThat(measured(check, record().reads("schemac", "projection", 2_000_000))
                        .inWords())
                .isEqualTo("2.00 GB/s (spread 0 %), 20.0 % short");
    }

    @Test
    void allocationIsComparedWithTheFloorAndAnAllowance() {
        Check check = new Check.Allocation(USERS, 1.03, 200);

        assertThat(measured(
                                check,
                                record().reads("schemac", "users-1k", 1)
                                        .allocating(3290)
                                        .reads("floor", "users-1k", 1)
                                        .allocating(3000))
                        .held())
                .isTrue();
        assertThat(measured(
                                check,
                                record().reads("schemac", "users-1k", 1)
                                        .allocating(3619)
                                        .reads("floor", "users-1k", 1)
                                        .allocating(3000))
                        .inWords())
                .isEqualTo("3,619 B, floor 3,000 B, 10.0 % over");
        assertThat(missing(
                        check,
                        record().reads("schemac", "users-1k", 1).allocating(1).reads("floor", "users-1k", 1)))
                .isEqualTo("bytes of floor");
    }

    @Test
    void threadsAreComparedWithOne() {
        Check check = new Check.Threads(USERS, 2, 1.9);
        SmallRecords one = record().reads("schemac", "users-1k", 100);

        assertThat(missing(check, one)).isEqualTo("schemac with 2 threads");
        assertThat(measured(check, one.reads("schemac", "users-1k", "bytes", 2, 171))
                        .inWords())
                .isEqualTo("1.71 x (spread 0 %), 10.0 % short");
    }

    @Test
    void waysOfCallingMayDifferInEitherDirection() {
        Check check = new Check.Alike(USERS, "schemac-parser", "schemac", 1.03);
        SmallRecords close = record().reads("schemac-parser", "users-1k", 102).reads("schemac", "users-1k", 100);

        assertThat(measured(check, close).held()).isTrue();
        assertThat(measured(
                                check,
                                record().reads("schemac-parser", "users-1k", 100)
                                        .reads("schemac", "users-1k", 110))
                        .inWords())
                .isEqualTo("1.10 x (spread 0 %), 6.8 % over");
        assertThat(missing(check, record().reads("schemac", "users-1k", 110))).isEqualTo("schemac-parser");
    }

    @Test
    void wideSchemasAreComparedByTheMember() {
        Check check = new Check.Wide(2000, 20, "random", 1.3);
        SmallRecords narrow = record().parses("plain-20-random", 20, 200);

        assertThat(missing(check, narrow)).isEqualTo("2000 columns");
        assertThat(measured(check, narrow.parses("plain-2000-random", 2000, 24_000))
                        .inWords())
                .isEqualTo("1.20 x (spread 0 %)");
        assertThat(measured(
                                check,
                                record().parses("plain-20-random", 20, 200).parses("plain-2000-random", 2000, 28_600))
                        .inWords())
                .isEqualTo("1.43 x (spread 0 %), 10.0 % over");
    }

    @Test
    void aFirstParseHasALimitForEachJdk() {
        Check check = new Check.FirstParse(version -> version > 17 ? 15 : 25);

        assertThat(measured(check, record().starts("schemac", 24, 25, 26)).held())
                .isTrue();
        assertThat(((Finding.Measured) check.on(RecordedJdk.of(SmallRecords.json(
                                        Map.of("a", SmallRecords.on("25").starts("schemac", 18))))
                                .get(0)))
                        .inWords())
                .isEqualTo("18.0 ms (spread 0 %, 1 start), 20.0 % over");
        assertThat(measured(check, record().starts("schemac", 30).starts("jackson", 90))
                        .inWords())
                .isEqualTo("30.0 ms, 0.34 of jackson (spread 0 %, 1 start), 20.0 % over");
    }

    @Test
    void aFactorMayDependOnTheJdk() {
        Check check = new Check.Speed(
                Setting.write("users-1k", "bytes"),
                "schemac-open",
                Check.BEST_OTHER,
                version -> version > 17 ? 1.3 : 1.1,
                1);
        SmallRecords seventeen = record().writes("schemac-open", "users-1k", 12).writes("wast", "users-1k", 10);
        SmallRecords newer =
                SmallRecords.on("25").writes("schemac-open", "users-1k", 12).writes("wast", "users-1k", 10);

        assertThat(measured(check, seventeen).held()).isTrue();
        assertThat(((Finding.Measured) check.on(RecordedJdk.of(SmallRecords.json(Map.of("a", newer)))
                                .get(0)))
                        .inWords())
                .isEqualTo("1.20 x wast [1.20, 1.20] (1 fork), 7.7 % short");
        assertThat(missing(check, record().writes("schemac", "users-1k", 12).writes("wast", "users-1k", 10)))
                .isEqualTo("schemac-open");
    }

    @Test
    void writingAllocatesHardlyMoreThanItsOutput() {
        Check check = new Check.WrittenAllocation(Setting.write("users-1k", "bytes"), 1.03);

        assertThat(measured(check, record().writes("schemac", "users-1k", 9).allocating(916))
                        .inWords())
                .isEqualTo("916 B, array of the output 916 B");
        assertThat(measured(check, record().writes("schemac", "users-1k", 9).allocating(1_048))
                        .held())
                .isFalse();
        assertThat(missing(check, record().writes("schemac", "users-1k", 9))).isEqualTo("bytes of schemac");
    }

    /** Both from the record that has both, though another has more JVMs. */
    @Test
    void lazyStringsAreComparedWithSchemacOfTheSameRun() {
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "jdk17-real", record().reads("schemac", "users-1k", 7, 7, 7),
                "jdk17-lazy", record().reads("schemac", "users-1k", 10).reads("schemac-lazy", "users-1k", 16)));

        Check check = new Check.Speed(USERS, "schemac-lazy", Check.SCHEMAC, version -> 1.5, 1);
        assertThat(((Finding.Measured) check.on(jdk)).inWords()).isEqualTo("1.60 x schemac [1.60, 1.60] (1 fork)");
    }

    @Test
    void jvmsThatDenyUnsafeHaveTheirOwnTargets() {
        List<Setting> settings = Target.ALL.stream()
                .filter(target -> target.work().startsWith("without Unsafe"))
                .flatMap(target -> target.checks().stream())
                .map(check -> ((Check.Speed) ((Check.Since) check).check()).setting())
                .toList();

        assertThat(settings).hasSize(12).allMatch(Setting::withoutUnsafe);
    }

    @Test
    void thoseThatWriteDigitsTooManyAreNoRivalsInShortDoubles() {
        Check check = new Check.Speed(Setting.write("doubles", "bytes"), Check.BEST_SHORTEST, 1, 1);
        SmallRecords record =
                record().writes("schemac", "doubles", 9).shortest().writes("fastjson2", "doubles", 20);

        assertThat(missing(check, record)).isEqualTo("the best other library that writes shortest");
        assertThat(measured(check, record.writes("wast", "doubles", 6).shortest())
                        .inWords())
                .isEqualTo("1.50 x wast [1.50, 1.50] (1 fork)");
    }

    @Test
    void afterWarmUpNothingIsAllocated() {
        Check check = new Check.NoAllocation(Setting.write("json0", "bytes"));

        assertThat(measured(check, record().writes("schemac", "json0", 9).allocating(0.004))
                        .inWords())
                .isEqualTo("0 B");
        assertThat(measured(check, record().writes("schemac", "json0", 9).allocating(16))
                        .held())
                .isFalse();
        assertThat(missing(check, record().writes("schemac", "json0", 9))).isEqualTo("bytes of schemac");
    }

    @Test
    void theTargetsOfTheTableAreThose() {
        assertThat(Target.ALL)
                .extracting(target -> target.work() + ": " + target.required())
                .startsWith(
                        "documents as they come, just received: 1.3 x the best other library",
                        "documents as they come, just received, all kinds in one JVM: 1.3 x the best other library",
                        "documents as they come, from memory: 1.35 x the best other library")
                .containsSequence(
                        "Users 1 KB, byte[]: 3.5 x jackson",
                        "Users 1 KB, byte[]: 1.3 x the best other library, median of 5 forks",
                        "Users 1 KB, byte[]: 0.58 of floor",
                        "Users 1 KB, String: 1.2 x the best other library");
    }

    /** A target about a payload that the suite does not have, or never reads or writes so, could not be looked up. */
    @Test
    void eachTargetIsAboutAPayloadOfTheSuiteAndAnOperationOnIt() throws ReflectiveOperationException {
        List<Setting> settings = new ArrayList<>();
        for (Target target : Target.ALL) {
            assertThat(target.checks()).as(target.work()).isNotEmpty();
            for (Check check : target.checks()) {
                for (RecordComponent component : check.getClass().getRecordComponents()) {
                    if (component.getType() == Setting.class) {
                        settings.add((Setting) component.getAccessor().invoke(check));
                    }
                }
            }
        }
        assertThat(settings).hasSizeGreaterThan(100).allSatisfy(setting -> {
            Payload payload = Payloads.named(setting.payload());
            assertThat(Payloads.ALL).extracting(Payload::name).contains(setting.payload());
            assertThat(payload.operations())
                    .extracting(operation -> operation.name().toLowerCase(Locale.ROOT))
                    .as(setting.toString())
                    .contains(setting.operation());
        });
    }

    @Test
    void theTableShowsTheWorstOfEachTargetAndWhatIsNotRecorded() {
        List<Target> targets = List.of(
                new Target("Users", "1.3 x wast", speeds("users-1k", "users-10k", "users-100k")),
                new Target("Clients", "1.3 x wast", speeds("clients-1k", "clients-10k")),
                new Target("people", "1.3 x wast", speeds("people")),
                new Target("Obj trees", "1.3 x wast", speeds("obj-0", "obj-8")));
        SmallRecords seventeen = record().reads("wast", "users-1k", 10)
                .reads("schemac", "users-1k", 14)
                .reads("wast", "users-10k", 10)
                .reads("schemac", "users-10k", 11.7)
                .reads("wast", "clients-1k", 10)
                .reads("schemac", "clients-1k", 15)
                .reads("wast", "people", 10)
                .reads("schemac", "people", 16);

        assertThat(TargetTable.of(
                        targets,
                        RecordedJdk.of(SmallRecords.json(Map.of("jdk17", seventeen, "jdk25", SmallRecords.on("25"))))))
                .isEqualTo("""
                        - JDK 17: 1 of 4 targets are met, 1 are missed, 2 are not wholly recorded.
                        - JDK 25: 0 of 4 targets are met, 0 are missed, 4 are not wholly recorded.

                        | work | required | JDK 17 | JDK 25 |
                        |---|---|---|---|
                        | Users | 1.3 x wast | **missed** by 1 of 3, worst users-10k: 1.17 x wast [1.17, 1.17] (1 fork), 10.0 % short; not recorded: users-100k | not recorded |
                        | Clients | 1.3 x wast | met as far as recorded, worst clients-1k: 1.50 x wast [1.50, 1.50] (1 fork); not recorded: clients-10k | not recorded |
                        | people | 1.3 x wast | met: 1.60 x wast [1.60, 1.60] (1 fork) | not recorded: schemac |
                        | Obj trees | 1.3 x wast | not recorded | not recorded |

                        <details><summary>Every comparison</summary>

                        | work | required | where | JDK 17 | JDK 25 |
                        |---|---|---|---|---|
                        | Users | 1.3 x wast | users-1k | met: 1.40 x wast [1.40, 1.40] (1 fork) | not recorded: schemac |
                        | Users | 1.3 x wast | users-10k | **missed**: 1.17 x wast [1.17, 1.17] (1 fork), 10.0 % short | not recorded: schemac |
                        | Users | 1.3 x wast | users-100k | not recorded: schemac | not recorded: schemac |
                        | Clients | 1.3 x wast | clients-1k | met: 1.50 x wast [1.50, 1.50] (1 fork) | not recorded: schemac |
                        | Clients | 1.3 x wast | clients-10k | not recorded: schemac | not recorded: schemac |
                        | people | 1.3 x wast | people | met: 1.60 x wast [1.60, 1.60] (1 fork) | not recorded: schemac |
                        | Obj trees | 1.3 x wast | obj-0 | not recorded: schemac | not recorded: schemac |
                        | Obj trees | 1.3 x wast | obj-8 | not recorded: schemac | not recorded: schemac |

                        </details>
                        """);
    }

    private static List<Check> speeds(String... payloads) {
        return Arrays.stream(payloads)
                .<Check>map(payload -> new Check.Speed(Setting.read(payload, "bytes"), "wast", 1.3, 1))
                .toList();
    }
}

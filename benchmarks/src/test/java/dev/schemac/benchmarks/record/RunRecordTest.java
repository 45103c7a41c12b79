package dev.schemac.benchmarks.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dev.schemac.benchmarks.contender.Libraries;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.library.Tier;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunRecordTest {
    private static final Row ROW = Row.bytes("read", "real");

    @TempDir
    private Path folder;

    private static Sample sample(String library, String unit, String turns, double... figures) {
        return new Sample(
                ROW, library, unit, 1, figures, turns, Map.of(Measure.BYTES, 1234.4, Measure.SIZE, 1286.5001));
    }

    @Test
    void aFigureIsALine() throws IOException {
        RunRecord record = RunRecord.of(
                        List.of(
                                sample("schemac", "1/s", "", 1234567.8, 2345678.9, 3456789.1),
                                sample("wast", "1/s", "", 1000000, 2000000, 3000000)),
                        0.44,
                        1.25)
                .with(RunRecord.OPTIONS, "-Xmx2g")
                .with(RunRecord.FAILS, "");
        Path file = folder.resolve("results").resolve("run.tsv");
        record.write(file);

        assertThat(file).content().startsWith("# commit: unknown\n# jdk: " + System.getProperty("java.version") + "\n");
        assertThat(Files.readString(file))
                .contains("\n# load: 0.4 to 1.3\n", "\n# options: -Xmx2g\npayload\toperation\tform\tmode\tlibrary\t")
                .doesNotContain("fails", folder.toString())
                .endsWith(
                        "real\tread\tbytes\talone\tschemac\t1/s\t1\t2345680\t1790120\t2901230\t-\t-\t-\t1234.4\t1286.5"
                                + "\t-".repeat(10) + "\n"
                                + "real\tread\tbytes\talone\twast\t1/s\t1\t2000000\t1500000\t2500000\t1.1728\t1.1626\t1.2037\t1234.4\t1286.5"
                                + "\t-".repeat(10) + "\n");
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        Path file = folder.resolve("run.tsv");
        Sample bare = new Sample(Row.bytes("write", "obj-0"), "schemac", "s", 7, new double[] {0.000123456});
        RunRecord.of(List.of(bare, sample("jackson", "1/s", "", 4))).write(file);

        RunRecord read = RunRecord.read(file);
        Path again = folder.resolve("again.tsv");
        read.write(again);

        assertThat(again).hasSameTextualContentAs(file);
        assertThat(read.feature()).isEqualTo(Runtime.version().feature());
        assertThat(read.head(RunRecord.COMMIT)).isEqualTo("unknown");
        assertThat(read.head("nothing")).isEqualTo("unknown");
        assertThat(read.figures().get(0).value().median()).isEqualTo(0.000123456);
        assertThat(read.figures().get(0).measure(Measure.BYTES)).isEmpty();
        assertThat(read.figures().get(1).ratio())
                .as("schemac was in another row")
                .isEmpty();
    }

    @Test
    void oldRecordsLackSomeColumns() throws IOException {
        Path file = Files.writeString(
                folder.resolve("old.tsv"),
                "# jdk: 17.0.15\n" + Figure.START + "\tbytes\tother\nreal\tread\tbytes\talone\tschemac\t1/s\t3\t2\t1\t3"
                        + "\t-\t-\t-\t64\t7\n");

        RunRecord record = RunRecord.read(file);

        assertThat(record.name()).isEqualTo("old");
        assertThat(record.figures().get(0).measures()).isEqualTo(Map.of(Measure.BYTES, 64.0));
        assertThat(record.figures().get(0).spread()).isEmpty();
    }

    /** Two parts in each of three JVMs, whose ratios are 2, 3 and 4. */
    @Test
    void theSpreadIsThatOfTheJvms() {
        Sample own = new Sample(ROW, "schemac", "1/s", 3, new double[] {20, 20, 30, 30, 40, 40});
        Sample other = new Sample(ROW, "wast", "1/s", 3, new double[] {10, 10, 10, 10, 10, 10});

        Figure figure = Figure.of(List.of(own, other)).get(1);

        assertThat(figure.measures()).isEqualTo(Map.of(Measure.JVM_RATIO_LOWER, 2.5, Measure.JVM_RATIO_UPPER, 3.5));
        assertThat(figure.spread()).hasValueCloseTo(0.4, within(1e-9));
    }

    /** The machine is another one in each part, and changes by more than the libraries differ. */
    @Test
    void librariesThatTookTurnsAreComparedPartByPart() {
        assertThat(ratio(
                        sample("schemac", "1/s", "", 120, 240, 60, 12, 36),
                        sample("wast", "1/s", "", 100, 200, 50, 10, 30)))
                .hasToString("1.20 [1.20, 1.20]");
    }

    @Test
    void withoutTurnsTheQuartilesAreThoseAtTheirWorst() {
        assertThat(ratio(sample("schemac", "1/s", "", 110, 120, 130), sample("wast", "1/s", "--flag", 90, 100, 110)))
                .hasToString("1.20 [1.09, 1.32]");
    }

    @Test
    void aShorterTimeIsFaster() {
        assertThat(ratio(sample("schemac", "s", "", 1, 2), sample("wast", "s", "", 2, 4)))
                .hasToString("2.00 [2.00, 2.00]");
        assertThat(ratio(sample("schemac", "ms", "", 4), sample("wast", "ms", "", 2))
                        .isBehind())
                .isTrue();
    }

    @Test
    void whereTheQuartilesAreOnBothSidesOfOneItIsEqual() {
        Ratio ratio =
                ratio(sample("schemac", "1/s", "", 98, 99, 108, 109), sample("wast", "1/s", "", 100, 100, 100, 100));

        assertThat(ratio.isEqual()).isTrue();
        assertThat(ratio.isNoise()).isTrue();
        assertThat(ratio.isBehind()).isFalse();
        assertThat(ratio).hasToString("equal [0.98, 1.09]");
    }

    /** One of three: a quarter of the parts and more. */
    @Test
    void oneJvmOfThreeThatSaysOtherwiseIsEnough() {
        assertThat(ratio(
                                sample("schemac", "1/s", "", 110, 110, 110, 110, 95),
                                sample("wast", "1/s", "", 100, 100, 100, 100, 100))
                        .isEqual())
                .isFalse();
        assertThat(ratio(sample("schemac", "1/s", "", 110, 110, 80), sample("wast", "1/s", "", 100, 100, 100))
                        .isEqual())
                .isTrue();
    }

    private static Ratio ratio(Sample own, Sample other) {
        return Figure.of(List.of(own, other)).get(1).ratio().orElseThrow();
    }

    @Test
    void quartilesLieBetweenTheFigures() {
        assertThat(Quartiles.of(5, 1, 4, 2, 3)).isEqualTo(new Quartiles(2, 3, 4));
        assertThat(Quartiles.of(1, 2)).isEqualTo(new Quartiles(1.25, 1.5, 1.75));
        assertThat(Quartiles.of(7)).isEqualTo(new Quartiles(7, 7, 7));
        assertThat(Quartiles.median(9, 1, 4, 2)).isEqualTo(3);
    }

    @Test
    void anotherFileIsRejected() throws IOException {
        Path file = Files.writeString(folder.resolve("a.tsv"), "# commit: 12ab\nlibrary\n");
        String line = "real\tread\tbytes";

        assertThatIllegalArgumentException()
                .isThrownBy(() -> RunRecord.read(file))
                .withMessage("a.tsv is not a record: expected lines like '# jdk: 17.0.15', then 'payload operation form"
                        + " mode library unit runs median lower upper ratio ratio-lower ratio-upper bytes size"
                        + " jvm-ratio-lower jvm-ratio-upper calibration calibration-lowest calibration-highest"
                        + " p50-ns p90-ns p99-ns p999-ns gc-share'");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Figure.parse(List.of("payload", "operation"), line))
                .withMessage("expected 2 fields but found 3: " + line);
    }

    @Test
    void knowsTheVersionOfEveryLibrary() {
        Set<String> measured = Libraries.ALL.stream()
                .filter(library ->
                        library.tier() != Tier.LIMIT && !library.name().startsWith("schemac-"))
                .map(Library::name)
                .collect(Collectors.toSet());

        assertThat(RunRecord.versions())
                .containsOnlyKeys(measured)
                .allSatisfy((name, version) -> assertThat(version).as(name).matches("[0-9][0-9A-Za-z.-]+"));
    }

    @Test
    void theMachineIsNamedByItsKernel() throws IOException {
        Path cache = Files.createDirectories(folder.resolve("sys/devices/system/cpu/cpu0/cache/index0"));
        Files.writeString(cache.resolve("level"), "1\n");
        Files.writeString(cache.resolve("type"), "Data\n");
        Files.writeString(cache.resolve("size"), "32K\n");
        Files.createDirectories(folder.resolve("proc"));
        Files.writeString(folder.resolve("proc/meminfo"), "MemTotal:       24684084 kB\n");
        Files.writeString(
                folder.resolve("proc/cpuinfo"),
                "cpu family\t: 25\nmodel\t\t: 17\nmodel name\t: Some CPU @ 3 GHz\nstepping\t: 1\n"
                        + "flags\t\t: fpu hypervisor avx2\n\nmodel name\t: Other\n");

        assertThat(Machine.describe(folder))
                .matches("Some CPU @ 3 GHz, family 25 model 17 stepping 1, [0-9]+ processors, L1d 32K, hypervisor,"
                        + " 24 GB, .+");
        assertThat(Machine.describe(folder.resolve("none"))).startsWith("unknown processor, ");
    }
}

package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.benchmarks.record.Quartiles;
import dev.schemac.benchmarks.record.Ratio;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RatioTest {
    private static final Setting REAL = Setting.read("real", "bytes");

    private static Ratio ratio(SmallRecords record) {
        RecordedJdk jdk = SmallRecords.jdk17(Map.of("a", record));
        return jdk.find(REAL, "schemac")
                .orElseThrow()
                .ratioTo(jdk.find(REAL, "wast").orElseThrow());
    }

    private static SmallRecords record() {
        return SmallRecords.on("17.0.15");
    }

    @Test
    void quartilesLieBetweenTheFigures() {
        assertThat(Quartiles.of(5, 1, 4, 2, 3)).isEqualTo(new Quartiles(2, 3, 4));
        assertThat(Quartiles.of(1, 2)).isEqualTo(new Quartiles(1.25, 1.5, 1.75));
        assertThat(Quartiles.of(7)).isEqualTo(new Quartiles(7, 7, 7));
        assertThat(Quartiles.median(9, 1, 4, 2)).isEqualTo(3);
        assertThat(Quartiles.median(9, 1, 4)).isEqualTo(4);
    }

    /** The machine is another one in each part, and changes by more than the libraries differ. */
    @Test
    void librariesThatTookTurnsAreComparedPartByPart() {
        Ratio ratio = ratio(record().reads("schemac", "real", 120, 240, 60, 12, 36)
                .byTurns()
                .reads("wast", "real", 100, 200, 50, 10, 30)
                .byTurns());

        assertThat(ratio).hasToString("1.20 [1.20, 1.20]");
    }

    @Test
    void withoutTurnsTheQuartilesAreThoseAtTheirWorst() {
        Ratio ratio = ratio(record().reads("schemac", "real", 110, 120, 130).reads("wast", "real", 90, 100, 110));

        assertThat(ratio).hasToString("1.20 [1.09, 1.32]");
    }

    @Test
    void whereTheQuartilesAreOnBothSidesOfOneItIsEqual() {
        Ratio ratio = ratio(record().reads("schemac", "real", 98, 99, 108, 109)
                .byTurns()
                .reads("wast", "real", 100, 100, 100, 100)
                .byTurns());

        assertThat(ratio.isEqual()).isTrue();
        assertThat(ratio.isBehind()).isFalse();
        assertThat(ratio).hasToString("equal [0.98, 1.09]");
    }

    /** One of three: a quarter of the parts and more. */
    @Test
    void oneJvmOfThreeThatSaysOtherwiseIsEnough() {
        Ratio two = ratio(record().reads("schemac", "real", 110, 110, 110, 110, 95)
                .byTurns()
                .reads("wast", "real", 100, 100, 100, 100, 100)
                .byTurns());
        Ratio three = ratio(record().reads("schemac", "real", 110, 110, 95)
                .byTurns()
                .reads("wast", "real", 100, 100, 100)
                .byTurns());

        assertThat(two.isEqual()).isFalse();
        assertThat(three.spread()).isEqualTo("[1.02, 1.10]");
        assertThat(ratio(record().reads("schemac", "real", 110, 110, 80)
                                .byTurns()
                                .reads("wast", "real", 100, 100, 100)
                                .byTurns())
                        .isEqual())
                .isTrue();
    }

    @Test
    void librariesWithOtherFlagsDidNotTakeTurns() {
        Ratio ratio = ratio(record().reads("schemac", "real", 100, 200)
                .byTurns()
                .reads("wast", "real", 50, 100)
                .byTurns("--add-modules=jdk.incubator.vector"));

        assertThat(ratio).hasToString("2.00 [1.42, 2.80]");
    }

    @Test
    void whatIsSlowerIsBehind() {
        Ratio ratio = ratio(record().reads("schemac", "real", 80).reads("wast", "real", 100));

        assertThat(ratio.isBehind()).isTrue();
        assertThat(ratio).hasToString("0.80 [0.80, 0.80]");
    }
}

package dev.schemac.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.tuple;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RecordedJdkTest {
    private static final Setting USERS = Setting.read("users-1k", "bytes");

    @Test
    void putsTheRecordsOfEachJdkTogether() {
        List<RecordedJdk> jdks = RecordedJdk.of(SmallRecords.json(Map.of(
                "jdk25-bytes", SmallRecords.on("25.0.1").reads("schemac", "users-1k", 8),
                "jdk17-string", SmallRecords.on("17.0.15").reads("schemac", "users-1k", "string", 1, 6),
                "jdk17-cold", SmallRecords.on("17.0.15").starts("schemac", 12),
                "jdk17-bytes", SmallRecords.on("17.0.15").reads("schemac", "users-1k", 7))));

        assertThat(jdks).extracting(RecordedJdk::name).containsExactly("JDK 17", "JDK 25");
        assertThat(jdks.get(0).records()).containsExactly("jdk17-bytes", "jdk17-cold", "jdk17-string");
        assertThat(jdks.get(0).settings()).containsExactly(USERS, Setting.read("users-1k", "string"));
        assertThat(jdks.get(0).cold()).hasSize(1);
        assertThat(jdks.get(0).place()).isEqualTo("Some VM 17.0.15+6; Some CPU, 2 processors, Linux amd64");
    }

    @Test
    void ofTwoFiguresOfOneCellTheOneWithMoreForksCounts() {
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "jdk17-bytes",
                SmallRecords.on("17.0.15")
                        .reads("schemac", "users-1k", 7)
                        .reads("gson", "users-1k", 3)
                        .parses("plain-20-schema", 20, 100)
                        .starts("schemac", 40, 50, 60),
                "jdk17-users-1k",
                SmallRecords.on("17.0.15")
                        .reads("schemac", "users-1k", 9, 8, 10)
                        .parses("plain-20-schema", 20, 200)
                        .starts("schemac", 12)));

        assertThat(jdk.in(USERS))
                .extracting(Measurement::library, Measurement::median, Measurement::run)
                .containsExactly(tuple("schemac", 9.0, "jdk17-users-1k"), tuple("gson", 3.0, "jdk17-bytes"));
        assertThat(jdk.cold("schemac").orElseThrow().firstParse().median()).isEqualTo(50);
        assertThat(jdk.wide("plain-20-schema").orElseThrow().nanosPerMember()).isEqualTo(5);
    }

    @Test
    void bytesPerOperationMayComeFromAnotherRun() {
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "jdk17-allocation",
                SmallRecords.on("17.0.15").reads("schemac", "users-1k", 5).allocating(3008),
                "jdk17-bytes",
                SmallRecords.on("17.0.15").reads("schemac", "users-1k", 7, 7)));

        Measurement measured = jdk.find(USERS, "schemac").orElseThrow();
        assertThat(measured.median()).isEqualTo(7);
        assertThat(measured.bytesPerOperation()).hasValue(3008);
    }

    @Test
    void ofAsManyForksThoseWithoutTheProfilerCount() {
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "jdk17-allocation",
                SmallRecords.on("17.0.15").reads("schemac", "users-1k", 5).allocating(3008),
                "jdk17-bytes",
                SmallRecords.on("17.0.15").reads("schemac", "users-1k", 7)));

        assertThat(jdk.find(USERS, "schemac").orElseThrow().run()).isEqualTo("jdk17-bytes");
    }

    @Test
    void threadsAreSettingsOfTheirOwn() {
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "a",
                SmallRecords.on("17.0.15")
                        .reads("schemac", "users-1k", "bytes", 2, 13)
                        .reads("schemac", "users-1k", 7)));

        assertThat(jdk.find(USERS, "schemac").orElseThrow().median()).isEqualTo(7);
        assertThat(jdk.find(USERS.with(2), "schemac").orElseThrow().median()).isEqualTo(13);
    }

    @Test
    void theBestOtherIsNeitherALimitNorBinaryNorSchemac() {
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "a",
                SmallRecords.on("17.0.15")
                        .reads("scan", "users-1k", 99)
                        .reads("floor", "users-1k", 20)
                        .reads("schemac-parser", "users-1k", 11)
                        .reads("schemac", "users-1k", 10)
                        .reads("protobuf", "users-1k", 9)
                        .reads("simdjson", "users-1k", 4)
                        .reads("jackson-streaming", "users-1k", 3)
                        .reads("gson", "users-1k", 2)));

        assertThat(jdk.bestOther(USERS).orElseThrow().library()).isEqualTo("simdjson");
    }

    @Test
    void theBestOtherTookTurnsWithSchemac() {
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "of-a-slow-day",
                SmallRecords.on("17.0.15")
                        .reads("schemac", "users-1k", 10, 10, 10)
                        .byTurns()
                        .reads("simdjson", "users-1k", 4, 4, 4)
                        .byTurns(),
                "of-a-fast-day",
                SmallRecords.on("17.0.15")
                        .reads("schemac", "users-1k", 40)
                        .byTurns()
                        .reads("gson", "users-1k", 8)
                        .byTurns()));

        assertThat(jdk.bestOther(USERS).orElseThrow().library()).isEqualTo("simdjson");
    }

    @Test
    void figuresOfTwoMachinesAreNotCompared() {
        SmallRecords other = SmallRecords.on("17.0.15")
                .reads("schemac", "users-1k", 9, 9, 9)
                .reads("wast", "users-1k", 5, 5, 5)
                .reads("schemac", "users-10k", 3)
                .starts("schemac", 12, 12);
        ((ObjectNode) other.json().path("machine")).put("cpu", "Other CPU");
        RecordedJdk jdk = SmallRecords.jdk17(Map.of(
                "a",
                other,
                "b",
                SmallRecords.on("17.0.15")
                        .reads("schemac", "users-1k", 7)
                        .reads("gson", "users-1k", 3)
                        .reads("gson", "users-100k", 2)
                        .reads("schemac", "users-100k", 2)
                        .starts("schemac", 15)));

        assertThat(jdk.in(USERS))
                .extracting(Measurement::library, Measurement::median)
                .containsExactly(tuple("schemac", 7.0), tuple("gson", 3.0));
        assertThat(jdk.find(Setting.read("users-10k", "bytes"), "schemac")).isPresent();
        assertThat(jdk.cold("schemac").orElseThrow().firstParse().median()).isEqualTo(15);
        assertThat(jdk.place())
                .isEqualTo("Some VM 17.0.15+6; Some CPU, 2 processors, Linux amd64. "
                        + "Rows that are missing there: Some VM 17.0.15+6; Other CPU, 2 processors, Linux amd64");
    }

    @Test
    void aRecordThatNamesNoJdkIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RecordedJdk.of(SmallRecords.json(Map.of("a", SmallRecords.on("")))))
                .withMessage("a does not say which JDK it was made on");
    }
}

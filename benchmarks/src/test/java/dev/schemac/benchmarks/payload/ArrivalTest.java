package dev.schemac.benchmarks.payload;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ArrivalTest {

    static Stream<Payload> cold() {
        return Payloads.ALL.stream().filter(payload -> payload.arrival().way() == Arrival.Way.COLD);
    }

    private static List<Integer> indices(Arrival.Order order, int from, int to) {
        return IntStream.range(from, to).mapToObj(order::at).toList();
    }

    @ParameterizedTest
    @EnumSource
    void eachDocumentComesOnceBeforeOneComesAgain(Arrival.Way way) {
        Arrival.Order order = new Arrival(1024, way).order(1024);

        assertThat(new HashSet<>(indices(order, 0, 1024))).hasSize(1024);
        assertThat(indices(order, 1024, 2048)).isEqualTo(indices(order, 0, 1024));
        assertThat(order.at(-1)).isEqualTo(order.at(1023));
    }

    @Test
    void theFewOfARotationComeOneAfterTheOther() {
        assertThat(indices(Arrival.rotating(4).order(4), 0, 6)).containsExactly(0, 1, 2, 3, 0, 1);
        assertThat(Arrival.rotating(4).touched()).isFalse();
    }

    @Test
    void inRandomOrderOnesNextInMemoryDoNotFollowEachOther() {
        Arrival.Order order = Arrival.cold(8192).order(8192);

        assertThat(IntStream.range(0, 8191)
                        .filter(turn -> Math.abs(order.at(turn + 1) - order.at(turn)) < 8)
                        .count())
                .isLessThan(50);
        assertThat(indices(Arrival.received(8192).order(8192), 0, 8192)).isEqualTo(indices(order, 0, 8192));
        assertThat(Arrival.cold(8192).touched()).isFalse();
        assertThat(Arrival.received(8192).touched()).isTrue();
    }

    @Test
    void theNumberOfDocumentsIsAPowerOfTwo() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Arrival.rotating(100))
                .withMessage("the number of documents must be a power of two: 100");
    }

    @ParameterizedTest
    @MethodSource("cold")
    void aColdBatchIsTenMegabytesOfDifferentDocuments(Payload payload) {
        int part = 16;
        List<Document> documents = payload.generate(payload.arrival().documents() / part);

        Set<String> different = new HashSet<>();
        long bytes = 0;
        for (Document document : documents) {
            bytes += document.bytes().length;
            different.add(document.text());
        }
        assertThat(part * bytes).isBetween(10_000_000L, 25_000_000L);
        assertThat(different).hasSize(documents.size());
    }

    /** Those of users-1k are more than its 128. */
    private static Stream<Payload> coldReal() {
        return cold().filter(payload -> !payload.name().equals("users-1k-cold"));
    }

    @Test
    void aFileIsSharedByTheSameDocumentsOnly() {
        assertThat(Payloads.named("real-cold").family()).isEqualTo("real");
        assertThat(Payloads.named("users-1k-cold").family()).isEqualTo("users-1k-cold");
    }

    @ParameterizedTest
    @MethodSource("coldReal")
    void theSameDocumentsComeWarmInTheSameOrder(Payload payload) {
        Payload received = Payloads.named(payload.name().replaceAll("-cold$", ""));

        assertThat(received.arrival())
                .isEqualTo(Arrival.received(payload.arrival().documents()));
        assertThat(received.generate(2))
                .extracting(Document::text)
                .isEqualTo(payload.generate(2).stream().map(Document::text).toList());
    }
}

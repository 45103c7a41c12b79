package dev.schemac.benchmarks.union;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class UnionTrialTest {

    static Stream<String> words() {
        return UnionTrial.READERS.stream()
                .flatMap(reader -> Arrays.stream(UnionFeed.values()).map(feed -> reader + "/" + feed.word()));
    }

    /** The trial itself compares all events. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("words")
    void everyReaderReadsEveryEvent(String word) throws IOException {
        assertThat(new UnionTrial(word).getAsLong()).isPositive();
    }

    @Test
    void theDiscriminatorIsWhereTheFeedSays() {
        assertThat(positions(UnionFeed.FIRST)).isEqualTo("0");
        assertThat(positions(UnionFeed.THIRD)).isEqualTo("2");
        assertThat(UnionFeed.LAST.events())
                .allSatisfy(event -> assertThat(new String(event.json())).endsWith("_event\"}"));
        assertThat(UnionFeed.LAST.events().stream()
                        .map(UnionFeed.Event::subtype)
                        .distinct())
                .hasSize(10);
    }

    private static String positions(UnionFeed feed) {
        return feed.events().stream()
                .map(event -> {
                    String json = new String(event.json());
                    return Long.toString(json.substring(0, json.indexOf("\"type\""))
                            .chars()
                            .filter(c -> c == ',')
                            .count());
                })
                .distinct()
                .collect(Collectors.joining(" "));
    }

    @Test
    void aTableHasTheTimesOfTheUnionAsMultiples() throws IOException {
        String row = "{\"union\":[1e6,2e6],\"own\":[2e6,4e6],\"jackson\":[5e5,1e6],\"load\":[0.5,1.25]}";
        String record = "{\"first\":" + row + ",\"third\":" + row + ",\"last\":" + row + "}";

        assertThat(UnionRun.table(new ObjectMapper().readTree(record)).lines())
                .contains("| third | 667 | 2.000 [2.000 2.000] | 0.500 [0.500 0.500] | 0.5 to 1.3 |");
    }
}

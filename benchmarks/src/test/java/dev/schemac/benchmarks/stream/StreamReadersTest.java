package dev.schemac.benchmarks.stream;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.benchmarks.cell.CorrectnessCheck;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.payload.ValueTree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class StreamReadersTest {

    @TempDir
    private Path folder;

    static Stream<Arguments> contenders() {
        return Arrays.stream(StreamFraming.values())
                .flatMap(framing -> StreamReaders.ALL.stream()
                        .filter(library ->
                                StreamReaders.missing(library, framing).isEmpty())
                        .map(library -> Arguments.of(library, framing)));
    }

    @ParameterizedTest
    @MethodSource("contenders")
    void readsAllEventsOfTheGeneratorInOrder(String library, StreamFraming framing) throws IOException {
        StreamFile file = new StreamFile(folder.resolve("events"), framing);
        long count = file.write(300_000);
        List<User> expected = StreamFile.users();

        StreamReaders.Events events =
                StreamReaders.of(library, framing, file.path()).open();

        for (int i = 0; i < count; i++) {
            assertThat(CorrectnessCheck.firstDifference(
                            ValueTree.of(expected.get(i % expected.size())), ValueTree.of(events.next()), "$"))
                    .as("event %d", i)
                    .isEmpty();
        }
        assertThat(events.next()).isNull();
        events.close();
        if (framing == StreamFraming.SKIPPED) {
            assertThat(count).isEqualTo(1);
        } else {
            assertThat(count).isGreaterThan(expected.size());
        }
    }
}

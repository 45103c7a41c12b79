package dev.schemac.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.users.UsersCheck;
import dev.schemac.benchmarks.users.UsersLibraries;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Param;

/** Nobody wins with a wrong answer: the timed code runs here once for every document, and its answers are compared. */
class BenchmarkCorrectnessTest {

    static List<Payload> payloads() {
        return Payload.ALL;
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void everyLibraryReadsTheSameValues(Payload payload) throws IOException {
        UsersCheck.check(payload);
    }

    @Test
    void theBenchmarkRunsEveryLibraryOnEveryPayload() throws ReflectiveOperationException {
        assertThat(parameter("library")).containsExactlyElementsOf(UsersLibraries.names());
        assertThat(parameter("payload"))
                .containsExactlyElementsOf(
                        Payload.ALL.stream().map(Payload::name).toList());
    }

    @Test
    void theBenchmarkReturnsADocumentOfThePayload() throws IOException {
        for (String input : List.of("bytes", "string")) {
            for (String library : UsersLibraries.names()) {
                UsersTrial trial = new UsersTrial();
                trial.library = library;
                trial.payload = "1k";
                trial.input = input;
                trial.prepare();
                UsersReadBenchmark benchmark = new UsersReadBenchmark();
                List<String> read = new ArrayList<>();
                for (int i = 0; i < 256; i++) {
                    read.add(firstId(library, benchmark.read(trial)));
                }

                assertThat(read.subList(0, 128)).doesNotHaveDuplicates().isEqualTo(read.subList(128, 256));
            }
        }
    }

    @Test
    void anUnknownLibraryIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> UsersLibraries.reader("nobody", List.of()))
                .withMessageStartingWith("no library is named nobody; there are [schemac, ");
    }

    private static String firstId(String library, Object value) {
        return UsersLibraries.reader(library, List.of()).values(value).users[0]._id;
    }

    private static String[] parameter(String field) throws ReflectiveOperationException {
        return UsersTrial.class.getField(field).getAnnotation(Param.class).value();
    }
}

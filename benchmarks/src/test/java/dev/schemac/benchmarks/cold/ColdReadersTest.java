package dev.schemac.benchmarks.cold;

import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.schemac.benchmarks.cell.CorrectnessCheck;
import dev.schemac.benchmarks.contender.Libraries;
import dev.schemac.benchmarks.library.Reader;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ColdReadersTest {
    private static final Payload USERS = Payloads.named(ColdStart.PAYLOAD);

    static Stream<String> rivals() {
        return ColdStart.LIBRARIES.stream()
                .filter(name -> !name.equals(ColdReaders.NONE))
                .filter(name ->
                        Libraries.named(name).missing(Operation.READ, USERS).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("rivals")
    void readsTheValuesOfTheGenerator(String library) throws IOException {
        Reader reader = ColdReaders.named(library);

        for (Document document : USERS.generate(8)) {
            CorrectnessCheck.compare(library, document, reader.read(document.bytes()));
        }
    }

    @Test
    void aWrongAnswerIsFound() {
        List<Document> documents = USERS.generate(2);

        assertThatIllegalStateException()
                .isThrownBy(() -> CorrectnessCheck.compare(
                        "it reads it",
                        documents.get(0),
                        ColdReaders.named("schemac").read(documents.get(1).bytes())))
                .withMessageStartingWith("it reads it wrongly: $.users");
    }
}

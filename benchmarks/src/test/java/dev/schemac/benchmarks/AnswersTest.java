package dev.schemac.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.library.Libraries;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import java.io.IOException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Nobody wins with a wrong answer: the timed code runs here on a few documents, and its answers are compared. */
class AnswersTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    static Stream<Payload> payloads() {
        return Payloads.ALL.stream().filter(payload -> !payload.name().matches(".*-1000?k"));
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void everyLibraryReadsTheValuesOfTheGenerator(Payload payload) throws IOException {
        List<Document> documents = payload.generate(4);
        List<Cell> cells = new Selection(
                        Libraries.ALL, List.of(payload), List.of(Cell.Operation.READ), List.of(Cell.Input.values()))
                .cells();

        assertThat(cells).extracting(cell -> cell.library().name()).contains("schemac", "jackson", "floor");
        for (Cell cell : cells) {
            AnswerCheck.check(cell, documents);
        }
    }

    @Test
    void aWrongAnswerIsFound() {
        List<Document> right = Payloads.named("users-1k").generate(2);
        Document swapped = new Document(
                right.get(0).bytes(), right.get(0).text(), right.get(1).model());

        assertThatIllegalStateException()
                .isThrownBy(() -> AnswerCheck.check(Cell.of("jackson/users-1k/read/bytes"), List.of(swapped)))
                .withMessageStartingWith("jackson/users-1k/read/bytes reads document 0 wrongly: $.users");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"a\":1}       | {\"a\":2}         | $.a should be 1 but is 2",
                "{\"a\":1}       | {\"a\":\"1\"}     | $.a should be 1 but is \"1\"",
                "{\"a\":1}       | {\"a\":1,\"b\":2} | $ should be {\"a\":1} but is {\"a\":1,\"b\":2}",
                "{\"a\":[1,2]}   | {\"a\":[1,3]}     | $.a[1] should be 2 but is 3",
                "{\"a\":[1,2]}   | {\"a\":[1]}       | $.a should be [1,2] but is [1]",
            })
    void namesThePlaceOfTheFirstDifference(String expected, String actual, String message) throws IOException {
        JsonNode left = MAPPER.readTree(expected);

        assertThat(AnswerCheck.firstDifference(left, MAPPER.readTree(actual), "$"))
                .contains(message);
        assertThat(AnswerCheck.firstDifference(left, left.deepCopy(), "$")).isEmpty();
    }

    @Test
    void theDocumentsDifferAndAreTheSameEachTime() {
        for (Payload payload : payloads().toList()) {
            List<String> first =
                    payload.generate(4).stream().map(Document::text).toList();

            assertThat(first).as(payload.name()).doesNotHaveDuplicates();
            assertThat(payload.generate(4)).extracting(Document::text).isEqualTo(first);
        }
    }

    @Test
    void namesAreWords() {
        assertThat(Libraries.ALL)
                .extracting(Library::name)
                .doesNotHaveDuplicates()
                .allMatch(name -> name.matches("[a-z0-9-]+"));
        assertThat(Cell.of("schemac/obj-8/read/stream").word()).isEqualTo("schemac/obj-8/read/stream");
    }

    @Test
    void theOptionsOfTheOtherModesAreKnown() {
        Arguments wide = Arguments.of("--wide", "--shape", "deep-200", "--", "-f", "1");
        Arguments cold = Arguments.of("--cold", "--runs", "3");

        assertThat(wide.has("--wide")).isTrue();
        assertThat(wide.value("--shape")).contains("deep-200");
        assertThat(wide.jmh()).containsExactly("-f", "1");
        assertThat(cold.value("--runs")).contains("3");
    }

    @Test
    void aMistakeInTheCommandLineIsNamed() {
        assertThatExceptionOfType(Arguments.UsageException.class)
                .isThrownBy(() -> Arguments.of("--libary", "x"))
                .withMessage("unknown option --libary");
        assertThatExceptionOfType(Arguments.UsageException.class)
                .isThrownBy(() -> Arguments.of("--library"))
                .withMessage("--library needs a value");
    }
}

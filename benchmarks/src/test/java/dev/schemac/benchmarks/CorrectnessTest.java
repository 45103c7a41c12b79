package dev.schemac.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.cell.Cell;
import dev.schemac.benchmarks.cell.CorrectnessCheck;
import dev.schemac.benchmarks.contender.Libraries;
import dev.schemac.benchmarks.library.Library;
import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import dev.schemac.benchmarks.payload.Payloads;
import dev.schemac.benchmarks.payload.ValueTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A wrong result wins no comparison: the timed code runs here on a few documents, and its results are compared. */
class CorrectnessTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** The size of a standard file with which the ordinary build checks all libraries. */
    private static final int SMALL = 100_000;

    /** The libraries that it checks with a larger one: values, records and beans. */
    private static final List<String> FEW = List.of("schemac", "jackson3", "fastjson2");

    static Stream<Payload> payloads() {
        return Payloads.ALL.stream()
                .filter(payload -> !payload.name().startsWith("real"))
                .filter(payload -> !Payloads.STANDARD.contains(payload));
    }

    static Stream<Payload> real() {
        return Payloads.ALL.stream()
                .filter(payload -> payload.name().startsWith("real"))
                .filter(payload -> payload.family().equals(payload.name()));
    }

    static Stream<Payload> standard() {
        return Payloads.STANDARD.stream();
    }

    private static void check(Payload payload, List<Document> documents, Predicate<String> wanted, String... expected)
            throws IOException {
        for (Operation operation : payload.operations()) {
            List<Cell.Form> forms = List.of(Cell.Form.values());
            List<Cell> cells = new Selection(Libraries.ALL, List.of(payload), List.of(operation), forms, forms)
                    .cells().stream()
                            .filter(cell -> wanted.test(cell.library().name()))
                            .toList();
            assertThat(cells).extracting(cell -> cell.library().name()).contains(expected);
            for (Cell cell : cells) {
                CorrectnessCheck.check(cell, documents);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("payloads")
    void everyLibraryReadsAndWritesTheValuesOfTheGenerator(Payload payload) throws IOException {
        check(payload, payload.generate(4), any -> true, "schemac", "jackson");
    }

    /** All libraries with large files only at a large volume. */
    @ParameterizedTest
    @MethodSource("standard")
    void librariesReadAndWriteTheStandardFiles(Payload payload) throws IOException {
        assumeThat(payload.generator().isPresent())
                .as("skipped: the corpora folder is absent, name it with -Dschemac.corpora=FOLDER")
                .isTrue();
        List<Document> documents =
                payload.generate(Math.min(16, payload.arrival().documents()));
        boolean all = "large".equals(System.getProperty("schemac.volume"))
                || documents.get(0).bytes().length < SMALL;
        check(
                payload,
                documents,
                library -> all || FEW.contains(library),
                all
                        ? new String[] {"schemac", "schemac-own", "schemac-records", "jackson", "gson", "dsl-json"}
                        : FEW.toArray(String[]::new));
    }

    /** Some hundred users of each payload, so that what is rare in them is met. Cold ones are the same documents. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("real")
    void everyLibraryReadsAndWritesDocumentsAsTheyCome(Payload payload) throws IOException {
        List<Document> documents = payload.generate(Math.max(1, Integer.highestOneBit((96 << 10) / payload.size())));
        check(payload, documents, any -> true, "schemac", "gson", "jackson", "jackson3", "fastjson2");
    }

    /** Read as 0 by some libraries and as absent by others; a value would be wrong. */
    @ParameterizedTest
    @CsvSource({"{}, true", "{\"age\":0}, true", "{\"age\":1}, false", "{\"index\":0}, false"})
    void nullInAPrimitiveColumnIsAbsentOrZero(String users, boolean right) throws IOException {
        JsonNode expected = MAPPER.readTree("{\"users\":[{\"age\":0}]}");
        JsonNode actual = MAPPER.readTree("{\"users\":[" + users + "]}");
        CorrectnessCheck.removeZerosOfNulls(MAPPER.readTree("{\"users\":[{\"age\":null}]}"), expected, actual);

        assertThat(CorrectnessCheck.firstDifference(expected, actual, "$").isEmpty())
                .isEqualTo(right);
    }

    /** schemac writes what it read itself; the model is another. */
    @ParameterizedTest
    @CsvSource({"jackson/users-1k/read/bytes, reads", "schemac/users-1k/write/bytes, writes"})
    void aWrongResultIsFound(String cell, String verb) {
        List<Document> right = Payloads.named("users-1k").generate(2);
        Document swapped = new Document(
                right.get(0).bytes(), right.get(0).text(), right.get(1).model(), false);

        assertThatIllegalStateException()
                .isThrownBy(() -> CorrectnessCheck.check(Cell.of(cell), List.of(swapped)))
                .withMessageStartingWith(cell + " " + verb + " document 0 wrongly: $.users");
    }

    @Test
    void aDocumentIsReadBackWithAllItsDigits() throws IOException {
        JsonNode written =
                ValueTree.ofJson("{\"a\":0.10,\"b\":7,\"c\":null,\"d\":\"1999-12-31T23:00:00.500-02:00\",\"e\":[4]}"
                        .getBytes(StandardCharsets.UTF_8));

        assertThat(written.toString()).isEqualTo("{\"a\":0.1,\"b\":7,\"d\":\"2000-01-01T01:00:00.500Z\",\"e\":[4]}");
        assertThat(CorrectnessCheck.firstDifference(
                        MAPPER.readTree("{\"a\":0.1,\"b\":7,\"d\":\"2000-01-01T01:00:00.500Z\",\"e\":[4.0]}"),
                        written,
                        "$"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{} {}", "{\"a\":1,\"a\":1}", "{\"a\":NaN}", "{\"a\":\"\t\"}", "{'a':1}", ""})
    void whatIsNotOneDocumentIsRefused(String written) {
        assertThatThrownBy(() -> ValueTree.ofJson(written.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(IOException.class);
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

        assertThat(CorrectnessCheck.firstDifference(left, MAPPER.readTree(actual), "$"))
                .contains(message);
        assertThat(CorrectnessCheck.firstDifference(left, left.deepCopy(), "$")).isEmpty();
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
        assertThat(Cell.of("schemac/obj-0/read/string").word()).isEqualTo("schemac/obj-0/read/string");
    }

    @Test
    void theOptionsOfTheOtherModesAreKnown() {
        Arguments streams = Arguments.of("--streams", "--megabytes", "50");
        Arguments cold = Arguments.of("--cold", "--runs", "3");

        assertThat(streams.has("--streams")).isTrue();
        assertThat(streams.number("--megabytes")).contains(50);
        assertThat(cold.value("--runs")).contains("3");
    }

    @Test
    void aGroupStandsForItsPayloads() {
        Selection selection = Selection.of(Arguments.of("--payload", "real,files-compact"));

        assertThat(selection.payloads())
                .extracting(Payload::name)
                .startsWith("real", "twitter-compact", "citm-catalog-compact")
                .contains("canada")
                .doesNotContain("twitter");
    }

    @Test
    void secondsMayHaveAFraction() {
        assertThat(Arguments.of("--seconds", "0.25").duration("--seconds")).contains(Duration.ofMillis(250));
        assertThat(Arguments.of("--seconds", "12").duration("--seconds")).contains(Duration.ofSeconds(12));
        for (String wrong : List.of("0", "0.0", "-1", "1e3", "x")) {
            assertThatExceptionOfType(Arguments.UsageException.class)
                    .isThrownBy(() -> Arguments.of("--seconds", wrong).duration("--seconds"))
                    .withMessage("--seconds needs a positive number of seconds, not " + wrong);
        }
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

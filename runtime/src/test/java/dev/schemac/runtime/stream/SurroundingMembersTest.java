package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.testing.Seed;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Members around the array whose elements are the events: which of them may come twice, or be missing. */
class SurroundingMembersTest {
    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);

    /** However it is cut. */
    private static String outcome(String path, JsonOptions options, String document) {
        EventFormat<Map<String, Object>> format =
                EventFormat.elements(ProbeParser.ANYTHING, path).withOptions(options);
        byte[] bytes = document.getBytes(UTF_8);
        String whole = String.join(", ", Outcome.fed(format, true, bytes));
        for (int at = 0; at < bytes.length; at++) {
            assertThat(String.join(", ", Outcome.fed(format, true, bytes, at)))
                    .as("cut at %d", at)
                    .isEqualTo(whole);
        }
        int[] everywhere = IntStream.range(1, bytes.length).toArray();
        assertThat(String.join(", ", Outcome.fed(format, true, bytes, everywhere)))
                .isEqualTo(whole);
        return whole;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "$.a.b | {\"a\":{\"c\":1},\"a\":{\"b\":[]}} | ended MISMATCH 11: required member is missing at $.a.b (line 1, column 12)",
                "$.a.b | {\"a\":{},\"a\":{\"b\":[]}} | ended MISMATCH 6: required member is missing at $.a.b (line 1, column 7)",
                "$.a.b | {\"c\":{\"a\":1}} | ended MISMATCH 12: required member is missing at $.a (line 1, column 13)",
                "$.a.b | {\"a\":{\"b\":[]},\"a\":1} | ended MISMATCH 14: duplicate member at $.a (line 1, column 15)",
                "$.a.b | {\"a\":{\"b\":[{}],\"b\":[]}} | event {}, ended MISMATCH 15: duplicate member at $.a.b (line 1, column 16)",
                "$.a.b | {\"a\":{\"b\":[],\\n \"\\u0062\":[]}} | ended MISMATCH 15: duplicate member at $.a.b (line 2, column 2)",
                "$.a | {\"a\":[{\"v\":1}],\"b\":{\"a\":[1]},\"a\" | event {v=1;}, ended MISMATCH 29: duplicate member at $.a (line 1, column 30)",
                "$.a | {} | ended MISMATCH 1: required member is missing at $.a (line 1, column 2)",
                "$.a | [] | ended MISMATCH 0: expected object but found array at $ (line 1, column 1)",
                "$.a | {\"a\":{}} | ended MISMATCH 5: expected array but found object at $.a (line 1, column 6)",
                "$.a.b | {\"c\":0,\"a\":[]} | ended MISMATCH 11: expected object but found array at $.a (line 1, column 12)",
                "$ |  {\"a\":1} | ended MISMATCH 0: expected array but found object at $ (line 1, column 1)",
                "$ | [{}, | event {}, ended MALFORMED 4: expected object but found end of input at $[1] (line 1, column 5)",
                "$.a | { | ended MALFORMED 1: expected member name but found end of input at $ (line 1, column 2)",
                "$.a | {\"b\":0,  | ended MALFORMED 7: expected member name but found end of input at $ (line 1, column 8)",
                "$.a | {\"ab | ended MALFORMED 4: expected closing quote but found end of input at $ (line 1, column 5)",
            })
    void onTheWayAreThereOnce(String path, String document, String expected) {
        for (JsonOptions options : PROFILES) {
            assertThat(outcome(path, options, document.replace("\\n", "\n"))).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "$.users | {\"x\":1,\"x\":2,\"users\":[]} | 7 at $ (line 1, column 8)",
                "$.users | {\"users\":[{}],\"x\":1,\\n\"y\":2,\"x\":2} | 27 at $ (line 2, column 7)",
                "$.users | {\"x\":{\"y\":[{\"z\":1,\"y\":{\"z\":1},\"\\u007a\":2}]},\"users\":[]} | 30 at $ (line 1, column 31)",
                "$.a.users | {\"a\":{\"x\":\"x\",\"x\":\"\",\"users\":[]}} | 14 at $.a (line 1, column 15)",
                "$.users | {\"x\":[\"\\\"{,\",\"a\",{\"\\\"\":1,\"\\\"\":2}],\"users\":[]} | 25 at $ (line 1, column 26)",
                "$.a.users | {\"x\":1,\"a\":{\"users\":[{}]},\"x\":2} | 26 at $ (line 1, column 27)",
                "$.users | {\"é\":1,\\n\\n \"\\u00e9\":1,\"users\":[]} | 11 at $ (line 3, column 2)",
            })
    void areThereOnceInStrictStreams(String path, String document, String place) {
        String text = document.replace("\\n", "\n");
        String[] parts = place.split(" ", 2);
        assertThat(outcome(path, JsonOptions.STRICT, text))
                .endsWith("ended MISMATCH " + parts[0] + ": duplicate member " + parts[1]);
        assertThat(outcome(path, JsonOptions.DEFAULT, text)).doesNotContain("ended");
        assertThat(outcome(path, JsonOptions.ESPER, text)).doesNotContain("ended");
    }

    /** Names of other objects, strings that are no names, and what the events hold. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "{\"x\":{\"x\":{\"x\":[\"x\",\"x\",{\"x\":\"x\"},{\"x\":1}]}},\"users\":[{\"v\":1},{\"v\":2}],\"v\":{\"users\":1}}",
                "{\"users\":[{},{}],\"a\":{},\"b\":[],\"\":[{}],\"A\":1}"
            })
    void mayHaveTheNamesOfOthers(String document) {
        assertThat(outcome("$.users", JsonOptions.STRICT, document)).doesNotContain("ended");
    }

    @Test
    void whatComesFirstIsTheError() {
        JsonOptions strict = JsonOptions.STRICT.withMaxEventBytes(12);
        assertThat(outcome("$.u", strict, "{\"x\":{\"a\":1,\"a\":2,},\"u\":[]}"))
                .isEqualTo("ended MISMATCH 12: duplicate member at $ (line 1, column 13)");
        assertThat(outcome("$.u", strict, "{\"x\":{\"a\":1,,\"a\":2},\"u\":[]}"))
                .isEqualTo("ended MALFORMED 12: expected member name but found ',' at $ (line 1, column 13)");
        assertThat(outcome("$.u", strict, "{\"x\":{\"a\":1,\"bcdefgh\\x\":2},\"u\":[]}"))
                .isEqualTo("ended LIMIT 12: document longer than 12 bytes at $ (line 1, column 13)");
    }

    @Test
    void namesThatAreKeptAreNoMoreThanAnEvent() {
        JsonOptions strict = JsonOptions.STRICT.withMaxEventBytes(100);
        String many = "{\"name\":{\"name\":1},\"other\":[2]},".repeat(1_000);
        String document = "{\"x\":[" + many + "{}],\"y\":[" + many + "{}],\"users\":[{}]}";
        EventFormat<Map<String, Object>> format =
                EventFormat.elements(ProbeParser.ANYTHING, "$.users").withOptions(strict);
        assertThat(Outcome.fed(format, true, document.getBytes(UTF_8))).containsExactly("event {}");

        StringBuilder distinct = new StringBuilder("{");
        for (int i = 10; i < 50; i++) {
            distinct.append('"').append(i).append("\":0,");
        }
        assertThat(outcome("$.users", strict, distinct + "\"users\":[]}"))
                .isEqualTo("ended LIMIT 176: document longer than 100 bytes at $ (line 1, column 177)");
    }

    /** Whether a name comes twice, as jackson-core says. */
    @Test
    void randomDocuments() throws IOException {
        long seed = Seed.drawn();
        System.out.println("surrounding members: seed " + seed);
        SplittableRandom random = new SplittableRandom(seed);
        JsonFactory jackson = JsonFactory.builder()
                .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                .build();
        EventFormat<Map<String, Object>> format =
                EventFormat.elements(ProbeParser.ANYTHING, "$.users").withOptions(JsonOptions.STRICT);
        int refused = 0;
        for (int i = 0; i < 5_000; i++) {
            String document = "{" + members(random, 3) + "\"users\":[]," + members(random, 3) + "\"end\":0}";
            byte[] bytes = document.getBytes(UTF_8);
            String expected = "";
            try (JsonParser parser = jackson.createParser(bytes)) {
                while (parser.nextToken() != null) {
                    // it looks for duplicates
                }
            } catch (JsonProcessingException e) {
                assertThat(e).hasMessageStartingWith("Duplicate field");
                expected = "duplicate member";
                refused++;
            }
            int[] ends =
                    random.ints(random.nextInt(5), 0, bytes.length).sorted().toArray();
            String actual = String.join(", ", Outcome.fed(format, false, bytes, ends));
            if (expected.isEmpty() ? !actual.isEmpty() : !actual.contains(expected)) {
                assertThat(actual).as("seed %d: %s", seed, document).isEqualTo(expected);
            }
        }
        assertThat(refused).isBetween(500, 4_500);
    }

    private static String members(SplittableRandom random, int depth) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4); i > 0; i--) {
            text.append(name(random)).append(':').append(value(random, depth)).append(',');
        }
        return text.toString();
    }

    private static String name(SplittableRandom random) {
        int letter = random.nextInt(12);
        String escape = "\\u00" + Integer.toHexString('a' + letter);
        return "\"" + (random.nextInt(5) == 0 ? escape : (char) ('a' + letter)) + "\"";
    }

    private static String value(SplittableRandom random, int depth) {
        return switch (random.nextInt(depth == 0 ? 2 : 4)) {
            case 0 -> "1";
            case 1 -> "\"a\"";
            case 2 -> "[" + value(random, depth - 1) + "," + value(random, depth - 1) + "]";
            default -> "{" + members(random, depth - 1) + "\"z\":0}";
        };
    }
}

package dev.schemac.integrations.common;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.stream.EventFormat;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProblemDetailsTest {
    private static final ProbeParser NUMBERS = new ProbeParser(Column.intColumn("n"));

    @Test
    void theErrorIsDescribedWithoutValues() {
        JsonParseException error =
                RuntimeAccess.at(RuntimeAccess.mismatch("expected int but found string"), "$.a\"b", 12, 2, 4);
        assertThat(new String(ProblemDetails.json(List.of(error)), StandardCharsets.UTF_8))
                .isEqualTo(
                        "{\"type\":\"about:blank\",\"title\":\"Bad Request\",\"status\":400,\"detail\":\""
                                + "expected int but found string at $.a\\\"b (line 2, column 4)\",\"errors\":[{\"kind\":\"mismatch\","
                                + "\"path\":\"$.a\\\"b\",\"line\":2,\"column\":4,\"detail\":\"expected int but found string\"}]}");
        assertThat(ProblemDetails.MEDIA_TYPE).isEqualTo("application/problem+json");
    }

    /** The other limits are of values: a smaller document with the same value would be rejected, too. */
    @Test
    void onlyTheLimitOfBytesHasAStatusOfItsOwn() {
        JsonOptions small =
                JsonOptions.DEFAULT.withMaxEventBytes(8).withMaxDepth(1).withMaxNumberLength(20);
        assertThat(status("{\"n\":12345678}", small)).isEqualTo("413 document longer than 8 bytes");
        assertThat(status("{\"o\":[]}", small)).isEqualTo("400 nesting deeper than 1 levels");
        assertThat(status("{\"n\":12}{", small)).isEqualTo("413 document longer than 8 bytes");
        JsonOptions large = small.withMaxEventBytes(100);
        assertThat(status("{\"n\":" + "1".repeat(21) + "}", large)).isEqualTo("400 number longer than 20 characters");
        assertThat(status("{\"n\":true}", large)).isEqualTo("400 expected int but found boolean");
    }

    private static String status(String document, JsonOptions options) {
        try {
            return NUMBERS.parse(document.getBytes(StandardCharsets.UTF_8), options)
                    .toString();
        } catch (JsonParseException e) {
            return ProblemDetails.status(List.of(RuntimeAccess.at(e, "$[1]", 7, 2, 3))) + " " + e.description();
        }
    }

    @Test
    void aBodyThatIsTooLargeNeedsNoBytes() {
        JsonParseException error = ProblemDetails.tooLong(20);
        assertThat(new String(ProblemDetails.json(List.of(error)), StandardCharsets.UTF_8))
                .isEqualTo("{\"type\":\"about:blank\",\"title\":\"Content Too Large\",\"status\":413,\"detail\":\""
                        + "document longer than 20 bytes at $ (line 1, column 1)\",\"errors\":[{\"kind\":\"limit\","
                        + "\"path\":\"$\",\"line\":1,\"column\":1,\"detail\":\"document longer than 20 bytes\"}]}");
    }

    /** Of lines, of elements and of documents. */
    @Test
    void longEventsOfStreamsAreTooLongWhereverTheyAreCut() {
        String event = "{\"n\":1,\"other\":\"" + "x".repeat(50) + "\"}";
        JsonOptions small = JsonOptions.DEFAULT.withMaxEventBytes(20);
        for (EventFormat<?> format :
                List.of(EventFormat.lines(NUMBERS), EventFormat.elements(NUMBERS), EventFormat.documents(NUMBERS))) {
            for (String bytes : List.of("[" + event + "]", event + "\n", event)) {
                for (int piece : new int[] {1, 30, 100}) {
                    JsonParseException error = firstError(format.withOptions(small), bytes, piece);
                    assertThat(ProblemDetails.isTooLong(error))
                            .as(bytes + " in pieces of " + piece + ": " + error)
                            .isEqualTo(error.kind() == JsonParseException.Kind.LIMIT);
                }
            }
        }
    }

    private static JsonParseException firstError(EventFormat<?> format, String text, int piece) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            var feed = format.feed(event -> {});
            for (int at = 0; at < bytes.length; at += piece) {
                feed.feed(bytes, at, Math.min(piece, bytes.length - at));
            }
            feed.finish();
        } catch (JsonParseException e) {
            return e;
        }
        throw new AssertionError(text + " was read");
    }

    private static List<JsonParseException> errors(String document, JsonParseException first) {
        return ProblemDetails.errors(NUMBERS, document.getBytes(StandardCharsets.UTF_8), JsonOptions.DEFAULT, first);
    }

    @Test
    void aDocumentThatIsNoEventIsParsedAgain() {
        assertThat(errors("{\"n\":true}", RuntimeAccess.mismatch("first")))
                .extracting(JsonParseException::getMessage)
                .containsExactly("expected int but found boolean at $.n (line 1, column 6)");
    }

    @Test
    void aDocumentThatIsNotJsonHasOneError() {
        assertThatThrownBy(() -> NUMBERS.parse("{"))
                .isInstanceOfSatisfying(
                        JsonParseException.class,
                        first -> assertThat(errors("{", first)).containsExactly(first));
    }

    private static List<String> errors(String body, boolean lines, JsonOptions options) {
        JsonParseException first = RuntimeAccess.mismatch("first");
        return ProblemDetails.errors(NUMBERS, body.getBytes(StandardCharsets.UTF_8), lines, options, first).stream()
                .map(error -> error.kind() + " " + error.offset() + ": " + error.getMessage())
                .toList();
    }

    @Test
    void errorsOfAnArrayHaveTheIndexOfTheirEvent() {
        assertThat(errors("[{\"n\":true},\n {\"n\":1}, {\"n\":\"\u00e4\"},7]", false, JsonOptions.DEFAULT))
                .containsExactly(
                        "MISMATCH 6: expected int but found boolean at $[0].n (line 1, column 7)",
                        "MISMATCH 28: expected int but found string at $[2].n (line 2, column 16)",
                        "MISMATCH 34: expected object but found number at $[3] (line 2, column 22)");
    }

    @Test
    void errorsOfLinesHaveTheirLine() {
        assertThat(errors("{\"n\":true}\n\n{\"n\":1}\n  {\"n\":[]}\n{\"n\"\n7", true, JsonOptions.DEFAULT))
                .containsExactly(
                        "MISMATCH 5: expected int but found boolean at $.n (line 1, column 6)",
                        "MISMATCH 27: expected int but found array at $.n (line 4, column 8)",
                        "MALFORMED 35: expected ':' but found end of input at $.n (line 5, column 5)",
                        "MISMATCH 36: expected object but found number at $ (line 6, column 1)");
    }

    @Test
    void theErrorAfterWhichNoEventIsFoundIsTheLast() {
        assertThat(errors("[{\"n\":true},{\"n\":1}", false, JsonOptions.DEFAULT))
                .containsExactly(
                        "MISMATCH 6: expected int but found boolean at $[0].n (line 1, column 7)",
                        "MALFORMED 19: expected ',' or ']' but found end of input at $[1] (line 1, column 20)");
        assertThat(errors("{}", false, JsonOptions.DEFAULT))
                .containsExactly("MISMATCH 0: expected array but found object at $ (line 1, column 1)");
    }

    @Test
    void anEventThatIsTooLongIsAnErrorOfItsOwn() {
        assertThat(errors(
                        "{\"n\":1}\n{\"other\":\"long\"}\n{\"n\":true}",
                        true,
                        JsonOptions.DEFAULT.withMaxEventBytes(12)))
                .hasSize(2)
                .first()
                .asString()
                .startsWith("LIMIT ");
    }

    @Test
    void aListHasAtMostOneHundredErrors() {
        String lines = "{\"n\":true}\n".repeat(101);
        assertThat(errors(lines, true, JsonOptions.DEFAULT)).hasSize(100);
        assertThat(errors(lines.substring(0, 1100), true, JsonOptions.DEFAULT)).hasSize(100);
    }

    @Test
    void aBodyWithoutErrorsHasTheOneThatWasThrown() {
        assertThat(errors("{\"n\":1}\n", true, JsonOptions.DEFAULT))
                .singleElement()
                .asString()
                .contains("first");
    }
}

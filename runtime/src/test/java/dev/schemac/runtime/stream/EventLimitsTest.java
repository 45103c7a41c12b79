package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ProbeParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How long and how deep an event may be: to the byte, in every framing, however the bytes come. */
class EventLimitsTest {
    private static final int MAX = 40;
    private static final JsonOptions OPTIONS = JsonOptions.DEFAULT.withMaxEventBytes(MAX);

    /** An event of so many bytes. */
    private static String event(int length) {
        return "{\"v\":\"" + "x".repeat(length - 8) + "\"}";
    }

    private static String good(int length) {
        return "event {v='" + "x".repeat(length - 8) + "';}";
    }

    private static String tooLong(int number, int line, int offset, String source, String path, int column) {
        return "rejected " + number + " line " + line + " byte " + offset + " [" + source + "] LIMIT " + offset
                + ": document longer than 40 bytes at " + path + " (line " + line + ", column " + column + ")";
    }

    /** The one outcome of all ways to read and to cut. */
    private static List<String> outcome(EventFormat<Map<String, Object>> format, boolean lines, String text)
            throws IOException {
        EventFormat<Map<String, Object>> limited = format.withOptions(OPTIONS);
        byte[] bytes = text.getBytes(UTF_8);
        List<String> whole = Outcome.fed(limited, true, bytes);
        for (int at = 1; at < bytes.length; at++) {
            assertThat(Outcome.fed(limited, true, bytes, at))
                    .as("cut at %d of %s", at, text)
                    .isEqualTo(whole);
            assertThat(Outcome.read(limited, true, bytes, at))
                    .as("%d at a time of %s", at, text)
                    .isEqualTo(whole);
        }
        if (lines) {
            for (int atATime : new int[] {1, 7, 1000}) {
                Outcome.Trickle source = new Outcome.Trickle(bytes, atATime);
                assertThat(Outcome.read(limited, true, source, 2)).as(text).isEqualTo(whole);
            }
        }
        return whole;
    }

    @Test
    void linesToTheByte() throws IOException {
        EventFormat<Map<String, Object>> lines = EventFormat.lines(ProbeParser.ANYTHING);
        for (String end : new String[] {"", "\n", "\r\n", "\r"}) {
            assertThat(outcome(lines, true, event(40) + end)).containsExactly(good(40));
            assertThat(outcome(lines, true, event(41) + end))
                    .containsExactly(tooLong(1, 1, 0, event(41).substring(0, 40), "$", 1));
            assertThat(outcome(lines, true, "\n" + event(90) + end))
                    .containsExactly(tooLong(1, 2, 1, event(90).substring(0, 40), "$", 1));
        }
        assertThat(outcome(lines, true, event(41) + "\r\n" + event(40) + "\r\n" + event(300) + "\n" + event(40)))
                .containsExactly(
                        tooLong(1, 1, 0, event(41).substring(0, 40), "$", 1),
                        good(40),
                        tooLong(3, 3, 85, event(300).substring(0, 40), "$", 1),
                        good(40));
    }

    /** Blanks and a byte order mark belong to a line, as they do to a document in memory. */
    @Test
    void linesWithBlanksAndMarks() throws IOException {
        EventFormat<Map<String, Object>> lines = EventFormat.lines(ProbeParser.ANYTHING);
        assertThat(outcome(lines, true, event(38) + "  \n")).containsExactly(good(38));
        assertThat(outcome(lines, true, event(38) + "   \n"))
                .containsExactly(tooLong(1, 1, 0, event(38) + "  ", "$", 1));
        assertThat(outcome(lines, true, " ".repeat(40) + "\n{}")).containsExactly("event {}");
        assertThat(outcome(lines, true, " ".repeat(41) + "\n{}"))
                .containsExactly(tooLong(1, 1, 0, " ".repeat(40), "$", 1), "event {}");
        assertThat(outcome(lines, true, "\ufeff" + event(37) + "\n{}")).containsExactly(good(37), "event {}");
        List<String> marked = outcome(lines, true, "\ufeff" + event(38) + "\n{}");
        assertThat(marked).hasSize(2).endsWith("event {}");
        assertThat(marked.get(0)).endsWith("LIMIT 0: document longer than 40 bytes at $ (line 1, column 1)");
    }

    @Test
    void documentsAndElementsToTheByte() throws IOException {
        EventFormat<Map<String, Object>> documents = EventFormat.documents(ProbeParser.ANYTHING);
        assertThat(outcome(documents, false, event(40) + event(40))).containsExactly(good(40), good(40));
        assertThat(outcome(documents, false, event(41) + " " + event(40)))
                .containsExactly(tooLong(1, 1, 0, event(41).substring(0, 40), "$", 1), good(40));
        assertThat(outcome(documents, false, "{}\n" + event(500)))
                .containsExactly("event {}", tooLong(2, 2, 3, event(500).substring(0, 40), "$", 1));
        EventFormat<Map<String, Object>> elements = EventFormat.elements(ProbeParser.ANYTHING);
        assertThat(outcome(elements, false, "[" + event(40) + "," + event(41) + "," + event(40) + "]"))
                .containsExactly(good(40), tooLong(2, 1, 42, event(41).substring(0, 40), "$[1]", 43), good(40));
        EventFormat<Map<String, Object>> users = EventFormat.elements(ProbeParser.ANYTHING, "$.users");
        assertThat(outcome(
                        users,
                        false,
                        "{\"users\":[" + event(400) + "\n," + event(40) + "],\"a\":\"" + "y".repeat(100) + "\"}"))
                .containsExactly(tooLong(1, 1, 10, event(400).substring(0, 40), "$.users[0]", 11), good(40));
    }

    @Test
    void anElementThatIsTooLongAndDoesNotEnd() throws IOException {
        assertThat(outcome(
                        EventFormat.elements(ProbeParser.ANYTHING),
                        false,
                        "[" + event(90).substring(0, 80)))
                .containsExactly(
                        tooLong(1, 1, 1, event(90).substring(0, 40), "$[0]", 2),
                        "ended MALFORMED 81: expected ',' or ']' but found end of input at $[0] (line 1, column 82)");
    }

    @Test
    void namesAroundTheArrayToTheByte() throws IOException {
        EventFormat<Map<String, Object>> users = EventFormat.elements(ProbeParser.ANYTHING, "$.users");
        String rest = ":1,\"users\":[{}]}";
        assertThat(outcome(users, false, "{\"" + "n".repeat(38) + "\"" + rest)).containsExactly("event {}");
        assertThat(outcome(users, false, "{\"" + "n".repeat(39) + "\"" + rest))
                .containsExactly("ended LIMIT 1: document longer than 40 bytes at $ (line 1, column 2)");
    }

    /** The rest of its bytes is dropped as it arrives. */
    @ParameterizedTest
    @ValueSource(strings = {"lines", "documents", "$"})
    void aLongEventIsRejectedBeforeItsEnd(String framing) {
        List<String> outcome = new ArrayList<>();
        EventFeed<Map<String, Object>> feed = format(framing)
                .withOptions(OPTIONS)
                .onRejected(bad -> outcome.add("rejected " + bad.number() + " of " + bad.document().length))
                .feed(event -> outcome.add("event " + event));
        byte[] begin = ((framing.equals("$") ? "[" : "") + event(1_000)).getBytes(UTF_8);
        feed.feed(begin, 0, 500);
        assertThat(outcome).containsExactly("rejected 1 of 40");
        feed.feed(begin, 500, begin.length - 500);
        byte[] end = (framing.equals("$") ? ",{}]" : "\n{}").getBytes(UTF_8);
        feed.feed(end, 0, end.length);
        feed.finish();
        assertThat(outcome).containsExactly("rejected 1 of 40", "event {}");
    }

    private static EventFormat<Map<String, Object>> format(String framing) {
        return switch (framing) {
            case "lines" -> EventFormat.lines(ProbeParser.ANYTHING);
            case "documents" -> EventFormat.documents(ProbeParser.ANYTHING);
            default -> EventFormat.elements(ProbeParser.ANYTHING, framing);
        };
    }

    @Test
    void bracketsOfALongEventThatDoNotMatchEndTheStream() throws IOException {
        EventFormat<Map<String, Object>> documents = EventFormat.documents(ProbeParser.ANYTHING);
        String open = event(50).replace("\"}", "\",\n") + "[1";
        String cut = event(50).substring(0, 40);
        assertThat(outcome(documents, false, "{}\n" + open + "} {}"))
                .containsExactly(
                        "event {}",
                        tooLong(2, 2, 3, cut, "$", 1),
                        "ended MALFORMED 56: unbalanced brackets or quotes at $ (line 3, column 3)");
        EventFormat<Map<String, Object>> users = EventFormat.elements(ProbeParser.ANYTHING, "$.users");
        assertThat(outcome(users, false, "{\"users\":[{}," + open + "}]}"))
                .containsExactly(
                        "event {}",
                        tooLong(2, 1, 13, cut, "$.users[1]", 14),
                        "ended MALFORMED 66: unbalanced brackets or quotes at $.users[1] (line 2, column 3)");
    }

    @ParameterizedTest
    @ValueSource(strings = {"lines", "documents", "$", "$.users"})
    void depthToTheLevel(String framing) throws IOException {
        JsonOptions options = JsonOptions.DEFAULT.withMaxDepth(5);
        String deepest = "{\"v\":[[[[]]]]}";
        String tooDeep = "{\"v\":[[[[[]]]]]}";
        EventFormat<Map<String, Object>> format = format(framing);
        String begin = framing.equals("$") ? "[" : framing.equals("$.users") ? "{\"users\":[" : "";
        String between = framing.startsWith("$") ? "," : "\n";
        String end = framing.equals("$") ? "]" : framing.equals("$.users") ? "]}" : "";
        String text = begin + deepest + between + tooDeep + between + deepest + end;
        byte[] bytes = text.getBytes(UTF_8);
        List<String> outcome = Outcome.fed(format.withOptions(options), true, bytes);
        assertThat(outcome).hasSize(3);
        assertThat(outcome.get(0)).isEqualTo("event {v=[[[[]]]];}").isEqualTo(outcome.get(2));
        assertThat(outcome.get(1)).contains("LIMIT").contains("nesting deeper than 5 levels");
        assertThat(Outcome.read(format.withOptions(options), true, new ByteArrayInputStream(bytes)))
                .isEqualTo(outcome);
    }

    @Test
    void depthAroundTheArrayCountsFromTheDocument() {
        EventFormat<Map<String, Object>> users = EventFormat.elements(ProbeParser.ANYTHING, "$.a.users")
                .withOptions(JsonOptions.DEFAULT.withMaxDepth(4));
        List<String> outcome = new ArrayList<>();
        for (String around : new String[] {"[[]]", "[[[]]]"}) {
            String text = "{\"a\":{\"b\":" + around + ",\"users\":[{}]}}";
            outcome.addAll(Outcome.fed(users, true, text.getBytes(UTF_8)));
        }
        assertThat(outcome)
                .containsExactly("event {}", "ended LIMIT 12: nesting deeper than 4 levels at $.a (line 1, column 13)");
    }
}

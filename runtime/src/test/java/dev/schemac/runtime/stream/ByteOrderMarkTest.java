package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Byte order marks at the beginning of sources, through every method that reads a stream. The oracle looks at the text
 * alone: it knows neither the reader nor the parser. Strings of this class have a character for each byte.
 */
class ByteOrderMarkTest {
    private static final String MARK = "\u00ef\u00bb\u00bf";

    private static final List<String> BEGINNINGS =
            List.of("", MARK, MARK + MARK, "\u00ef", "\u00ef\u00bb", " " + MARK, "\n" + MARK, "\r\n" + MARK);

    /** Blank lines of all kinds, events, events with an error, and marks at the beginning of a later line. */
    private static final List<String> LINES = List.of(
            "",
            "\n",
            "\r\n",
            "\r",
            " \t\r\r\n",
            " ",
            "{\"v\":1}",
            " {\"v\":1} \r\n",
            "[]\n",
            "\n{\"v\":1}\n\n{\"v\":2}",
            "\r\n{\"v\":1}\r\n[]\r\n{\"v\":2}\r\n",
            " \n" + MARK + "{\"v\":1}\n{\"v\":2}\n",
            "\n" + MARK + "\n{\"v\":2}\n");

    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.of(JsonOptions.Profile.ESPER));

    private static final EventFormat<Map<String, Object>> FORMAT = EventFormat.lines(ProbeParser.ANYTHING);

    @TempDir
    private Path folder;

    private static boolean rejectsMarks(JsonOptions options) {
        return options.profile() != JsonOptions.Profile.DEFAULT;
    }

    // ---- JSON Lines

    /** The outcome of a text from an offset on, in lines that begin before another one. */
    private static List<String> oracle(String text, JsonOptions options, boolean handles, int from, int to) {
        Outcome outcome = new Outcome();
        int number = 0;
        int line = 0;
        int begin = 0;
        while (begin < text.length() && begin < to) {
            int lineFeed = text.indexOf('\n', begin);
            int end = lineFeed < 0 ? text.length() : lineFeed;
            String whole = text.substring(begin, end).replaceFirst("\r$", "");
            line++;
            boolean marked = begin == 0 && whole.startsWith(MARK);
            boolean badMark = marked && rejectsMarks(options);
            String content = marked ? whole.substring(MARK.length()) : whole;
            String trimmed = content.replaceAll("^[ \t\r]+|[ \t\r]+$", "");
            if (begin >= from && (badMark || !trimmed.isEmpty())) {
                number++;
                if (!badMark && trimmed.matches("\\{\"v\":\\d}")) {
                    outcome.lines().add("event {v=" + trimmed.charAt(5) + ";}");
                } else {
                    int blanks = badMark ? 0 : content.indexOf(trimmed.charAt(0));
                    int at = begin + (marked && !badMark ? MARK.length() : 0) + blanks;
                    String error = (trimmed.startsWith("[") && !badMark ? "MISMATCH " : "MALFORMED ") + at
                            + ": expected object but found "
                            + (badMark ? "byte order mark" : trimmed.startsWith("[") ? "array" : "unexpected character")
                            + " at $ (" + (from == 0 ? "line " + line : "byte " + at) + ", column " + (1 + blanks)
                            + ")";
                    if (!handles) {
                        outcome.lines().add("ended " + error);
                        return outcome.lines();
                    }
                    outcome.lines()
                            .add("rejected " + number + " line " + (from == 0 ? line : 0) + " byte " + begin + " ["
                                    + whole + "] " + error);
                }
            }
            begin = end + 1;
        }
        return outcome.lines();
    }

    private interface Opening {
        EventStream<Map<String, Object>> open(EventFormat<Map<String, Object>> format) throws IOException;
    }

    private static List<String> read(EventFormat<Map<String, Object>> format, boolean handles, Opening opening)
            throws IOException {
        Outcome outcome = new Outcome();
        try (EventStream<Map<String, Object>> events = opening.open(outcome.handling(format, handles))) {
            for (Map<String, Object> event = events.read(); event != null; event = events.read()) {
                outcome.event(event);
            }
        } catch (JsonParseException e) {
            outcome.ended(e);
        }
        return outcome.lines();
    }

    private static InputStream source(byte[] bytes) {
        return new ByteArrayInputStream(bytes);
    }

    private static byte[] compressed(byte[] bytes) throws IOException {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream();
        try (OutputStream gzip = new GZIPOutputStream(compressed)) {
            gzip.write(bytes);
        }
        return compressed.toByteArray();
    }

    @Test
    void jsonLines() throws IOException {
        for (String beginning : BEGINNINGS) {
            for (String lines : LINES) {
                for (JsonOptions options : PROFILES) {
                    for (boolean handles : new boolean[] {true, false}) {
                        assertLines(beginning + lines, options, handles);
                    }
                }
            }
        }
    }

    private void assertLines(String text, JsonOptions options, boolean handles) throws IOException {
        byte[] bytes = text.getBytes(ISO_8859_1);
        EventFormat<Map<String, Object>> format = FORMAT.withOptions(options);
        List<String> expected = oracle(text, options, handles, 0, Integer.MAX_VALUE);
        Path file = Files.write(folder.resolve("marked.ndjson"), bytes);
        List<Opening> openings = List.of(
                of -> of.read(source(bytes)),
                of -> of.read(new Outcome.Trickle(bytes, 1)),
                of -> of.read(source(compressed(bytes))),
                of -> of.read(file),
                of -> of.read(FileChannel.open(file)),
                of -> of.read(file, 0, Long.MAX_VALUE),
                of -> of.read(FileChannel.open(file), 0, bytes.length),
                of -> of.read(new Outcome.Trickle(bytes, 1), 2),
                of -> of.read(file, 2));
        for (int i = 0; i < openings.size(); i++) {
            assertThat(read(format, handles, openings.get(i)))
                    .as("[%s] %s opening %d", text, options.profile(), i)
                    .isEqualTo(expected);
        }
        if (handles) { // otherwise another thread may deliver an event after the bad one
            assertThat(Outcome.unordered(format, true, source(bytes), 2)).isEqualTo(Outcome.sorted(expected));
        }
        for (int cut = 0; cut <= bytes.length; cut++) {
            int end = cut;
            assertThat(Outcome.fed(format, handles, bytes, cut))
                    .as("[%s] %s fed, cut at %d", text, options.profile(), cut)
                    .isEqualTo(expected);
            assertThat(read(format, handles, of -> of.read(file, 0, end)))
                    .as("[%s] %s before %d", text, options.profile(), cut)
                    .isEqualTo(oracle(text, options, handles, 0, cut));
            if (cut > 0) {
                assertThat(read(format, handles, of -> of.read(file, end, bytes.length)))
                        .as("[%s] %s from %d", text, options.profile(), cut)
                        .isEqualTo(oracle(text, options, handles, cut, bytes.length));
            }
        }
        assertThat(Outcome.fed(
                        format, handles, bytes, IntStream.range(1, bytes.length).toArray()))
                .isEqualTo(expected);
    }

    // ---- other framings

    @Test
    void documentsAndElements() throws IOException {
        String found = "expected object but found byte order mark at $ (line 1, column 1)";
        EventFormat<Map<String, Object>> documents = EventFormat.documents(ProbeParser.ANYTHING);
        for (String blanks : List.of("", " ", "\n", "\r\n", "\r\n \t\n")) {
            assertOutcome(documents, MARK + blanks, List.of());
            assertOutcome(documents, MARK + blanks + "{\"v\":1}" + blanks, List.of("event {v=1;}"));
            for (JsonOptions options : PROFILES.subList(1, 3)) {
                assertOutcome(documents.withOptions(options), MARK + blanks, List.of("ended MALFORMED 0: " + found));
                for (String path : List.of("$", "$.a")) {
                    assertOutcome(
                            EventFormat.elements(ProbeParser.ANYTHING, path).withOptions(options),
                            MARK + blanks,
                            List.of("ended MALFORMED 0: " + found));
                }
            }
            EventFormat<Map<String, Object>> elements = EventFormat.elements(ProbeParser.ANYTHING);
            assertOutcome(elements, MARK + blanks + "[{\"v\":1}]", List.of("event {v=1;}"));
            // as without a mark
            int lines = (int) blanks.chars().filter(c -> c == '\n').count();
            int column = blanks.length() - blanks.lastIndexOf('\n');
            String place = " (line " + (1 + lines) + ", column " + column + ")";
            assertOutcome(
                    elements,
                    blanks,
                    List.of("ended MALFORMED " + blanks.length() + ": expected array but found end of input at $"
                            + place));
            assertOutcome(
                    elements,
                    MARK + blanks,
                    List.of("ended MALFORMED " + (3 + blanks.length()) + ": expected array but found end of input at $"
                            + place));
            assertOutcome(
                    elements,
                    MARK + blanks + MARK + "[]",
                    List.of("ended MALFORMED " + (3 + blanks.length())
                            + ": expected array but found unexpected character at $" + place));
            assertOutcome(
                    documents,
                    MARK + blanks + MARK,
                    List.of("ended MALFORMED " + (3 + blanks.length())
                            + ": expected object but found unexpected character at $" + place));
        }
    }

    /** Pulled and pushed, as a whole and in pieces. */
    private void assertOutcome(EventFormat<Map<String, Object>> format, String text, List<String> expected)
            throws IOException {
        byte[] bytes = text.getBytes(ISO_8859_1);
        Path file = Files.write(folder.resolve("marked.json"), bytes);
        List<List<String>> outcomes = new ArrayList<>();
        outcomes.add(Outcome.read(format, false, source(bytes)));
        outcomes.add(Outcome.read(format, false, bytes, 1));
        outcomes.add(Outcome.read(format, false, source(compressed(bytes))));
        outcomes.add(read(format, false, of -> of.read(file)));
        outcomes.add(Outcome.fed(
                format, false, bytes, IntStream.range(1, bytes.length).toArray()));
        for (int cut = 0; cut <= bytes.length; cut++) {
            outcomes.add(Outcome.fed(format, false, bytes, cut));
        }
        for (int i = 0; i < outcomes.size(); i++) {
            assertThat(outcomes.get(i)).as("[%s] way %d", text, i).isEqualTo(expected);
        }
    }
}

package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Random streams, right and damaged, under random limits: however the bytes are cut, the same comes of them, and each event comes with its
 * last byte. {@code -Dschemac.seed} repeats a run.
 */
class RandomStreamsTest {
    private static final long SEED = Seed.drawn();
    private static final int STREAMS = Volume.of(30_000, 2_000_000);

    private static final String[] FRAMINGS = {"lines", "documents", "$", "$.users", "$.a.users"};

    private static final String[] TOKENS = {
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        " ",
        "\n",
        "\r\n",
        "\r",
        "\t",
        "\\",
        "\"a\"",
        "\"b\"",
        "\"v\"",
        "\"users\"",
        "\"a\":",
        "\"v\":",
        "\"users\":[",
        "\"us\\u0065rs\":",
        "{\"v\":1}",
        "{}",
        "[]",
        "\"abcdefghij\"",
        "\"a\\\\\\\"\"",
        "\"\\ud83d\\ude00\"",
        "\"\\ud83d\"",
        "\\ude00",
        "\"\\x\"",
        "\"\\u12g4\"",
        "\u00c3\u00a9",
        "\u00ff",
        "\u00c3",
        "\u0001",
        "\u00ef\u00bb\u00bf",
        "\u00ef",
        "\u00ef\u00bb",
        "true",
        "false",
        "null",
        "tru",
        "nul",
        "x",
        "0",
        "-",
        "12",
        "-0.5e3",
        "01",
        "1.",
        "1e",
        "123456",
        "1234567.25",
        "0.1234567e-8",
        "1E400",
        "99999999999999999999",
        "-123456789012345678901",
        "0.1234567890123456789",
        "1234567890123456789.e",
        ",\"a\":{",
        ",\"b\":[1,\"x\"]",
        "]}"
    };

    private final SplittableRandom random = new SplittableRandom(SEED);

    /** A stream and how it is read. */
    private record Stream(String framing, JsonOptions options, boolean handles, byte[] bytes) {
        EventFormat<Map<String, Object>> format() {
            EventFormat<Map<String, Object>> format = switch (framing) {
                case "lines" -> EventFormat.lines(ProbeParser.ANYTHING);
                case "documents" -> EventFormat.documents(ProbeParser.ANYTHING);
                default -> EventFormat.elements(ProbeParser.ANYTHING, framing);
            };
            return format.withOptions(options);
        }

        List<String> fed(int... ends) {
            return Outcome.fed(format(), handles, bytes, ends);
        }

        @Override
        public String toString() {
            String text = new String(bytes, ISO_8859_1).replace("\n", "\\n").replace("\r", "\\r");
            return "seed " + SEED + ", " + framing + " " + options + (handles ? " handled <" : " <") + text + ">";
        }
    }

    private Stream next() {
        String framing = pick(FRAMINGS);
        byte[] bytes = (random.nextInt(4) == 0 ? tokens(1 + random.nextInt(12)) : damaged(stream(framing)))
                .getBytes(ISO_8859_1);
        JsonOptions options = List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)
                .get(random.nextInt(3))
                .withMaxEventBytes(pick(1, 4, 10, 16, 24, 1000))
                .withMaxDepth(pick(1, 2, 3, 64))
                .withMaxNumberLength(pick(20, 21, 1000));
        return new Stream(framing, options, random.nextBoolean(), bytes);
    }

    private int pick(int... from) {
        return from[random.nextInt(from.length)];
    }

    private String pick(String... from) {
        return from[random.nextInt(from.length)];
    }

    private String tokens(int count) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < count; i++) {
            text.append(pick(TOKENS));
        }
        return text.toString();
    }

    /** A stream without mistakes. */
    private String stream(String framing) {
        String mark = random.nextInt(20) == 0 ? "\u00ef\u00bb\u00bf" : "";
        return mark
                + switch (framing) {
                    case "lines" -> events(4, pick("\n", "\r\n", " \t\n", "\n\n")) + pick("", "\n", "\r\n", "\r");
                    case "documents" -> events(4, pick("", " ", "\n", "\r\n "));
                    case "$" -> array() + blank();
                    case "$.users" -> "{" + around("users", array()) + "}" + blank();
                    default -> "{" + around("a", "{" + around("users", array()) + "}") + "}" + blank();
                };
    }

    private String array() {
        return blank() + "[" + blank() + events(3, blank() + "," + blank()) + blank() + "]";
    }

    /** A member among others. */
    private String around(String name, String value) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(3); i > 0; i--) {
            text.append(member()).append(',').append(blank());
        }
        text.append('"').append(name).append("\":").append(value);
        for (int i = random.nextInt(3); i > 0; i--) {
            text.append(blank()).append(',').append(member());
        }
        return text.toString();
    }

    private String member() {
        return "\"" + pick("", "b", "c", "d\\n", "e\u00c3\u00a9", "a name of some length") + "\":" + blank() + value(3);
    }

    private String events(int most, String between) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            text.append('{');
            if (random.nextInt(4) > 0) {
                text.append(random.nextBoolean() ? "\"v\":" + value(2) : member());
            }
            text.append('}').append(i > 1 ? between : "");
        }
        return text.toString();
    }

    private String value(int depth) {
        return switch (random.nextInt(depth == 0 ? 4 : 6)) {
            case 0 -> pick("0", "-12", "1.5", "-0.25e10", "1234567890", "1e5", "10000000000000000000");
            case 1 -> pick("true", "false", "null");
            case 2, 3 ->
                pick(
                        "\"\"",
                        "\"abc\"",
                        "\"}{\"",
                        "\"a\\\"b\"",
                        "\"\u00c3\u00a9\"",
                        "\"\\ud83d\\ude00\"",
                        "\"\\u00e9\\n\"");
            case 4 -> random.nextBoolean() ? "[]" : "[" + value(depth - 1) + blank() + "," + value(depth - 1) + "]";
            default ->
                random.nextBoolean() ? "{}" : "{" + member() + (random.nextBoolean() ? "," + member() : "") + "}";
        };
    }

    private String blank() {
        return random.nextInt(3) == 0 ? pick(" ", "\n", "\r\n\t", "  ") : "";
    }

    private String damaged(String text) {
        StringBuilder damaged = new StringBuilder(text);
        for (int i = random.nextInt(4); i > 0 && !damaged.isEmpty(); i--) {
            int at = random.nextInt(damaged.length());
            switch (random.nextInt(6)) {
                case 0 -> damaged.deleteCharAt(at);
                case 1 -> damaged.insert(at, pick(TOKENS));
                case 2 -> damaged.replace(at, at + 1, pick(TOKENS));
                case 3 -> damaged.setLength(at);
                case 4 ->
                    damaged.insert(at, damaged.substring(at, Math.min(damaged.length(), at + 1 + random.nextInt(9))));
                default -> damaged.setCharAt(at, (char) random.nextInt(256));
            }
        }
        return damaged.toString();
    }

    @Test
    void areTheSameHoweverTheyAreCut() {
        System.out.println("random streams: seed " + SEED + ", " + STREAMS + " streams");
        Volume.sweep(() -> {
            for (int i = 0; i < STREAMS; i++) {
                Stream stream = next();
                List<String> whole = stream.fed();
                same(stream, whole, IntStream.range(1, stream.bytes.length).toArray());
                for (int cuts = 1; cuts <= 3; cuts++) {
                    same(
                            stream,
                            whole,
                            random.ints(cuts, 0, stream.bytes.length + 1)
                                    .sorted()
                                    .toArray());
                }
                pulled(stream, whole);
            }
        });
    }

    private static void same(Stream stream, List<String> whole, int... ends) {
        List<String> cut = stream.fed(ends);
        if (!cut.equals(whole)) {
            assertThat(cut).as("%s cut at %s", stream, Arrays.toString(ends)).isEqualTo(whole);
        }
    }

    private void pulled(Stream stream, List<String> whole) {
        try {
            int atATime = pick(1, 2, 5, 1000);
            List<String> read = Outcome.read(stream.format(), stream.handles, stream.bytes, atATime);
            if (!read.equals(whole)) {
                assertThat(read).as("%s, %d bytes at a time", stream, atATime).isEqualTo(whole);
            }
            if (stream.framing.equals("lines") && random.nextInt(50) == 0) {
                List<String> threads =
                        Outcome.read(stream.format(), stream.handles, new ByteArrayInputStream(stream.bytes), 2);
                assertThat(threads).as("%s, with two threads", stream).isEqualTo(whole);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * After each byte as many events have come as end there: what says so is the same stream without the rest, and that an event is an object,
     * which ends with its brace or, in JSON Lines, with its line feed.
     */
    @Test
    void deliverAnEventWithItsLastByte() {
        Volume.sweep(() -> {
            for (int i = 0; i < STREAMS / 10; i++) {
                Stream stream = next();
                int[] delivered = new int[1];
                Outcome outcome = new Outcome();
                EventFeed<Map<String, Object>> feed =
                        outcome.handling(stream.format(), true).feed(event -> delivered[0]++);
                int whole = 0;
                try {
                    whole = (int) stream.fed().stream()
                            .filter(line -> line.startsWith("event "))
                            .count();
                    for (int at = 0; at < stream.bytes.length; at++) {
                        int before = delivered[0];
                        feed.feed(stream.bytes, at, 1);
                        char last = (char) stream.bytes[at];
                        if (delivered[0] > before && (last != (stream.framing.equals("lines") ? '\n' : '}'))) {
                            throw new AssertionError(stream + ": an event came with byte " + at);
                        }
                        if (delivered[0] > before + 1) {
                            throw new AssertionError(stream + ": two events came with byte " + at);
                        }
                    }
                } catch (JsonParseException e) {
                    // the events before it came
                }
                boolean needsEnd = stream.framing.equals("lines")
                        && (stream.bytes.length == 0 || stream.bytes[stream.bytes.length - 1] != '\n');
                if (!needsEnd && stream.handles && delivered[0] != whole) {
                    throw new AssertionError(
                            stream + ": " + delivered[0] + " events without the end, " + whole + " with it");
                }
            }
        });
    }
}

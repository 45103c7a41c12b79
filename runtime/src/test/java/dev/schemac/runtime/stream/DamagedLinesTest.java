package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.Seed;
import dev.schemac.runtime.Volume;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * JSON Lines of which one in a hundred is damaged: all good ones arrive, all bad ones are reported where they are. The oracle splits at line feeds and
 * parses each line alone.
 */
class DamagedLinesTest {
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);

    private static byte[] stream(Random random, int lines) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int i = 0; i < lines; i++) {
            all.writeBytes(line(random, i));
            if (i < lines - 1 || random.nextBoolean()) {
                all.writeBytes((random.nextInt(50) == 0 ? "\r\n" : "\n").getBytes(UTF_8));
            }
        }
        return all.toByteArray();
    }

    private static byte[] line(Random random, int i) {
        String good = switch (random.nextInt(5)) {
            case 0 -> "{\"v\":" + random.nextLong() + "}";
            case 1 -> "{\"w\":[1,{\"x\":null}],\"v\":\"\u00e9\ud83d\ude00 " + i + "\"}";
            case 2 -> " {\"v\" : [ " + random.nextDouble() + ", true ] } ";
            case 3 -> "{\"v\":\"line " + i + " \\\"\\n\\u00e4\",\"more\":\"" + "z".repeat(random.nextInt(80)) + "\"}";
            default -> "{\"v\":{\"a\":" + i + "}}";
        };
        byte[] bytes = good.getBytes(UTF_8);
        if (random.nextInt(100) > 0) {
            return bytes;
        }
        int at = 1 + random.nextInt(bytes.length - 1);
        return switch (random.nextInt(8)) {
            case 0 -> java.util.Arrays.copyOf(bytes, at); // cut
            case 1 -> (good + good).getBytes(UTF_8); // merged
            case 2 -> { // garbage
                byte[] garbage = new byte[random.nextInt(200)];
                random.nextBytes(garbage);
                yield new String(garbage, ISO_8859_1).replace('\n', ' ').getBytes(ISO_8859_1);
            }
            case 3 -> (good.substring(0, good.length() - 1) + "\"").getBytes(UTF_8); // a quote too many
            case 4 -> good.replaceFirst("\"", "").getBytes(UTF_8); // and one too few
            case 5 -> "\t \r ".getBytes(UTF_8); // blanks, which are no event
            case 6 -> good.replaceFirst("(?<=[,:])", "\n").getBytes(UTF_8); // cut in two
            default -> { // no UTF-8
                bytes[at] = (byte) (0x80 | random.nextInt(128));
                yield bytes;
            }
        };
    }

    /** What each line gives alone. */
    private static List<String> oracle(byte[] bytes) {
        List<String> expected = new ArrayList<>();
        String text = new String(bytes, ISO_8859_1);
        int line = 0;
        int number = 0;
        int offset = 0;
        for (String each : text.split("\n", -1)) {
            line++;
            String source = each.endsWith("\r") ? each.substring(0, each.length() - 1) : each;
            if (!source.chars().allMatch(c -> c == ' ' || c == '\t' || c == '\r')) {
                number++;
                try {
                    expected.add("event " + Outcome.text(ProbeParser.ANYTHING.parse(source.getBytes(ISO_8859_1))));
                } catch (JsonParseException e) {
                    JsonParseException moved = e.within("$", offset, line, 1);
                    assertThat(e.line()).isEqualTo(1);
                    expected.add("rejected " + number + " line " + line + " byte " + offset + " [" + source + "] "
                            + moved.kind()
                            + " " + (offset + e.offset()) + ": "
                            + e.getMessage().replace("(line 1, ", "(line " + line + ", "));
                }
            }
            offset += each.length() + 1;
        }
        return expected;
    }

    @Test
    void allGoodLinesArriveAndAllBadOnesAreReported() throws IOException {
        for (int round = 0; round < Volume.of(1, 100); round++) {
            long seed = Seed.of(20261121) + round;
            Random random = new Random(seed);
            byte[] bytes = stream(random, 20_000);
            List<String> expected = oracle(bytes);
            long rejected = expected.stream()
                    .filter(line -> line.startsWith("rejected"))
                    .count();
            assertThat(rejected).isBetween(100L, 400L);
            System.out.println(
                    "damaged lines: seed " + seed + ", " + expected.size() + " events, " + rejected + " of them bad");
            same(Outcome.fed(LINES, true, bytes), expected, seed, "whole");
            same(
                    Outcome.fed(
                            LINES,
                            true,
                            bytes,
                            random.ints(3_000, 0, bytes.length).sorted().toArray()),
                    expected,
                    seed,
                    "fed");
            same(Outcome.read(LINES, true, bytes, 1 + random.nextInt(100)), expected, seed, "read");
            for (int threads = 1; threads <= 3; threads += 2) {
                same(
                        Outcome.read(LINES, true, new ByteArrayInputStream(bytes), threads),
                        expected,
                        seed,
                        threads + " threads");
            }
            List<String> unordered = Outcome.unordered(LINES, true, new ByteArrayInputStream(bytes), 3);
            same(unordered, Outcome.sorted(expected), seed, "unordered");
        }
    }

    private static void same(List<String> actual, List<String> expected, long seed, String how) {
        if (!actual.equals(expected)) {
            for (int i = 0; i < Math.min(actual.size(), expected.size()); i++) {
                assertThat(actual.get(i))
                        .as("-Dschemac.seed=%d, %s, %d", seed, how, i)
                        .isEqualTo(expected.get(i));
            }
            assertThat(actual).hasSameSizeAs(expected);
        }
    }
}

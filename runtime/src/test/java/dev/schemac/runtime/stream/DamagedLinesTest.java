package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonKeys;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
                    JsonParseException moved = RuntimeAccess.within(e, "$", offset, line, 1);
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

    /** Counts the objects that are begun; the value of {@code v} is one of the same kind. */
    private static final class Nested implements ScanningParser<Map<String, Object>> {
        private static final JsonKey KEY = JsonKey.object("v");
        private static final JsonKeys KEYS = JsonKeys.of(0x9E37_79B9_7F4A_7C15L, KEY);

        final AtomicInteger objects = new AtomicInteger();

        @Override
        public EventType<Map<String, Object>> eventType() {
            return ProbeParser.ANYTHING.eventType();
        }

        @Override
        public Map<String, Object> read(JsonScanner in) {
            objects.incrementAndGet();
            in.beginObject();
            if (in.tryFirst(KEY)) {
                read(in);
            }
            if (!in.endObject() && in.nextColumn(KEYS, 0) >= 0) {
                in.duplicateMember();
            }
            return Map.of();
        }
    }

    /** It is looked at by one attempt and once more for its error, although the lines behind go on with what it has begun. */
    @ParameterizedTest
    @ValueSource(strings = {"{\"v\":\n", "{\"v\": \r\n", "{\"v\":\n\n \n"})
    void aBadLineIsNotReadOnIntoTheNextOnes(String line) throws IOException {
        int lines = 300;
        byte[] bytes = line.repeat(lines).getBytes(UTF_8);
        for (int threads = 0; threads <= 2; threads++) {
            Nested parser = new Nested();
            AtomicInteger rejected = new AtomicInteger();
            EventFormat<Map<String, Object>> format =
                    EventFormat.lines(parser).onRejected(bad -> rejected.incrementAndGet());
            InputStream source = new ByteArrayInputStream(bytes);
            try (EventStream<Map<String, Object>> stream =
                    threads == 0 ? format.read(source) : format.read(source, threads)) {
                assertThat(stream.read()).isNull();
            }
            assertThat(rejected).hasValue(lines);
            assertThat(parser.objects).hasValue(2 * lines);
        }
    }

    @Test
    void anEventThatWaitsForTheEndOfItsLineIsBadIfSomethingFollows() throws IOException {
        for (String rest : new String[] {"x", "{}", "  ]", "\u00e4", " ".repeat(40)}) {
            byte[] bytes = ("{\"v\":1}" + rest + "\n{\"v\":2}").getBytes(UTF_8);
            EventFormat<Map<String, Object>> limited = LINES.withOptions(JsonOptions.DEFAULT.withMaxEventBytes(20));
            List<String> whole = Outcome.fed(limited, true, bytes);
            assertThat(whole).hasSize(2).element(0).asString().startsWith("rejected 1 line 1 byte 0 [{\"v\":1}");
            assertThat(whole).element(1).isEqualTo("event {v=2;}");
            for (int cut = 0; cut <= bytes.length; cut++) {
                assertThat(Outcome.fed(limited, true, bytes, cut)).isEqualTo(whole);
            }
            assertThat(Outcome.read(limited, true, new ByteArrayInputStream(bytes), 2))
                    .isEqualTo(whole);
        }
    }

    /** Who goes on behind a bad event pays for no stack trace; an error that ends the stream has one. */
    @Test
    void onlyErrorsThatEndTheStreamHaveAStackTrace() throws IOException {
        JsonOptions options = JsonOptions.DEFAULT.withMaxEventBytes(20);
        String tooLong = "{\"v\":\"" + "x".repeat(20) + "\"}";
        for (EventFormat<Map<String, Object>> format : List.of(
                LINES.withOptions(options),
                EventFormat.documents(ProbeParser.ANYTHING).withOptions(options))) {
            byte[] bytes = ("{\"v\":x}\n" + tooLong + "\n").getBytes(UTF_8);
            List<JsonParseException> errors = new ArrayList<>();
            EventFormat<Map<String, Object>> rejecting = format.onRejected(bad -> errors.add(bad.error()));
            assertThat(rejecting.read(new ByteArrayInputStream(bytes)).read()).isNull();
            assertThat(errors).hasSize(2).allMatch(error -> error.getStackTrace().length == 0);
            JsonParseException thrown = catchThrowableOfType(
                    JsonParseException.class,
                    () -> format.read(new ByteArrayInputStream(bytes)).read());
            assertThat(thrown.getStackTrace()).isNotEmpty();
            assertThat(thrown).hasMessage(errors.get(0).getMessage());
        }
        JsonParseException thrown = catchThrowableOfType(
                JsonParseException.class,
                () -> EventFormat.documents(ProbeParser.ANYTHING)
                        .onRejected(bad -> {})
                        .read(new ByteArrayInputStream("{\"v\":]".getBytes(UTF_8)))
                        .read());
        assertThat(thrown.getStackTrace()).isNotEmpty();
    }
}

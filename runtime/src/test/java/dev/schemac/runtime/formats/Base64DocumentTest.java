package dev.schemac.runtime.formats;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import dev.schemac.runtime.Column;
import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Base64;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Binary columns between bytes and documents, without a String; java.util.Base64 is the oracle for all that is taken and refused. */
class Base64DocumentTest {
    private static final String LINE_END = "\\r\\n";

    private enum Variant {
        MIME(JsonFormat.BASE64_MIME, 76),
        MIME_NO_LINEFEEDS(JsonFormat.BASE64_MIME_NO_LINEFEEDS, 0),
        PEM(JsonFormat.BASE64_PEM, 64),
        URL(JsonFormat.BASE64_URL, 0);

        final JsonFormat<byte[]> format;
        final int line;
        final ProbeParser parser;

        Variant(JsonFormat<byte[]> format, int line) {
            this.format = format;
            this.line = line;
            this.parser = new ProbeParser(Formats.column("v", format));
        }

        /** The value of a document, as the JDK spells it in one line. */
        String digits(byte[] value) {
            return this == URL
                    ? Base64.getUrlEncoder().withoutPadding().encodeToString(value)
                    : Base64.getEncoder().encodeToString(value);
        }

        /** What stands between the quotes. */
        String written(byte[] value) {
            return line == 0
                    ? digits(value)
                    : Base64.getMimeEncoder(line, new byte[] {'\r', '\n'})
                            .encodeToString(value)
                            .replace("\r\n", LINE_END);
        }

        /** The bytes of a text that is what encoding them gives; null for every other. */
        byte[] exact(String text) {
            try {
                byte[] value = (this == URL ? Base64.getUrlDecoder() : Base64.getDecoder()).decode(text);
                String digits = digits(value);
                boolean padded =
                        this == URL && text.equals(Base64.getUrlEncoder().encodeToString(value));
                return padded || text.equals(digits) ? value : null;
            } catch (IllegalArgumentException e) {
                return null;
            }
        }

        byte[] read(String text) {
            return (byte[]) parser.parse(document(text), JsonOptions.STRICT).get("v");
        }

        void refuses(String text) {
            try {
                fail("%s took %s", this, Arrays.toString(read(text)));
            } catch (JsonParseException e) {
                assertThat(e)
                        .hasMessage("expected %s but found string at $.v (line 1, column 6)".formatted(format.name()));
                assertThat(e.kind()).isEqualTo(Kind.MISMATCH);
                assertThat(e.offset()).isEqualTo(5);
            }
        }
    }

    private static byte[] document(String text) {
        return ("{\"v\":\"" + text + "\"}").getBytes(ISO_8859_1);
    }

    private static byte[] random(Random random, int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    /** All that is short, and what is around the ends of one and of two pieces of the encoder and of the decoder. */
    private static IntStream lengths() {
        return IntStream.of(0, 3072, 2 * 3072, 5472, 2 * 5472)
                .flatMap(end -> end == 0 ? IntStream.rangeClosed(0, 200) : IntStream.rangeClosed(end - 4, end + 4));
    }

    @ParameterizedTest
    @EnumSource
    void writesAndReadsEveryLength(Variant variant) {
        Random random = new Random(5);
        JsonWriter out = new JsonWriter();
        lengths().forEach(length -> {
            byte[] value = random(random, length);
            out.reset();
            Outputs.of(out).value(variant.format, value);

            assertThat(out.toJson()).isEqualTo("\"" + variant.written(value) + "\"");
            assertThat(variant.read(variant.written(value)))
                    .as("%d bytes", length)
                    .isEqualTo(value);
            assertThat(variant.read(variant.digits(value)))
                    .as("%d bytes in one line", length)
                    .isEqualTo(value);
        });
    }

    @ParameterizedTest
    @EnumSource
    void readsThroughEveryEntryPoint(Variant variant) {
        byte[] value = random(new Random(6), 10_000);
        Map<String, Object> event = Parses.event(variant.parser, document(variant.written(value)), JsonOptions.DEFAULT);

        assertThat(event.get("v")).isEqualTo(value);
    }

    /** The reading of the same document by a string column says what is no JSON. */
    @ParameterizedTest
    @EnumSource
    void judgesEveryByteAtEveryPlace(Variant variant) {
        ProbeParser strings = new ProbeParser(Column.text("v"));
        Random random = new Random(7);
        for (int length : new int[] {1, 2, 3, 10, 11, 12}) {
            String text = variant.digits(random(random, length));
            for (int at = 0; at < text.length(); at++) {
                for (int b = 0; b < 256; b++) {
                    String changed = text.substring(0, at) + (char) b + text.substring(at + 1);
                    byte[] document = document(changed);
                    Object string = Parses.outcome(strings, EntryPoint.BYTES, document, JsonOptions.DEFAULT);
                    Object binary = Parses.outcome(variant.parser, EntryPoint.BYTES, document, JsonOptions.DEFAULT);
                    if (b == '"' && variant.exact(text.substring(0, at)) == null) {
                        variant.refuses(changed);
                    } else if (string instanceof JsonParseException) {
                        assertThat(Parses.same(binary, string)).as("%s", binary).isTrue();
                    } else {
                        String decoded = (String) ((Map<?, ?>) string).get("v");
                        byte[] expected =
                                variant.exact(variant.line == 0 ? decoded : decoded.replaceAll("[ \\t\\r\\n]", ""));
                        if (expected == null) {
                            variant.refuses(changed);
                        } else {
                            assertThat(variant.read(changed)).isEqualTo(expected);
                        }
                    }
                }
            }
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource
    void refusesWhatIsNoDigitAnywhereInLongTexts(Variant variant) {
        String text = variant.digits(random(new Random(8), 6_200));
        String refused = "?*,.~" + (variant == Variant.URL ? "+/" : "-_");
        for (int at = 0; at < text.length(); at += at % 4096 < 4 || at % 4096 > 4090 ? 1 : 5) {
            char c = refused.charAt(at % refused.length());
            variant.refuses(text.substring(0, at) + c + text.substring(at + 1));
            if (at < text.length() - 2) {
                variant.refuses(text.substring(0, at) + '=' + text.substring(at + 1));
                variant.refuses(text.substring(0, at) + "==" + text.substring(at + 2));
            }
        }
    }

    /** Cuts and paddings around the places where a piece ends. */
    @ParameterizedTest
    @EnumSource
    void judgesEveryEnd(Variant variant) {
        String digits = variant.digits(random(new Random(9), 6_200));
        for (int end : new int[] {0, 4, 8, 4096, 8192}) {
            for (int length = Math.max(0, end - 5); length <= end + 5; length++) {
                String text = digits.substring(0, length);
                for (String padding :
                        new String[] {"", "=", "==", "===", "====", "=====", "A=", "A==", "A===", "Q=A="}) {
                    byte[] expected = variant.exact(text + padding);
                    if (expected == null) {
                        variant.refuses(text + padding);
                    } else {
                        assertThat(variant.read(text + padding)).isEqualTo(expected);
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void decodesEscapes(Variant variant) {
        Random random = new Random(10);
        for (int length : new int[] {1, 2, 3, 50, 3_000, 3_072, 3_073, 9_000}) {
            byte[] value = random(random, length);
            String text = variant.digits(value);
            for (int share : new int[] {1, 2, 10, 500}) {
                StringBuilder escaped = new StringBuilder();
                for (char c : text.toCharArray()) {
                    boolean slash = c == '/' && random.nextBoolean();
                    escaped.append(slash ? "\\/" : random.nextInt(share) > 0 ? "" + c : "\\u%04x".formatted((int) c));
                }
                assertThat(variant.read(escaped.toString())).isEqualTo(value);
            }
            variant.refuses(text + "\\u00e9");
            variant.refuses(text + "\\\"");
            variant.refuses("\\ud83d\\ude00" + text);
            variant.refuses("\\f" + text);
        }
        assertThat(Variant.URL.read("\\u005f\\u002D8"))
                .isEqualTo(Base64.getDecoder().decode("/+8="));
    }

    @ParameterizedTest
    @EnumSource
    void takesBlanksAnywhereWhereLinesEnd(Variant variant) {
        Random random = new Random(11);
        for (int length : new int[] {1, 2, 3, 100, 5_000}) {
            byte[] value = random(random, length);
            for (String blank : new String[] {"\\n", "\\r\\n", "\\t", "\\u0020", " "}) {
                StringBuilder text = new StringBuilder(variant.digits(value));
                for (int i = 0; i < 5; i++) {
                    text.insert(random.nextInt(text.length() + 1), '~');
                }
                String spelt = text.toString().replace("~", blank);
                if (variant.line == 0) {
                    variant.refuses(spelt);
                } else {
                    assertThat(variant.read(spelt)).isEqualTo(value);
                    assertThat(variant.read(blank + spelt + blank)).isEqualTo(value);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void refusesTextsThatDoNotEnd(Variant variant) {
        String text = variant.written(random(new Random(12), 4_000));
        for (int length = 0; length < text.length(); length += 13) {
            String cut = "{\"v\":\"" + text.substring(0, length);
            JsonParseException e = Parses.error(variant.parser, cut.getBytes(ISO_8859_1), JsonOptions.DEFAULT);
            assertThat(e.description()).isEqualTo("expected closing quote but found end of input");
            assertThat(e.offset()).isEqualTo(cut.length());
        }
    }

    @ParameterizedTest
    @EnumSource
    void takesRandomMegabytes(Variant variant) {
        Random random = new Random(13);
        JsonWriter out = new JsonWriter();
        for (int length : new int[] {1 << 20, (1 << 20) + 1, (1 << 20) + 2}) {
            byte[] value = random(random, length);
            out.reset();
            Outputs.of(out).value(variant.format, value);
            String written = variant.written(value);

            assertThat(out.toJson().equals("\"" + written + "\"")).isTrue();
            assertThat(Arrays.equals(variant.read(written), value)).isTrue();
            assertThat(Arrays.equals(variant.format.parse(variant.format.format(value)), value))
                    .isTrue();
        }
    }

    @Test
    void keepsWhatWasWrittenBeforeAndAfter() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        Outputs.of(out).member(JsonKey.string("a"), JsonFormat.BASE64_URL, new byte[] {-1});
        Outputs.of(out).member(JsonKey.string("b"), JsonFormat.BASE64_MIME, new byte[0]);
        out.name("c");
        out.beginArray();
        Outputs.of(out).value(JsonFormat.BASE64_PEM, new byte[49]);
        Outputs.of(out).value(JsonFormat.BASE64_PEM, null);
        Outputs.of(out).value(JsonFormat.BASE64_MIME_NO_LINEFEEDS, new byte[49]);
        out.endArray();
        out.endObject();

        assertThat(out.toJson())
                .isEqualTo("{\"a\":\"_w\",\"b\":\"\",\"c\":[\"" + "A".repeat(64) + LINE_END + "AA==\",null,\""
                        + "A".repeat(66) + "==\"]}");
    }

    @ParameterizedTest
    @EnumSource
    void writesIndentedDocuments(Variant variant) {
        byte[] value = random(new Random(15), 6_000);
        String written = '"' + variant.written(value) + '"';
        for (JsonOptions options : new JsonOptions[] {JsonOptions.DEFAULT, JsonOptions.ESPER}) {
            JsonWriter out = new JsonWriter(options.withIndent(2));
            out.beginArray();
            Outputs.of(out).value(variant.format, value);
            Outputs.of(out).value(variant.format, value);
            out.endArray();

            assertThat(out.toJson()).isEqualTo("[\n  " + written + ",\n  " + written + "\n]");
        }
    }

    @ParameterizedTest
    @EnumSource
    void allocatesNothingToWriteAndTheBytesToRead(Variant variant) {
        Random random = new Random(14);
        for (int length : new int[] {100, 10_000, 1_000_000, 1_000_001}) {
            byte[] value = random(random, length);
            JsonWriter out = new JsonWriter();
            long writing = allocated(() -> {
                out.reset();
                Outputs.of(out).value(variant.format, value);
                return out;
            });
            assertThat(writing).as("writing %d bytes", length).isLessThan(1_000);

            byte[] document = document(variant.written(value));
            long reading = allocated(() -> variant.parser.parse(document));
            assertThat(reading).as("reading %d bytes", length).isBetween((long) length, length + 20_000L);
        }
    }

    /** The least of a few runs: what a warm run does; others may meet the JIT at work. */
    private static long allocated(Supplier<Object> work) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 20; i++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            Object result = work.get();
            long after = threads.getCurrentThreadAllocatedBytes();
            assertThat(result).isNotNull();
            least = Math.min(least, after - before);
        }
        return least;
    }

    /** With {@link JsonOptions#withEitherBase64} each variant reads the digits of each other one, and nothing that is neither. */
    @ParameterizedTest
    @EnumSource
    void eitherAlphabetIsTakenWhereAsked(Variant variant) {
        JsonOptions either = JsonOptions.DEFAULT.withEitherBase64(true);
        Random random = new Random(7);
        for (int length = 0; length < 200; length++) {
            byte[] value = new byte[length];
            random.nextBytes(value);
            for (String digits : new String[] {
                Base64.getEncoder().encodeToString(value),
                Base64.getEncoder().withoutPadding().encodeToString(value),
                Base64.getUrlEncoder().encodeToString(value),
                Base64.getUrlEncoder().withoutPadding().encodeToString(value)
            }) {
                assertThat(variant.parser
                                .parse("{\"v\":\"" + digits + "\"}", either)
                                .get("v"))
                        .isEqualTo(value);
            }
        }
        for (String none : new String[] {
            "+-AA", "-+AA", "AA/_", "_A/A", "/A_A", "A", "AAAAA", "A===", "AB", "AA=A", "A*AA", "\u00e9AAA"
        }) {
            try {
                variant.parser.parse("{\"v\":\"" + none + "\"}", either);
                fail(none);
            } catch (JsonParseException e) {
                assertThat(e.kind()).isEqualTo(Kind.MISMATCH);
            }
        }
        assertThat(either.eitherBase64()).isTrue();
        assertThat(either).isNotEqualTo(JsonOptions.DEFAULT);
        assertThat(either.withEitherBase64(false)).isEqualTo(JsonOptions.DEFAULT);
        assertThat(either.withIndent(1)
                        .withMaxDepth(3)
                        .withMaxNumberLength(30)
                        .withSortedMembers(true)
                        .eitherBase64())
                .isTrue();
    }
}

package dev.schemac.runtime.strings;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.input.StringScanner;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Strings: what is well-formed comes through unchanged, everything else is an error at its place, read or skipped. */
class StringReadingTest {
    private static final long SEED = Seed.of(20_260_103);

    private static final ProbeParser TEXT = new ProbeParser(Column.text("v"));

    /** A control character or a quote would end the string; what is left are the scalar values that may stand for themselves. */
    private static boolean standsForItself(int scalar) {
        return scalar >= ' ' && scalar != '"' && scalar != '\\';
    }

    // ---- every scalar value

    @Tag("slow")
    @Tag("each-jdk")
    @Test
    void everyScalarValueInAValue() {
        int count = 0;
        for (int scalar = 0; scalar <= Character.MAX_CODE_POINT; scalar++) {
            if (scalar >= Character.MIN_SURROGATE && scalar <= Character.MAX_SURROGATE) {
                continue;
            }
            count++;
            String text = Character.toString(scalar);
            String escaped = escape(text);
            String spelled = standsForItself(scalar) ? text : escaped;
            // At three alignments to the words that are looked at, and next to what decodes by itself.
            String expected = text + "abc" + text + "abcdef" + text;
            read(spelled + "abc" + spelled + "abcdef" + spelled, expected);
            if (Volume.FULL || scalar < 0x1_0000 || scalar % 16 == 0) {
                read(spelled + "abc" + escaped + "abcdef" + spelled, expected);
            }
        }
        assertThat(count).isEqualTo(1_112_064);
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            escaped.append("\\u");
            for (int shift = 12; shift >= 0; shift -= 4) {
                escaped.append("0123456789abcdef".charAt(c >> shift & 15));
            }
        }
        return escaped.toString();
    }

    /** Reads, and skips, a string in quotes. */
    private static void read(String spelled, String expected) {
        byte[] bytes = ('"' + spelled + '"').getBytes(UTF_8);
        JsonScanner in = new JsonScanner(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        String found = in.readString();
        if (!expected.equals(found) || in.position() != bytes.length) {
            fail("%s gives %s", spelled, found);
        }
        JsonScanner skipping = new JsonScanner(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        skipping.skipValue();
        if (skipping.position() != bytes.length) {
            fail("%s skipped to %d", spelled, skipping.position());
        }
    }

    /** Names on the any-order path: many columns at once, the document's names spelled raw and escaped. */
    @Tag("slow")
    @Tag("each-jdk")
    @Test
    void everyScalarValueInADeclaredName() {
        int step = Volume.of(16, 1);
        int group = 2_000;
        int[] scalars = new int[group];
        int count = 0;
        for (int scalar = 0; scalar <= Character.MAX_CODE_POINT; scalar++) {
            boolean surrogate = scalar >= Character.MIN_SURROGATE && scalar <= Character.MAX_SURROGATE;
            if (!surrogate && (scalar < 0x1_0000 || scalar % step == 0)) {
                scalars[count++] = scalar;
            }
            if (count == group || scalar == Character.MAX_CODE_POINT && count > 0) {
                names(Arrays.copyOf(scalars, count));
                count = 0;
            }
        }
    }

    private static void names(int[] scalars) {
        Column[] columns = new Column[scalars.length];
        StringBuilder raw = new StringBuilder("{\"undeclared\":0");
        StringBuilder escaped = new StringBuilder("{");
        for (int i = scalars.length - 1; i >= 0; i--) {
            String name = "n" + Character.toString(scalars[i]);
            columns[i] = Column.intColumn(name);
            raw.append(",\"n")
                    .append(standsForItself(scalars[i]) ? Character.toString(scalars[i]) : escape(name.substring(1)))
                    .append("\":")
                    .append(i);
            escaped.append(i == scalars.length - 1 ? "\"" : ",\"")
                    .append(escape(name))
                    .append("\":")
                    .append(i);
        }
        ProbeParser parser = new ProbeParser(columns);
        for (CharSequence json : List.of(raw.append('}'), escaped.append('}'))) {
            Map<String, Object> event = parser.parse(json.toString());
            for (int i = 0; i < scalars.length; i++) {
                if (!Integer.valueOf(i).equals(event.get(columns[i].name()))) {
                    fail("U+%04X as a name gives %s", scalars[i], event.get(columns[i].name()));
                }
            }
        }
    }

    // ---- UTF-8

    /** All sequences of one and two bytes, and those of three and four bytes by class; all of three with the full volume. */
    @Test
    void everyShortSequenceAgainstTheDecoder() {
        Volume.sweep(StringReadingTest::sweepEveryShortSequenceAgainstTheDecoder);
    }

    private static void sweepEveryShortSequenceAgainstTheDecoder() {
        Sequences sequences = new Sequences();
        byte[] one = new byte[1];
        byte[] two = new byte[2];
        for (int a = 0; a < 256; a++) {
            one[0] = (byte) a;
            sequences.check(one);
            for (int b = 0; b < 256; b++) {
                two[0] = (byte) a;
                two[1] = (byte) b;
                sequences.check(two);
            }
        }
        // A byte of each kind that table 3-7 of the Unicode standard tells apart.
        int[] seconds = {0x20, 0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xE0, 0xF0, 0xFF};
        int[] thirds = {0x20, 0x41, 0x7F, 0x80, 0xBF, 0xC0, 0xFF};
        byte[] three = new byte[3];
        byte[] four = new byte[4];
        for (int a = 0x80; a < 256; a++) {
            boolean lead = a >= 0xC2 && a <= 0xF4;
            for (int b : lead || Volume.FULL ? all() : seconds) {
                for (int c : Volume.FULL ? all() : thirds) {
                    three[0] = (byte) a;
                    three[1] = (byte) b;
                    three[2] = (byte) c;
                    sequences.check(three);
                }
                for (int c : a >= 0xE0 ? thirds : new int[0]) {
                    for (int d : thirds) {
                        four[0] = (byte) a;
                        four[1] = (byte) b;
                        four[2] = (byte) c;
                        four[3] = (byte) d;
                        sequences.check(four);
                    }
                }
            }
        }
        assertThat(sequences.refused).isGreaterThan(250_000);
        assertThat(sequences.accepted).isGreaterThan(15_000);
    }

    /** Runs of sequences of one length are looked at in words: each byte of a run replaced by every other. */
    @Test
    void everyByteInRunsOfSequences() {
        Volume.sweep(StringReadingTest::sweepEveryByteInRunsOfSequences);
    }

    private static void sweepEveryByteInRunsOfSequences() {
        Sequences sequences = new Sequences();
        for (String unit : List.of("\u0080", "\u044f", "\u07ff", "\u0800", "\u4e2d", "\uffff", "\ud83d\ude00")) {
            for (String before : List.of("", "a", "ab", "abc")) {
                byte[] run = (before + unit.repeat(10)).getBytes(UTF_8);
                for (int i = 0; i < run.length; i++) {
                    byte original = run[i];
                    for (int b = 0; b < 256; b++) {
                        run[i] = (byte) b;
                        sequences.check(run);
                    }
                    run[i] = original;
                }
            }
        }
        assertThat(sequences.refused).isGreaterThan(50_000);
        assertThat(sequences.accepted).isGreaterThan(20_000);
    }

    /** Strings that outgrow what is at hand for decoding them, with the change from ASCII at any place. */
    @Test
    void longStringsBeyondAscii() {
        SplittableRandom random = new SplittableRandom(SEED);
        String[] parts = {"a", "plain text ", "\u00e9", "\u0436\u0436\u0436\u0436\u0436", "\u4e2d\u6587", "\ud83d\ude00"
        };
        for (int i = 0; i < 2_000; i++) {
            StringBuilder text = new StringBuilder("x".repeat(random.nextInt(400)));
            StringBuilder spelled = new StringBuilder(text);
            for (int n = random.nextInt(400); n >= 0; n--) {
                String part = parts[random.nextInt(parts.length)];
                text.append(part);
                spelled.append(random.nextInt(4) == 0 ? escape(part) : part);
            }
            read(spelled.toString(), text.toString());
        }
    }

    private static int[] all() {
        int[] all = new int[256];
        Arrays.setAll(all, i -> i);
        return all;
    }

    /** Puts sequences of bytes into strings and compares the verdict, and the text, with the JDK's decoder. */
    private static final class Sequences {
        private final CharsetDecoder decoder = UTF_8.newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        private final CharBuffer decoded = CharBuffer.allocate(64);
        private final byte[] document = "\"abc........xyz\"".getBytes(ISO_8859_1);
        private int accepted;
        private int refused;

        void check(byte[] sequence) {
            for (byte b : sequence) {
                if (b == '"' || b == '\\' || b >= 0 && b < ' ') {
                    return; // not a matter of UTF-8
                }
            }
            byte[] bytes = Arrays.copyOf(document, 9 + sequence.length);
            System.arraycopy(sequence, 0, bytes, 4, sequence.length);
            System.arraycopy(document, 11, bytes, 4 + sequence.length, 5);
            bytes[bytes.length - 1] = '"';
            decoded.clear();
            decoder.reset();
            ByteBuffer text = ByteBuffer.wrap(bytes, 1, bytes.length - 2);
            CoderResult result = decoder.decode(text, decoded, true);
            boolean wellFormed = !result.isError();
            boolean read = read(bytes, wellFormed ? decoded.flip().toString() : null);
            if (read != wellFormed || skip(bytes) != wellFormed) {
                fail("%s well-formed: %s, read: %s", HexFormat.of().formatHex(sequence), wellFormed, read);
            }
            if (wellFormed) {
                accepted++;
            } else {
                refused++;
            }
        }

        /** Whether the string is read, as expected; an error other than that of UTF-8 counts as if it were. */
        private static boolean read(byte[] bytes, String expected) {
            JsonScanner in = new JsonScanner(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
            try {
                String found = in.readString();
                return found.equals(expected) && in.position() == bytes.length;
            } catch (InvalidInput e) {
                return !e.description().equals("ill-formed UTF-8");
            }
        }

        private static boolean skip(byte[] bytes) {
            JsonScanner in = new JsonScanner(bytes, 0, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
            try {
                in.skipValue();
                return in.position() == bytes.length;
            } catch (InvalidInput e) {
                return !e.description().equals("ill-formed UTF-8");
            }
        }
    }

    @Test
    void illFormedSequencesInEveryPlaceOfADocument() {
        for (String hex : List.of(
                "80",
                "bf",
                "c0af",
                "c080",
                "c1bf",
                "c3",
                "e080af",
                "e282",
                "eda080",
                "edbfbf",
                "f08080af",
                "f09f98",
                "f4908080",
                "f5808080",
                "f888808080",
                "fe",
                "ff")) {
            String bad = new String(HexFormat.of().parseHex(hex), ISO_8859_1);
            String message = "ill-formed UTF-8 at %s (line 1, column %s)";
            illFormed(TEXT, "{\"v\":\"" + bad + "\"}", 6, message.formatted("$.v", 7));
            illFormed(TEXT, "{\"v\":\"abcdefgh" + bad + "\"}", 14, message.formatted("$.v", 15));
            illFormed(TEXT, "{\"v\":\"\\n" + bad + "\"}", 8, message.formatted("$.v", 9));
            illFormed(TEXT, "{\"x\":\"" + bad + "\"}", 6, message.formatted("$.x", 7));
            illFormed(TEXT, "{\"" + bad + "\":1}", 2, message.formatted("$", 3));
            illFormed(TEXT, "{\"v" + bad + "\":1}", 3, message.formatted("$", 4));
            illFormed(TEXT, "{\"x\":{\"" + bad + "\":1}}", 7, message.formatted("$.x", 8));
            illFormed(TEXT, "{\"x\":[\"" + bad + "\"]}", 7, message.formatted("$.x[0]", 8));
            illFormed(ProbeParser.ANYTHING, "{\"v\":[{\"" + bad + "\":1}]}", 8, message.formatted("$.v[0]", 9));
            illFormed(ProbeParser.ANYTHING, "{\"v\":[{\"a\":\"" + bad + "\"}]}", 12, message.formatted("$.v[0].a", 13));
            // Outside of strings no byte above 127 means anything.
            illFormed(TEXT, bad + "{}", 0, "expected object but found unexpected character at $ (line 1, column 1)");
            illFormed(
                    TEXT,
                    "{}" + bad,
                    2,
                    "expected end of input but found unexpected character at $ (line 1, column 3)");
            illFormed(
                    TEXT,
                    "{" + bad + "}",
                    1,
                    "expected member name but found unexpected character at $ (line 1, column 2)");
            illFormed(
                    TEXT,
                    "{\"v\"" + bad + ":1}",
                    4,
                    "expected ':' but found unexpected character at $.v (line 1, column 5)");
            illFormed(
                    TEXT,
                    "{\"v\":" + bad + "1}",
                    5,
                    "expected string but found unexpected character at $.v (line 1, column 6)");
            illFormed(
                    TEXT,
                    "{\"x\":" + bad + "1}",
                    5,
                    "expected value but found unexpected character at $.x (line 1, column 6)");
            illFormed(
                    TEXT,
                    "{\"v\":1" + bad + "}",
                    6,
                    "expected ',' or '}' but found unexpected character at $.v (line 1, column 7)");
            illFormed(
                    TEXT,
                    "{\"x\":[1" + bad + "]}",
                    7,
                    "expected ',' or ']' but found unexpected character at $.x[0] (line 1, column 8)");
        }
    }

    private static void illFormed(ProbeParser parser, String latin1, int offset, String message) {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.ESPER)) {
            Parses.refused(parser, latin1.getBytes(ISO_8859_1), options, Kind.MALFORMED, offset, message);
        }
    }

    // ---- special bytes at every place

    /** Every length, every alignment, every place: each kind of byte that ends the search of eight plain bytes at a time. */
    @Test
    void everySpecialByteAtEveryPlace() {
        String[] specials = {
            "\u0000",
            "\u001f",
            "\"",
            "\\",
            "\\n",
            "\\\"",
            "\\u00e9",
            "\u007f",
            "\u0080",
            "é",
            "€",
            "\ud83d\ude00",
            " ",
            "!",
            "#",
            "[",
            "]",
            "\u00ff"
        };
        int cases = 0;
        for (int length = 0; length <= 40; length++) {
            String plain = "x".repeat(length);
            for (int alignment = 0; alignment < 8; alignment++) {
                special(alignment, plain, plain);
                for (int place = 0; place <= length; place++) {
                    for (String special : specials) {
                        String text = plain.substring(0, place) + special + plain.substring(place);
                        String decoded = special.startsWith("\\")
                                ? plain.substring(0, place)
                                        + (special.equals("\\n") ? "\n" : special.equals("\\\"") ? "\"" : "é")
                                        + plain.substring(place)
                                : text;
                        boolean allowed = special.charAt(0) >= ' ' && !special.equals("\"") && !special.equals("\\");
                        special(alignment, text, allowed ? decoded : null);
                        cases++;
                    }
                }
            }
        }
        assertThat(cases).isEqualTo(41 * 42 / 2 * 8 * specials.length);
    }

    /** The search for a quote returns the complement of its index at other special bytes, and at the end. */
    @Test
    void theEndOfAPlainString() {
        for (int length = 0; length <= 40; length++) {
            for (int alignment = 0; alignment < 8; alignment++) {
                int end = alignment + length;
                String plain = "x".repeat(length);
                for (String special : List.of("\"", "\\", "\n", "\0", "\u00e9")) {
                    byte[] bytes = (" ".repeat(alignment) + plain + special + plain).getBytes(UTF_8);
                    int expected = special.equals("\"") ? end : ~end;
                    assertThat(StringScanner.close(bytes, alignment, bytes.length))
                            .isEqualTo(expected);
                    assertThat(StringScanner.closeOfName(bytes, alignment, bytes.length))
                            .isEqualTo(expected);
                    assertThat(StringScanner.close(bytes, alignment, end)).isEqualTo(~end);
                    assertThat(StringScanner.closeOfName(bytes, alignment, end)).isEqualTo(~end);
                }
            }
        }
    }

    /** @param expected null where the string must be refused */
    private static void special(int alignment, String text, String expected) {
        byte[] string = ('"' + text + '"').getBytes(UTF_8);
        byte[] bytes = new byte[alignment + string.length];
        System.arraycopy(string, 0, bytes, alignment, string.length);
        JsonScanner in = new JsonScanner(bytes, alignment, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        String found = null;
        try {
            found = in.readString();
        } catch (InvalidInput e) {
            assertThat(e.kind()).isEqualTo(InvalidInput.Kind.MALFORMED);
        }
        boolean whole = found != null && in.position() == bytes.length;
        boolean skipped;
        JsonScanner skipping =
                new JsonScanner(bytes, alignment, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        try {
            skipping.skipValue();
            skipped = skipping.position() == bytes.length;
        } catch (InvalidInput e) {
            skipped = false;
        }
        if (expected == null ? whole : !whole || !expected.equals(found) || !skipped) {
            fail("%s gives %s, not %s; skipped %s", text, found, expected, skipped);
        }
        if (expected == null && skipped) {
            fail("%s skipped", text);
        }
    }

    @Test
    void controlCharactersMustBeEscaped() {
        for (int c = 0; c < ' '; c++) {
            String raw = String.valueOf((char) c);
            for (ProbeParser parser : List.of(TEXT, ProbeParser.ANYTHING, ProbeParser.NOTHING)) {
                for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.ESPER)) {
                    Parses.refused(
                            parser,
                            "{\"v\":\"a" + raw + "\"}",
                            options,
                            Kind.MALFORMED,
                            7,
                            "unescaped control character in a string at $.v (line 1, column 8)");
                    Parses.refused(
                            parser,
                            "{\"v\":\"\\\\" + raw + "\"}",
                            options,
                            Kind.MALFORMED,
                            8,
                            "unescaped control character in a string at $.v (line 1, column 9)");
                    Parses.refused(
                            parser,
                            "{\"v" + raw + "\":1}",
                            options,
                            Kind.MALFORMED,
                            3,
                            "unescaped control character in a string at $ (line 1, column 4)");
                }
            }
            assertThat(Parses.event(TEXT, "{\"v\":\"" + escape(raw) + "\"}", JsonOptions.STRICT))
                    .containsEntry("v", raw);
            assertThat(Parses.event(ProbeParser.NOTHING, "{\"v\":\"" + escape(raw) + "\"}", JsonOptions.DEFAULT))
                    .isEmpty();
        }
        assertThat(Parses.event(TEXT, "{\"v\":\"\u007f\u0085\u2028\u2029\ufeff\uffff\"}", JsonOptions.STRICT))
                .containsEntry("v", "\u007f\u0085\u2028\u2029\ufeff\uffff");
    }

    // ---- escapes

    @Test
    void everyEscape() {
        for (int kind = 0; kind < 128; kind++) {
            String json = "{\"v\":\"ab\\" + (char) kind + "\"}";
            int index = "\"\\/bfnrt".indexOf(kind);
            if (kind == '"') {
                json = "{\"v\":\"ab\\\"\"}";
            }
            if (index >= 0) {
                String text = "ab" + "\"\\/\b\f\n\r\t".charAt(index);
                assertThat(Parses.event(TEXT, json, JsonOptions.DEFAULT)).containsEntry("v", text);
                assertThat(Parses.event(ProbeParser.ANYTHING, json, JsonOptions.DEFAULT))
                        .containsEntry("v", text);
                assertThat(Parses.event(ProbeParser.NOTHING, json, JsonOptions.DEFAULT))
                        .isEmpty();
            } else if (kind != 'u') {
                for (ProbeParser parser : List.of(TEXT, ProbeParser.ANYTHING, ProbeParser.NOTHING)) {
                    Parses.refused(
                            parser,
                            json,
                            JsonOptions.DEFAULT,
                            Kind.MALFORMED,
                            8,
                            "invalid escape sequence at $.v (line 1, column 9)");
                }
            }
        }
    }

    /** A valid escape at every place of a string, and after that an invalid one at every place. */
    @Test
    void escapesAtEveryPlace() {
        for (int length = 0; length <= 20; length++) {
            String plain = "abcdefghijklmnopqrst".substring(0, length);
            for (int place = 0; place <= length; place++) {
                String before = plain.substring(0, place);
                String behind = plain.substring(place);
                assertThat(Parses.event(
                                TEXT, "{\"v\":\"" + before + "\\u20aC\\t" + behind + "\"}", JsonOptions.DEFAULT))
                        .containsEntry("v", before + "€\t" + behind);
                for (ProbeParser parser : List.of(TEXT, ProbeParser.NOTHING)) {
                    Parses.refused(
                            parser,
                            "{\"v\":\"" + before + "\\q" + behind + "\"}",
                            JsonOptions.DEFAULT,
                            Kind.MALFORMED,
                            6 + place,
                            "invalid escape sequence at $.v (line 1, column " + (7 + place) + ")");
                }
            }
        }
    }

    @Test
    void hexadecimalDigitsOfEscapes() {
        for (int place = 0; place < 4; place++) {
            for (int b = 0; b < 256; b++) {
                byte[] json = "{\"v\":\"\\u0041\"}".getBytes(UTF_8);
                json[8 + place] = (byte) b;
                int digit = b < 128 ? Character.digit(b, 16) : -1;
                if (digit >= 0) {
                    int unit = 0x0041 & ~(0xf << 12 - 4 * place) | digit << 12 - 4 * place;
                    if (unit >= 0xD800 && unit <= 0xDFFF) {
                        Parses.refused(
                                TEXT,
                                json,
                                JsonOptions.DEFAULT,
                                Kind.MALFORMED,
                                6,
                                "unpaired surrogate at $.v (line 1, column 7)");
                    } else {
                        assertThat(Parses.event(TEXT, json, JsonOptions.DEFAULT))
                                .containsEntry("v", String.valueOf((char) unit));
                    }
                } else {
                    String message =
                            "expected four hexadecimal digits after \\u at $.v (line 1, column " + (9 + place) + ")";
                    Parses.refused(TEXT, json, JsonOptions.DEFAULT, Kind.MALFORMED, 8 + place, message);
                    Parses.refused(ProbeParser.NOTHING, json, JsonOptions.ESPER, Kind.MALFORMED, 8 + place, message);
                }
            }
        }
    }

    @Test
    void stringsThatEndTooEarly() {
        for (String string : List.of(
                "\"",
                "\"a",
                "\"abcdefgh",
                "\"\\",
                "\"\\\"",
                "\"\\u",
                "\"\\u0",
                "\"\\u00",
                "\"\\u004",
                "\"\\u0041",
                "\"\\ud83d\\u",
                "\"\\ud83d\\ude0",
                "\"\\\\")) {
            for (ProbeParser parser : List.of(TEXT, ProbeParser.ANYTHING, ProbeParser.NOTHING)) {
                String json = "{\"v\":" + string;
                Parses.refused(
                        parser,
                        json,
                        JsonOptions.DEFAULT,
                        Kind.MALFORMED,
                        json.length(),
                        "expected closing quote but found end of input at $.v (line 1, column " + (json.length() + 1)
                                + ")");
            }
        }
    }

    @Test
    void stringsThatEndInsideOrAfterACharacter() {
        for (String character : List.of("\u00e9", "\u4e2d", "\ud83d\ude00")) {
            byte[] json = ("{\"v\":\"" + character).getBytes(UTF_8);
            for (ProbeParser parser : List.of(TEXT, ProbeParser.ANYTHING, ProbeParser.NOTHING)) {
                for (int end = 7; end < json.length; end++) {
                    Parses.refused(
                            parser,
                            Arrays.copyOf(json, end),
                            JsonOptions.DEFAULT,
                            Kind.MALFORMED,
                            6,
                            "ill-formed UTF-8 at $.v (line 1, column 7)");
                }
                Parses.refused(
                        parser,
                        json,
                        JsonOptions.DEFAULT,
                        Kind.MALFORMED,
                        json.length,
                        "expected closing quote but found end of input at $.v (line 1, column "
                                + (7 + character.length()) + ")");
            }
        }
    }

    // ---- surrogates

    private static final List<String> LONE = List.of(
            "\\ud800",
            "\\udbff",
            "\\udc00",
            "\\udfff",
            "\\uDC00\\uD800",
            "\\ud800x",
            "\\ud800\\n",
            "\\ud800\\u0041",
            "\\ud800\\ud800",
            "\\ud800\\\\udc00");

    @Test
    void surrogatesAtTheEndOfTheInput() {
        for (String string : List.of("\\ud83d", "\\ud83d\\")) {
            for (ProbeParser parser : List.of(TEXT, ProbeParser.ANYTHING, ProbeParser.NOTHING)) {
                Parses.refused(
                        parser,
                        "{\"v\":\"" + string,
                        JsonOptions.DEFAULT,
                        Kind.MALFORMED,
                        6,
                        "unpaired surrogate at $.v (line 1, column 7)");
            }
        }
    }

    @Test
    void surrogatesWithoutTheirPartner() {
        for (String lone : LONE) {
            String text = lone.replace("\\\\", "\u0001").replace("\\n", "\n");
            for (String unit : List.of("d800", "dbff", "dc00", "dfff", "DC00", "D800", "0041")) {
                text = text.replace("\\u" + unit, String.valueOf((char) Integer.parseInt(unit, 16)));
            }
            text = text.replace("\u0001", "\\");
            String message = "unpaired surrogate at %s (line 1, column %s)";
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
                Parses.refused(
                        TEXT, "{\"v\":\"ab" + lone + "\"}", options, Kind.MALFORMED, 8, message.formatted("$.v", 9));
                Parses.refused(
                        ProbeParser.ANYTHING,
                        "{\"v\":{\"" + lone + "\":1}}",
                        options,
                        Kind.MALFORMED,
                        7,
                        message.formatted("$.v", 8));
                Parses.refused(TEXT, "{\"" + lone + "\":1}", options, Kind.MALFORMED, 2, message.formatted("$", 3));
            }
            Parses.refused(
                    ProbeParser.NOTHING,
                    "{\"v\":[\"" + lone + "\"]}",
                    JsonOptions.DEFAULT,
                    Kind.MALFORMED,
                    7,
                    message.formatted("$.v[0]", 8));
            assertThat(Parses.event(TEXT, "{\"v\":\"ab" + lone + "\"}", JsonOptions.ESPER))
                    .containsEntry("v", "ab" + text);
            assertThat(Parses.event(ProbeParser.ANYTHING, "{\"v\":{\"" + lone + "\":1}}", JsonOptions.ESPER))
                    .containsEntry("v", Map.of(text, 1));
            assertThat(Parses.event(ProbeParser.NOTHING, "{\"" + lone + "\":\"" + lone + "\"}", JsonOptions.ESPER))
                    .isEmpty();
        }
    }

    /** No declared name is a name with a lone surrogate, not even that with the question mark an encoder puts in its place. */
    @Test
    void noColumnIsNamedByALoneSurrogate() {
        ProbeParser parser = new ProbeParser(Column.text("?"), Column.text("a?"));
        assertThat(Parses.event(parser, "{\"\\ud800\":\"x\",\"a\\udc00\":\"y\"}", JsonOptions.ESPER))
                .isEmpty();
        assertThat(Parses.event(parser, "{\"\\u003f\":\"x\",\"a?\":\"y\"}", JsonOptions.ESPER))
                .isEqualTo(Map.of("?", "x", "a?", "y"));
    }

    @Test
    void pairsOfSurrogates() {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            assertThat(Parses.event(TEXT, "{\"v\":\"\\ud83d\\ude00\\uD800\\uDC00\\udbff\\udfff\"}", options))
                    .containsEntry("v", "\ud83d\ude00\ud800\udc00\udbff\udfff");
        }
    }

    /** A String is made of UTF-16 units, so it can hold what no bytes can. */
    @Test
    void stringInputWithLoneSurrogates() {
        String message = "unpaired surrogate at %s (line 1, column %s)";
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            refusedString("{\"v\":\"\ud800\"}", options, 6, message.formatted("$.v", 7));
            refusedString("{\"v\":\"?\udc00\"}", options, 7, message.formatted("$.v", 8));
            refusedString("{\"v\":\"?é\ud800?\"}", options, 9, message.formatted("$.v", 9));
            refusedString("{\"v\":\"\ud83d\ude00\ud83d\"}", options, 10, message.formatted("$.v", 9));
            refusedString("{\"v\":\"\ude00\ud83d\"}", options, 6, message.formatted("$.v", 7));
            refusedString("{\"x\":[\"\ud800\ud800\udc00\"]}", options, 7, message.formatted("$.x[0]", 8));
            refusedString("{\"\ud800\":1}", options, 2, message.formatted("$", 3));
            refusedString("{}\ud800", options, 2, message.formatted("$", 3));
            refusedString("\udfff", options, 0, message.formatted("$", 1));
            assertThat(TEXT.parse("{\"v\":\"?\ud83d\ude00?\"}", options)).containsEntry("v", "?\ud83d\ude00?");
            assertThat(TEXT.parse("{\"v\":\"é¿\u03bf?\"}", options)).containsEntry("v", "é¿\u03bf?");
        }
    }

    private static void refusedString(String json, JsonOptions options, int offset, String message) {
        try {
            fail("accepted: " + TEXT.parse(json, options));
        } catch (JsonParseException e) {
            assertThat(e).hasMessage(message);
            assertThat(e.offset()).isEqualTo(offset);
            assertThat(e.kind()).isEqualTo(Kind.MALFORMED);
        }
    }

    // ---- random

    @Test
    void randomStringsThroughEveryEntryPoint() {
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < Volume.of(10_000, 1_000_000); i++) {
            StringBuilder text = new StringBuilder();
            StringBuilder spelled = new StringBuilder();
            for (int n = random.nextInt(30); n > 0; n--) {
                int scalar = switch (random.nextInt(6)) {
                    case 0 -> random.nextInt(0x80);
                    case 1 -> random.nextInt(0x800);
                    case 2 -> random.nextInt(0xD800);
                    case 3 -> 0xE000 + random.nextInt(0x110000 - 0xE000);
                    default -> 'a' + random.nextInt(26);
                };
                text.appendCodePoint(scalar);
                String one = Character.toString(scalar);
                spelled.append(standsForItself(scalar) && random.nextInt(4) > 0 ? one : escape(one));
            }
            String json = "{\"v\":\"" + spelled + "\"}";
            for (ProbeParser parser : List.of(TEXT, ProbeParser.ANYTHING)) {
                assertThat(Parses.event(parser, json, JsonOptions.DEFAULT))
                        .as("-Dschemac.seed=%d: %s", SEED, json)
                        .containsEntry("v", text.toString());
            }
        }
    }
}

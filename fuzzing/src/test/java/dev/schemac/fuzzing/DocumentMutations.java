package dev.schemac.fuzzing;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** Changes documents: single bytes, ranges, whole values and members. */
public final class DocumentMutations {
    private static final int MAX_LENGTH = 4_000;

    private static final byte[] MEANING = "{}[]:,\"\\ntfu01-+.eE \n\t/\r9".getBytes(UTF_8);

    private static final List<byte[]> VALUES = Stream.of(
                    "0",
                    "-0",
                    "0.0",
                    "-0.0",
                    "1.0",
                    "1e2",
                    "-1E+2",
                    "1e400",
                    "-1e400",
                    "1e-400",
                    "127",
                    "128",
                    "-129",
                    "32768",
                    "65536",
                    "2147483647",
                    "2147483648",
                    "-2147483648",
                    "4294967296",
                    "9223372036854775807",
                    "9223372036854775808",
                    "-9223372036854775808",
                    "18446744073709551616",
                    "0.1",
                    "9007199254740993",
                    "1.7976931348623157e308",
                    "1.7976931348623159e308",
                    "4.9e-324",
                    "2.4703282292062328e-324",
                    "3.4028236e38",
                    "01",
                    "1.",
                    ".5",
                    "-",
                    "+1",
                    "1e",
                    "NaN",
                    "Infinity",
                    "0x1",
                    "true",
                    "false",
                    "null",
                    "tru",
                    "nulll",
                    "[]",
                    "{}",
                    "[null]",
                    "[1]",
                    "[[1],[]]",
                    "{\"a\":1}",
                    "[{}]",
                    "\"\"",
                    "\"1\"",
                    "\"-1.5\"",
                    "\"+5\"",
                    "\" 1\"",
                    "\"1e2\"",
                    "\"NaN\"",
                    "\"true\"",
                    "\"null\"",
                    "\"x\"",
                    "\"\\u0000\"",
                    "\"\\ud83d\\ude00\"",
                    "\"\\ud83d\"",
                    "\"\\ude00x\"",
                    "\"\\uD800\\uD800\"",
                    "\"a\\\"b\\\\c\\/\\b\\f\\n\\r\\t\"",
                    "\"\\x\"",
                    "\"\\u12g4\"",
                    "\"é€😀\"",
                    "\"a long string without escapes, as long as sixty-four bytes and more of them\"",
                    "\"2020-02-29\"",
                    "\"2021-02-29\"",
                    "\"2020-01-01T00:00:00Z\"",
                    "\"2020-01-01T23:59:60Z\"",
                    "\"2020-01-01T00:00:00.123456789+01:00\"",
                    "\"2020-01-01T00:00\"",
                    "\"12:30\"",
                    "\"24:00\"",
                    "\"PT1H2.5S\"",
                    "\"P1D\"",
                    "\"-PT0.5S\"",
                    "\"MONDAY\"",
                    "\"00000000-0000-0000-0000-000000000001\"",
                    "\"1-1-1-1-1\"",
                    "\"http://a/b?c#d\"",
                    "\"http://a b\"",
                    "\"QUJD\"",
                    "\"QUI=\"",
                    "\"QQ\"",
                    "\"_-8\"",
                    "\"QUJD\\r\\nQUJD\"",
                    "\"QR==\"")
            .map(text -> text.getBytes(UTF_8))
            .toList();

    private static final List<byte[]> PIECES = Stream.of(
                    "\"a\":1,",
                    ",\"a\":1",
                    ",\"b\":{\"c\":[1,\"x\",null]}",
                    ",",
                    ":",
                    "\\u0061",
                    "\\n",
                    "\\",
                    "//",
                    "/* */",
                    " ",
                    "        ",
                    "\n",
                    "\r\n",
                    "\t",
                    "\0",
                    "\u00ef\u00bb\u00bf",
                    "\u00c3\u00a9",
                    "\u00e2\u0082\u00ac",
                    "\u00f0\u009f\u0098\u0080",
                    "\u00c0\u0080",
                    "\u00ed\u00a0\u0080",
                    "\u00f4\u0090\u0080\u0080",
                    "\u00ff",
                    "\u0080",
                    "\u00c3",
                    "[[[[",
                    "{\"",
                    "}}",
                    "]")
            .map(text -> text.getBytes(ISO_8859_1))
            .toList();

    private DocumentMutations() {}

    /**
     * {@return the document after some changes, in a new array}
     *
     * @param other another document, from which the changes may copy
     */
    public static byte[] mutated(RandomGenerator random, byte[] document, byte[] other) {
        byte[] changed = document;
        int changes = 1;
        while (changes < 6 && random.nextInt(4) == 0) {
            changes++;
        }
        for (int i = 0; i < changes; i++) {
            changed = changed(random, changed, other);
        }
        return changed.length > MAX_LENGTH && changed.length > document.length ? document.clone() : changed;
    }

    private static byte[] changed(RandomGenerator random, byte[] json, byte[] other) {
        if (json.length == 0) {
            return pick(random, VALUES).clone();
        }
        int at = random.nextInt(json.length);
        int length = Math.min(json.length - at, 1 + random.nextInt(1 + random.nextInt(16)));
        switch (random.nextInt(16)) {
            case 0 -> {
                byte[] changed = json.clone();
                changed[at] = (byte) random.nextInt(256);
                return changed;
            }
            case 1, 2 -> {
                byte[] changed = json.clone();
                changed[at] = MEANING[random.nextInt(MEANING.length)];
                return changed;
            }
            case 3 -> {
                return replaced(json, at, at + length, new byte[0], 0, 0);
            }
            case 4 -> {
                return replaced(json, at, at, json, at, length);
            }
            case 5 -> {
                byte[] piece = pick(random, PIECES);
                return replaced(json, at, at, piece, 0, piece.length);
            }
            case 6 -> {
                return random.nextInt(4) == 0
                        ? Arrays.copyOf(json, at)
                        : replaced(json, at, at + length, pick(random, PIECES), 0, 0);
            }
            case 7 -> {
                int from = other.length == 0 ? 0 : random.nextInt(other.length);
                int most = Math.min(other.length - from, 1 + random.nextInt(60));
                return replaced(json, at, random.nextBoolean() ? at : at + length, other, from, most);
            }
            case 8 -> {
                return memberMoved(random, json, at);
            }
            default -> {
                byte[] value = random.nextInt(3) == 0 ? number(random) : pick(random, VALUES);
                return valueReplaced(random, json, at, value);
            }
        }
    }

    /** Returns a number with random digits. */
    private static byte[] number(RandomGenerator random) {
        StringBuilder number = new StringBuilder(random.nextInt(3) == 0 ? "-" : "");
        int digits = 1 + random.nextInt(random.nextInt(4) == 0 ? 40 : 20);
        number.append((char) ('1' + random.nextInt(9)));
        for (int i = 1; i < digits; i++) {
            number.append((char) ('0' + random.nextInt(10)));
        }
        if (random.nextBoolean()) {
            number.insert(1 + random.nextInt(number.length()), '.');
            if (number.charAt(number.length() - 1) == '.') {
                number.append(random.nextInt(10));
            }
        }
        if (random.nextInt(3) == 0) {
            number.append(random.nextBoolean() ? 'e' : 'E')
                    .append(List.of("", "+", "-").get(random.nextInt(3)))
                    .append(random.nextInt(random.nextBoolean() ? 20 : 330));
        }
        return number.toString().getBytes(UTF_8);
    }

    /** Replaces a nearby scalar after a colon or a comma with another value. */
    private static byte[] valueReplaced(RandomGenerator random, byte[] json, int near, byte[] value) {
        int at = near;
        while (at < json.length && json[at] != ':' && (json[at] != ',' || random.nextInt(3) > 0)) {
            at++;
        }
        if (++at >= json.length) {
            return replaced(json, near, near, value, 0, value.length);
        }
        return replaced(json, at, valueEnd(json, at), value, 0, value.length);
    }

    /** Returns the approximate end of a scalar. For arrays and objects the result is a position inside of them. */
    private static int valueEnd(byte[] json, int from) {
        int at = from;
        if (json[at] == '"') {
            at++;
            while (at < json.length && json[at] != '"') {
                at += json[at] == '\\' ? 2 : 1;
            }
            return Math.min(json.length, at + 1);
        }
        while (at < json.length && json[at] != ',' && json[at] != '}' && json[at] != ']') {
            at++;
        }
        return at;
    }

    /** Duplicates a member or removes it. */
    private static byte[] memberMoved(RandomGenerator random, byte[] json, int near) {
        int from = near;
        while (from < json.length && json[from] != ',') {
            from++;
        }
        int end = from + 1;
        while (end < json.length && json[end] != ',' && json[end] != '}') {
            end++;
        }
        if (end >= json.length) {
            return replaced(json, near, near, json, 0, 0);
        }
        return random.nextBoolean()
                ? replaced(json, from, end, json, 0, 0)
                : replaced(json, end, end, json, from, end - from);
    }

    private static byte[] replaced(byte[] json, int from, int to, byte[] by, int offset, int length) {
        byte[] changed = new byte[json.length - (to - from) + length];
        System.arraycopy(json, 0, changed, 0, from);
        System.arraycopy(by, offset, changed, from, length);
        System.arraycopy(json, to, changed, from + length, json.length - to);
        return changed;
    }

    private static byte[] pick(RandomGenerator random, List<byte[]> list) {
        return list.get(random.nextInt(list.size()));
    }
}

package dev.schemac.runtime.errors;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import com.sun.management.ThreadMXBean;
import dev.schemac.runtime.Column;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.internal.input.ErrorLocation;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Where errors are said to be: offset, line, column and path, exact to the character. */
class ErrorLocationTest {
    private static final ProbeParser ITEM = new ProbeParser(Column.intColumn("qty"), Column.text("name"));

    private static final ProbeParser ORDER = new ProbeParser(
            Column.text("id"),
            Column.array("items", ITEM::read),
            Column.array("grid", Column.elements(JsonScanner::readIntOrNull)),
            Column.object("best", ITEM),
            Column.any("any"));

    private static void mismatch(String json, int offset, String message) {
        Parses.refused(ORDER, json, JsonOptions.DEFAULT, Kind.MISMATCH, offset, message);
    }

    private static void malformed(String json, int offset, String message) {
        Parses.refused(ORDER, json, JsonOptions.DEFAULT, Kind.MALFORMED, offset, message);
    }

    @Test
    void messageOfTheDesign() {
        String json = "{\"id\":\"a somewhat longer id that fills this line\",\"items\":[{},{},{},{\"qty\":\"x\"}]}";
        mismatch(json, 75, "expected int but found string at $.items[3].qty (line 1, column 76)");
    }

    @Test
    void partsOfTheError() {
        JsonParseException e =
                Parses.error(ORDER, "{\n \"items\":[{},\n {\"qty\":[]}]}".getBytes(UTF_8), JsonOptions.DEFAULT);
        assertThat(e.kind()).isEqualTo(Kind.MISMATCH);
        assertThat(e.description()).isEqualTo("expected int but found array");
        assertThat(e.path()).isEqualTo("$.items[1].qty");
        assertThat(e.line()).isEqualTo(3);
        assertThat(e.column()).isEqualTo(9);
        assertThat(e.offset()).isEqualTo(24);
        assertThat(e)
                .hasMessage("expected int but found array at $.items[1].qty (line 3, column 9)")
                .hasNoCause();
    }

    @Test
    void nestedPaths() {
        mismatch("{\"best\":{\"qty\":{}}}", 15, "expected int but found object at $.best.qty (line 1, column 16)");
        mismatch(
                "{\"items\":[{\"qty\":1},{\"name\":[]}]}",
                28,
                "expected string but found array at $.items[1].name (line 1, column 29)");
        mismatch("{\"items\":{}}", 9, "expected array but found object at $.items (line 1, column 10)");
        mismatch("{\"items\":[1]}", 10, "expected object but found number at $.items[0] (line 1, column 11)");
        mismatch("{\"best\":true}", 8, "expected object but found boolean at $.best (line 1, column 9)");
        mismatch("{\"best\":\"x\"}", 8, "expected object but found string at $.best (line 1, column 9)");
        mismatch(
                "{\"grid\":[[1,2],[3,true]]}",
                18,
                "expected int but found boolean at $.grid[1][1] (line 1, column 19)");
        mismatch(
                "{\"grid\":[[],[],null,[null,2147483648]]}",
                26,
                "expected int but found number out of range at $.grid[3][1] (line 1, column 27)");
        mismatch("{\"grid\":[1]}", 9, "expected array but found number at $.grid[0] (line 1, column 10)");
    }

    @Test
    void pathOfPunctuation() {
        malformed("{\"id\":\"x\"\"items\":[]}", 9, "expected ',' or '}' but found string at $.id (line 1, column 10)");
        malformed("{\"id\":\"x\",}", 10, "expected member name but found '}' at $ (line 1, column 11)");
        malformed("{\"id\" \"x\"}", 6, "expected ':' but found string at $.id (line 1, column 7)");
        malformed("{\"id\":}", 6, "expected string but found '}' at $.id (line 1, column 7)");
        malformed("{,}", 1, "expected member name but found ',' at $ (line 1, column 2)");
        malformed("{1:2}", 1, "expected member name but found number at $ (line 1, column 2)");
        malformed("{\"grid\":[[1 2]]}", 12, "expected ',' or ']' but found number at $.grid[0][0] (line 1, column 13)");
        malformed("{\"grid\":[[1],}", 13, "expected array but found '}' at $.grid[1] (line 1, column 14)");
        malformed("{\"grid\":[[1,]]}", 12, "expected int but found ']' at $.grid[0][1] (line 1, column 13)");
        malformed("{\"best\":{\"qty\":1]}", 16, "expected ',' or '}' but found ']' at $.best.qty (line 1, column 17)");
        malformed("{\"best\":{\"qty\":1}]", 17, "expected ',' or '}' but found ']' at $.best (line 1, column 18)");
        malformed("{\"best\":{\"qty\":nul}}", 18, "invalid literal, expected null at $.best.qty (line 1, column 19)");
        malformed("{}{}", 2, "expected end of input but found object at $ (line 1, column 3)");
        malformed("{}]", 2, "expected end of input but found ']' at $ (line 1, column 3)");
        malformed("{} \"x\"", 3, "expected end of input but found string at $ (line 1, column 4)");
    }

    @Test
    void endOfInput() {
        malformed("", 0, "expected object but found end of input at $ (line 1, column 1)");
        malformed("\n\n  ", 4, "expected object but found end of input at $ (line 3, column 3)");
        malformed("{", 1, "expected member name but found end of input at $ (line 1, column 2)");
        malformed("{\"id", 4, "expected closing quote but found end of input at $ (line 1, column 5)");
        malformed("{\"id\"", 5, "expected ':' but found end of input at $.id (line 1, column 6)");
        malformed("{\"id\":", 6, "expected string but found end of input at $.id (line 1, column 7)");
        malformed("{\"id\":\"x", 8, "expected closing quote but found end of input at $.id (line 1, column 9)");
        malformed("{\"id\":\"x\"", 9, "expected ',' or '}' but found end of input at $.id (line 1, column 10)");
        malformed("{\"id\":\"x\",", 10, "expected member name but found end of input at $ (line 1, column 11)");
        malformed("{\"items\":[", 10, "expected object but found end of input at $.items[0] (line 1, column 11)");
        malformed("{\"items\":[{}", 12, "expected ',' or ']' but found end of input at $.items[0] (line 1, column 13)");
        malformed("{\"items\":[{},", 13, "expected object but found end of input at $.items[1] (line 1, column 14)");
        malformed(
                "{\"best\":{\"qty\":1",
                16,
                "expected ',' or '}' but found end of input at $.best.qty (line 1, column 17)");
        malformed("{\"any\":tr", 9, "invalid literal, expected true at $.any (line 1, column 10)");
        malformed("{\"any\":[1,{\"a\":", 15, "expected value but found end of input at $.any[1].a (line 1, column 16)");
    }

    @Test
    void insideSkippedAndUntypedValues() {
        for (String name : List.of("x", "any")) {
            int n = name.length() + 4;
            String head = "{\"" + name + "\":";
            malformed(
                    head + "[1,{\"a\":[tru]}]}",
                    n + 12,
                    "invalid literal, expected true at $." + name + "[1].a[0] (line 1, column " + (n + 13) + ")");
            malformed(
                    head + "{\"a\":{\"b\" 1}}}",
                    n + 10,
                    "expected ':' but found number at $." + name + ".a.b (line 1, column " + (n + 11) + ")");
            malformed(
                    head + "[[],[1,2,\"\\x\"]]}",
                    n + 10,
                    "invalid escape sequence at $." + name + "[1][2] (line 1, column " + (n + 11) + ")");
            malformed(
                    head + "{\"a\":1,}}",
                    n + 7,
                    "expected member name but found '}' at $." + name + " (line 1, column " + (n + 8) + ")");
            malformed(
                    head + "[1,]}",
                    n + 3,
                    "expected value but found ']' at $." + name + "[1] (line 1, column " + (n + 4) + ")");
            malformed(
                    head + "[{}}",
                    n + 3,
                    "expected ',' or ']' but found '}' at $." + name + "[0] (line 1, column " + (n + 4) + ")");
            malformed(
                    head + "{\"a\":[]]",
                    n + 7,
                    "expected ',' or '}' but found ']' at $." + name + ".a (line 1, column " + (n + 8) + ")");
        }
    }

    @Test
    void linesAndColumns() {
        mismatch(
                "{\n\"best\":\n{\n   \"qty\" : true\n}\n}",
                23,
                "expected int but found boolean at $.best.qty (line 4, column 12)");
        // A carriage return is a character of its line; only a line feed ends one.
        mismatch("{\r\n\t\"best\":\r\n\t1}", 14, "expected object but found number at $.best (line 3, column 2)");
        mismatch("{\r\"best\":\r1}", 10, "expected object but found number at $.best (line 1, column 11)");
    }

    @Test
    void columnsCountUtf16Units() {
        // In bytes é is 2, € is 3, the face 4; in UTF-16 units 1, 1, 2.
        mismatch(
                "{\"id\":\"é€\ud83d\ude00\",\"best\":1}",
                25,
                "expected object but found number at $.best (line 1, column 21)");
        mismatch(
                "{\"é\":[\"\ud83d\ude00\ud83d\ude00\"],\"best\":1}",
                26,
                "expected object but found number at $.best (line 1, column 22)");
        malformed(
                "{\"id\":\"\ud83d\ude00\"x",
                12,
                "expected ',' or '}' but found unexpected character at $.id (line 1, column 11)");
        mismatch(
                "{\"id\":\"\ud83d\ude00\",\n\"best\":1}",
                21,
                "expected object but found number at $.best (line 2, column 8)");
    }

    /** Editors do not show a byte order mark, and do not count it. */
    @Test
    void byteOrderMark() {
        mismatch("\ufeff{\"best\":1}", 11, "expected object but found number at $.best (line 1, column 9)");
        malformed("\ufeff", 3, "expected object but found end of input at $ (line 1, column 1)");
        malformed("\ufeff\n\ufeff{}", 4, "expected object but found unexpected character at $ (line 2, column 1)");
        Parses.refused(
                ORDER,
                "\ufeff{}",
                JsonOptions.STRICT,
                Kind.MALFORMED,
                0,
                "expected object but found byte order mark at $ (line 1, column 1)");
    }

    @Test
    void namesThatAreNoIdentifiers() {
        String[][] names = {
            // as spelled in the document, as shown
            {"a", ".a"},
            {"_a$9", "._a$9"},
            {"Z", ".Z"},
            {"", "['']"},
            {"9a", "['9a']"},
            {"a b", "['a b']"},
            {"a.b", "['a.b']"},
            {"a-b", "['a-b']"},
            {"a[0]", "['a[0]']"},
            {"it's", "['it\\'s']"},
            {"é", "['\\u00e9']"},
            {"\ud83d\ude00", "['\\ud83d\\ude00']"},
            {"\u007f", "['\\u007f']"},
            {"\u2028", "['\\u2028']"},
            {"\u202e", "['\\u202e']"},
            {"a@b", "['a@b']"},
            {"a`b", "['a`b']"},
            {"{", "['{']"},
            // Escapes of the document stay as they are: a name cannot begin a line, or a colour, of a log.
            {"\\n", "['\\n']"},
            {"\\u001b[31m", "['\\u001b[31m']"},
            {"\\\"", "['\\\"']"},
            {"\\\\", "['\\\\']"},
            {"\\u0061", "['\\u0061']"},
            {"a".repeat(64), "." + "a".repeat(64)},
            {"a".repeat(65), "['" + "a".repeat(64) + "...']"},
            {"é".repeat(1_000), "['" + "\\u00e9".repeat(64) + "...']"},
        };
        for (String[] name : names) {
            String head = "{\"" + name[0] + "\":";
            malformed(
                    head + "x}",
                    head.getBytes(UTF_8).length,
                    "expected value but found unexpected character at $" + name[1] + " (line 1, column "
                            + (head.length() + 1) + ")");
        }
    }

    @Test
    void stringsThatLookLikePunctuation() {
        mismatch(
                "{\"x\":\"]}\\\"[{,\",\"y\":[\"{\",\"\\\\\"],\"best\":1}",
                37,
                "expected object but found number at $.best (line 1, column 38)");
        mismatch(
                "{\"[{\":{\"},\":1},\"best\":1}", 22, "expected object but found number at $.best (line 1, column 23)");
    }

    @Test
    void duplicatesAndUndeclaredMembers() {
        mismatch("{\"id\":\"a\",\"best\":{},\"id\":\"b\"}", 25, "duplicate member at $.id (line 1, column 26)");
        mismatch("{\"items\":[{\"qty\":1,\"qty\":2}]}", 25, "duplicate member at $.items[0].qty (line 1, column 26)");
        Parses.refused(
                ORDER,
                "{\"best\":{\"x\":1}}",
                JsonOptions.STRICT,
                Kind.MISMATCH,
                13,
                "undeclared member at $.best.x (line 1, column 14)");
    }

    /** Offsets count from the range's beginning, and nothing of what is around it is looked at. */
    @Test
    void offsetsInARange() {
        byte[] all = "\n\n{\"a\":[{\"id\":1,{\"best\":7} ]}\n".getBytes(UTF_8);
        try {
            fail("accepted: " + ORDER.parse(all, 16, 10, JsonOptions.DEFAULT));
        } catch (JsonParseException e) {
            assertThat(e).hasMessage("expected object but found number at $.best (line 1, column 9)");
            assertThat(e.offset()).isEqualTo(8);
        }
    }

    /** Deep paths are cut in the middle. */
    @Test
    void deepPaths() {
        malformed(
                "{\"x\":" + "[".repeat(63) + "x",
                68,
                "expected value but found unexpected character at $.x" + "[0]".repeat(63) + " (line 1, column 69)");
        malformed(
                "{\"x\":" + "[".repeat(200) + "x",
                205,
                "expected value but found unexpected character at $.x" + "[0]".repeat(31) + "..." + "[0]".repeat(32)
                        + " (line 1, column 206)");
    }

    /** Values never come into a message, and not even a misspelt name. */
    @Test
    void messagesHoldNothingOfTheValues() {
        for (String json : List.of(
                "{\"best\":\"SECRET\"}",
                "{\"id\":\"SECRET\\q\"}",
                "{\"id\":\"SECRET",
                "{\"grid\":[[\"SECRET\"]]}",
                "{\"any\":SECRET}",
                "{\"id\":\"SECRET\"SECRET",
                "{\"SECRET",
                "SECRET",
                "{}SECRET")) {
            JsonParseException e = Parses.error(ORDER, json.getBytes(UTF_8), JsonOptions.DEFAULT);
            assertThat(e.getMessage()).doesNotContain("SECRET");
        }
    }

    /** The names that are not in the path cost no memory, whatever is in them. */
    @Test
    void locatingTakesNoMoreMemoryWhereTheDocumentIsLarger() {
        String members = "\"\u007f\u0080\u20ac%d\":{\"\u007f\u0080\":[\"\\u0001\",1]},";
        String head = "{\"x\":{" + String.format(members, 0).repeat(40_000);
        byte[] json = (head + "\"\u007f\u0080\":x}}").getBytes(UTF_8);
        String message = "expected value but found unexpected character at $.x['\\u007f\\u0080'] (line 1, column "
                + (head.length() + 6) + ")";
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        // With vector instructions each vector is an object until the JIT has compiled them.
        for (int i = 0; i < 100 && (i < 5 || least >= 200_000); i++) {
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            assertThatThrownBy(() -> ORDER.parse(json)).hasMessage(message);
            least = Math.min(
                    least,
                    threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before);
        }
        assertThat(least).isLessThan(200_000);
    }

    /** Against the text before the error, taken apart by the JDK. */
    @Test
    void linesAndColumnsOfAnyText() {
        long seed = Seed.of(20261122L);
        System.out.println("ErrorLocationTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        String[] parts = {"a", "abcdefgh", "\u00e9", "\u20ac", "\ud83d\ude00", "\\\"", "\\\\", "\\ud83d", "{", "]", ","
        };
        String[] blanks = {"", "\n", " ", "\r\n", "\n\n        ", "\t"};
        for (int i = 0; i < Volume.of(20_000, 20_000); i++) {
            StringBuilder json = new StringBuilder(random.nextInt(4) == 0 ? "\ufeff" : "").append('{');
            for (int members = random.nextInt(6); members > 0; members--) {
                json.append(blanks[random.nextInt(blanks.length)]).append("\"u");
                for (int length = random.nextInt(5); length > 0; length--) {
                    json.append(parts[random.nextInt(parts.length - 4)]);
                }
                json.append("\":").append(blanks[random.nextInt(blanks.length)]).append("[[],\"");
                for (int length = random.nextInt(30); length > 0; length--) {
                    json.append(parts[random.nextInt(parts.length)].replace("\\ud83d", "\\ud83d\\ude00"));
                }
                json.append("\"],");
            }
            String seen = json.append(blanks[random.nextInt(blanks.length)])
                    .append("\"best\":")
                    .append(blanks[random.nextInt(blanks.length)])
                    .toString();
            JsonParseException e = Parses.error(ORDER, (seen + "[]}").getBytes(UTF_8), JsonOptions.DEFAULT);
            String shown = seen.startsWith("\ufeff") ? seen.substring(1) : seen;
            assertThat(e.offset()).as(seen).isEqualTo(seen.getBytes(UTF_8).length);
            assertThat(e.line())
                    .as(seen)
                    .isEqualTo(1 + shown.chars().filter(c -> c == '\n').count());
            assertThat(e.column()).as(seen).isEqualTo(shown.length() - shown.lastIndexOf('\n'));
            assertThat(e.path()).as(seen).isEqualTo("$.best");
        }
    }

    @Test
    void withinALargerDocument() {
        JsonParseException first = Parses.error(ORDER, "{\"id\":{}}".getBytes(UTF_8), JsonOptions.DEFAULT);
        JsonParseException second = Parses.error(ORDER, "{\"id\":\n {}}".getBytes(UTF_8), JsonOptions.DEFAULT);

        JsonParseException outer = RuntimeAccess.within(first, "$.orders[3]", 1_000_000_000_000L, 20, 31);
        assertThat(outer).hasMessage("expected string but found object at $.orders[3].id (line 20, column 37)");
        assertThat(outer.offset()).isEqualTo(1_000_000_000_006L);
        assertThat(outer.kind()).isEqualTo(Kind.MISMATCH);
        assertThat(outer.getStackTrace()).isEqualTo(first.getStackTrace());
        outer = RuntimeAccess.within(second, "$.orders[3]", 200, 5_000_000_000L, 31);
        assertThat(outer).hasMessage("expected string but found object at $.orders[3].id (line 5000000001, column 2)");
        assertThat(outer.offset()).isEqualTo(208);
        assertThat(RuntimeAccess.within(first, "$", 0, 1, Integer.MAX_VALUE - 5))
                .hasMessage("expected string but found object at $.id (line 1, column 2147483647)");
        outer = RuntimeAccess.within(second, "$", 200, 0, 31);
        assertThat(outer).hasMessage("expected string but found object at $.id (byte 208, column 2)");
        assertThat(outer.line()).isZero();
        outer = RuntimeAccess.at(first, "$.x", 7, 8, 9);
        assertThat(outer).hasMessage("expected string but found object at $.x (line 8, column 9)");
        assertThat(outer.offset()).isEqualTo(7);
    }

    @Test
    void stepsOfNames() {
        assertThat(ErrorLocation.steps("azAZ09_$", 0, 12)).isEqualTo(".azAZ09_$[0][12]");
        assertThat(ErrorLocation.steps("9a")).isEqualTo("['9a']");
        assertThat(ErrorLocation.steps("0a")).isEqualTo("['0a']");
        for (char c : " /:@[`{~\"".toCharArray()) {
            assertThat(ErrorLocation.steps("a" + c)).isEqualTo("['a" + c + "']");
        }
        assertThat(ErrorLocation.steps("it's")).isEqualTo("['it\\'s']");
        assertThat(ErrorLocation.steps("a\u007f\u001f\u00e9")).isEqualTo("['a\\u007f\\u001f\\u00e9']");
        assertThat(ErrorLocation.steps("a".repeat(64))).isEqualTo("." + "a".repeat(64));
        assertThat(ErrorLocation.steps("a".repeat(65))).isEqualTo("['" + "a".repeat(64) + "...']");
        assertThat(ErrorLocation.steps("-".repeat(64))).isEqualTo("['" + "-".repeat(64) + "']");
    }

    /** Of each length of UTF-8, the first and the last character, and some with leading bytes in between. */
    @Test
    void eachCharacterCountsOneOrTwoUnits() {
        for (int character : new int[] {
            'a', 'p', 0x7e, 0x80, 0xbf, 0x400, 0x43f, 0x7ff, 0x800, 0xfff, 0x20ac, 0xffff, 0x10000, 0x3ffff, 0x10ffff
        }) {
            for (int count = 1; count < 20; count++) {
                String json = "{\"id\":\"" + Character.toString(character).repeat(count) + "\"x";
                JsonParseException e = Parses.error(ORDER, json.getBytes(UTF_8), JsonOptions.DEFAULT);
                assertThat(e.description()).isEqualTo("expected ',' or '}' but found unexpected character");
                assertThat(e.column()).as("%d of U+%04X", count, character).isEqualTo(json.length());
            }
        }
    }

    @Test
    void whatIsFoundInsteadOfAnObject() {
        for (String number : List.of("0", "9", "-1")) {
            mismatch("{\"best\":" + number + "}", 8, "expected object but found number at $.best (line 1, column 9)");
        }
        for (String word : List.of("a", "z", "A", "Zebra", "nul", "truth")) {
            malformed(word, 0, "expected object but found invalid text at $ (line 1, column 1)");
        }
        for (String sign : List.of("`", "@", "~", "|")) {
            malformed(sign, 0, "expected object but found unexpected character at $ (line 1, column 1)");
        }
    }
}

package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.bytes.KeyPattern;
import dev.schemac.runtime.internal.bytes.ValueStart;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The expected member is found in every spelling. If it is not found, the search by name finds it as well, so documents do not show a
 * miss.
 */
class MemberFinderTest {
    private static final List<String> NAMES = List.of("a", "name", "aLongerName", "n".repeat(30));

    private static final List<String> BLANKS = List.of("", " ", "  ", "\n", "\n    ", "\t", " \r\n ");

    private static ValueCursor cursor(byte[] bytes, int pos, int end, JsonOptions options) {
        ValueCursor in = new ValueCursor(bytes, 0, end, RuntimeAccess.values(options));
        in.pos = pos;
        return in;
    }

    /** Looks for a member in {@code before + rest}, at the end of {@code before}. */
    private static int found(KeyPattern key, String before, String rest, JsonOptions options) {
        byte[] bytes = (before + rest).getBytes(UTF_8);
        ValueCursor in = cursor(bytes, before.length(), bytes.length, options);
        boolean found = MemberFinder.tryNext(in, key, null);
        assertThat(found).isEqualTo(in.pos != before.length());
        if (before.equals("{")) {
            ValueCursor first = cursor(bytes, 1, bytes.length, options);
            assertThat(MemberFinder.tryFirst(first, key, null)).isEqualTo(found);
            assertThat(first.pos).isEqualTo(in.pos);
        }
        return found ? in.pos - before.length() : -1;
    }

    private static String value(ValueStart start) {
        return start.opener != 0 ? start.opener + "x" : start == ValueStart.BOOLEAN ? "true" : "1";
    }

    @Test
    void membersInEverySpelling() {
        for (String name : NAMES) {
            for (ValueStart start : ValueStart.values()) {
                KeyPattern key = KeyPattern.of(name, start, true);
                for (String comma : BLANKS) {
                    for (String blanks : BLANKS) {
                        for (String colon : BLANKS) {
                            String member = blanks + "\"" + name + "\"" + colon + ":" + comma;
                            int value = member.length() + (start == ValueStart.STRING ? 1 : 0);
                            String rest = member + value(start) + "}       ";
                            assertThat(found(key, "{", rest, JsonOptions.DEFAULT))
                                    .as(rest)
                                    .isEqualTo(value);
                            assertThat(found(key, "{\"x\":1", comma + "," + rest, JsonOptions.DEFAULT))
                                    .as(rest)
                                    .isEqualTo(comma.length() + 1 + value);
                        }
                    }
                }
            }
        }
    }

    /** Without blanks, and with as many bytes as are compared. */
    @Test
    void membersAfterOthers() {
        for (String name : NAMES) {
            for (ValueStart start : ValueStart.values()) {
                KeyPattern key = KeyPattern.of(name, start, true);
                byte[] bytes = ("1,\"" + name + "\":" + value(start) + "}          ").getBytes(UTF_8);
                ValueCursor in = cursor(bytes, 1, 1 + key.reach(), JsonOptions.DEFAULT);
                assertThat(MemberFinder.isMember(in, key)).isTrue();
                assertThat(in.pos).isEqualTo(1 + key.matched());
                assertThat(MemberFinder.isMember(cursor(bytes, 1, key.reach(), JsonOptions.DEFAULT), key))
                        .isFalse();
            }
        }
    }

    @Test
    void membersThatTheDocumentCutsOff() {
        for (String spelled : List.of("\"name\":1", "\"name\": 1", "\"name\" : 1", " \"name\" :\n1")) {
            KeyPattern key = KeyPattern.of("name", ValueStart.ANY, true);
            for (String before : List.of("{", "{\"x\":1")) {
                String document = before + (before.equals("{") ? "" : " ,") + spelled;
                byte[] bytes = (document + "       ").getBytes(UTF_8);
                for (int end = before.length(); end < document.length(); end++) {
                    ValueCursor in = cursor(bytes, before.length(), end, JsonOptions.DEFAULT);
                    assertThat(MemberFinder.tryNext(in, key, null)).isFalse();
                    ValueCursor exact = cursor(Arrays.copyOf(bytes, end), before.length(), end, JsonOptions.DEFAULT);
                    assertThat(MemberFinder.tryNext(exact, key, null)).isFalse();
                }
                ValueCursor in = cursor(
                        Arrays.copyOf(bytes, document.length()),
                        before.length(),
                        document.length(),
                        JsonOptions.DEFAULT);
                assertThat(MemberFinder.tryNext(in, key, null)).isTrue();
                assertThat(in.pos).isEqualTo(document.length() - 1);
            }
        }
    }

    @Test
    void otherMembersAndMissingSeparators() {
        KeyPattern key = KeyPattern.of("name", ValueStart.ANY, true);
        for (String rest : List.of(
                "}",
                " }",
                ",\"other\":1}",
                ", \"other\":1}",
                ",\"names\":1}",
                "\"name\":1}",
                " \"name\":1}",
                ",,\"name\":1}",
                ",\"name\"1}",
                ",\"name\" 1}",
                ",\"name\"  1}",
                ",\"name\",:1}",
                ",\"name\" ,:1}")) {
            assertThat(found(key, "{\"x\":1", rest + "        ", JsonOptions.DEFAULT))
                    .as(rest)
                    .isEqualTo(-1);
        }
        for (String rest : List.of("}", " }", "\"other\":1}", " ,\"name\":1}")) {
            assertThat(found(key, "{", rest + "        ", JsonOptions.DEFAULT))
                    .as(rest)
                    .isEqualTo(-1);
        }
    }

    @Test
    void nullOnlyIfTheColumnMayBeNull() {
        for (ValueStart start : ValueStart.values()) {
            for (String blank : List.of("", "\n", " ")) {
                String rest = ",\"name\":" + blank + "null}      ";
                KeyPattern nullable = KeyPattern.of("name", start, true);
                KeyPattern notNull = KeyPattern.of("name", start, false);
                int value = ",\"name\":".length() + blank.length();
                assertThat(found(nullable, "{\"x\":1", rest, JsonOptions.DEFAULT))
                        .isEqualTo(value);
                assertThat(found(notNull, "{\"x\":1", rest, JsonOptions.DEFAULT))
                        .isEqualTo(start == ValueStart.ANY && blank.isEmpty() ? value : -1);
            }
        }
    }

    private static final NameTable TABLE = new NameTable(
            1,
            NAMES.stream()
                    .map(name -> KeyPattern.of(name, ValueStart.ANY, true))
                    .toArray(KeyPattern[]::new));

    static {
        TABLE.meetUndeclared();
    }

    /** Undeclared members before the expected one are skipped, whatever they are called and whatever their values are. */
    @Test
    void undeclaredMembersBeforeTheExpectedOne() {
        List<String> others = List.of("x", "na", "mane", "longerName", "b".repeat(31), "zz zz");
        List<String> values = List.of("1", "null", "\"a \\\" b\"", "[1,{\"name\":2}]", "{\"name\":3}", "true");
        for (String other : others) {
            for (String value : values) {
                for (String blanks : BLANKS) {
                    for (int count = 1; count <= 2; count++) {
                        String skipped = ("," + blanks + '"' + other + '"' + blanks + ":" + blanks + value + blanks)
                                .repeat(count);
                        String rest = skipped + ",\"name\":7}" + " ".repeat(40);
                        assertSkipped("{\"a\":1", rest, skipped.length() + 8);
                        assertSkipped("{", rest.substring(1), skipped.length() + 7);
                    }
                }
            }
        }
    }

    /** A name of more than 31 bytes is never looked up in the table, but it may be the expected one. */
    @Test
    void undeclaredMembersBeforeALongName() {
        for (int length = 29; length <= 34; length++) {
            String name = "n".repeat(length);
            KeyPattern key = KeyPattern.of(name, ValueStart.NUMBER, false);
            byte[] bytes = ("1,\"x\":1,\"zz\":2,\"" + name + "\":7}" + " ".repeat(40)).getBytes(UTF_8);
            ValueCursor in = cursor(bytes, 1, bytes.length, JsonOptions.DEFAULT);
            assertThat(MemberFinder.tryNext(in, key, TABLE)).as(name).isTrue();
            assertThat(in.pos).as(name).isEqualTo(18 + length);
        }
    }

    /** A value that no comma follows is the last one, whatever comes after it, also beyond the end of the document. */
    @Test
    void nothingIsSkippedAfterTheLastMember() {
        KeyPattern key = KeyPattern.of("name", ValueStart.NUMBER, false);
        for (String rest : List.of(",\"x\":1}\"name\":7}", ",\"x\":1]\"name\":7}", ",\"x\":1 ;\"name\":7}")) {
            byte[] bytes = ("{\"a\":1" + rest + " ".repeat(40)).getBytes(UTF_8);
            assertThat(MemberFinder.tryNext(cursor(bytes, 6, bytes.length, JsonOptions.DEFAULT), key, TABLE))
                    .as(rest)
                    .isFalse();
        }
        byte[] bytes = ("{\"a\":1,\"x\":1,\"name\":7}" + " ".repeat(40)).getBytes(UTF_8);
        for (int end = 12; end <= 20; end++) {
            assertThat(MemberFinder.tryNext(cursor(bytes, 6, end, JsonOptions.DEFAULT), key, TABLE))
                    .as("ends at %s", end)
                    .isFalse();
        }
        assertThat(MemberFinder.tryNext(cursor(bytes, 6, bytes.length, JsonOptions.DEFAULT), key, TABLE))
                .isTrue();
    }

    private static void assertSkipped(String before, String rest, int value) {
        KeyPattern key = KeyPattern.of("name", ValueStart.NUMBER, false);
        byte[] bytes = (before + rest).getBytes(UTF_8);
        ValueCursor in = cursor(bytes, before.length(), bytes.length, JsonOptions.DEFAULT);
        boolean found =
                before.equals("{") ? MemberFinder.tryFirst(in, key, TABLE) : MemberFinder.tryNext(in, key, TABLE);
        assertThat(found).as(rest).isTrue();
        assertThat(in.pos).as(rest).isEqualTo(before.length() + value);
    }

    /** The first document with undeclared members is read by the names: then the table expects more of them. */
    @Test
    void undeclaredMembersAreExpectedAfterTheFirst() {
        KeyPattern key = KeyPattern.of("name", ValueStart.NUMBER, false);
        NameTable names = new NameTable(1, new KeyPattern[] {key});
        byte[] bytes = ("1,\"other\":1,\"name\":2}" + " ".repeat(40)).getBytes(UTF_8);
        assertThat(MemberFinder.tryNext(cursor(bytes, 1, bytes.length, JsonOptions.DEFAULT), key, names))
                .isFalse();
        ValueCursor in = cursor(bytes, 1, bytes.length, JsonOptions.DEFAULT);
        assertThat(MemberFinder.next(in, names, 0, false)).isZero();
        assertThat(MemberFinder.tryNext(cursor(bytes, 1, bytes.length, JsonOptions.DEFAULT), key, names))
                .isTrue();
    }

    /** Declared members stay, under every other condition as well: then the search by name decides. */
    @Test
    void otherMembersAreLeft() {
        for (String rest : List.of(
                ",\"a\":1,\"name\":2}",
                ",\"aLongerName\":1,\"name\":2}",
                ",\"" + "n".repeat(30) + "\":1,\"name\":2}",
                ", \"a\" :1,\"name\":2}",
                ",\"names\":1,\"name\":2}", // The first four letters are those of a declared name.
                ",\"\\u0061\":1,\"name\":2}",
                ",\"\u00e9\":1,\"name\":2}",
                ",\"" + "x".repeat(32) + "\":1,\"name\":2}",
                "}",
                " }")) {
            byte[] bytes = ("1" + rest + " ".repeat(40)).getBytes(UTF_8);
            ValueCursor in = cursor(bytes, 1, bytes.length, JsonOptions.DEFAULT);
            assertThat(MemberFinder.tryNext(in, KeyPattern.of("name", ValueStart.NUMBER, false), TABLE))
                    .as(rest)
                    .isFalse();
            assertThat(in.pos).as(rest).isEqualTo(1);
        }
        byte[] bytes = ("1,\"x\":1,\"name\":2}" + " ".repeat(40)).getBytes(UTF_8);
        ValueCursor strict = cursor(bytes, 1, bytes.length, JsonOptions.STRICT);
        assertThat(MemberFinder.tryNext(strict, KeyPattern.of("name", ValueStart.NUMBER, false), TABLE))
                .isFalse();
        assertThat(strict.pos).isEqualTo(1);
    }

    /** The cursor is then after the last member that was skipped, and after blanks. */
    @Test
    void undeclaredMembersBeforeAnotherOne() {
        for (String next : List.of("}", " }", ",\"a\":1}", " , \"a\":1}")) {
            byte[] bytes = ("1,\"other\":[1],\"another\":{}" + next + " ".repeat(40)).getBytes(UTF_8);
            ValueCursor in = cursor(bytes, 1, bytes.length, JsonOptions.DEFAULT);
            assertThat(MemberFinder.tryNext(in, KeyPattern.of("name", ValueStart.NUMBER, false), TABLE))
                    .as(next)
                    .isFalse();
            assertThat(in.pos)
                    .as(next)
                    .isEqualTo("1,\"other\":[1],\"another\":{}".length() + next.indexOf(next.strip()));
        }
    }

    @Test
    void errorsInUndeclaredMembers() {
        assertThat(errorIn(",\"x\" 1,\"name\":2}")).isEqualTo("5 expected ':' but found number");
        assertThat(errorIn(",\"x\":nul,\"name\":2}")).isEqualTo("8 invalid literal, expected null");
        assertThat(errorIn(",\"x\":,\"name\":2}")).isEqualTo("5 expected value but found ','");
        assertThat(errorIn(",\"x\":[1},\"name\":2}")).isEqualTo("7 expected ',' or ']' but found '}'");
    }

    private static String errorIn(String rest) {
        byte[] bytes = ("1" + rest + " ".repeat(40)).getBytes(UTF_8);
        ValueCursor in = cursor(bytes, 1, bytes.length, JsonOptions.DEFAULT);
        InvalidInput e = catchThrowableOfType(
                InvalidInput.class,
                () -> MemberFinder.tryNext(in, KeyPattern.of("name", ValueStart.NUMBER, false), TABLE));
        return e.at() - 1 + " " + e.getMessage();
    }

    @Test
    void nullInEverySpelling() {
        for (ValueStart start : List.of(ValueStart.NUMBER, ValueStart.BOOLEAN, ValueStart.CHARACTER)) {
            KeyPattern key = KeyPattern.of("name", start, false);
            for (String before : List.of("{", "{\"a\":1")) {
                for (String blanks : BLANKS) {
                    for (String end : List.of("}", "}                ")) {
                        String member = blanks + "\"name\"" + blanks + ":" + blanks + "null";
                        String rest = (before.equals("{") ? "" : blanks + ",") + member;
                        assertThat(nullEnd(key, before, rest + end)).isEqualTo(rest.length());
                    }
                }
                String comma = before.equals("{") ? "" : ",";
                for (String rest : List.of(
                        comma + "\"name\":1}",
                        comma + "\"name\":\"null\"}",
                        comma + "\"a\":null}",
                        comma + "\"x\":null,\"name\":null}",
                        "}",
                        " }",
                        comma + "\"name\" null}",
                        comma + "\"name\":")) {
                    assertThat(nullEnd(key, before, rest)).as(rest).isEqualTo(-1);
                    assertThat(nullEnd(key, before, rest + " ".repeat(20)))
                            .as(rest)
                            .isEqualTo(-1);
                }
            }
        }
        assertThat(catchThrowableOfType(
                        InvalidInput.class,
                        () -> nullEnd(KeyPattern.of("name", ValueStart.NUMBER, false), "{", "\"name\":nulx}        ")))
                .hasMessage("invalid literal, expected null");
    }

    private static int nullEnd(KeyPattern key, String before, String rest) {
        byte[] bytes = (before + rest).getBytes(UTF_8);
        ValueCursor in = cursor(bytes, before.length(), bytes.length, JsonOptions.DEFAULT);
        if (MemberFinder.tryNext(in, key, null)) {
            return -1;
        }
        boolean found = MemberFinder.tryNull(in, key);
        assertThat(found).isEqualTo(in.pos != before.length());
        return found ? in.pos - before.length() : -1;
    }

    @Test
    void nullOfAnotherMemberOrPositionIsNotRead() {
        byte[] bytes = ("{\"a\":1,\"name\":null,\"name\":null}" + " ".repeat(40)).getBytes(UTF_8);
        KeyPattern key = KeyPattern.of("name", ValueStart.NUMBER, false);
        ValueCursor in = cursor(bytes, 6, bytes.length, JsonOptions.DEFAULT);
        assertThat(MemberFinder.tryNext(in, key, null)).isFalse();
        assertThat(MemberFinder.tryNull(in, KeyPattern.of("a", ValueStart.NUMBER, false)))
                .isFalse();
        assertThat(MemberFinder.tryNull(in, key)).isTrue();
        assertThat(MemberFinder.tryNull(in, key)).isFalse();
        in.reset(bytes, 6, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        assertThat(MemberFinder.tryNull(in, key)).isFalse();
    }

    /** The separator of a member is kept and compared first; any other one is found as well, in any order. */
    @Test
    void separatorsOfAnyKindAfterEachOther() {
        List<String> separators = List.of(
                ",",
                ", ",
                ",\n",
                ",\r\n  ",
                ",\t",
                ",\n\t\t\t\t\t\t\t\t\t",
                " ,\n  ",
                ",\n" + " ".repeat(5),
                ",\n" + " ".repeat(6),
                ",\n" + " ".repeat(7),
                ",\n" + " ".repeat(8),
                ",\n" + " ".repeat(22),
                ",\n" + " ".repeat(23),
                ",\n" + " ".repeat(60));
        KeyPattern key = KeyPattern.of("name", ValueStart.NUMBER, false);
        for (String first : separators) {
            for (String second : separators) {
                String begin = "{\"a\":1" + first + "\"name\": ";
                String document = begin + "1" + second + "\"name\": 1" + second + "\"name\": 1}";
                for (String rest : List.of("", " ".repeat(60))) {
                    byte[] bytes = (document + rest).getBytes(UTF_8);
                    ValueCursor in = cursor(bytes, 6, bytes.length, JsonOptions.DEFAULT);
                    for (int at = begin.length(); at < document.length(); at += second.length() + 9) {
                        assertThat(MemberFinder.tryNext(in, key, null))
                                .as(document)
                                .isTrue();
                        assertThat(in.pos).as(document).isEqualTo(at);
                        in.pos++;
                    }
                }
            }
        }
    }

    @Test
    void noSeparatorOfAnotherDocumentIsKept() {
        KeyPattern key = KeyPattern.of("name", ValueStart.NUMBER, false);
        byte[] bytes = ("{\"a\":1,\n  \"name\": 1,\n  \"name\": 1}" + " ".repeat(40)).getBytes(UTF_8);
        ValueCursor in = cursor(bytes, 6, bytes.length, JsonOptions.DEFAULT);
        assertThat(MemberFinder.tryNext(in, key, null)).isTrue();
        in.reset(bytes, 6, bytes.length, RuntimeAccess.values(JsonOptions.DEFAULT));
        in.inOneLine = true;
        assertThat(MemberFinder.tryNext(in, key, null)).isFalse();
        assertThat(in.pos).isEqualTo(6);
    }

    @Test
    void valuesOfAnotherKind() {
        for (String value : List.of("12", "true", "{}", "[]")) {
            String rest = ",\"name\":" + value + "}        ";
            int at = ",\"name\":".length();
            boolean scalar = value.equals("12") || value.equals("true");
            KeyPattern string = KeyPattern.of("name", ValueStart.STRING, true);
            assertThat(found(string, "{\"x\":1", rest, JsonOptions.DEFAULT)).isEqualTo(scalar ? at : -1);
            assertThat(found(string, "{\"x\":1", rest, JsonOptions.STRICT)).isEqualTo(-1);
            KeyPattern character = KeyPattern.of("name", ValueStart.CHARACTER, true);
            assertThat(found(character, "{\"x\":1", rest, JsonOptions.DEFAULT)).isEqualTo(-1);
            KeyPattern object = KeyPattern.of("name", ValueStart.OBJECT, true);
            assertThat(found(object, "{\"x\":1", rest, JsonOptions.DEFAULT)).isEqualTo(value.equals("{}") ? at : -1);
            KeyPattern bool = KeyPattern.of("name", ValueStart.BOOLEAN, true);
            assertThat(found(bool, "{\"x\":1", rest, JsonOptions.DEFAULT)).isEqualTo(value.equals("true") ? at : -1);
        }
    }

    /** Against a regular expression. */
    @Test
    void namesAndValuesOfUndeclaredMembers() {
        Pattern plain = Pattern.compile("\"([ !#-\\[\\]-\\x7F]{0,31})\"");
        for (int length = 0; length <= 34; length++) {
            for (String special : List.of("", "\\", "\n", "\u00e9")) {
                for (String colon : List.of(":1", ": 1", " :1")) {
                    String member = "\"" + "x".repeat(length) + special + "\"" + colon + ",";
                    byte[] bytes = (member + " ".repeat(40)).getBytes(UTF_8);
                    Matcher name = plain.matcher(member);
                    int close = name.lookingAt() ? name.end() - 1 : -1;
                    ValueCursor in = cursor(bytes, 0, bytes.length, JsonOptions.DEFAULT);
                    assertThat(MemberFinder.nameEnd(in, 0)).as(member).isEqualTo(close);
                    assertThat(MemberFinder.plainValue(in, 0))
                            .as(member)
                            .isEqualTo(close >= 0 && colon.equals(":1") ? close + 2 : -1);
                }
            }
        }
        byte[] bytes = ("\"x\":1" + " ".repeat(35)).getBytes(UTF_8);
        assertThat(MemberFinder.nameEnd(cursor(bytes, 0, 40, JsonOptions.DEFAULT), 0))
                .isEqualTo(2);
        assertThat(MemberFinder.nameEnd(cursor(bytes, 0, 39, JsonOptions.DEFAULT), 0))
                .isEqualTo(-1);
        assertThat(MemberFinder.nameEnd(cursor(bytes, 0, 40, JsonOptions.DEFAULT), 1))
                .isEqualTo(-1);
    }

    @Test
    void undeclaredMembersAtTheEndOfTheInput() {
        NameTable names = new NameTable(1, new KeyPattern[] {KeyPattern.of("a", ValueStart.ANY, true)});
        byte[] bytes = "{\"other\":".getBytes(UTF_8);
        ValueCursor in = cursor(bytes, 1, bytes.length, JsonOptions.DEFAULT);
        InvalidInput e = catchThrowableOfType(InvalidInput.class, () -> MemberFinder.next(in, names, 0, false));
        assertThat(e).hasMessage("expected value but found end of input");
        assertThat(e.at()).isEqualTo(bytes.length);
    }
}

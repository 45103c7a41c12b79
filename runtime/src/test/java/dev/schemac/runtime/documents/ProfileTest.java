package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What each profile makes of each value for each column type: the value, or the message, kind and place of the error. */
class ProfileTest {
    private static final ProbeParser INNER = new ProbeParser(Column.intColumn("n"));

    private static final Column STRING = Column.text("v");
    private static final Column CHAR = Column.character("v");
    private static final Column BOOLEAN = Column.bool("v");
    private static final Column BYTE = Column.byteColumn("v");
    private static final Column SHORT = Column.shortColumn("v");
    private static final Column INT = Column.intColumn("v");
    private static final Column LONG = Column.longColumn("v");
    private static final Column FLOAT = Column.floatColumn("v");
    private static final Column DOUBLE = Column.doubleColumn("v");
    private static final Column BIG_INTEGER = Column.bigInteger("v");
    private static final Column BIG_DECIMAL = Column.bigDecimal("v");
    private static final Column ANY = Column.any("v");
    private static final Column MAP = Column.map("v");
    private static final Column OBJECT = Column.object("v", INNER);
    private static final Column ARRAY = Column.array("v", JsonScanner::readIntOrNull);

    /** An error: its kind and description. */
    private record Error(Kind kind, String description) {}

    private static Error mismatch(String description) {
        return new Error(Kind.MISMATCH, description);
    }

    private static Error malformed(String description) {
        return new Error(Kind.MALFORMED, description);
    }

    /** What is wanted and what is found instead. */
    private static Error no(String wanted, String found) {
        return mismatch("expected " + wanted + " but found " + found);
    }

    private static void row(Column column, String value, Object everywhere) {
        row(column, value, everywhere, everywhere, everywhere);
    }

    /** Checks a value on the fast path, in the any-order loop, and behind blanks. */
    private static void row(Column column, String value, Object byDefault, Object strict, Object esper) {
        check(column, value, JsonOptions.DEFAULT, byDefault);
        check(column, value, JsonOptions.STRICT, strict);
        check(column, value, JsonOptions.ESPER, esper);
    }

    private static void check(Column column, String value, JsonOptions options, Object expected) {
        for (String head : List.of("{\"v\":", "{\"\\u0076\":", "{ \"v\" :\n\t")) {
            String json = head + value + "}";
            Object outcome = Parses.outcome(new ProbeParser(column), json.getBytes(UTF_8), options);
            String what = json + " under " + options;
            if (expected instanceof Error error) {
                assertThat(outcome).as(what).isInstanceOf(JsonParseException.class);
                JsonParseException e = (JsonParseException) outcome;
                assertThat(e.description()).as(what).isEqualTo(error.description);
                assertThat(e.kind()).as(what).isEqualTo(error.kind);
                if (error.kind == Kind.MISMATCH) {
                    String path = head.contains("\\") ? "$['\\u0076']" : "$.v";
                    int line = head.contains("\n") ? 2 : 1;
                    int at = line == 2 ? 2 : head.length() + 1;
                    assertThat(e.offset()).as(what).isEqualTo(head.length());
                    assertThat(e)
                            .as(what)
                            .hasMessage("%s at %s (line %s, column %s)", error.description, path, line, at);
                }
            } else {
                Map<String, Object> event = new HashMap<>();
                event.put("v", expected);
                assertThat(JsonValues.equal(outcome, event))
                        .as("%s gives %s", what, outcome)
                        .isTrue();
            }
        }
    }

    // ---- one test for each row of the table

    @Test
    void numberOrBooleanForAString() {
        for (String text : List.of("1", "-0", "1.50", "1e5", "0.1E-7", "12345678901234567890123", "true", "false")) {
            row(STRING, text, text, no("string", text.endsWith("e") ? "boolean" : "number"), text);
        }
        row(STRING, "\"1\"", "1");
        row(STRING, "null", (Object) null);
        // The source text must be a literal all the same.
        Error leadingZero = malformed("number with a leading zero");
        row(STRING, "01", leadingZero, no("string", "number"), leadingZero);
        Error misspelt = malformed("invalid literal, expected true");
        row(STRING, "tru", misspelt, no("string", "boolean"), misspelt);
        row(STRING, "nul", malformed("invalid literal, expected null"));
        row(STRING, "x", malformed("expected string but found unexpected character"));
    }

    @Test
    void stringForANumber() {
        Error noInt = no("int", "string");
        row(INT, "\"1\"", 1, noInt, 1);
        row(INT, "\"-12\"", -12, noInt, -12);
        row(INT, "\"-0\"", 0, noInt, 0);
        row(INT, "\"\\u0031\\u0032\"", 12, noInt, 12);
        row(INT, "\"1.0\"", 1, noInt, noInt);
        row(INT, "\"1e2\"", 100, noInt, noInt);
        row(INT, "\"+5\"", noInt, noInt, 5);
        row(INT, "\"007\"", noInt, noInt, 7);
        row(INT, "\"\u0665\"", noInt, noInt, 5); // a digit to Java and to Esper, not to JSON
        for (String text : List.of(
                "",
                " ",
                " 1",
                "1 ",
                "1.5",
                "x",
                "0x1",
                "1_0",
                "--1",
                "-",
                "+",
                "true",
                "null",
                "NaN",
                "1,0",
                "1\\u0000",
                "2147483648",
                "-2147483649",
                "99999999999999999999",
                "{}",
                "[]",
                "\\\"1\\\"",
                "1e99",
                "1}")) {
            row(INT, '"' + text + '"', noInt);
        }
        row(BYTE, "\"127\"", (byte) 127, no("byte", "string"), (byte) 127);
        row(BYTE, "\"128\"", no("byte", "string"));
        row(SHORT, "\"-32768\"", (short) -32768, no("short", "string"), (short) -32768);
        row(SHORT, "\"-32769\"", no("short", "string"));
        row(LONG, "\"9223372036854775807\"", Long.MAX_VALUE, no("long", "string"), Long.MAX_VALUE);
        row(LONG, "\"9223372036854775808\"", no("long", "string"));
        BigInteger big = new BigInteger("123456789012345678901234567890");
        row(BIG_INTEGER, "\"" + big + "\"", big, no("integer", "string"), big);
        row(BIG_INTEGER, "\"1e2\"", BigInteger.valueOf(100), no("integer", "string"), no("integer", "string"));
        row(BIG_INTEGER, "\"+1\"", no("integer", "string"), no("integer", "string"), BigInteger.ONE);
        row(BIG_INTEGER, "\"0x10\"", no("integer", "string"));
        row(BIG_DECIMAL, "\"1.10\"", new BigDecimal("1.10"), no("number", "string"), new BigDecimal("1.10"));
        row(BIG_DECIMAL, "\"+.5\"", no("number", "string"), no("number", "string"), new BigDecimal("0.5"));
        row(BIG_DECIMAL, "\"\"", no("number", "string"));
        row(DOUBLE, "\"1.5\"", 1.5, no("double", "string"), 1.5);
        row(DOUBLE, "\"-0\"", -0.0, no("double", "string"), -0.0);
        row(FLOAT, "\"1.5\"", 1.5f, no("float", "string"), 1.5f);
        // What the Java classes take besides: Esper does.
        for (String text : List.of("+1.5", " 1.5 ", "1.5d", "0x1.8p0", "1.5f")) {
            row(DOUBLE, '"' + text + '"', no("double", "string"), no("double", "string"), 1.5);
            row(FLOAT, '"' + text + '"', no("float", "string"), no("float", "string"), 1.5f);
        }
        for (String text : List.of("", "x", "1,5", "true", "nan", "inf", "null", "1.5 1.5")) {
            row(DOUBLE, '"' + text + '"', no("double", "string"));
            row(FLOAT, '"' + text + '"', no("float", "string"));
        }
        // A string that is no string is malformed, not a mismatch, where it is read at all.
        Error escape = malformed("invalid escape sequence");
        row(INT, "\"\\q\"", escape, noInt, escape);
    }

    @Test
    void stringForABoolean() {
        Error no = no("boolean", "string");
        row(BOOLEAN, "\"true\"", true, no, true);
        row(BOOLEAN, "\"false\"", false, no, false);
        row(BOOLEAN, "\"\\u0074rue\"", true, no, true);
        for (String text : List.of(
                "", "TRUE", "True", " true", "true ", "1", "0", "null", "yes", "t", "truefalse", "x".repeat(2_000))) {
            row(BOOLEAN, '"' + text + '"', no);
        }
    }

    @Test
    void numbersAndBooleansAreNotEachOther() {
        row(BOOLEAN, "1", no("boolean", "number"));
        row(BOOLEAN, "0", no("boolean", "number"));
        row(BYTE, "true", no("byte", "boolean"));
        row(SHORT, "true", no("short", "boolean"));
        row(INT, "true", no("int", "boolean"));
        row(LONG, "false", no("long", "boolean"));
        row(FLOAT, "true", no("float", "boolean"));
        row(DOUBLE, "false", no("double", "boolean"));
        row(BIG_INTEGER, "true", no("integer", "boolean"));
        row(BIG_DECIMAL, "true", no("number", "boolean"));
    }

    @Test
    void integralSpellingsForAnInteger() {
        Error no = no("int", "number with a fraction or exponent");
        row(INT, "1.0", 1, no, no);
        row(INT, "1e2", 100, no, no);
        row(INT, "-0.0", 0, no, no);
        row(INT, "10E-1", 1, no, no);
        row(INT, "1.5", no("int", "number with a fraction"), no, no);
        row(INT, "1e-1", no("int", "number with a fraction"), no, no);
        row(
                LONG,
                "9007199254740993.0",
                9_007_199_254_740_993L,
                no("long", "number with a fraction or exponent"),
                no("long", "number with a fraction or exponent"));
        row(
                BYTE,
                "1e2",
                (byte) 100,
                no("byte", "number with a fraction or exponent"),
                no("byte", "number with a fraction or exponent"));
        row(
                SHORT,
                "1.0",
                (short) 1,
                no("short", "number with a fraction or exponent"),
                no("short", "number with a fraction or exponent"));
        row(
                BIG_INTEGER,
                "1.50e1",
                BigInteger.valueOf(15),
                no("integer", "number with a fraction or exponent"),
                no("integer", "number with a fraction or exponent"));
    }

    @Test
    void integerOutOfRange() {
        row(BYTE, "128", no("byte", "number out of range"));
        row(BYTE, "-129", no("byte", "number out of range"));
        row(SHORT, "32768", no("short", "number out of range"));
        row(INT, "2147483648", no("int", "number out of range"));
        row(INT, "-2147483649", no("int", "number out of range"));
        row(INT, "4294967296", no("int", "number out of range"));
        row(LONG, "9223372036854775808", no("long", "number out of range"));
        row(LONG, "-9223372036854775809", no("long", "number out of range"));
        row(LONG, "18446744073709551617", no("long", "number out of range"));
        row(BYTE, "-128", (byte) -128);
        row(SHORT, "32767", (short) 32767);
        row(INT, "-2147483648", Integer.MIN_VALUE);
        row(LONG, "-9223372036854775808", Long.MIN_VALUE);
    }

    @Test
    void overflowAndNotANumber() {
        Error overflow = no("double", "number out of range");
        row(DOUBLE, "1e400", overflow, overflow, Double.POSITIVE_INFINITY);
        row(DOUBLE, "-1e400", overflow, overflow, Double.NEGATIVE_INFINITY);
        row(
                FLOAT,
                "1e39",
                no("float", "number out of range"),
                no("float", "number out of range"),
                Float.POSITIVE_INFINITY);
        row(DOUBLE, "\"NaN\"", no("double", "string"), no("double", "string"), Double.NaN);
        row(FLOAT, "\"NaN\"", no("float", "string"), no("float", "string"), Float.NaN);
        row(DOUBLE, "\"-Infinity\"", no("double", "string"), no("double", "string"), Double.NEGATIVE_INFINITY);
        row(DOUBLE, "\"1e400\"", no("double", "string"), no("double", "string"), Double.POSITIVE_INFINITY);
        // Underflow is rounding.
        row(DOUBLE, "1e-400", 0.0);
        row(DOUBLE, "-1e-400", -0.0);
        // Without quotes these are no JSON under any profile.
        row(DOUBLE, "NaN", malformed("expected double but found unexpected character"));
        row(DOUBLE, "Infinity", malformed("expected double but found unexpected character"));
        row(DOUBLE, "-Infinity", malformed("expected digit but found unexpected character"));
    }

    @Test
    void objectOrArrayForAScalar() {
        Map<Column, String> scalars = Map.ofEntries(
                Map.entry(STRING, "string"),
                Map.entry(CHAR, "string of one character"),
                Map.entry(BOOLEAN, "boolean"),
                Map.entry(BYTE, "byte"),
                Map.entry(SHORT, "short"),
                Map.entry(INT, "int"),
                Map.entry(LONG, "long"),
                Map.entry(FLOAT, "float"),
                Map.entry(DOUBLE, "double"),
                Map.entry(BIG_INTEGER, "integer"),
                Map.entry(BIG_DECIMAL, "number"));
        scalars.forEach((column, name) -> {
            for (String value : List.of("{}", "{\"v\":1,\"n\":[true]}")) {
                row(column, value, no(name, "object"), no(name, "object"), null);
            }
            for (String value : List.of("[]", "[1]", "[{\"v\":1}]")) {
                row(column, value, no(name, "array"), no(name, "array"), null);
            }
            // What becomes null is checked as strictly as anything else.
            row(column, "[1,]", no(name, "array"), no(name, "array"), malformed("expected value but found ']'"));
            row(
                    column,
                    "{\"a\":\"\\x\"}",
                    no(name, "object"),
                    no(name, "object"),
                    malformed("invalid escape sequence"));
        });
    }

    @Test
    void scalarForAnObjectOrArray() {
        Map<String, String> kinds = Map.of("1", "number", "\"x\"", "string", "true", "boolean", "-1.5", "number");
        kinds.forEach((value, kind) -> {
            row(OBJECT, value, no("object", kind), no("object", kind), null);
            row(MAP, value, no("object", kind), no("object", kind), null);
            row(ARRAY, value, no("array", kind), no("array", kind), null);
        });
        row(OBJECT, "[{\"n\":1}]", no("object", "array"), no("object", "array"), null);
        row(MAP, "[]", no("object", "array"), no("object", "array"), null);
        row(ARRAY, "{\"n\":1}", no("array", "object"), no("array", "object"), null);
        row(OBJECT, "01", no("object", "number"), no("object", "number"), malformed("number with a leading zero"));
        row(ARRAY, "x", malformed("expected array but found unexpected character"));
        row(MAP, "}", malformed("expected object but found '}'"));
    }

    /** Esper gives a member of the wrong kind the value of another one; no profile does. */
    @Test
    void neverAnotherMembersValue() {
        ProbeParser parser =
                new ProbeParser(Column.intColumn("a"), Column.intColumn("b"), Column.text("c"), Column.map("m"), ARRAY);
        assertThat(Parses.event(
                        parser,
                        "{\"a\":5,\"b\":[7],\"x\":\"old\",\"c\":{\"c\":\"new\"},\"m\":3,\"v\":[1,[2],{\"a\":3},4]}",
                        JsonOptions.ESPER))
                .usingRecursiveComparison()
                .isEqualTo(mapOf("a", 5, "b", null, "c", null, "m", null, "v", new Object[] {1, null, null, 4}));
    }

    @Test
    void documentThatIsNoObject() {
        Map<String, String> kinds = Map.of(
                "[]", "array", "[{}]", "array", "7", "number", "-1", "number", "\"x\"", "string", "true", "boolean",
                "null", "null");
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            kinds.forEach((json, kind) -> Parses.refused(
                    new ProbeParser(INT),
                    json,
                    options,
                    Kind.MISMATCH,
                    0,
                    "expected object but found " + kind + " at $ (line 1, column 1)"));
            Parses.refused(
                    new ProbeParser(INT),
                    " x",
                    options,
                    Kind.MALFORMED,
                    1,
                    "expected object but found invalid text at $ (line 1, column 2)");
        }
    }

    @Test
    void undeclaredMember() {
        for (String json : List.of(
                "{\"x\":{\"v\":[1,\"}\"]},\"v\":1}",
                "{\"v\":1,\"x\":null}",
                "{\"X\":1,\"v\":1,\"\":0}",
                "{\"x\":1,\"x\":2,\"v\":1}",
                "{\"v \":2,\"v\":1,\"V\":3}")) {
            assertThat(Parses.event(new ProbeParser(INT), json, JsonOptions.DEFAULT))
                    .isEqualTo(Map.of("v", 1));
            assertThat(Parses.event(new ProbeParser(INT), json, JsonOptions.ESPER))
                    .isEqualTo(Map.of("v", 1));
        }
        Parses.refused(
                new ProbeParser(INT),
                "{\"v\":1,\"x\":null}",
                JsonOptions.STRICT,
                Kind.MISMATCH,
                11,
                "undeclared member at $.x (line 1, column 12)");
        Parses.refused(
                new ProbeParser(INT),
                "{\"x\":1,\"v\":1}",
                JsonOptions.STRICT,
                Kind.MISMATCH,
                5,
                "undeclared member at $.x (line 1, column 6)");
        // Untyped columns declare nothing, so nothing in them is undeclared.
        assertThat(Parses.event(new ProbeParser(ANY), "{\"v\":{\"x\":1}}", JsonOptions.STRICT))
                .isEqualTo(Map.of("v", Map.of("x", 1)));
        // Fully checked.
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.ESPER)) {
            Parses.refused(
                    new ProbeParser(INT),
                    "{\"x\":[01],\"v\":1}",
                    options,
                    Kind.MALFORMED,
                    6,
                    "number with a leading zero at $.x[0] (line 1, column 7)");
        }
    }

    @Test
    void duplicateDeclaredMember() {
        for (String json : List.of(
                "{\"v\":1,\"v\":2}",
                "{\"v\":1,\"\\u0076\":2}",
                "{\"\\u0076\":1,\"v\":2}",
                "{\"v\":null,\"v\":2}",
                "{\"x\":0,\"v\":1,\"x\":0,\"v\":2}",
                "{\"v\":2,\"v\":2}")) {
            int second = json.lastIndexOf("2");
            String path = json.lastIndexOf("u0076") > json.indexOf(",") ? "$['\\u0076']" : "$.v";
            for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
                if (!json.contains("x") || options == JsonOptions.DEFAULT) {
                    Parses.refused(
                            new ProbeParser(INT),
                            json,
                            options,
                            Kind.MISMATCH,
                            second,
                            "duplicate member at " + path + " (line 1, column " + (second + 1) + ")");
                }
            }
            assertThat(Parses.event(new ProbeParser(INT), json, JsonOptions.ESPER))
                    .containsEntry("v", 2);
        }
        // Null is a value too: it comes last.
        assertThat(Parses.event(new ProbeParser(INT), "{\"v\":1,\"v\":null}", JsonOptions.ESPER))
                .containsEntry("v", null);
    }

    /** What is kept is never one of two values, wherever it stands; null is a value. */
    @Test
    void duplicateKeptMember() {
        for (String members : List.of(
                "\"role\":1,\"role\":2",
                "\"role\":1,\"x\":[],\"role\": 2",
                "\"role\":null,\"role\":2",
                "\"x\":{\"role\":1},\"role\":1,\"role\":2",
                "\"role\":{\"role\":1},\"role\":2",
                "\"\":null,\"r\\u006Fle\":[1],\"role\":2")) {
            for (String around : List.of("{\"v\":{%s}}", "{\"v\":{\"o\":{%s}}}", "{\"v\":{\"a\":[0,{%s,\"b\":3}]}}")) {
                String json = String.format(around, members);
                String path = around.contains("\"o\"") ? ".o" : around.contains("\"a\"") ? ".a[1]" : "";
                int second = json.lastIndexOf("2");
                for (Column column : List.of(ANY, MAP)) {
                    for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT)) {
                        Parses.refused(
                                new ProbeParser(column),
                                json,
                                options,
                                Kind.MISMATCH,
                                second,
                                "duplicate member at $.v" + path + ".role (line 1, column " + (second + 1) + ")");
                    }
                    Map<String, Object> event = Parses.event(new ProbeParser(column), json, JsonOptions.ESPER);
                    assertThat(Arrays.deepToString(
                                    new Object[] {path.equals(".a[1]") ? ((Map<?, ?>) event.get("v")).get("a") : event
                                    }))
                            .contains("role=2");
                }
            }
        }
        assertThat(Parses.event(new ProbeParser(ANY), "{\"v\":{\"a\":1,\"b\":2,\"a\":null}}", JsonOptions.ESPER)
                        .toString())
                .isEqualTo("{v={a=null, b=2}}");
        // the same name in two objects, or in an object and one that it holds
        assertThat(Parses.event(
                                new ProbeParser(MAP),
                                "{\"v\":{\"a\":{\"a\":null},\"b\":{\"a\":1}}}",
                                JsonOptions.STRICT)
                        .toString())
                .isEqualTo("{v={a={a=null}, b={a=1}}}");
    }

    @Test
    void loneSurrogateEscape() {
        Error no = malformed("unpaired surrogate");
        row(STRING, "\"a\\ud800b\"", no, no, "a\ud800b");
        row(STRING, "\"\\udc00\"", no, no, "\udc00");
        row(STRING, "\"\\udc00\\ud800\"", no, no, "\udc00\ud800");
        row(CHAR, "\"\\ud800\"", no, no, '\ud800');
        row(ANY, "[\"\\ud800\"]", no, no, new Object[] {"\ud800"});
        row(STRING, "\"\\ud83d\\ude00\"", "\ud83d\ude00");
    }

    @Test
    void illFormedUtf8() {
        byte[] json = "{\"x\":\"__\",\"v\":1}".getBytes(UTF_8);
        json[6] = (byte) 0xC0;
        json[7] = (byte) 0xAF;
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.ESPER)) {
            Parses.refused(
                    new ProbeParser(INT),
                    json,
                    options,
                    Kind.MALFORMED,
                    6,
                    "ill-formed UTF-8 at $.x (line 1, column 7)");
        }
        Parses.refused(
                new ProbeParser(Column.text("x"), INT),
                json,
                JsonOptions.STRICT,
                Kind.MALFORMED,
                6,
                "ill-formed UTF-8 at $.x (line 1, column 7)");
    }

    @Test
    void textAfterTheDocument() {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            Parses.refused(
                    new ProbeParser(INT),
                    "{\"v\":1} {}",
                    options,
                    Kind.MALFORMED,
                    8,
                    "expected end of input but found object at $ (line 1, column 9)");
            Parses.refused(
                    new ProbeParser(INT),
                    "{\"v\":1}\u0000",
                    options,
                    Kind.MALFORMED,
                    7,
                    "expected end of input but found unexpected character at $ (line 1, column 8)");
            assertThat(Parses.event(new ProbeParser(INT), " {\"v\":1}\r\n\t ", options))
                    .containsEntry("v", 1);
        }
    }

    @Test
    void byteOrderMark() {
        assertThat(Parses.event(new ProbeParser(INT), "\ufeff{\"v\":1}", JsonOptions.DEFAULT))
                .containsEntry("v", 1);
        assertThat(Parses.event(new ProbeParser(INT), "\ufeff \n{\"v\":1}", JsonOptions.DEFAULT))
                .containsEntry("v", 1);
        for (JsonOptions options : List.of(JsonOptions.STRICT, JsonOptions.ESPER)) {
            Parses.refused(
                    new ProbeParser(INT),
                    "\ufeff{\"v\":1}",
                    options,
                    Kind.MALFORMED,
                    0,
                    "expected object but found byte order mark at $ (line 1, column 1)");
        }
        // Only once, and only at the beginning.
        Parses.refused(
                new ProbeParser(INT),
                "\ufeff\ufeff{}",
                JsonOptions.DEFAULT,
                Kind.MALFORMED,
                3,
                "expected object but found unexpected character at $ (line 1, column 1)");
        Parses.refused(
                new ProbeParser(INT),
                " \ufeff{}",
                JsonOptions.DEFAULT,
                Kind.MALFORMED,
                1,
                "expected object but found unexpected character at $ (line 1, column 2)");
    }

    // ---- what the table does not say

    @Test
    void charColumns() {
        Error string = no("string of one character", "string");
        row(CHAR, "\"x\"", 'x');
        row(CHAR, "\"\\u20ac\"", '€');
        row(CHAR, "\"€\"", '€');
        row(CHAR, "\"\\n\"", '\n');
        row(CHAR, "null", (Object) null);
        row(CHAR, "\"\"", string);
        row(CHAR, "\"xy\"", string, string, 'x');
        row(CHAR, "\"\ud83d\ude00\"", string, string, '\ud83d');
        row(CHAR, "7", '7', no("string of one character", "number"), '7');
        row(CHAR, "57", no("string of one character", "number"), no("string of one character", "number"), '5');
        row(CHAR, "true", no("string of one character", "boolean"), no("string of one character", "boolean"), 't');
    }

    @Test
    void nullIsTakenByEveryColumn() {
        for (Column column : List.of(
                STRING,
                CHAR,
                BOOLEAN,
                BYTE,
                SHORT,
                INT,
                LONG,
                FLOAT,
                DOUBLE,
                BIG_INTEGER,
                BIG_DECIMAL,
                ANY,
                MAP,
                OBJECT,
                ARRAY)) {
            row(column, "null", (Object) null);
            row(column, "nul", malformed("invalid literal, expected null"));
            row(column, "NULL", malformed(descriptionOf(column)));
        }
    }

    private static String descriptionOf(Column column) {
        JsonParseException e =
                Parses.error(new ProbeParser(column), "{\"v\":NULL}".getBytes(UTF_8), JsonOptions.DEFAULT);
        assertThat(e.description()).startsWith("expected ").endsWith(" but found unexpected character");
        return e.description();
    }

    @Test
    void nullIsAnErrorWhereAPrimitiveIsRead() {
        ProbeParser primitives = new ProbeParser(Column.array("v", JsonScanner::readInt));
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            Parses.refused(
                    primitives,
                    "{\"v\":[1,null]}",
                    options,
                    Kind.MISMATCH,
                    8,
                    "expected int but found null at $.v[1] (line 1, column 9)");
            Parses.refused(
                    new ProbeParser(Column.array("v", JsonScanner::readBoolean)),
                    "{\"v\":[null]}",
                    options,
                    Kind.MISMATCH,
                    6,
                    "expected boolean but found null at $.v[0] (line 1, column 7)");
            Parses.refused(
                    new ProbeParser(Column.array("v", JsonScanner::readChar)),
                    "{\"v\":[null]}",
                    options,
                    Kind.MISMATCH,
                    6,
                    "expected string of one character but found null at $.v[0] (line 1, column 7)");
        }
    }

    @Test
    void untypedValues() {
        for (String value : List.of("0", "-1", "2147483647", "-2147483648")) {
            row(ANY, value, Integer.valueOf(value));
        }
        for (String value : List.of("2147483648", "-2147483649", "9223372036854775807", "-9223372036854775808")) {
            row(ANY, value, Long.valueOf(value));
        }
        for (String value : List.of("9223372036854775808", "-9223372036854775809", "123456789012345678901234567890")) {
            row(ANY, value, new BigInteger(value));
        }
        for (String value : List.of("1.0", "-0.0", "1e2", "1E-2", "0.1")) {
            row(ANY, value, Double.valueOf(value));
        }
        row(ANY, "\"1\"", "1");
        row(ANY, "true", true);
        row(ANY, "null", (Object) null);
        row(ANY, "[]", new Object[0]);
        row(ANY, "[1,[],null,{}]", new Object[] {1, new Object[0], null, Map.of()});
        row(ANY, "{\"a\":[1.5],\"b\":null}", mapOf("a", new Object[] {1.5}, "b", null));
        Error overflow = no("double", "number out of range");
        row(ANY, "1e400", overflow, overflow, Double.POSITIVE_INFINITY);
        row(MAP, "{\"a\":{\"b\":{}}}", Map.of("a", Map.of("b", Map.of())));
        row(ANY, "x", malformed("expected value but found unexpected character"));
        row(ANY, "]", malformed("expected value but found ']'"));
    }

    @Test
    void untypedMapsKeepTheOrderOfTheirMembers() {
        Object map = Parses.event(new ProbeParser(MAP), "{\"v\":{\"z\":1,\"a\":2,\"m\":3,\"z\":4}}", JsonOptions.ESPER)
                .get("v");
        assertThat(((Map<?, ?>) map).toString()).isEqualTo("{z=4, a=2, m=3}");
    }

    @Test
    void arraysOfEveryType() {
        row(Column.array("v", JsonScanner::readString), "[\"a\",\"\",null]", new Object[] {"a", "", null});
        row(Column.array("v", JsonScanner::readBooleanOrNull), "[true,null,false]", new Object[] {true, null, false});
        row(Column.array("v", JsonScanner::readByteOrNull), "[1,null]", new Object[] {(byte) 1, null});
        row(Column.array("v", JsonScanner::readShortOrNull), "[1,null]", new Object[] {(short) 1, null});
        row(Column.array("v", JsonScanner::readIntOrNull), "[ 1 , null ]", new Object[] {1, null});
        row(Column.array("v", JsonScanner::readLongOrNull), "[1,null,2,3,4,5]", new Object[] {1L, null, 2L, 3L, 4L, 5L
        });
        row(Column.array("v", JsonScanner::readFloatOrNull), "[1.5,null]", new Object[] {1.5f, null});
        row(Column.array("v", JsonScanner::readDoubleOrNull), "[1.5,null]", new Object[] {1.5, null});
        row(Column.array("v", JsonScanner::readCharOrNull), "[\"x\",null]", new Object[] {'x', null});
        row(Column.array("v", JsonScanner::readBigInteger), "[1,null]", new Object[] {BigInteger.ONE, null});
        row(Column.array("v", JsonScanner::readBigDecimal), "[1.0,null]", new Object[] {new BigDecimal("1.0"), null});
        row(Column.array("v", JsonScanner::readValue), "[1,null,[2]]", new Object[] {1, null, new Object[] {2}});
        row(Column.array("v", JsonScanner::readMap), "[{},null]", new Object[] {Map.of(), null});
        row(Column.array("v", INNER::read), "[{\"n\":1},null,{}]", new Object[] {Map.of("n", 1), null, Map.of()});
    }

    private static Map<String, Object> mapOf(Object... pairs) {
        Map<String, Object> map = new HashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            map.put((String) pairs[i], pairs[i + 1]);
        }
        return Collections.unmodifiableMap(map);
    }
}

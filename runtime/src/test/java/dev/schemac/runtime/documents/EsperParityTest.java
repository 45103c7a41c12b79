package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventSender;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.Point;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.Scripted;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.JsonValues;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What Esper's JSON event types do, row by row of the list of its behaviour, under {@link JsonOptions#ESPER}. Where schemac differs
 * on purpose, the test's name says so in brackets. Rows about formats, dynamic schemas, maps of events and undeploying are in
 * {@link JsonFormatTest}, {@link DynamicMembersTest}, {@link EventMapTest} and {@link UndeployTest}.
 */
class EsperParityTest {
    private static final JsonOptions ESPER = JsonOptions.ESPER;
    private static final ProbeParser A = new ProbeParser(Column.intColumn("a"));
    private static final ProbeParser NESTED = new ProbeParser(Column.text("id"), Column.intColumn("k"));

    private static DynamicTest row(int section, int row, String title, Runnable check) {
        return DynamicTest.dynamicTest("parity 3." + section + " row " + row + ": " + title, check::run);
    }

    @TestFactory
    Stream<DynamicTest> documents() {
        return Stream.of(
                row(1, 1, "missing members are null", () -> gives(A, "{}")),
                row(1, 2, "an explicit null is as a missing member", () -> gives(A, "{'a':null}", "a", null)),
                row(1, 3, "null columns are written", () -> {
                    JsonWriter out = new JsonWriter(ESPER);
                    out.beginObject();
                    Outputs.of(out).nullMember(JsonKey.number("a"));
                    Outputs.of(out).member(JsonKey.string("b"), (String) null);
                    out.endObject();
                    assertThat(out.toJson()).isEqualTo("{\"a\":null,\"b\":null}");
                }),
                row(1, 4, "unknown members are skipped", () -> {
                    gives(A, "{'zz':[{'a':1}],'a':2}", "a", 2);
                    malformed(A, "{'zz':[{'a':1.}],'a':2}", 1, 15);
                }),
                row(1, 5, "names are exact, escapes in them decoded", () -> {
                    gives(A, "{'A':1}");
                    gives(A, "{'a ':1}");
                    gives(A, "{'\\u0061':1}", "a", 1);
                    gives(new ProbeParser(Column.intColumn("\u00e9")), "{'e\\u0301':1}");
                }),
                row(1, 6, "the empty name is one", () -> {
                    gives(A, "{'':1}");
                    gives(new ProbeParser(Column.intColumn("")), "{'':1}", "", 1);
                }),
                row(1, 7, "the last duplicate wins, nested objects are not merged", () -> {
                    gives(A, "{'a':1,'a':2}", "a", 2);
                    gives(
                            new ProbeParser(Column.object("x", NESTED)),
                            "{'x':{'id':'i'},'x':{'k':2}}",
                            "x",
                            event("k", 2));
                }),
                row(1, 8, "a later null erases", () -> gives(A, "{'a':1,'a':null}", "a", null)),
                row(1, 9, "members come in any order", () -> {
                    ProbeParser both = new ProbeParser(Column.intColumn("a"), Column.intColumn("b"));
                    gives(both, "{'b':1,'a':2}", "b", 1, "a", 2);
                }),
                row(1, 10, "no columns", () -> gives(ProbeParser.NOTHING, "{'a':1}")),
                row(1, 11, "white space is blank, tab, CR, LF only", () -> {
                    gives(A, "\t\r\n {\t'a'\r:\n1 } \r\n", "a", 1);
                    malformed(A, "{'a':1}\u00a0", 1, 8);
                    malformed(A, "{'a':\f1}", 1, 6);
                }),
                row(1, 12, "a byte order mark is refused", () -> malformed(A, "\ufeff{}", 1, 1)),
                row(1, 13, "no comments, single quotes, unquoted names, trailing commas", () -> {
                    malformed(A, "{'a':1,}", 1, 8);
                    malformed(A, "{/**/'a':1}", 1, 2);
                    malformed(A, "{a:1}", 1, 2);
                    assertThat(Parses.error(A, "{'a':1}".getBytes(UTF_8), ESPER).column())
                            .isEqualTo(2);
                    malformed(new ProbeParser(Column.array("v", JsonScanner::readInt)), "{'v':[1,]}", 1, 9);
                }),
                row(1, 14, "empty input", () -> {
                    malformed(A, "", 1, 1);
                    malformed(A, "   ", 1, 4);
                }),
                row(1, 15, "text after the document", () -> malformed(A, "{}{}", 1, 3)),
                row(1, 16, "null instead of a document [NullPointerException: it is no document that is wrong]", () -> {
                    assertThatThrownBy(() -> A.parse((String) null, ESPER)).isInstanceOf(NullPointerException.class);
                    assertThatThrownBy(() -> A.parse((byte[]) null, ESPER)).isInstanceOf(NullPointerException.class);
                }),
                row(2, 17, "an array as document [refused: Esper gives an event of nulls, L8]", () -> {
                    mismatch(A, "[]", "expected object but found array at $ (line 1, column 1)");
                    mismatch(A, "[1,2]", "expected object but found array at $ (line 1, column 1)");
                }),
                row(
                        2,
                        18,
                        "an array of objects as document [refused as such, L8]",
                        () -> mismatch(A, "[{'a':1}]", "expected object but found array at $ (line 1, column 1)")),
                row(2, 19, "a scalar as document [refused, L8]", () -> {
                    mismatch(A, "7", "expected object but found number at $ (line 1, column 1)");
                    mismatch(A, "'x'", "expected object but found string at $ (line 1, column 1)");
                    mismatch(A, "true", "expected object but found boolean at $ (line 1, column 1)");
                    mismatch(A, "null", "expected object but found null at $ (line 1, column 1)");
                }));
    }

    @TestFactory
    Stream<DynamicTest> syntaxErrors() {
        ProbeParser text = new ProbeParser(Column.text("a"));
        return Stream.of(
                row(3, 20, "errors have offset, line and column", () -> {
                    JsonParseException e = Parses.error(A, "{\n\"a\" 1}".getBytes(UTF_8), ESPER);
                    assertThat(List.of(e.offset(), e.line(), (long) e.column())).containsExactly(6L, 2L, 5L);
                }),
                row(3, 21, "only a line feed ends a line", () -> {
                    malformed(A, "{\r'seq': x}", 1, 10);
                    malformed(A, "{\r\n 'a':\r\n  x}", 3, 3);
                }),
                row(3, 22, "columns count UTF-16 units", () -> {
                    malformed(text, "{'a':'\ud83d\ude00', x}", 1, 12);
                    malformed(text, "{\t'a':'\u00e9', x}", 1, 12);
                }),
                row(
                        3,
                        23,
                        "positions far into the document",
                        () -> malformed(text, "{'a':'" + "x".repeat(3_000) + "',\n'b':x}", 2, 5)),
                row(3, 24, "missing name", () -> malformed(A, "{{}", 1, 2)),
                row(3, 25, "missing colon", () -> malformed(A, "{'a' 1}", 1, 6)),
                row(3, 26, "missing value", () -> malformed(A, "{'a':}", 1, 6)),
                row(3, 27, "missing comma or brace", () -> {
                    malformed(text, "{'a':'1''b':2}", 1, 9);
                    malformed(new ProbeParser(Column.array("a", JsonScanner::readInt)), "{'a':[1 2]}", 1, 9);
                }),
                row(3, 28, "misspelt literals", () -> {
                    malformed(ProbeParser.ANYTHING, "{'v':tru}", 1, 9);
                    malformed(ProbeParser.ANYTHING, "{'v':TRUE}", 1, 6);
                    malformed(ProbeParser.ANYTHING, "{'v':nulll}", 1, 10);
                }),
                row(3, 29, "what is no number of JSON [a leading zero is reported where the number begins]", () -> {
                    malformed(A, "{'a':01}", 1, 6);
                    malformed(A, "{'a':1.}", 1, 8);
                    malformed(A, "{'a':-}", 1, 7);
                    malformed(A, "{'a':+1}", 1, 6);
                    malformed(A, "{'a':.5}", 1, 6);
                    malformed(A, "{'a':0x1}", 1, 7);
                    malformed(A, "{'a':1_0}", 1, 7);
                    malformed(A, "{'a':NaN}", 1, 6);
                    malformed(A, "{'a':1e}", 1, 8);
                }),
                row(3, 30, "control characters in strings", () -> {
                    malformed(text, "{'a':'x\n'}", 1, 8);
                    malformed(text, "{'a':'x\t'}", 1, 8);
                    gives(text, "{'a':'x\u007f'}", "a", "x\u007f");
                }),
                row(3, 31, "escapes [an unknown one is reported where it begins, Esper at its letter]", () -> {
                    gives(text, "{'a':'\\'\\\\\\/\\b\\f\\n\\r\\t\\u00E9\\u00e9'}", "a", "\"\\/\b\f\n\r\t\u00e9\u00e9");
                    malformed(text, "{'a':'\\x'}", 1, 7);
                    malformed(text, "{'a':'\\u12G4'}", 1, 11);
                }),
                row(3, 32, "lone surrogates are kept where escaped [a raw one is no text that UTF-8 can carry]", () -> {
                    gives(text, "{'a':'\\ud800'}", "a", "\ud800");
                    assertThatThrownBy(() -> text.parse("{\"a\":\"\ud800\"}", ESPER))
                            .hasMessage("unpaired surrogate at $.a (line 1, column 7)");
                }),
                row(3, 33, "end inside a token", () -> {
                    malformed(text, "{'a':'x", 1, 8);
                    malformed(text, "{", 1, 2);
                    malformed(text, "{'", 1, 3);
                }),
                row(3, 34, "1,000 levels [the error is at the bracket, Esper's behind it]", () -> {
                    String open = "[".repeat(999);
                    String close = "]".repeat(999);
                    Parses.event(ProbeParser.ANYTHING, "{\"v\":" + open + close + "}", ESPER);
                    Parses.event(A, "{\"v\":" + open + close + "}", ESPER);
                    for (ProbeParser parser : List.of(ProbeParser.ANYTHING, A)) {
                        JsonParseException e =
                                Parses.error(parser, ("{\"v\":[" + open + close + "]}").getBytes(UTF_8), ESPER);
                        assertThat(e.kind()).isEqualTo(Kind.LIMIT);
                        assertThat(e.description()).isEqualTo("nesting deeper than 1000 levels");
                        assertThat(e.column()).isEqualTo(1_005);
                    }
                }),
                row(
                        3,
                        35,
                        "errors of meaning [with position and path, never the value]",
                        () -> mismatch(
                                A,
                                "{'b':'x',\n\n\n'a':1.5}",
                                "expected int but found number with a fraction or exponent at $.a (line 4, column 5)")));
    }

    @TestFactory
    Stream<DynamicTest> scalars() {
        return Stream.of(
                row(4, 37, "number into string", () -> {
                    gives(Column.text("v"), "1e5", "1e5");
                    gives(Column.text("v"), "-0.0", "-0.0");
                }),
                row(4, 38, "boolean into string", () -> {
                    gives(Column.text("v"), "true", "true");
                    gives(Column.text("v"), "false", "false");
                }),
                row(4, 39, "string into all numeric types", () -> {
                    gives(Column.byteColumn("v"), "'1'", (byte) 1);
                    gives(Column.shortColumn("v"), "'1'", (short) 1);
                    gives(Column.intColumn("v"), "'1'", 1);
                    gives(Column.longColumn("v"), "'1'", 1L);
                    gives(Column.floatColumn("v"), "'1'", 1f);
                    gives(Column.doubleColumn("v"), "'1'", 1d);
                    gives(Column.bigInteger("v"), "'1'", BigInteger.ONE);
                    gives(Column.bigDecimal("v"), "'1'", BigDecimal.ONE);
                }),
                row(4, 40, "string with plus, other digits", () -> {
                    gives(Column.intColumn("v"), "'+5'", 5);
                    gives(Column.intColumn("v"), "'\\u0661\\u0662'", 12);
                }),
                row(4, 41, "string with blanks", () -> {
                    no(Column.intColumn("v"), "' 1'", "int", "string");
                    gives(Column.doubleColumn("v"), "' 1.5 '", 1.5);
                }),
                row(4, 42, "empty string into number", () -> {
                    no(Column.intColumn("v"), "''", "int", "string");
                    no(Column.doubleColumn("v"), "''", "double", "string");
                }),
                row(4, 43, "fraction into integer", () -> {
                    no(Column.intColumn("v"), "1.0", "int", "number with a fraction or exponent");
                    no(Column.longColumn("v"), "'1.0'", "long", "string");
                }),
                row(
                        4,
                        44,
                        "exponent into integer",
                        () -> no(Column.intColumn("v"), "1e2", "int", "number with a fraction or exponent")),
                row(4, 45, "integer overflow", () -> {
                    mismatch(Column.intColumn("v"), "3000000000");
                    mismatch(Column.byteColumn("v"), "300");
                    mismatch(Column.longColumn("v"), "'9223372036854775808'");
                }),
                row(4, 46, "boolean into number", () -> no(Column.intColumn("v"), "true", "int", "boolean")),
                row(4, 47, "double overflow and NaN [accepted as in Esper, but never written]", () -> {
                    gives(Column.doubleColumn("v"), "1e999", Double.POSITIVE_INFINITY);
                    gives(Column.doubleColumn("v"), "'NaN'", Double.NaN);
                    assertThatThrownBy(() -> new JsonWriter(ESPER).value(Double.NaN))
                            .isInstanceOf(JsonWriteException.class);
                }),
                row(4, 48, "hexadecimal float, type suffix", () -> {
                    gives(Column.doubleColumn("v"), "'0x1p3'", 8.0);
                    gives(Column.doubleColumn("v"), "'1d'", 1.0);
                }),
                row(4, 49, "negative zero", () -> {
                    gives(Column.intColumn("v"), "-0", 0);
                    gives(Column.doubleColumn("v"), "-0", -0.0);
                }),
                row(4, 50, "float rounding", () -> gives(Column.floatColumn("v"), "16777217", 1.6777216E7f)),
                row(4, 51, "scale and exponent of decimals survive", () -> {
                    gives(Column.bigDecimal("v"), "1.10", new BigDecimal("1.10"));
                    gives(Column.bigDecimal("v"), "1e3", new BigDecimal("1E+3"));
                    JsonWriter out = new JsonWriter(ESPER);
                    out.value(new BigDecimal("1e3"));
                    assertThat(out.toJson()).isEqualTo("1E+3");
                }),
                row(4, 52, "big integers are plain", () -> {
                    no(Column.bigInteger("v"), "1e3", "integer", "number with a fraction or exponent");
                    no(Column.bigInteger("v"), "'0x10'", "integer", "string");
                }),
                row(4, 53, "string into boolean", () -> {
                    gives(Column.bool("v"), "'true'", true);
                    gives(Column.bool("v"), "'false'", false);
                    for (String text : List.of("'TRUE'", "''", "'null'")) {
                        no(Column.bool("v"), text, "boolean", "string");
                    }
                    no(Column.bool("v"), "1", "boolean", "number");
                }),
                row(4, 54, "char is the first unit of any scalar", () -> {
                    gives(Column.character("v"), "'xy'", 'x');
                    gives(Column.character("v"), "57", '5');
                    gives(Column.character("v"), "true", 't');
                    gives(Column.character("v"), "'\ud83d\ude00'", '\ud83d');
                    no(Column.character("v"), "''", "string of one character", "string");
                }),
                row(4, 59, "a column of type null ignores its value", () -> {
                    Column ignored = new Column(JsonKey.any("v"), EsperParityTest::skip, EsperParityTest::skip);
                    gives(ignored, "5", null);
                    gives(ignored, "{'a':[1]}", null);
                }));
    }

    private static Object skip(JsonScanner in) {
        in.skipValue();
        return null;
    }

    @TestFactory
    Stream<DynamicTest> arraysMapsAndObjects() {
        Column ints = Column.array("v", JsonScanner::readIntOrNull);
        Column primitives = Column.array("v", JsonScanner::readInt);
        Column grid = Column.array("v", Column.elements(JsonScanner::readIntOrNull));
        Column schemas = Column.array("v", NESTED::read);
        return Stream.of(
                row(5, 60, "elements of boxed arrays", () -> gives(ints, "[1,null,'3']", array(1, null, 3))),
                row(
                        5,
                        61,
                        "null in a primitive array [one text, with the index]",
                        () -> mismatch(
                                new ProbeParser(primitives),
                                "{'v':[1,null]}",
                                "expected int but found null at $.v[1] (line 1, column 9)")),
                row(
                        5,
                        62,
                        "element errors [with member and index]",
                        () -> mismatch(
                                new ProbeParser(primitives),
                                "{'v':['x']}",
                                "expected int but found string at $.v[0] (line 1, column 7)")),
                row(5, 63, "an empty array is kept", () -> {
                    gives(ints, "[]", array());
                    gives(ints, "null", null);
                }),
                row(5, 64, "scalar or object for an array", () -> {
                    gives(ints, "5", null);
                    gives(ints, "{'a':1}", null);
                    gives(ints, "'x'", null);
                }),
                row(5, 65, "two dimensions [a row of another kind is null, never another row, L1]", () -> {
                    gives(grid, "[[1],null,[],[2,3]]", array(array(1), null, array(), array(2, 3)));
                    gives(grid, "[[1],5]", array(array(1), null));
                }),
                row(
                        5,
                        66,
                        "a third dimension in data",
                        () -> gives(grid, "[[[1]]]", array((Object) array((Object) null)))),
                row(5, 67, "maps keep the order of members", () -> {
                    Map<?, ?> map = (Map<?, ?>)
                            Parses.event(new ProbeParser(Column.map("v")), "{\"v\":{\"x\":\"t\",\"a\":1}}", ESPER)
                                    .get("v");
                    assertThat(new ArrayList<Object>(map.keySet())).isEqualTo(List.of("x", "a"));
                }),
                row(5, 68, "untyped numbers [exact: Long and BigInteger where they fit, L7]", () -> {
                    gives(Column.any("v"), "7", 7);
                    gives(Column.any("v"), "3000000000", 3_000_000_000L);
                    gives(Column.any("v"), "9007199254740993", 9_007_199_254_740_993L);
                    gives(Column.any("v"), "18446744073709551616", BigInteger.ONE.shiftLeft(64));
                    gives(Column.any("v"), "1.5", 1.5);
                    gives(Column.any("v"), "-0", 0);
                    gives(Column.any("v"), "-0.0", -0.0);
                }),
                row(5, 69, "untyped arrays", () -> gives(Column.any("v"), "[1,'a']", array(1, "a"))),
                row(5, 70, "nested schema", () -> {
                    gives(Column.object("v", NESTED), "{'id':'a','zz':[1]}", event("id", "a"));
                    gives(Column.object("v", NESTED), "'s'", null);
                    gives(Column.object("v", NESTED), "[{'id':'a'}]", null);
                }),
                row(
                        5,
                        71,
                        "null elements of nested schema arrays",
                        () -> gives(schemas, "[{'id':'a'},null,{}]", array(event("id", "a"), null, event()))),
                row(5, 72, "a null among nested schemas is written [Esper: NullPointerException, L3]", () -> {
                    JsonWriter out = new JsonWriter(ESPER);
                    out.beginArray();
                    out.untypedValue(new Point(1, 2.5));
                    out.nullValue();
                    out.endArray();
                    assertThat(out.toJson()).isEqualTo("[{\"x\":1.0,\"y\":2.5},null]");
                }),
                row(
                        5,
                        73,
                        "boolean in a nested schema array [null, Esper: internal error]",
                        () -> gives(schemas, "[true]", array((Object) null))),
                row(
                        5,
                        74,
                        "array in a nested schema array",
                        () -> gives(schemas, "[[{'id':'a'}]]", array((Object) null))));
    }

    @TestFactory
    Stream<DynamicTest> staleValues() {
        return Stream.of(
                row(7, 86, "string column gets an array [null, L1]", () -> {
                    ProbeParser ab = new ProbeParser(Column.text("a"), Column.text("b"));
                    gives(ab, "{'a':'x','b':['y']}", "a", "x", "b", null);
                    gives(A, "{'zz':'7','a':[1]}", "a", null);
                }),
                row(7, 87, "boolean string after a boolean [its own value, L1]", () -> {
                    ProbeParser two = new ProbeParser(Column.bool("bo"), Column.bool("b2"));
                    gives(two, "{'bo':true,'b2':'false'}", "bo", true, "b2", false);
                }),
                row(
                        7,
                        88,
                        "boolean array [its own values, L1]",
                        () -> gives(
                                Column.array("v", JsonScanner::readBooleanOrNull),
                                "[true,'false']",
                                array(true, false))),
                row(7, 89, "Map column gets a scalar [null, L1]", () -> {
                    ProbeParser two = new ProbeParser(Column.map("m"), Column.map("m2"));
                    gives(two, "{'m':{'k':1},'m2':'zz'}", "m", event("k", 1), "m2", null);
                }),
                row(7, 90, "Map column gets a scalar after a boolean [null, L2]", () -> {
                    ProbeParser two = new ProbeParser(Column.bool("bo"), Column.map("m"));
                    gives(two, "{'bo':true,'m':7}", "bo", true, "m", null);
                }),
                row(7, 91, "element of the wrong kind [null, L1]", () -> {
                    gives(Column.array("v", JsonScanner::readIntOrNull), "[1,{},2]", array(1, null, 2));
                    gives(Column.array("v", NESTED::read), "[{'id':'a'},5]", array(event("id", "a"), null));
                }),
                row(
                        7,
                        92,
                        "nested column gets a scalar again [the last counts, also here: null]",
                        () -> gives(new ProbeParser(Column.object("x", NESTED)), "{'x':{'id':'a'},'x':5}", "x", null)));
    }

    @TestFactory
    Stream<DynamicTest> writing() {
        return Stream.of(
                row(10, 119, "no blanks", () -> {
                    JsonEvent event = new Scripted(out -> {
                        out.beginObject();
                        Outputs.of(out).member(JsonKey.number("a"), 1);
                        out.name("x");
                        out.untypedValue(Map.of("id", "i"));
                        out.endObject();
                    });
                    assertThat(event.toJson(ESPER)).isEqualTo("{\"a\":1,\"x\":{\"id\":\"i\"}}");
                }),
                row(10, 123, "string escaping", () -> {
                    JsonWriter out = new JsonWriter(ESPER);
                    out.value("\"\\\n\r\t\b\f\u001f\u2028\u2029/<\u007f\u00e9");
                    assertThat(out.toJson())
                            .isEqualTo("\"\\\"\\\\\\n\\r\\t\\u0008\\u000c\\u001f\\u2028\\u2029/<\u007f\u00e9\"");
                }),
                row(10, 124, "names are written as declared, escaped likewise", () -> {
                    JsonWriter out = new JsonWriter(ESPER);
                    out.beginObject();
                    Outputs.of(out).member(JsonKey.number("p q"), 1);
                    Outputs.of(out).member(JsonKey.number("\u2028\"\b"), 2);
                    out.endObject();
                    assertThat(out.toJson()).isEqualTo("{\"p q\":1,\"\\u2028\\\"\\u0008\":2}");
                }),
                row(10, 126, "doubles and floats [NaN and the infinities are refused, L6]", () -> {
                    JsonWriter out = new JsonWriter(ESPER);
                    out.beginArray();
                    out.value(1e10);
                    out.value(21f);
                    assertThatThrownBy(() -> out.value(Float.NEGATIVE_INFINITY)).isInstanceOf(JsonWriteException.class);
                    out.endArray();
                    assertThat(out.toJson()).isEqualTo("[1.0E10,21.0]");
                }),
                row(10, 127, "a value without a JSON form [refused: Esper leaves a name without a value, L6]", () -> {
                    JsonWriter out = new JsonWriter(ESPER);
                    out.beginObject();
                    assertThatThrownBy(() -> Outputs.of(out).untypedMember(JsonKey.any("a"), new Thread()))
                            .isInstanceOf(JsonWriteException.class);
                    out.endObject();
                    assertThat(out.toJson()).isEqualTo("{}");
                }));
    }

    @TestFactory
    Stream<DynamicTest> senders() {
        EventRuntime runtime = new EventRuntime();
        runtime.deploy(List.of(Point.PARSER));
        String json = "{\"x\":1,\"y\":2.5}";
        return Stream.of(
                row(
                        11,
                        129,
                        "an unknown name",
                        () -> assertThatThrownBy(() -> runtime.eventSender("X"))
                                .isInstanceOf(IllegalArgumentException.class)
                                .hasMessage("no event type X is deployed; deployed types: Point")),
                row(11, 130, "parse sends nothing", () -> {
                    EventSender<Point> sender = runtime.eventSender(Point.class).withOptions(ESPER);
                    sender.addListener(EsperParityTest::unexpected);
                    assertThat(sender.parse(json)).isEqualTo(new Point(1, 2.5));
                    sender.removeListener(EsperParityTest::unexpected);
                }),
                row(11, 131, "send takes text and events of its class [and bytes and streams, L14]", () -> {
                    EventRuntime own = new EventRuntime();
                    own.deploy(List.of(Point.PARSER));
                    EventSender<Point> sender = own.eventSender(Point.class).withOptions(ESPER);
                    List<Point> sent = new ArrayList<>();
                    sender.addListener(sent::add);
                    sender.send(json);
                    sender.send(json.getBytes(UTF_8));
                    sender.send(new Point(1, 2.5));
                    assertThat(sent).containsExactly(new Point(1, 2.5), new Point(1, 2.5), new Point(1, 2.5));
                }),
                row(
                        11,
                        132,
                        "null instead of text [NullPointerException]",
                        () -> assertThatThrownBy(
                                        () -> runtime.eventSender("Point").send((String) null))
                                .isInstanceOf(NullPointerException.class)),
                row(11, 133, "an object of another class", () -> {
                    @SuppressWarnings("unchecked")
                    EventSender<Object> sender = (EventSender<Object>) (EventSender<?>) runtime.eventSender("Point");
                    assertThatThrownBy(() -> sender.send(Map.of())).isInstanceOf(ClassCastException.class);
                }),
                row(
                        11,
                        136,
                        "a name that is taken",
                        () -> assertThatThrownBy(() -> runtime.deploy(List.of(Point.PARSER)))
                                .isInstanceOf(IllegalArgumentException.class)
                                .hasMessage("event type Point is already deployed")));
    }

    private static void unexpected(Object event) {
        throw new AssertionError("delivered " + event);
    }

    // ---- documents are written with single quotes here

    private static String json(String text) {
        return text.replace('\'', '"');
    }

    private static void gives(Column column, String value, Object expected) {
        gives(new ProbeParser(column), "{'v':" + value + "}", "v", expected);
        // and in the any-order loop
        gives(new ProbeParser(Column.any("first"), column), "{'v':" + value + "}", "v", expected);
    }

    private static void gives(ProbeParser parser, String document, Object... namesAndValues) {
        Map<String, Object> event = Parses.event(parser, json(document), ESPER);
        assertThat(JsonValues.equal(event, event(namesAndValues)))
                .as("%s gives %s", document, event)
                .isTrue();
    }

    private static void no(Column column, String value, String wanted, String found) {
        assertThat(mismatch(column, value).description()).isEqualTo("expected " + wanted + " but found " + found);
    }

    private static JsonParseException mismatch(Column column, String value) {
        JsonParseException e = Parses.error(
                new ProbeParser(column), json("{'v':" + value + "}").getBytes(UTF_8), ESPER);
        assertThat(e.kind()).isEqualTo(Kind.MISMATCH);
        assertThat(e.path()).isEqualTo("$.v");
        return e;
    }

    private static void mismatch(ProbeParser parser, String document, String message) {
        JsonParseException e = Parses.error(parser, json(document).getBytes(UTF_8), ESPER);
        assertThat(e).hasMessage(message);
        assertThat(e.kind()).isEqualTo(Kind.MISMATCH);
    }

    private static void malformed(ProbeParser parser, String document, int line, int column) {
        JsonParseException e = Parses.error(parser, json(document).getBytes(UTF_8), ESPER);
        assertThat(e.kind()).as(e.getMessage()).isEqualTo(Kind.MALFORMED);
        assertThat(e.line() + ":" + e.column())
                .as(document + ": " + e.getMessage())
                .isEqualTo(line + ":" + column);
    }

    private static Object[] array(Object... elements) {
        return elements;
    }

    private static Map<String, Object> event(Object... namesAndValues) {
        Map<String, Object> event = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            event.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return event;
    }
}

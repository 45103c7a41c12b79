package dev.schemac.codegen.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.codegen.CompiledSchemas;
import dev.schemac.codegen.ValueStyle;
import dev.schemac.golden.rules.Parcel;
import dev.schemac.golden.rules.ParcelParser;
import dev.schemac.golden.rules.Part;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonParseException.Kind;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.testing.Seed;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Rules on the values of columns: what breaks one is neither read, nor built, nor written. */
class RulesTest {

    private static final List<JsonOptions> PROFILES =
            List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER);

    /** Each member, the offset of the value within its text that breaks a rule, the path, and what is expected. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "'quantity':0              |11| $.quantity     | a number of at least 1 and at most 1000",
                "'quantity':1001           |11| $.quantity     | a number of at least 1 and at most 1000",
                "'weight':0.0              | 9| $.weight       | a number above 0",
                "'weight':-0.0             | 9| $.weight       | a number above 0",
                "'total':-0.001            | 8| $.total        | a number of at least 0 and at most 99999.99",
                "'total':99999.9901        | 8| $.total        | a number of at least 0 and at most 99999.99",
                "'serial':4000000001       | 9| $.serial       | a number of at most 4000000000",
                "'code':'A'                | 7| $.code         | a string of at least 3 and at most 20 characters",
                "'code':'xxDE-12'          | 7| $.code         | a string that matches ^[A-Z]{2}-\\d+$",
                "'code':'DE-12\\n'         | 7| $.code         | a string that matches ^[A-Z]{2}-\\d+$",
                "'code':'\\\"]\\\\'        | 7| $.code         | a string that matches ^[A-Z]{2}-\\d+$",
                "'tags':[]                 | 7| $.tags         | an array of at least 1 and at most 10 elements",
                "'tags':['a',null, '' ]    |18| $.tags[2]      | a string of at least 1 character",
                "'tags':['a','b', 'a']     |17| $.tags[2]      | a unique element",
                "'grades':[6, 7]           |13| $.grades[1]    | a number of at least 1 and at most 6",
                "'limits':{'a':0.5,'b':0.6}|22| $.limits.b     | a number of at most 0.5",
                "'matrix':[[]]             | 9| $.matrix       | an array of at least 2 elements",
                "'matrix':[[],[1, -1.5,1]] |17| $.matrix[1][1] | a number of at least -1 and at most 1",
                "'parts':[{},{'text':'a'},{'text':'a'}]|25|$.parts[2]| a unique element",
                "'parts':[{'text':''}]     |17| $.parts[0].text| a string of at least 1 character"
            })
    void whatBreaksARuleIsNotRead(String member, int offset, String path, String expected) {
        String json = ("{'quantity':7," + member + "}").replace('\'', '"');
        if (member.startsWith("'quantity'")) {
            json = "{" + member.replace('\'', '"') + "}";
        }
        int at = json.length() - 1 - member.length() + offset;
        String any = anyOrder(json);
        for (JsonOptions options : PROFILES) {
            assertRefused(ParcelParser.INSTANCE, options, json, at, path, expected);
            assertRefused(dev.schemac.golden.records.rules.ParcelParser.INSTANCE, options, json, at, path, expected);
            assertRefused(ParcelParser.INSTANCE, options, any, at + any.length() - json.length(), path, expected);
        }
    }

    /** The same with blanks where the fast path has none. */
    private static String anyOrder(String json) {
        return "{ " + json.substring(1);
    }

    private static void assertRefused(
            ObjectParser<?> parser, JsonOptions options, String json, int at, String path, String expected) {
        JsonParseException e = catchThrowableOfType(JsonParseException.class, () -> parser.parse(json, options));
        assertThat(e)
                .as(json)
                .hasMessage("expected " + expected + " at " + path + " (line 1, column " + (at + 1) + ")");
        assertThat(e.kind()).isEqualTo(Kind.VIOLATION);
        assertThat(e.offset()).isEqualTo(at);
        assertThat(e.path()).isEqualTo(path);
    }

    @Test
    void whatKeepsTheRulesIsReadAndWritten() {
        String json = "{\"quantity\":1000,\"weight\":4.9E-324,\"total\":99999.990,\"serial\":4000000000,\"note\":\""
                + "\ud83d\ude00".repeat(200)
                + "\",\"code\":\"DE-1\",\"tags\":[\"a\",null],\"grades\":[1,6,null],\"limits\":{\"a\":0.5,\"b\":null},"
                + "\"matrix\":[[-1.0,1.0],[]],\"parts\":[{\"text\":\"a\"},{}]}";
        for (JsonOptions options : PROFILES) {
            assertThat(ParcelParser.INSTANCE.parse(json, options).toJson()).isEqualTo(json);
            assertThat(dev.schemac.golden.records.rules.ParcelParser.INSTANCE
                            .parse(json, options)
                            .toJson())
                    .isEqualTo(json);
        }
    }

    @Test
    void nullAndAbsentValuesBreakNoRule() {
        String json = "{\"quantity\":null,\"weight\":null,\"total\":null,\"code\":null,\"tags\":null,\"limits\":null}";
        assertThat(Parcel.parse(json)).isEqualTo(Parcel.parse("{\"quantity\":null}"));
        assertThat(dev.schemac.golden.records.rules.Parcel.builder().build().quantity())
                .isNull();
    }

    @Test
    void whatIsNotANumberIsInNoRange() {
        assertThatThrownBy(() -> ParcelParser.INSTANCE.parse("{\"quantity\":1,\"weight\":\"NaN\"}", JsonOptions.ESPER))
                .hasMessage("expected a number above 0 at $.weight (line 1, column 24)");
    }

    @Test
    void whatBreaksARuleIsNotWritten() {
        Parcel parcel = new Parcel();
        parcel.setQuantity(1001);
        assertNotWritten(parcel, "expected a number of at least 1 and at most 1000 at $.quantity");
        parcel.setQuantity(1000);
        parcel.setTotal(new BigDecimal("1E5"));
        assertNotWritten(parcel, "expected a number of at least 0 and at most 99999.99 at $.total");
        parcel.setTotal(null);
        parcel.setCode("DE-");
        assertNotWritten(parcel, "expected a string that matches ^[A-Z]{2}-\\d+$ at $.code");
        parcel.setCode("DE-1");
        parcel.setTags(new String[] {"a", "b", "a"});
        assertNotWritten(parcel, "expected a unique element at $.tags[2]");
        parcel.setTags(new String[0]);
        assertNotWritten(parcel, "expected an array of at least 1 and at most 10 elements at $.tags");
        parcel.setTags(null);
        parcel.setMatrix(new double[][] {null, {0, Double.NaN}});
        assertNotWritten(parcel, "expected a number of at least -1 and at most 1 at $.matrix[1][1]");
        parcel.setMatrix(null);
        Map<String, Float> limits = new LinkedHashMap<>();
        limits.put("a", 0.5f);
        limits.put("b\n", 0.51f);
        parcel.setLimits(limits);
        assertNotWritten(parcel, "expected a number of at most 0.5 at $.limits['b\\u000a']");
        limits.put("b\n", null);
        limits.put("c", null);
        limits.put("d", null);
        assertNotWritten(parcel, "expected an object of at most 3 members at $.limits");
        parcel.setLimits(null);
        parcel.setParts(new Part[] {new Part(), new Part()});
        assertNotWritten(parcel, "expected a unique element at $.parts[1]");
        parcel.setParts(null);
        parcel.setGrades(new ArrayList<>(Arrays.asList((byte) 1, (byte) 7)));
        assertNotWritten(parcel, "expected a number of at least 1 and at most 6 at $.grades[1]");
        parcel.setGrades(List.of());
        assertThat(parcel.toJson()).isEqualTo("{\"quantity\":1000,\"code\":\"DE-1\",\"grades\":[]}");
    }

    private static void assertNotWritten(JsonEvent event, String message) {
        for (JsonOptions options : PROFILES) {
            assertThatThrownBy(() -> event.toJson(options))
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage(message);
        }
        assertThat(event.toString()).as("for people").startsWith("{\"quantity\":");
    }

    @Test
    void whatBreaksARuleIsNotBuilt() {
        var builder = dev.schemac.golden.records.rules.Parcel.builder().quantity(0);
        assertThatThrownBy(builder::build)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'quantity': expected a number of at least 1 and at most 1000");
        builder.quantity(1).tags(List.of("a", "a"));
        assertThatThrownBy(builder::build).hasMessage("column 'tags' at [1]: expected a unique element");
        assertThat(builder.tags(null).build().toJson()).isEqualTo("{\"quantity\":1}");
    }

    @ParameterizedTest
    @EnumSource
    void aWideSchemaAndInheritedColumnsAreChecked(ValueStyle style) {
        StringBuilder columns = new StringBuilder("c0 int");
        for (int i = 1; i < 130; i++) {
            columns.append(", c").append(i).append(" int");
        }
        CompiledSchemas compiled = CompiledSchemas.of(
                style,
                "@Column(name=missing, max=3) @Column(name=c129, min=1) create json schema W(missing int, " + columns
                        + ");"
                        + "@Column(name=Missing, maxLength=1) create json schema D(Missing string) inherits W;"
                        + "create json schema H(all W[]);");
        for (String schema : List.of("W", "D")) {
            assertThatThrownBy(() -> compiled.parse(schema, "{\"c5\":1,\"missing\":4}"))
                    .hasMessage("expected a number of at most 3 at $.missing (line 1, column 19)");
            assertThatThrownBy(() -> compiled.parse(schema, "{\"c129\":0}"))
                    .hasMessage("expected a number of at least 1 at $.c129 (line 1, column 9)");
            assertThat(compiled.parse(schema, "{\"c129\":1,\"missing\":3}").toJson())
                    .isEqualTo("{\"missing\":3,\"c129\":1}");
        }
        assertThatThrownBy(() -> compiled.parse("D", "{\"Missing\":\"ab\"}"))
                .hasMessage("expected a string of at most 1 character at $.Missing (line 1, column 12)");
        assertThatThrownBy(() -> compiled.parse("H", "{\"all\":[null,{\"missing\":44444}]}"))
                .hasMessage("expected a number of at most 3 at $.all[1].missing (line 1, column 25)");
    }

    @Test
    void textsThatHaveRulesAreNotLazy() {
        CompiledSchemas compiled =
                CompiledSchemas.lazy("@Column(name=a, minLength=2) create json schema T(a string, b string);");
        assertThatThrownBy(() -> compiled.parse("T", "{\"a\":\"\\u0061\"}"))
                .hasMessage("expected a string of at least 2 characters at $.a (line 1, column 6)");
        assertThat(compiled.parse("T", "{\"b\":\"\",\"a\":\"ab\"}").toJson()).isEqualTo("{\"a\":\"ab\",\"b\":\"\"}");
    }

    @Test
    void aConvertedValueIsChecked() {
        assertThatThrownBy(() -> Parcel.parse("{\"quantity\":\"1001\"}"))
                .hasMessage("expected a number of at least 1 and at most 1000 at $.quantity (line 1, column 13)");
        assertThatThrownBy(() -> Parcel.parse("{\"quantity\": 2e3 }"))
                .hasMessage("expected a number of at least 1 and at most 1000 at $.quantity (line 1, column 14)");
    }

    @Test
    void ofMembersOfOneNameTheLastIsChecked() {
        String json = "{\"quantity\":1,\"limits\":{\"a\":0.1,\"b\":9,\"a\":0.6,\"b\":0.2}}";
        assertThatThrownBy(() -> ParcelParser.INSTANCE.parse(json, JsonOptions.ESPER))
                .hasMessage("expected a number of at most 0.5 at $.limits.a (line 1, column 43)");
    }

    /** Random values of columns of each kind, with the rules worked out here once more. */
    @ParameterizedTest
    @EnumSource
    void randomValuesAreRefusedWhereTheyBreakARule(ValueStyle style) {
        long seed = Seed.drawn();
        System.out.println("RulesTest: -Dschemac.seed=" + seed);
        Random random = new Random(seed);
        List<String> patterns =
                List.of("^a", "b$", "a.b", "[^a]{2}", "^(a|\ud83d\ude00)*$", "\u00e9+|^$", "^[\u0100-\\u{1F64F}]");
        StringBuilder schema = new StringBuilder();
        for (int i = 0; i < patterns.size(); i++) {
            schema.append("@Column(name=p" + i + ", pattern='" + patterns.get(i).replace("\\", "\\\\") + "') ");
        }
        schema.append(
                "@Column(name=len, minLength=2, maxLength=4) @Column(name=d, unique=true) @Column(name=n, unique=true)"
                        + " @Column(name=o, unique=true) create json schema T(");
        for (int i = 0; i < patterns.size(); i++) {
            schema.append("p" + i + " string, ");
        }
        schema.append("len string, d double[primitive], n bigdecimal[], o List<Object>);");
        ObjectParser<JsonEvent> parser =
                CompiledSchemas.of(style, schema.toString()).parser("T");
        int refused = 0;
        for (int i = 0; i < 5_000; i++) {
            String text = text(random);
            for (int p = 0; p < patterns.size(); p++) {
                boolean matches = Pattern.compile(
                                patterns.get(p).replace("$", "\\z").replace("\\u{1F64F}", "\ud83d\ude4f"))
                        .matcher(text)
                        .find();
                refused += check(parser, "p" + p, "\"" + text + "\"", matches);
            }
            int points = text.codePointCount(0, text.length());
            refused += check(parser, "len", "\"" + text + "\"", points >= 2 && points <= 4);
            List<String> numbers = new ArrayList<>();
            for (int n = random.nextInt(4) == 0 ? 30 : 3; n > 0; n--) {
                numbers.add(random.nextInt(200) + "." + random.nextInt(10) + (random.nextBoolean() ? "0" : ""));
            }
            refused += check(
                    parser, "d", numbers.toString(), allDiffer(numbers.stream().map(Double::valueOf)));
            refused += check(
                    parser, "n", numbers.toString(), allDiffer(numbers.stream().map(BigDecimal::new)));
            List<String> objects =
                    numbers.stream().map(n -> "{\"a\":[" + n + "]}").toList();
            refused += check(
                    parser, "o", objects.toString(), allDiffer(numbers.stream().map(Double::valueOf)));
        }
        assertThat(refused).isBetween(10_000, 45_000);
    }

    private static boolean allDiffer(Stream<?> values) {
        Set<Object> seen = new HashSet<>();
        return values.allMatch(seen::add);
    }

    private static String text(Random random) {
        List<String> parts = List.of("a", "b", "x", "\u00e9", "\u0100", "\ud83d\ude00", "\ud83d\ude50");
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(7); i > 0; i--) {
            text.append(parts.get(random.nextInt(parts.size())));
        }
        return text.toString();
    }

    private static int check(ObjectParser<JsonEvent> parser, String column, String value, boolean accepted) {
        String json = "{\"" + column + "\":" + value + "}";
        try {
            parser.parse(json);
            assertThat(accepted).as(json).isTrue();
            return 0;
        } catch (JsonParseException e) {
            assertThat(accepted).as(json + ": " + e.getMessage()).isFalse();
            assertThat(e.kind()).isEqualTo(Kind.VIOLATION);
            return 1;
        }
    }

    @Test
    void elementsThatWereChosenForTheirHashCodesAreRefusedInShortTime() {
        ObjectParser<JsonEvent> parser = CompiledSchemas.of(
                        "@Column(name=a, unique=true) create json schema T(a string[]);")
                .parser("T");
        List<String> alike = List.of("Aa", "BB");
        while (alike.size() < 1 << 14) {
            alike = alike.stream()
                    .flatMap(text -> Stream.of(text + "Aa", text + "BB"))
                    .toList();
        }
        assertThat(alike.stream().map(String::hashCode).distinct()).hasSize(1);
        String json = alike.stream().collect(Collectors.joining("\",\"", "{\"a\":[\"", "\"]}"));
        assertThatThrownBy(() -> parser.parse(json))
                .hasMessage("expected fewer elements with the same hash code at $.a (line 1, column 6)");
        String different = IntStream.range(0, 200_000)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining("\",\"", "{\"a\":[\"", "\"]}"));
        assertThat(((Object[]) parser.parse(different).get("a"))).hasSize(200_000);
        assertThatThrownBy(() -> parser.parse(different.replace("]", ",\"199999\"]")))
                .hasMessageStartingWith("expected a unique element at $.a[200000] ");
    }
}

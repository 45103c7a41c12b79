package dev.schemac.runtime.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Parses;
import dev.schemac.runtime.Point;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.Scripted;
import dev.schemac.runtime.UntypedParser;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonScanner;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class UntypedValueTest {

    @Test
    void writesScalarsByTheirClass() {
        Object[] values = {
            null, "t", 'c', true, (byte) -1, (short) 2, 3, 4L, 1.5f, 2.5, BigInteger.TWO, new BigDecimal("1E+3")
        };

        assertThat(json(values)).isEqualTo("[null,\"t\",\"c\",true,-1,2,3,4,1.5,2.5,2,1E+3]");
    }

    /** Each digit is there, and no number is out of range; what is no number with a fraction or exponent is as ever. */
    @Test
    @SuppressWarnings("unchecked")
    void readsNumbersExactly() {
        byte[] json = " [1, 3000000000, 18446744073709551616, 0.10, 1e400, -1E-400, {\"a\":[0.1234567890123456789]}]"
                .getBytes(StandardCharsets.UTF_8);
        List<Object> values = (List<Object>) UntypedParser.parseExact(json, 0, json.length, JsonOptions.STRICT);
        assertThat(values.get(6))
                .isInstanceOfSatisfying(
                        Map.class,
                        map -> assertThat((List<?>) map.get("a"))
                                .isEqualTo(List.of(new BigDecimal("0.1234567890123456789"))));
        values.set(6, null);
        assertThat(values)
                .containsExactly(
                        1,
                        3_000_000_000L,
                        new BigInteger("18446744073709551616"),
                        new BigDecimal("0.10"),
                        new BigDecimal("1e400"),
                        new BigDecimal("-1e-400"),
                        null);
        assertThatThrownBy(() -> UntypedParser.parse(json, 0, json.length, JsonOptions.STRICT))
                .isInstanceOf(JsonParseException.class)
                .hasMessageStartingWith("expected double but found number out of range at $[4]");
        byte[] large = "{\"a\":1e10001}".getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> UntypedParser.parseExact(large, 0, large.length, JsonOptions.STRICT))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("decimal scale beyond 10000 at $.a (line 1, column 6)");
    }

    @Test
    void writesArraysOfPrimitives() {
        Object[] values = {
            new boolean[] {true, false},
            new byte[] {-128, 127},
            new short[] {1},
            new char[] {'a', '"'},
            new int[] {1, 2},
            new long[] {Long.MAX_VALUE},
            new float[] {0.1f},
            new double[] {0.1},
            new int[][] {{1}, {}, null},
            new int[0]
        };

        assertThat(json(values))
                .isEqualTo("[[true,false],[-128,127],[1],[\"a\",\"\\\"\"],[1,2],[9223372036854775807],[0.1],[0.1],"
                        + "[[1],[],null],[]]");
    }

    @Test
    void writesCollectionsAndMapsInTheirOrder() {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("z", List.of(1, List.of()));
        map.put("a", new LinkedHashSet<>(List.of("x")));
        map.put("", Map.of());
        map.put("q\"", null);

        assertThat(json(map)).isEqualTo("{\"z\":[1,[]],\"a\":[\"x\"],\"\":{},\"q\\\"\":null}");
    }

    @Test
    void writesEventsAsObjects() {
        assertThat(json(List.of(new Point(1, 2), new Point(3, 4))))
                .isEqualTo("[{\"x\":1.0,\"y\":2.0},{\"x\":3.0,\"y\":4.0}]");
    }

    @Test
    void refusesEventsThatDoNotWriteOneValue() {
        String unfinished = Scripted.class.getName() + ".writeTo must write exactly one value";
        String finished = " here: the only expected value has been written";
        refusedEvent(unfinished, out -> {});
        refusedEvent(unfinished, JsonWriter::beginObject);
        refusedEvent("cannot write a value" + finished, out -> {
            out.value(1);
            out.value(2);
        });
        refusedEvent("cannot call endArray()" + finished, out -> {
            out.value(1);
            out.endArray();
        });
    }

    @Test
    void refusesOtherClassesByName() {
        refused("java.lang.Object cannot be written as JSON at $.a", new Object());
        refused("java.util.concurrent.atomic.AtomicInteger cannot be written as JSON at $.a", new AtomicInteger(1));
        refused("java.lang.StringBuilder cannot be written as JSON at $.a[0]", List.of(new StringBuilder("x")));
        refused("a map with a key of java.lang.Integer cannot be written as JSON at $.a", Map.of(1, 2));
        refused("a map with a key of null cannot be written as JSON at $.a", Collections.singletonMap(null, 2));
        refused("NaN cannot be written as JSON at $.a.a[1]", Map.of("a", new double[] {1, Double.NaN}));
    }

    @Test
    void refusesValuesThatContainThemselves() {
        List<Object> list = new ArrayList<>();
        list.add(Map.of("again", list));
        Object[] array = new Object[1];
        array[0] = array;

        String tooDeep = "values are nested deeper than 1000 levels, or contain themselves at $.a";
        refused(tooDeep + "[0].again".repeat(15) + "[0]...." + "again[0].".repeat(15) + "again[0]", list);
        refused(tooDeep + "[0]".repeat(31) + "..." + "[0]".repeat(32), array);
    }

    private static void refusedEvent(String message, Consumer<JsonWriter> script) {
        JsonWriter out = new JsonWriter();
        out.beginArray();
        out.value(0);

        assertThatThrownBy(() -> out.untypedValue(new Scripted(script)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);

        out.endArray();
        assertThat(out.toJson()).isEqualTo("[0]");
    }

    @Test
    void parsesObjectsAndArraysWithoutASchema() {
        assertThat(parse(" {\"a\":[1,{}],\"b\":null} ", JsonOptions.DEFAULT)).isInstanceOf(LinkedHashMap.class);
        assertThat(json(parse(" {\"a\":[1,{}],\"b\":null} ", JsonOptions.DEFAULT)))
                .isEqualTo("{\"a\":[1,{}],\"b\":null}");
        assertThat(json(parse("\ufeff\n[1,\"x\",[]]", JsonOptions.DEFAULT))).isEqualTo("[1,\"x\",[]]");
        assertThat(json(parse("[[]]", JsonOptions.DEFAULT.withMaxDepth(2)))).isEqualTo("[[]]");
    }

    @Test
    void whatIsNeitherObjectNorArrayIsRefused() {
        notParsed("7", "expected object but found number at $ (line 1, column 1)");
        notParsed("[1] 2", "expected end of input but found number at $ (line 1, column 5)");
        notParsed("\n [1,\n x]", "expected value but found unexpected character at $[1] (line 3, column 2)");
        notParsed("[1,{\"a\":}]", "expected value but found '}' at $[1].a (line 1, column 9)");
        notParsed("[[[]]]", "nesting deeper than 2 levels at $[0][0] (line 1, column 3)");
        notParsed("[\"" + "x".repeat(100) + "\"]", "document longer than 100 bytes at $ (line 1, column 1)");
    }

    private static Object parse(String json, JsonOptions options) {
        byte[] bytes = ("x" + json + "y").getBytes(StandardCharsets.UTF_8);
        return UntypedParser.parse(bytes, 1, bytes.length - 2, options);
    }

    private static void notParsed(String json, String message) {
        assertThatThrownBy(() -> parse(json, JsonOptions.STRICT.withMaxDepth(2).withMaxEventBytes(100)))
                .isInstanceOf(JsonParseException.class)
                .hasMessage(message);
    }

    private static String json(Object value) {
        JsonWriter out = new JsonWriter();
        out.untypedValue(value);
        return out.toJson();
    }

    /** Refused, and what was begun before can be ended as if nothing had happened. */
    private static void refused(String message, Object value) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        assertThatThrownBy(() -> Outputs.of(out).untypedMember(JsonKey.any("a"), value))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage(message);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{}");
    }

    @Test
    void recordsHaveUnmodifiableValues() {
        Column value =
                new Column(JsonKey.any("v"), JsonScanner::readUnmodifiableValue, JsonScanner::readUnmodifiableValue);
        Column map =
                new Column(JsonKey.object("m"), JsonScanner::readUnmodifiableMap, JsonScanner::readUnmodifiableMap);
        String json = "{\"v\":[{},[],1,\"x\",{\"a\":[null]}],\"m\":{\"k\":[true]}}";
        Map<String, Object> event = Parses.event(new ProbeParser(value, map), json, JsonOptions.DEFAULT);

        List<?> list = (List<?>) event.get("v");
        assertThat(list).isEqualTo(List.of(Map.of(), List.of(), 1, "x", Map.of("a", Collections.singletonList(null))));
        assertThat(event.get("m")).isEqualTo(Map.of("k", List.of(true)));
        assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
        @SuppressWarnings("unchecked")
        Map<String, Object> empty = (Map<String, Object>) list.get(0);
        assertThatThrownBy(() -> empty.put("a", 1)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> ((Map<?, ?>) event.get("m")).clear())
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void beansHaveMapsAndArraysThatCanBeChanged() {
        Map<String, Object> event = Parses.event(new ProbeParser(Column.map("m")), "{\"m\":{}}", JsonOptions.DEFAULT);
        assertThat(event.get("m")).isExactlyInstanceOf(LinkedHashMap.class);
        byte[] json = "[[1],{}]".getBytes(StandardCharsets.UTF_8);
        assertThat((Object[]) RuntimeAccess.parseUntypedArrays(json, JsonOptions.DEFAULT))
                .containsExactly(new Object[] {1}, Map.of());
    }

    @Test
    void aStringMayBeTheFirstValue() {
        byte[] json = "\"x\"".getBytes(StandardCharsets.UTF_8);
        assertThat(new JsonScanner(json, 0, json.length, RuntimeAccess.values(JsonOptions.DEFAULT)).readString())
                .isEqualTo("x");
    }
}

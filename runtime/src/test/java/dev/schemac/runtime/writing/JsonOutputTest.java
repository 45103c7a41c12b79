package dev.schemac.runtime.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Scripted;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import dev.schemac.runtime.internal.pool.BufferPool;
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.StringSource;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The calls of generated writers, and untyped values. */
class JsonOutputTest {
    private static final JsonKey A = JsonKey.any("a");
    private static final JsonKey B = JsonKey.any("b");

    private static String object(Consumer<JsonOutput> members) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        members.accept(Outputs.of(out));
        out.endObject();
        return out.toJson();
    }

    private static String array(Consumer<JsonOutput> elements) {
        JsonWriter out = new JsonWriter();
        out.beginArray();
        elements.accept(Outputs.of(out));
        out.endArray();
        return out.toJson();
    }

    private static String untyped(Object value) {
        return array(out -> out.untypedValue(value));
    }

    /** As a generated {@code toString} writes it. */
    private static String display(Consumer<JsonOutput> members) {
        return new Scripted(out -> {
                    out.beginObject();
                    members.accept(Outputs.of(out));
                    out.endObject();
                })
                .toDisplayString();
    }

    /** An event that was not parsed has no source. */
    @Test
    void lazyColumnsOfAnEventThatWasNotParsed() {
        JsonKey key = JsonKey.string("k");
        JsonWriter out = new JsonWriter();
        out.beginObject();
        Outputs.of(out).member(key, null, 0, "a");
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"k\":\"a\"}");
    }

    /** Prepared names have the escapes of RFC 8259 only. */
    @Test
    void namesOfColumnsAreEscapedInEsper() {
        JsonKey key = JsonKey.number("\u2028");
        JsonWriter out = new JsonWriter(JsonOptions.ESPER);
        out.beginObject();
        Outputs.of(out).member(key, 1);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"\\u2028\":1}");
    }

    @Test
    void numbersInStrings() {
        assertThat(array(out -> {
                    out.value(JsonFormat.LONG_STRING, -12L);
                    out.value(JsonFormat.FLOAT_STRING, 0.1f);
                    out.value(JsonFormat.DOUBLE_STRING, 0.1);
                }))
                .isEqualTo("[\"-12\",\"0.1\",\"0.1\"]");
        assertThat(object(out -> {
                    out.member(A, JsonFormat.LONG_STRING, Long.MIN_VALUE);
                    out.member(B, JsonFormat.FLOAT_STRING, 1.5f);
                    out.member(A, JsonFormat.DOUBLE_STRING, 1e300);
                }))
                .isEqualTo("{\"a\":\"-9223372036854775808\",\"b\":\"1.5\",\"a\":\"1.0E300\"}");
        List<Consumer<JsonOutput>> members = List.of(
                out -> out.member(A, JsonFormat.FLOAT_STRING, Float.NaN),
                out -> out.member(A, JsonFormat.DOUBLE_STRING, Double.NaN));
        List<Consumer<JsonOutput>> values = List.of(
                out -> out.value(JsonFormat.FLOAT_STRING, Float.NaN),
                out -> out.value(JsonFormat.DOUBLE_STRING, Double.NaN));
        for (int i = 0; i < 2; i++) {
            Consumer<JsonOutput> member = members.get(i);
            Consumer<JsonOutput> value = values.get(i);
            assertThatThrownBy(() -> object(member)).hasMessageContaining("NaN cannot be written as JSON");
            assertThatThrownBy(() -> array(value)).hasMessageContaining("NaN cannot be written as JSON");
            assertThat(display(member)).isEqualTo("{\"a\":\"NaN\"}");
        }
    }

    @Test
    void numbersThatAreNotFiniteAreDisplayed() {
        assertThat(display(out -> {
                    out.member(A, Double.NaN);
                    out.member(B, Float.NEGATIVE_INFINITY);
                }))
                .isEqualTo("{\"a\":NaN,\"b\":-Infinity}");
        assertThat(display(out -> {
                    out.name(A);
                    out.value(Double.POSITIVE_INFINITY);
                }))
                .isEqualTo("{\"a\":Infinity}");
    }

    @Test
    void nullOfAFormat() {
        assertThat(object(out -> out.member(A, JsonFormat.UUID, null))).isEqualTo("{}");
        assertThat(array(out -> out.value(JsonFormat.UUID, null))).isEqualTo("[null]");
        assertThat(object(out -> out.untypedMember(A, null))).isEqualTo("{}");
        assertThat(object(out -> out.untypedMember(A, 1))).isEqualTo("{\"a\":1}");
    }

    @Test
    void nullOfEachTypeUnderEsper() {
        JsonWriter out = new JsonWriter(JsonOptions.ESPER);
        out.beginObject();
        JsonOutput output = Outputs.of(out);
        output.member(A, JsonFormat.UUID, null);
        output.member(A, (BigInteger) null);
        output.member(A, (BigDecimal) null);
        output.member(A, (String) null);
        output.untypedMember(A, null);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"a\":null,\"a\":null,\"a\":null,\"a\":null,\"a\":null}");
    }

    /** A refused member leaves nothing. */
    @Test
    void aDocumentAfterARefusedMember() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        JsonOutput output = Outputs.of(out);
        assertThatThrownBy(() -> output.member(A, JsonFormat.FLOAT_STRING, Float.NaN))
                .isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> output.member(A, JsonFormat.DOUBLE_STRING, Double.NaN))
                .isInstanceOf(JsonWriteException.class);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{}");
    }

    @Test
    void bigNumbersOfAnyLength() {
        for (String number : List.of("0", "12", "-1.50", "1E+30", "123456789012345678901234567890.5", "1E-7")) {
            assertThat(object(out -> out.member(A, new BigDecimal(number)))).isEqualTo("{\"a\":" + number + "}");
        }
        for (String number : List.of("0", "-12", "123456789012345678901234567890")) {
            assertThat(object(out -> out.member(A, new BigInteger(number)))).isEqualTo("{\"a\":" + number + "}");
        }
    }

    @Test
    void stringsThatAreStillInTheirDocument() {
        for (String string : List.of("\"\"", "\"x\"", "\"\u00e9\"", "\"a\\n\"")) {
            byte[] json = string.getBytes(StandardCharsets.UTF_8);
            JsonScanner in = new JsonScanner(json, 0, json.length, RuntimeAccess.values(JsonOptions.DEFAULT));
            long place = in.locateString();
            StringSource source = in.stringSource();
            assertThat(object(out -> out.member(A, source, place, null))).isEqualTo("{\"a\":" + string + "}");
            assertThat(object(out -> out.member(A, source, 0, "set"))).isEqualTo("{\"a\":\"set\"}");
            assertThat(object(out -> out.member(A, source, 0, null))).isEqualTo("{}");
        }
    }

    @Test
    void aDocumentAsALine() throws IOException {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.member("a", 1);
        ByteArrayOutputStream target = new ByteArrayOutputStream();
        assertThatThrownBy(() -> out.writeTo((OutputStream) target)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> out.writeTo(new PrintStream(target))).isInstanceOf(IllegalStateException.class);
        out.endObject();
        // No capacity for the line feed.
        Outputs.of(out).bytes = out.toByteArray();
        out.writeLineTo(target);
        out.writeTo((OutputStream) target);
        assertThat(target.toString(StandardCharsets.UTF_8)).isEqualTo("{\"a\":1}\n{\"a\":1}");
    }

    /** An array of any capacity is enlarged where it must be. */
    @Test
    void documentsInArraysOfAnyCapacity() {
        for (JsonOptions options : List.of(
                JsonOptions.DEFAULT,
                JsonOptions.ESPER,
                JsonOptions.DEFAULT.withIndent(4),
                JsonOptions.DEFAULT.withSortedMembers(true))) {
            String expected = document(new JsonWriter(options));
            for (int capacity = 0; capacity < 100; capacity++) {
                JsonWriter out = new JsonWriter(options);
                Outputs.of(out).bytes = new byte[capacity];
                assertThat(document(out)).isEqualTo(expected);
                JsonWriter root = new JsonWriter(options);
                Outputs.of(root).bytes = new byte[capacity];
                root.value(-5_000_000_000L);
                assertThat(root.toJson()).isEqualTo("-5000000000");
            }
        }
    }

    private static String document(JsonWriter out) {
        out.beginObject();
        Outputs.of(out).member(A, 1);
        Outputs.of(out).member(B, -5_000_000_000L);
        out.name("\u00e9");
        out.beginArray();
        out.value(true);
        out.beginObject();
        out.member("\1", 0.1);
        out.member("x", "y");
        out.endObject();
        out.value(12);
        out.endArray();
        out.endObject();
        return out.toJson();
    }

    @Test
    void keysWithControlCharactersUnderEsper() {
        JsonWriter out = new JsonWriter(JsonOptions.ESPER);
        out.beginObject();
        Outputs.of(out).member(JsonKey.any("\b"), 1);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"\\u0008\":1}");
    }

    @Test
    void anObjectThatIsTooDeepLeavesNoName() {
        JsonWriter out = new JsonWriter();
        for (int i = 0; i < 999; i++) {
            out.beginArray();
        }
        out.beginObject();
        assertThatThrownBy(() -> out.beginObject("a")).isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> out.beginArray("a")).isInstanceOf(JsonWriteException.class);
        out.endObject();
        for (int i = 0; i < 999; i++) {
            out.endArray();
        }
        assertThat(out.toJson()).isEqualTo("[".repeat(999) + "{}" + "]".repeat(999));
    }

    @Test
    void sortedMembersAtAnyDepth() {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withSortedMembers(true));
        assertThat(sorted(out, 40)).isEqualTo(out.toJson());
    }

    @Test
    void sortedMembersOfAnyNumber() {
        for (int count = 1; count < 70; count++) {
            JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withSortedMembers(true));
            out.beginObject();
            for (int i = count; i > 0; i--) {
                out.member("m" + (100 + i), i);
            }
            out.endObject();
            String members = IntStream.rangeClosed(1, count)
                    .mapToObj(i -> "\"m" + (100 + i) + "\":" + i)
                    .collect(Collectors.joining(","));
            assertThat(out.toJson()).isEqualTo("{" + members + "}");
        }
    }

    @Test
    void sortedMembersAfterARefusedOne() {
        JsonWriter out = new JsonWriter(JsonOptions.DEFAULT.withSortedMembers(true));
        out.beginObject();
        out.member("b", 1);
        assertThatThrownBy(() -> Outputs.of(out).untypedMember(JsonKey.any("z"), new Object()))
                .isInstanceOf(JsonWriteException.class);
        out.member("a", 2);
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"a\":2,\"b\":1}");
    }

    /** Writes three members in the wrong order, one of them an object of the next level, and returns them in order. */
    private static String sorted(JsonWriter out, int levels) {
        out.beginObject();
        out.member("c", levels);
        out.name("b");
        String inner = "null";
        if (levels == 0) {
            out.nullValue();
        } else {
            inner = sorted(out, levels - 1);
        }
        out.member("a", -levels);
        out.endObject();
        return "{\"a\":" + -levels + ",\"b\":" + inner + ",\"c\":" + levels + "}";
    }

    /** The array of a finished document is used for the next one. */
    @Test
    void arraysOfDocumentsArePooled() throws IOException {
        JsonEvent event = new Scripted(out -> out.value("x"));
        byte[] array = BufferPool.take();
        BufferPool.give(array);
        assertThat(event.toJson()).isEqualTo("\"x\"");
        byte[] afterString = BufferPool.take();
        BufferPool.give(afterString);
        assertThat(event.toJsonBytes()).hasSize(3);
        byte[] afterBytes = BufferPool.take();
        BufferPool.give(afterBytes);
        event.writeTo(OutputStream.nullOutputStream());
        assertThat(List.of(afterString, afterBytes, BufferPool.take())).allMatch(each -> each == array);
        // The array that was too small is kept as well, if the larger one is in another place.
        BufferPool.give(array);
        assertThat(new Scripted(out -> out.value("x".repeat(300_000))).toJson()).hasSize(300_002);
        assertThat(BufferPool.take()).isSameAs(array);
    }

    @Test
    void columnsWithoutAValueAndBrokenRules() {
        assertThatThrownBy(() -> object(out -> out.missingMember(A)))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("required column has no value at $.a");
        assertThatThrownBy(() -> object(out -> out.violation(A, "a number")))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("expected a number at $.a");
        assertThat(display(out -> out.missingMember(A))).isEqualTo("{}");
        assertThat(display(out -> out.violation(A, "a number"))).isEqualTo("{}");
    }

    @Test
    void untypedScalars() {
        assertThat(untyped(null)).isEqualTo("[null]");
        assertThat(untyped("x")).isEqualTo("[\"x\"]");
        assertThat(untyped('x')).isEqualTo("[\"x\"]");
        assertThat(untyped(true)).isEqualTo("[true]");
        assertThat(untyped((byte) -1)).isEqualTo("[-1]");
        assertThat(untyped((short) 300)).isEqualTo("[300]");
        assertThat(untyped(70_000)).isEqualTo("[70000]");
        assertThat(untyped(5_000_000_000L)).isEqualTo("[5000000000]");
        assertThat(untyped(1.5f)).isEqualTo("[1.5]");
        assertThat(untyped(0.25)).isEqualTo("[0.25]");
        assertThat(untyped(BigInteger.ONE.shiftLeft(70))).isEqualTo("[1180591620717411303424]");
        assertThat(untyped(new BigDecimal("1.50"))).isEqualTo("[1.50]");
    }

    @Test
    void untypedArraysAndMaps() {
        assertThat(untyped(new int[] {1, -2})).isEqualTo("[[1,-2]]");
        assertThat(untyped(new double[] {1, 0.5})).isEqualTo("[[1.0,0.5]]");
        assertThat(untyped(new long[] {1, Long.MAX_VALUE})).isEqualTo("[[1,9223372036854775807]]");
        assertThat(untyped(new boolean[] {true, false})).isEqualTo("[[true,false]]");
        assertThat(untyped(new byte[] {1, -2})).isEqualTo("[[1,-2]]");
        assertThat(untyped(new short[] {1, -2})).isEqualTo("[[1,-2]]");
        assertThat(untyped(new float[] {1, 0.5f})).isEqualTo("[[1.0,0.5]]");
        assertThat(untyped(new char[] {'a', 'b'})).isEqualTo("[[\"a\",\"b\"]]");
        assertThat(untyped(new Object[] {1, "a"})).isEqualTo("[[1,\"a\"]]");
        assertThat(untyped(List.of(1, List.of()))).isEqualTo("[[1,[]]]");
        assertThat(untyped(Map.of("a", Map.of()))).isEqualTo("[{\"a\":{}}]");
    }

    @Test
    void untypedValuesThatAreNotJson() {
        assertThatThrownBy(() -> untyped(new Object()))
                .isInstanceOf(JsonWriteException.class)
                .hasMessageContaining("java.lang.Object cannot be written as JSON");
        assertThatThrownBy(() -> untyped(new AtomicInteger()))
                .hasMessageContaining("java.util.concurrent.atomic.AtomicInteger cannot be written as JSON");
        assertThatThrownBy(() -> untyped(Map.of(1, 2)))
                .hasMessageContaining("a map with a key of java.lang.Integer cannot be written as JSON");
        assertThatThrownBy(() -> untyped(Collections.singletonMap(null, 2)))
                .hasMessageContaining("a map with a key of null cannot be written as JSON");
        assertThat(display(out -> out.untypedMember(A, new Object()))).isEqualTo("{\"a\":\"java.lang.Object\"}");
        assertThat(display(out -> out.untypedMember(A, new AtomicInteger())))
                .isEqualTo("{\"a\":\"java.util.concurrent.atomic.AtomicInteger\"}");
    }
}

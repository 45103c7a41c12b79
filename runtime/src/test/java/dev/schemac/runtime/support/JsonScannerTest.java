package dev.schemac.runtime.support;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.schemac.runtime.AllocatedBytes;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.internal.input.InvalidInput;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** The calls of generated parsers. */
class JsonScannerTest {

    private static JsonScanner scanner(String json, JsonOptions options) {
        byte[] bytes = json.getBytes(UTF_8);
        return new JsonScanner(bytes, 0, bytes.length, RuntimeAccess.values(options));
    }

    private static JsonScanner scanner(String json) {
        return scanner(json, JsonOptions.DEFAULT);
    }

    private record Kind<T>(String name, Function<JsonScanner, T> read, Function<String, T> jdk) {}

    private static final List<Kind<?>> KINDS = List.of(
            new Kind<>("byte", in -> in.readByte(JsonFormat.BYTE_STRING), Byte::valueOf),
            new Kind<>("short", in -> in.readShort(JsonFormat.SHORT_STRING), Short::valueOf),
            new Kind<>("int", in -> in.readInt(JsonFormat.INT_STRING), Integer::valueOf),
            new Kind<>("long", in -> in.readLong(JsonFormat.LONG_STRING), Long::valueOf),
            new Kind<>("float", in -> in.readFloat(JsonFormat.FLOAT_STRING), Float::valueOf),
            new Kind<>("double", in -> in.readDouble(JsonFormat.DOUBLE_STRING), Double::valueOf));

    @Test
    void numbersInStrings() {
        for (Kind<?> kind : KINDS) {
            for (String number : List.of("0", "9", "12", "-1", "127", "-128")) {
                for (String json : List.of("\"" + number + "\"", number, "\"\\u002d1\"")) {
                    JsonScanner in = scanner(json);
                    Object expected = kind.jdk().apply(json.contains("u") ? "-1" : number);
                    assertThat(kind.read().apply(in)).as(json).isEqualTo(expected);
                    assertThat(in.position()).isEqualTo(json.length());
                }
                JsonScanner opened = scanner("\"" + number + "\",");
                opened.pos = 1;
                assertThat(kind.read().apply(opened)).isEqualTo(kind.jdk().apply(number));
                assertThat(opened.position()).isEqualTo(number.length() + 2);
            }
        }
    }

    @Test
    void otherStringsAreErrorsAtTheirBeginning() {
        for (Kind<?> kind : KINDS) {
            for (String json : List.of(
                    "\"\"",
                    "\"x\"",
                    "\"/\"",
                    "\":\"",
                    "\"-\"",
                    "\"1x\"",
                    "\"12 \"",
                    "\"1e999\"",
                    "null",
                    "{}",
                    "true")) {
                JsonScanner in = scanner(json + " ");
                InvalidInput e = catchThrowableOfType(
                        InvalidInput.class, () -> kind.read().apply(in));
                assertThat(e.description()).as(json).startsWith("expected " + kind.name() + " as string but found ");
                assertThat(e.at()).isZero();
            }
            for (String cut : List.of("\"", "\"1", "\"-")) {
                InvalidInput e = catchThrowableOfType(
                        InvalidInput.class, () -> kind.read().apply(scanner(cut)));
                assertThat(e).hasMessage("expected closing quote but found end of input");
                assertThat(e.at()).isEqualTo(cut.length());
            }
        }
    }

    @Test
    void numbersInStringsNeedNoString() {
        for (Kind<?> kind : KINDS) {
            for (String number : List.of("0", "9", "-1")) {
                byte[] bytes = ("\"" + number + "\"").getBytes(UTF_8);
                JsonScanner in = scanner("");
                // Boxing these allocates at most one object of 24 bytes.
                assertThat(AllocatedBytes.of(() -> {
                            in.reset(bytes, 0, bytes.length, in.options);
                            kind.read().apply(in);
                        }))
                        .as(kind.name())
                        .isLessThanOrEqualTo(24);
            }
        }
    }

    @Test
    void valuesOfFormats() {
        for (int opened = 0; opened <= 1; opened++) {
            JsonScanner in = scanner("\"12\"");
            in.pos = opened;
            assertThat(in.readAs(JsonFormat.LONG_STRING)).isEqualTo(12L);
            assertThat(in.position()).isEqualTo(4);
        }
        assertThat(scanner("null").readAs(JsonFormat.LONG_STRING)).isNull();
    }

    @Test
    void theExpectedMemberIsFoundOrNot() {
        JsonKey key = JsonKey.number("name");
        JsonKeys keys = JsonKeys.of(1, key);
        assertThat(in("{\"name\":1}", 1).tryFirst(key)).isTrue();
        assertThat(in("{\"eman\":1}", 1).tryFirst(key)).isFalse();
        assertThat(in("{\"name\":1}", 1).tryFirst(key, keys)).isTrue();
        assertThat(in("{\"eman\":1}", 1).tryFirst(key, keys)).isFalse();
        assertThat(in("{\"x\":1,\"name\":1}", 6).tryNext(key)).isTrue();
        assertThat(in("{\"x\":1,\"eman\":1}", 6).tryNext(key)).isFalse();
        assertThat(in("{\"x\":1,\"name\":1}", 6).tryNext(key, keys)).isTrue();
        assertThat(in("{\"x\":1,\"eman\":1}", 6).tryNext(key, keys)).isFalse();
        JsonScanner in = in("{\"x\":1,\"name\":null}", 6);
        assertThat(in.tryNull(key)).isFalse();
        assertThat(in.tryNext(key)).isFalse();
        assertThat(in.tryNull(key)).isTrue();
    }

    private static JsonScanner in(String document, int position) {
        JsonScanner in = scanner(document);
        in.pos = position;
        return in;
    }

    @Test
    void seenColumns() {
        JsonScanner in = scanner("{\"a\":1,\"a\":2}");
        long seen = in.markSeen(0, 0);
        assertThat(seen).isEqualTo(1);
        assertThat(in.markSeen(seen, 3)).isEqualTo(9);
        assertThat(in.markSeen(seen, 63)).isEqualTo(Long.MIN_VALUE | 1);
        assertThatThrownBy(() -> in.markSeen(9, 3))
                .isInstanceOf(InvalidInput.class)
                .hasMessage("duplicate member");
        assertThat(scanner("{}", JsonOptions.ESPER).markSeen(9, 3)).isEqualTo(9);
    }

    @Test
    void wordsOfNames() {
        String document = ",\"name\":12345678";
        for (int offset = 0; offset <= JsonKeys.memberLength("name") - 4; offset++) {
            assertThat(scanner(document).nameWord(offset)).isEqualTo(JsonKeys.nameWord("name", offset));
        }
        assertThat(scanner(",\"name\":1").nameWord(0)).isEqualTo(JsonKeys.nameWord("name", 0));
        assertThat(scanner(",\"name\":1").nameWord(1)).isZero();
    }

    @Test
    void untypedValuesThatCannotBeChanged() {
        Map<String, Object> empty = scanner("{}").readUnmodifiableMap();
        assertThat(empty).isEmpty();
        assertThatThrownBy(() -> empty.put("a", 1)).isInstanceOf(UnsupportedOperationException.class);
        Map<String, Object> map = scanner("{\"a\":[1,{}]}").readUnmodifiableMap();
        assertThat(map).isEqualTo(Map.of("a", List.of(1, Map.of())));
        assertThatThrownBy(() -> map.put("a", 1)).isInstanceOf(UnsupportedOperationException.class);
        assertThat(scanner("[1,[2,3],null,true,\"x\"]").readUnmodifiableValue())
                .asString()
                .isEqualTo("[1, [2, 3], null, true, x]");
        assertThat(scanner("null").readUnmodifiableValue()).isNull();
        Map<String, Object> changeable = scanner("{}").readMap();
        changeable.put("a", 1);
        assertThat(changeable).isEqualTo(Map.of("a", 1));
    }

    @Test
    void elementsThatAreScalars() {
        JsonScanner in = scanner("[1,2,3]          ");
        assertThat(in.beginArray()).isTrue();
        assertThat(in.countElements()).isEqualTo(3);
    }

    @Test
    void messagesOfViolations() {
        JsonKey key = JsonKey.array("a");
        assertThat(Violations.message(key, "at most 3")).isEqualTo("column 'a': expected at most 3");
        assertThat(Violations.message(key, "at most 3", 1, "b")).isEqualTo("column 'a' at [1].b: expected at most 3");
        Violations.require(true, "a");
        assertThatThrownBy(() -> Violations.require(false, "a"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("column 'a' must have a value but has none");
    }
}

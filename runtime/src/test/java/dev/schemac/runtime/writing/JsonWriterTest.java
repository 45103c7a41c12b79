package dev.schemac.runtime.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.testing.Seed;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonWriterTest {

    private static final JsonKey A = JsonKey.any("a");
    private static final JsonKey B = JsonKey.any("b");

    @Test
    void separatesMembersAndElements() {
        assertThat(json(out -> {
                    out.beginObject();
                    Outputs.of(out).member(A, "x");
                    out.name("list");
                    out.beginArray();
                    out.value(1);
                    out.beginObject();
                    out.endObject();
                    out.beginArray();
                    out.value(true);
                    out.nullValue();
                    out.endArray();
                    out.endArray();
                    Outputs.of(out).member(B, 'c');
                    out.endObject();
                }))
                .isEqualTo("{\"a\":\"x\",\"list\":[1,{},[true,null]],\"b\":\"c\"}");
    }

    @Test
    void writesEveryKindOfMember() {
        assertThat(json(out -> {
                    out.beginObject();
                    Outputs.of(out).member(JsonKey.string("text"), "t");
                    Outputs.of(out).member(JsonKey.character("char"), 'c');
                    Outputs.of(out).member(JsonKey.bool("boolean"), false);
                    Outputs.of(out).member(JsonKey.number("int"), Integer.MIN_VALUE);
                    Outputs.of(out).member(JsonKey.number("long"), Long.MIN_VALUE);
                    Outputs.of(out).member(JsonKey.number("float"), 1.1f);
                    Outputs.of(out).member(JsonKey.number("double"), 1e10);
                    Outputs.of(out).member(JsonKey.number("integer"), BigInteger.TEN.pow(30));
                    Outputs.of(out).member(JsonKey.number("decimal"), new BigDecimal("1.10"));
                    Outputs.of(out).untypedMember(JsonKey.any("any"), 4.0);
                    out.endObject();
                }))
                .isEqualTo("{\"text\":\"t\",\"char\":\"c\",\"boolean\":false,\"int\":-2147483648,"
                        + "\"long\":-9223372036854775808,\"float\":1.1,\"double\":1.0E10,"
                        + "\"integer\":1000000000000000000000000000000,\"decimal\":1.10,\"any\":4.0}");
    }

    @Test
    void writesEveryKindOfMemberByName() {
        for (JsonOptions options : new JsonOptions[] {JsonOptions.DEFAULT, JsonOptions.ESPER}) {
            assertThat(json(options, out -> {
                        out.beginObject();
                        out.member("text", "t");
                        out.member("none", (String) null);
                        out.member("char", '"');
                        out.member("boolean", false);
                        out.member("int", Integer.MIN_VALUE);
                        out.member("long", Long.MIN_VALUE);
                        out.member("float", 1.1f);
                        out.member("double", 1e10);
                        out.member("integer", BigInteger.TEN);
                        out.member("no integer", (BigInteger) null);
                        out.member("decimal", new BigDecimal("1.10"));
                        out.member("no decimal", (BigDecimal) null);
                        out.untypedMember("any", new int[] {4});
                        out.untypedMember("nothing", null);
                        out.beginObject("object");
                        out.endObject();
                        out.beginArray("array");
                        out.endArray();
                        out.endObject();
                    }))
                    .isEqualTo("{\"text\":\"t\",\"none\":null,\"char\":\"\\\"\",\"boolean\":false,\"int\":-2147483648,"
                            + "\"long\":-9223372036854775808,\"float\":1.1,\"double\":1.0E10,\"integer\":10,"
                            + "\"no integer\":null,\"decimal\":1.10,\"no decimal\":null,\"any\":[4],\"nothing\":null,"
                            + "\"object\":{},\"array\":[]}");
        }
    }

    @Test
    void undoesTheNameOfARefusedMember() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.member("a", 1);
        assertThatThrownBy(() -> out.member("b", "\ud800")).isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> out.member("\ud800", "b")).isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> out.member("b", Double.NaN)).isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> out.member("b", Float.NaN)).isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> out.untypedMember("b", new Object())).isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> out.member((String) null, 1))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("name");
        out.endObject();

        assertThat(out.toJson()).isEqualTo("{\"a\":1}");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1E+3", "-1E-20", "0E+5", "123.4500", "1E+2147483647"})
    void keepsTheScaleOfDecimals(String text) {
        assertThat(json(out -> out.value(new BigDecimal(text)))).isEqualTo(text);
    }

    @Test
    void doesNotTrustTheTextOfASubclass() {
        BigDecimal decimal = new BigDecimal("1.5") {
            private static final long serialVersionUID = 1L;

            @Override
            public String toString() {
                return "1,\"injected\":2";
            }
        };
        BigInteger integer = new BigInteger("7") {
            private static final long serialVersionUID = 1L;

            @Override
            public String toString() {
                return "}";
            }
        };

        assertThat(json(out -> out.value(decimal))).isEqualTo("1.5");
        assertThat(json(out -> out.value(integer))).isEqualTo("7");
    }

    @Test
    void leavesNullColumnsOutUnlessTheOptionsWantThem() {
        Consumer<JsonWriter> nulls = out -> {
            out.beginObject();
            Outputs.of(out).member(A, (String) null);
            Outputs.of(out).member(A, (BigInteger) null);
            Outputs.of(out).member(A, (BigDecimal) null);
            Outputs.of(out).untypedMember(A, null);
            Outputs.of(out).nullMember(B);
            out.endObject();
        };

        assertThat(json(nulls)).isEqualTo("{}");
        assertThat(json(JsonOptions.STRICT, nulls)).isEqualTo("{}");
        assertThat(json(JsonOptions.ESPER, nulls))
                .isEqualTo("{\"a\":null,\"a\":null,\"a\":null,\"a\":null,\"b\":null}");
    }

    @Test
    void writesNullReferencesAsNull() {
        assertThat(json(out -> {
                    out.beginArray();
                    out.value((String) null);
                    out.value((BigInteger) null);
                    out.value((BigDecimal) null);
                    out.untypedValue(null);
                    out.endArray();
                }))
                .isEqualTo("[null,null,null,null]");
    }

    @Test
    void escapesWhatJsonDemandsAndNothingElse() {
        assertThat(json(out -> out.value("\"\\/\b\f\n\r\t\u0000\u001f\u007f\u0080\u2028\u2029<é€😀")))
                .isEqualTo("\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u007f\u0080\u2028\u2029<é€😀\"");
    }

    @Test
    void escapesMoreInTheEsperProfile() {
        assertThat(json(JsonOptions.ESPER, out -> out.value("\"\\/\b\f\n\r\t\u0000\u001f\u007f\u2028\u2029<é")))
                .isEqualTo("\"\\\"\\\\/\\u0008\\u000c\\n\\r\\t\\u0000\\u001f\u007f\\u2028\\u2029<é\"");
        assertThat(json(JsonOptions.ESPER, out -> {
                    out.beginObject();
                    Outputs.of(out).member(JsonKey.number("a\u2028\n"), 1);
                    out.endObject();
                }))
                .isEqualTo("{\"a\\u2028\\n\":1}");
    }

    @Test
    void writesNamesOfEveryLength() throws IOException {
        for (int length = 0; length < 60; length++) {
            String name = "n".repeat(length);
            for (JsonOptions options : new JsonOptions[] {JsonOptions.DEFAULT, JsonOptions.ESPER}) {
                String json = json(options, out -> {
                    out.beginObject();
                    Outputs.of(out).member(JsonKey.number(name), 1);
                    out.name(name);
                    out.value(2);
                    out.endObject();
                });
                assertThat(json).isEqualTo("{\"" + name + "\":1,\"" + name + "\":2}");
            }
        }
    }

    @Test
    void writesNamesThatNeedEscapes() {
        String name = "q\"b\\ é\t😀";

        assertThat(parsedName(json(out -> {
                    out.beginObject();
                    Outputs.of(out).member(JsonKey.number(name), 1);
                    out.endObject();
                })))
                .isEqualTo(name);
        assertThat(parsedName(json(out -> {
                    out.beginObject();
                    out.name(name);
                    out.value(1);
                    out.endObject();
                })))
                .isEqualTo(name);
    }

    /** The prepared bytes of a key, and the text of the same name. */
    @Test
    void writesKeysAsNames() {
        for (char c = 0; c < 0x100; c++) {
            String name = "a" + c;
            String byKey = json(out -> {
                out.beginObject();
                Outputs.of(out).member(JsonKey.number(name), 1);
                out.endObject();
            });
            String byName = json(out -> {
                out.beginObject();
                out.member(name, 1);
                out.endObject();
            });
            assertThat(byKey).isEqualTo(byName);
        }
    }

    @Test
    void writesRandomStringsThatJacksonReadsBack() throws IOException {
        long seed = Seed.of(20_261_121);
        Random random = new Random(seed);
        for (int round = 0; round < 20_000; round++) {
            StringBuilder text = new StringBuilder();
            int kind = random.nextInt(4);
            for (int i = random.nextInt(kind == 3 ? 2_000 : 40); i > 0; i--) {
                text.appendCodePoint(codePoint(random, kind));
            }
            String expected = text.toString();
            JsonOptions options = random.nextBoolean() ? JsonOptions.DEFAULT : JsonOptions.ESPER;

            byte[] json = bytes(options, out -> out.value(expected));

            assertThat(new String(json, StandardCharsets.UTF_8).getBytes(StandardCharsets.UTF_8))
                    .as("-Dschemac.seed=%d, round %d", seed, round)
                    .isEqualTo(json);
            try (JsonParser parser = new JsonFactory().createParser(json)) {
                assertThat(parser.nextToken()).isEqualTo(JsonToken.VALUE_STRING);
                assertThat(parser.getText())
                        .as("-Dschemac.seed=%d, round %d", seed, round)
                        .isEqualTo(expected);
                assertThat(parser.nextToken()).isNull();
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\ud800",
                "\udc00",
                "a\ud83d",
                "\ude00\ud83d",
                "long enough to have been written in part \ud83d!",
                "é\ud800\ud800\udc00"
            })
    void refusesLoneSurrogatesWithoutATrace(String text) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        Outputs.of(out).member(A, 1);
        int size = out.size();

        assertThatThrownBy(() -> Outputs.of(out).member(B, text)).isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> out.name(text)).isInstanceOf(JsonWriteException.class);
        assertThat(out.size()).isEqualTo(size);

        Outputs.of(out).name(B);
        assertThatThrownBy(() -> out.value(text)).isInstanceOf(JsonWriteException.class);
        out.beginArray();
        assertThatThrownBy(() -> out.value(text)).isInstanceOf(JsonWriteException.class);
        out.value(1);
        assertThatThrownBy(() -> out.value(text)).isInstanceOf(JsonWriteException.class);
        assertThatThrownBy(() -> out.untypedValue(new Object[] {1, new Object[] {2, text}}))
                .isInstanceOf(JsonWriteException.class);
        out.value(2);
        out.endArray();
        out.endObject();

        assertThat(out.toJson()).isEqualTo("{\"a\":1,\"b\":[1,2]}");
    }

    @Test
    void saysWhereTheLoneSurrogateIsButNotTheText() {
        assertThatThrownBy(() -> json(out -> out.value("secret\ud800")))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("a string with an unpaired surrogate (at index 6) cannot be written as JSON at $");
        assertThatThrownBy(() -> json(out -> out.value('\udfff')))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("a string with an unpaired surrogate (at index 0) cannot be written as JSON at $");
    }

    @ParameterizedTest
    @ValueSource(doubles = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY})
    void refusesWhatIsNotFinite(double value) {
        for (JsonOptions options : new JsonOptions[] {JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER}) {
            JsonWriter out = new JsonWriter(options);
            out.beginObject();

            assertThatThrownBy(() -> Outputs.of(out).member(A, value))
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage(value + " cannot be written as JSON at $.a");
            assertThatThrownBy(() -> Outputs.of(out).member(A, (float) value)).isInstanceOf(JsonWriteException.class);
            assertThatThrownBy(() -> Outputs.of(out).untypedMember(A, value)).isInstanceOf(JsonWriteException.class);
            Outputs.of(out).name(A);
            assertThatThrownBy(() -> out.value(value)).isInstanceOf(JsonWriteException.class);
            assertThatThrownBy(() -> out.value((float) value)).isInstanceOf(JsonWriteException.class);
            out.value(1.5f);
            out.endObject();

            assertThat(out.toJson()).isEqualTo("{\"a\":1.5}");
        }
    }

    @Test
    void refusesCallsOutOfOrder() {
        misuse("cannot write a name here: expected a value", out -> out.name("a"));
        misuse("cannot write a name here: expected a value", out -> out.member("a", 1));
        misuse("cannot call endObject() here: expected a value", JsonWriter::endObject);
        misuse("cannot call endArray() here: expected a value", JsonWriter::endArray);
        misuse("cannot write a value here: expected a name or endObject()", out -> {
            out.beginObject();
            out.value(1);
        });
        misuse("cannot write a value here: expected a name or endObject()", out -> {
            out.beginObject();
            out.member("a", 1);
            out.beginArray();
        });
        misuse("cannot write a name here: expected a value after the name", out -> {
            out.beginObject();
            out.name("a");
            out.member("b", "x");
        });
        misuse("cannot call endObject() here: expected a value after the name", out -> {
            out.beginObject();
            out.name("a");
            out.endObject();
        });
        misuse("cannot write a name here: expected a value or endArray()", out -> {
            out.beginArray();
            out.member("a", 1);
        });
        misuse("cannot call endObject() here: expected a value or endArray()", out -> {
            out.beginArray();
            out.endObject();
        });
        misuse("cannot call endArray() here: expected a name or endObject()", out -> {
            out.beginObject();
            out.endArray();
        });
        misuse("cannot write a value here: the document is complete", out -> {
            out.value(1);
            out.value("x");
        });
        misuse("cannot write a value here: the document is complete", out -> {
            out.value(1);
            out.beginObject();
        });
        misuse("cannot call endObject() here: the document is complete", out -> {
            out.beginObject();
            out.endObject();
            out.endObject();
        });
    }

    @Test
    void givesOutOnlyCompleteDocuments() {
        misuse("the document is incomplete: expected a value", JsonWriter::toJson);
        misuse("the document is incomplete: expected a name or endObject()", out -> {
            out.beginObject();
            out.toByteArray();
        });
    }

    @Test
    void startsAgainAfterReset() throws IOException {
        JsonWriter out = new JsonWriter();
        out.beginArray();
        out.value("x".repeat(5_000));
        out.reset();
        assertThat(out.size()).isZero();
        out.beginArray();
        out.endArray();
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        out.writeTo(stream);

        assertThat(out.size()).isEqualTo(2);
        assertThat(stream.toString(StandardCharsets.UTF_8)).isEqualTo("[]");
        assertThat(out.toByteArray()).isEqualTo(new byte[] {'[', ']'});
    }

    /** Every value is written with every remaining capacity, from 0 bytes. */
    @Test
    void growsAtAnyPosition() {
        for (int fill = 380; fill < 540; fill++) {
            String filler = "f".repeat(fill);
            String json = json(out -> {
                out.beginArray();
                out.value(filler);
                out.value(-1.2345678901234568E-300);
                out.value(Long.MIN_VALUE);
                out.value("\u0001é€😀\"".repeat(3));
                out.nullValue();
                out.beginObject();
                out.name("a");
                out.value(true);
                Outputs.of(out).member(JsonKey.number("a longer name than eight bytes"), 1);
                out.endObject();
                out.endArray();
            });

            assertThat(json)
                    .isEqualTo("[\"" + filler + "\",-1.2345678901234568E-300,-9223372036854775808,\""
                            + "\\u0001é€😀\\\"".repeat(3)
                            + "\",null,{\"a\":true,\"a longer name than eight bytes\":1}]");
        }
    }

    @Test
    void refusesValuesDeeperThanTheLimit() {
        JsonWriter out = new JsonWriter();
        for (int i = 0; i < 1_000; i++) {
            out.beginArray();
        }
        assertThatThrownBy(out::beginObject)
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("values are nested deeper than 1000 levels, or contain themselves at $" + "[0]".repeat(32)
                        + "..." + "[0]".repeat(32));
        out.value(7);
        for (int i = 0; i < 1_000; i++) {
            out.endArray();
        }

        assertThat(out.toJson()).isEqualTo("[".repeat(1_000) + 7 + "]".repeat(1_000));
        assertThat(json(JsonOptions.DEFAULT.withMaxDepth(1_200), deeper -> {
                    for (int i = 0; i < 1_200; i++) {
                        deeper.beginArray();
                    }
                    for (int i = 0; i < 1_200; i++) {
                        deeper.endArray();
                    }
                }))
                .hasSize(2_400);
    }

    private static int codePoint(Random random, int kind) {
        while (true) {
            int c = random.nextInt(
                    switch (kind) {
                        case 0 -> 0x80;
                        case 1 -> 0x3000;
                        default -> Character.MAX_CODE_POINT + 1;
                    });
            if (c < Character.MIN_SURROGATE || c > Character.MAX_SURROGATE) {
                return c;
            }
        }
    }

    private static String parsedName(String json) {
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            parser.nextToken();
            return parser.nextFieldName();
        } catch (IOException e) {
            throw new AssertionError(json, e);
        }
    }

    private static void misuse(String message, Consumer<JsonWriter> calls) {
        assertThatThrownBy(() -> calls.accept(new JsonWriter()))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
    }

    private static String json(Consumer<JsonWriter> calls) {
        return json(JsonOptions.DEFAULT, calls);
    }

    private static String json(JsonOptions options, Consumer<JsonWriter> calls) {
        JsonWriter out = new JsonWriter(options);
        calls.accept(out);
        return out.toJson();
    }

    private static byte[] bytes(JsonOptions options, Consumer<JsonWriter> calls) {
        JsonWriter out = new JsonWriter(options);
        calls.accept(out);
        return out.toByteArray();
    }
}

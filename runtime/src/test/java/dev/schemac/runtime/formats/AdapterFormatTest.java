package dev.schemac.runtime.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.Column;
import dev.schemac.runtime.EntryPoint;
import dev.schemac.runtime.Formats;
import dev.schemac.runtime.JsonAdapter;
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
import dev.schemac.runtime.support.JsonFormat;
import dev.schemac.runtime.support.JsonKey;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Columns that an application's adapter converts. */
class AdapterFormatTest {

    /** Milliseconds since the epoch, as a number or as text. */
    private static final class EpochDate implements JsonAdapter<Date> {
        @Override
        public Date parse(String text) {
            return new Date(Long.parseLong(text));
        }

        @Override
        public void write(Date value, JsonWriter out) {
            out.value(value.getTime());
        }
    }

    /** Does what the test says. */
    private record Told(Function<String, Object> parse, BiConsumer<Object, JsonWriter> write)
            implements JsonAdapter<Object> {
        @Override
        public Object parse(String text) {
            return parse.apply(text);
        }

        @Override
        public void write(Object value, JsonWriter out) {
            write.accept(value, out);
        }
    }

    private static final JsonFormat<Date> DATE = JsonFormat.ofAdapter(new EpochDate(), JsonAdapter::parse);
    private static final String DATE_NAME = "value for dev.schemac.runtime.formats.AdapterFormatTest$EpochDate";

    @Test
    @DisplayName("parity 2.3: parse gets the text of any scalar, under every profile")
    void parsesAnyScalar() {
        for (JsonOptions options : List.of(JsonOptions.DEFAULT, JsonOptions.STRICT, JsonOptions.ESPER)) {
            assertThat(Formats.read(DATE, "12345", options)).isEqualTo(new Date(12_345));
            assertThat(Formats.read(DATE, "\"12345\"", options)).isEqualTo(new Date(12_345));
            JsonFormat<Object> text = parsing(given -> given + "!");
            assertThat(Formats.read(text, "1.50e2", options)).isEqualTo("1.50e2!");
            assertThat(Formats.read(text, "true", options)).isEqualTo("true!");
            assertThat(Formats.read(text, "\"\\u0041\"", options)).isEqualTo("A!");
        }
    }

    @Test
    @DisplayName("parity 2.3: null never reaches the adapter (Esper calls it with null), nor does an object or array")
    void keepsNullToItself() {
        JsonFormat<Object> never = parsing(text -> {
            throw new AssertionError("called");
        });
        assertThat(Formats.read(never, "null", JsonOptions.STRICT)).isNull();
        Formats.refused(never, "{\"a\":1}", JsonOptions.DEFAULT, "object");
        Formats.refused(never, "[1]", JsonOptions.STRICT, "array");
        assertThat(Formats.read(never, "[1]", JsonOptions.ESPER)).isNull();
        JsonWriter out = new JsonWriter();
        Outputs.of(out).value(never, null);
        assertThat(out.toJson()).isEqualTo("null");
    }

    @Test
    void mayReadNothing() {
        assertThat(Formats.read(parsing(text -> null), "\"x\"", JsonOptions.STRICT))
                .isNull();
    }

    @Test
    @DisplayName("parity 2.3: an exception of parse comes with member and position, and is kept as the cause")
    void keepsTheExceptionAsCause() {
        JsonParseException e = Parses.refused(
                new ProbeParser(Formats.column("at", DATE)),
                "{\"at\":\"secret\"}",
                JsonOptions.DEFAULT,
                Kind.MISMATCH,
                6,
                "expected " + DATE_NAME + " but found string at $.at (line 1, column 7)");
        assertThat(e).cause().isInstanceOf(NumberFormatException.class);
        assertThat(e.getMessage()).doesNotContain("secret");

        JsonParseException own = ProbeParserError.of(() -> Point.PARSER.parse("[]"));
        JsonFormat<Object> nested = parsing(text -> {
            throw own;
        });
        assertThat(Formats.refused(nested, "1", JsonOptions.DEFAULT, "number")).hasCause(own);
    }

    /** Catches what a parse throws. */
    private static final class ProbeParserError {
        static JsonParseException of(Runnable parse) {
            try {
                parse.run();
            } catch (JsonParseException e) {
                return e;
            }
            throw new AssertionError("accepted");
        }
    }

    @Test
    void reportsAnAdapterThatRecursesForEverAsALimit() {
        JsonFormat<Object> endless = parsing(AdapterFormatTest::forEver);
        JsonParseException e = Parses.error(
                new ProbeParser(Formats.column("v", endless)), "{\"v\":1}".getBytes(), JsonOptions.DEFAULT);

        assertThat(e.kind()).isEqualTo(Kind.LIMIT);
    }

    private static Object forEver(String text) {
        return forEver(text) + "x";
    }

    @Test
    void isOneSharedInstance() {
        List<String> calls = new ArrayList<>();
        JsonFormat<Object> format = parsing(text -> {
            calls.add(text);
            return text;
        });
        Parses.event(
                new ProbeParser(Column.array("v", in -> in.readAs(format))),
                "{\"v\":[1,\"a\",null,true]}",
                JsonOptions.DEFAULT);
        assertThat(calls.subList(0, 3)).containsExactly("1", "a", "true");
        assertThat(calls).hasSize(3 * EntryPoint.values().length);
    }

    // ---- writing

    @Test
    void writesAnyOneValue() {
        assertThat(written((value, out) -> out.value(7))).isEqualTo("{\"v\":7,\"w\":1}");
        assertThat(written((value, out) -> out.nullValue())).isEqualTo("{\"v\":null,\"w\":1}");
        assertThat(written((value, out) -> {
                    out.beginObject();
                    out.name("k");
                    out.untypedValue(Map.of("a", new int[] {1}));
                    out.endObject();
                }))
                .isEqualTo("{\"v\":{\"k\":{\"a\":[1]}},\"w\":1}");
        JsonWriter one = new JsonWriter();
        Outputs.of(one).value(DATE, new Date(5));
        assertThat(one.toJson()).isEqualTo("5");
        JsonWriter out = new JsonWriter();
        out.beginArray();
        Outputs.of(out).value(DATE, new Date(1));
        Outputs.of(out).value(DATE, null);
        Outputs.of(out).value(DATE, new Date(2));
        out.endArray();
        assertThat(out.toJson()).isEqualTo("[1,null,2]");
    }

    @Test
    void mustWriteExactlyOneValue() {
        String message = "dev.schemac.runtime.formats.AdapterFormatTest$Told.write must write exactly one value";
        for (BiConsumer<Object, JsonWriter> wrong : List.<BiConsumer<Object, JsonWriter>>of(
                (value, out) -> {}, (value, out) -> out.beginArray(), (value, out) -> {
                    out.beginObject();
                    out.name("a");
                })) {
            assertThatThrownBy(() -> written(wrong))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage(message);
        }
        for (BiConsumer<Object, JsonWriter> wrong : List.<BiConsumer<Object, JsonWriter>>of(
                (value, out) -> {
                    out.value(1);
                    out.value(2);
                },
                (value, out) -> out.endObject(),
                (value, out) -> out.name("x"))) {
            assertThatThrownBy(() -> written(wrong))
                    .isInstanceOf(JsonWriteException.class)
                    .hasMessage("dev.schemac.runtime.formats.AdapterFormatTest$Told rejected a value at $.v")
                    .hasCauseInstanceOf(IllegalStateException.class);
        }
    }

    @Test
    @DisplayName("parity 2.3: an exception of write is kept as the cause, and the document as it was")
    void leavesTheDocumentAsItWas() {
        RuntimeException failure = new IllegalArgumentException("no");
        JsonFormat<Object> failing = writing((value, out) -> {
            out.beginArray();
            out.value("half");
            out.beginObject();
            throw failure;
        });
        JsonWriter out = new JsonWriter();
        out.beginObject();
        Outputs.of(out).member(JsonKey.number("a"), 1);
        assertThatThrownBy(() -> Outputs.of(out).member(JsonKey.string("v"), failing, "x"))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("dev.schemac.runtime.formats.AdapterFormatTest$Told rejected a value at $.v")
                .hasCause(failure);
        out.name("b");
        assertThatThrownBy(() -> Outputs.of(out).value(failing, "x")).isInstanceOf(JsonWriteException.class);
        out.value(2);
        out.endObject();

        assertThat(out.toJson()).isEqualTo("{\"a\":1,\"b\":2}");
    }

    @Test
    void passesOurOwnExceptionOn() {
        assertThatThrownBy(() -> written((value, out) -> out.value(Double.NaN)))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("NaN cannot be written as JSON at $.v")
                .hasNoCause();
    }

    @Test
    void isShownAsFarAsItGoes() {
        JsonFormat<Object> failing = writing((value, out) -> {
            throw new IllegalArgumentException();
        });
        JsonEvent event = new Scripted(out -> {
            out.beginObject();
            Outputs.of(out).member(JsonKey.number("a"), 1);
            Outputs.of(out).member(JsonKey.string("v"), failing, "x");
            out.endObject();
        });
        assertThat(event.toDisplayString()).isEqualTo("{\"a\":1...");
    }

    private static String written(BiConsumer<Object, JsonWriter> write) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        Outputs.of(out).member(JsonKey.string("v"), writing(write), "x");
        Outputs.of(out).member(JsonKey.number("w"), 1);
        out.endObject();
        return out.toJson();
    }

    private static JsonFormat<Object> parsing(Function<String, Object> parse) {
        return JsonFormat.ofAdapter(new Told(parse, (value, out) -> out.value((String) value)), JsonAdapter::parse);
    }

    private static JsonFormat<Object> writing(BiConsumer<Object, JsonWriter> write) {
        return JsonFormat.ofAdapter(new Told(text -> text, write), JsonAdapter::parse);
    }
}

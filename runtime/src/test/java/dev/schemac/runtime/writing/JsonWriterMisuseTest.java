package dev.schemac.runtime.writing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.Point;
import dev.schemac.runtime.Point.PointWriter;
import dev.schemac.runtime.Scripted;
import dev.schemac.runtime.support.GeneratedWriter;
import dev.schemac.runtime.support.JsonKey;
import dev.schemac.runtime.support.JsonOutput;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every call in every state: where it does not fit it is refused at once, with what is due instead, and the document can be gone on
 * with as if it had not been made.
 */
class JsonWriterMisuseTest {

    /** A place in a document: how to get there, how to complete the document from there, and what is due there. */
    private enum Place {
        BEFORE_ROOT("expected a value", List.of(), List.of(JsonWriter::nullValue)),
        AFTER_ROOT("the document is complete", List.of(out -> out.value(1)), List.of()),
        FIRST_ELEMENT("expected a value or endArray()", List.of(JsonWriter::beginArray), List.of(JsonWriter::endArray)),
        NEXT_ELEMENT(
                "expected a value or endArray()",
                List.of(JsonWriter::beginArray, out -> out.value("x")),
                List.of(JsonWriter::endArray)),
        FIRST_NAME("expected a name or endObject()", List.of(JsonWriter::beginObject), List.of(JsonWriter::endObject)),
        NEXT_NAME(
                "expected a name or endObject()",
                List.of(JsonWriter::beginObject, out -> out.member("a", true)),
                List.of(JsonWriter::endObject)),
        MEMBER_VALUE(
                "expected a value after the name",
                List.of(JsonWriter::beginObject, out -> out.name("n")),
                List.of(out -> out.value(7), JsonWriter::endObject)),
        NESTED_VALUE(
                "expected a value after the name",
                List.of(JsonWriter::beginArray, JsonWriter::beginObject, out -> out.name("a")),
                List.of(out -> out.value(7), JsonWriter::endObject, JsonWriter::endArray));

        private final String due;
        private final List<Call> before;
        private final List<Call> after;

        Place(String due, List<Call> before, List<Call> after) {
            this.due = due;
            this.before = before;
            this.after = after;
        }

        boolean takes(Kind kind) {
            return switch (kind) {
                case NAME, END_OBJECT -> this == FIRST_NAME || this == NEXT_NAME;
                case END_ARRAY -> this == FIRST_ELEMENT || this == NEXT_ELEMENT;
                case OUTPUT -> this == AFTER_ROOT;
                case VALUE -> this != AFTER_ROOT && this != FIRST_NAME && this != NEXT_NAME;
            };
        }
    }

    private enum Kind {
        NAME("cannot write a name here: "),
        VALUE("cannot write a value here: "),
        END_OBJECT("cannot call endObject() here: "),
        END_ARRAY("cannot call endArray() here: "),
        OUTPUT("the document is incomplete: ");

        private final String refusal;

        Kind(String refusal) {
            this.refusal = refusal;
        }
    }

    @FunctionalInterface
    private interface Call {
        void make(JsonWriter out) throws IOException;
    }

    private static final PointWriter GENERATED = PointWriter.INSTANCE;

    private static final ObjectWriter<String> BY_HAND = (value, out) -> out.value(value);

    private static final Map<String, JsonOptions> OPTIONS = Map.of(
            "compact", JsonOptions.DEFAULT,
            "Esper", JsonOptions.ESPER,
            "indented", JsonOptions.DEFAULT.withIndent(2),
            "sorted", JsonOptions.DEFAULT.withSortedMembers(true),
            "indented and sorted", JsonOptions.ESPER.withIndent(3).withSortedMembers(true));

    static Stream<Arguments> calls() {
        Map<String, Call> names = new LinkedHashMap<>();
        names.put("name(String)", out -> out.name("b"));
        names.put("beginObject(name)", out -> out.beginObject("b"));
        names.put("beginArray(name)", out -> out.beginArray("b"));
        names.put("member(name, String)", out -> out.member("b", "x"));
        names.put("member(name, null)", out -> out.member("b", (String) null));
        names.put("member(name, char)", out -> out.member("b", 'x'));
        names.put("member(name, boolean)", out -> out.member("b", false));
        names.put("member(name, int)", out -> out.member("b", 1));
        names.put("member(name, long)", out -> out.member("b", 1L));
        names.put("member(name, float)", out -> out.member("b", 1f));
        names.put("member(name, double)", out -> out.member("b", 1d));
        names.put("member(name, BigInteger)", out -> out.member("b", BigInteger.ONE));
        names.put("member(name, BigDecimal)", out -> out.member("b", BigDecimal.ONE));
        names.put("untypedMember(name)", out -> out.untypedMember("b", List.of(1)));
        Map<String, Call> values = new LinkedHashMap<>();
        values.put("beginObject", JsonWriter::beginObject);
        values.put("beginArray", JsonWriter::beginArray);
        values.put("nullValue", JsonWriter::nullValue);
        values.put("value(String)", out -> out.value("x"));
        values.put("value(null)", out -> out.value((String) null));
        values.put("value(char)", out -> out.value('x'));
        values.put("value(boolean)", out -> out.value(true));
        values.put("value(int)", out -> out.value(1));
        values.put("value(long)", out -> out.value(1L));
        values.put("value(float)", out -> out.value(1f));
        values.put("value(double)", out -> out.value(1d));
        values.put("value(BigInteger)", out -> out.value(BigInteger.ONE));
        values.put("value(BigDecimal)", out -> out.value(BigDecimal.ONE));
        values.put("value(generated writer)", out -> out.value(GENERATED, new Point(1, 2)));
        values.put("write of a generated writer", out -> GENERATED.write(new Point(1, 2), out));
        values.put("writeTo of a generated event", out -> new Point(1, 2).writeTo(out));
        values.put("value(writer)", out -> out.value(BY_HAND, "x"));
        values.put("untypedValue", out -> out.untypedValue(Map.of("k", 1)));
        values.put("rawValue(byte[])", out -> out.rawValue(new byte[] {'1'}));
        values.put("rawValue(byte[]) of what is none", out -> out.rawValue(new byte[] {'}'}));
        values.put("rawValue(String)", out -> out.rawValue("{}"));
        values.put("rawValue(String) of what is none", out -> out.rawValue("\ud800"));
        Map<String, Call> outputs = new LinkedHashMap<>();
        outputs.put("toByteArray", JsonWriter::toByteArray);
        outputs.put("toJson", JsonWriter::toJson);
        outputs.put("copyTo", out -> out.copyTo(new byte[100], 0));
        outputs.put("toLine", JsonWriter::toLine);
        outputs.put("copyLineTo", out -> out.copyLineTo(new byte[100], 0));
        outputs.put("writeLineTo", out -> out.writeLineTo(OutputStream.nullOutputStream()));
        outputs.put("writeTo(OutputStream)", out -> out.writeTo(OutputStream.nullOutputStream()));
        outputs.put("writeTo(ByteBuffer)", out -> out.writeTo(ByteBuffer.allocate(100)));
        outputs.put("writeTo(Appendable)", out -> out.writeTo(new StringBuilder()));
        List<Arguments> calls = new ArrayList<>();
        names.forEach((name, call) -> calls.add(Arguments.of(name, Kind.NAME, call)));
        values.forEach((name, call) -> calls.add(Arguments.of(name, Kind.VALUE, call)));
        outputs.forEach((name, call) -> calls.add(Arguments.of(name, Kind.OUTPUT, call)));
        calls.add(Arguments.of("endObject", Kind.END_OBJECT, (Call) JsonWriter::endObject));
        calls.add(Arguments.of("endArray", Kind.END_ARRAY, (Call) JsonWriter::endArray));
        return calls.stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("calls")
    void isRefusedWhereItDoesNotFitAndLeavesNoTrace(String name, Kind kind, Call call) throws IOException {
        for (Map.Entry<String, JsonOptions> options : OPTIONS.entrySet()) {
            for (Place place : Place.values()) {
                if (place.takes(kind)) {
                    continue;
                }
                String where = options.getKey() + ", " + place;
                JsonWriter out = new JsonWriter(options.getValue());
                makeAll(place.before, out);
                int size = out.size();
                assertThatThrownBy(() -> call.make(out))
                        .as(where)
                        .isInstanceOf(IllegalStateException.class)
                        .hasMessage(kind.refusal + place.due);
                assertThat(out.size()).as(where).isEqualTo(size);
                makeAll(place.after, out);

                JsonWriter untouched = new JsonWriter(options.getValue());
                makeAll(place.before, untouched);
                makeAll(place.after, untouched);
                assertThat(out.toJson()).as(where).isEqualTo(untouched.toJson());
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("calls")
    void isTakenWhereItFits(String name, Kind kind, Call call) throws IOException {
        int places = 0;
        for (Place place : Place.values()) {
            if (place.takes(kind) && !name.endsWith("none")) {
                JsonWriter out = new JsonWriter();
                makeAll(place.before, out);
                call.make(out);
                places++;
            }
        }
        assertThat(places > 0).isNotEqualTo(name.endsWith("none"));
    }

    /** State, bytes and size belong to the writer alone, so nothing makes an incomplete document pass for a complete one. */
    @Test
    void anIncompleteDocumentCannotBeMadeCompleteFromOutside() {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.member("a", 1);

        for (String field : List.of("state", "depth", "bytes", "size", "foreignWriter")) {
            assertThatThrownBy(() -> JsonWriter.class.getField(field))
                    .as(field)
                    .isInstanceOf(NoSuchFieldException.class);
        }
        assertThatThrownBy(out::toJson)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the document is incomplete: expected a name or endObject()");
        out.endObject();
        assertThat(out.toJson()).isEqualTo("{\"a\":1}");
    }

    /** Generated writers check no call, so what one of them has begun is undone as a whole where it fails. */
    @Test
    void aWriterThatFailsLeavesNoTrace() {
        ObjectWriter<JsonWriteException> generated = new FailingWriter();
        ObjectWriter<JsonWriteException> byHand = (value, out) -> {
            out.beginObject();
            out.beginArray("numbers");
            out.value(1);
            throw value;
        };
        JsonWriteException failure = new JsonWriteException("refused");
        for (Map.Entry<String, JsonOptions> options : OPTIONS.entrySet()) {
            for (ObjectWriter<JsonWriteException> writer : List.of(generated, byHand)) {
                JsonWriter out = new JsonWriter(options.getValue());
                JsonWriter untouched = new JsonWriter(options.getValue());
                for (JsonWriter each : List.of(out, untouched)) {
                    each.beginObject();
                    each.member("z", 1);
                    each.name("a");
                }
                int size = out.size();
                assertThatThrownBy(() -> out.value(writer, failure))
                        .isInstanceOf(JsonWriteException.class)
                        .hasMessage(writer == generated ? "refused" : "refused at $.a");
                assertThat(out.size()).as(options.getKey()).isEqualTo(size);
                for (JsonWriter each : List.of(out, untouched)) {
                    each.value(2);
                    each.endObject();
                }
                assertThat(out.toJson()).as(options.getKey()).isEqualTo(untouched.toJson());
            }
        }
    }

    private static final class FailingWriter extends GeneratedWriter<JsonWriteException>
            implements ObjectWriter<JsonWriteException> {
        private static final JsonKey NUMBERS = JsonKey.array("numbers");

        @Override
        public void write(JsonWriteException value, JsonWriter out) {
            out.value(this, value);
        }

        @Override
        public void write(JsonWriteException value, JsonOutput out) {
            out.beginObject();
            out.name(NUMBERS);
            out.beginArray();
            out.value(1);
            throw value;
        }
    }

    @ParameterizedTest
    @MethodSource("guests")
    void writersByHandWriteOneValueAndNothingElse(String message, Call guest) {
        ObjectWriter<String> writer = new ObjectWriter<>() {
            @Override
            public void write(String value, JsonWriter out) {
                try {
                    guest.make(out);
                } catch (IOException e) {
                    throw new AssertionError(e);
                }
            }
        };
        JsonWriter out = new JsonWriter();
        out.beginArray();
        assertThatThrownBy(() -> out.value(writer, "x"))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message.replace(
                        Scripted.class.getName() + ".writeTo", writer.getClass().getName() + ".write"));
        assertThatThrownBy(() -> out.value(writer, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("value");
        out.value(2);
        out.endArray();

        assertThat(out.toJson()).isEqualTo("[2]");
    }

    /** Code of an adapter or an event gets the writer for one value: the document around that is not its own. */
    @ParameterizedTest
    @MethodSource("guests")
    void guestsWriteOneValueAndNothingElse(String message, Call guest) {
        JsonEvent event = new Scripted(out -> {
            try {
                guest.make(out);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.name("a");
        out.beginArray();
        assertThatThrownBy(() -> out.untypedValue(List.of(1, event)))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage(message);
        out.value(2);
        out.endArray();
        out.endObject();

        assertThat(out.toJson()).isEqualTo("{\"a\":[2]}");
    }

    static Stream<Arguments> guests() {
        String one = Scripted.class.getName() + ".writeTo must write exactly one value";
        return Stream.of(
                guest("cannot call endArray() here: expected exactly one value", JsonWriter::endArray),
                guest("cannot call reset() here: expected exactly one value", JsonWriter::reset),
                guest("the document is incomplete: expected exactly one value", JsonWriter::toJson),
                guest("cannot write a name here: expected exactly one value", out -> out.name("x")),
                guest(one, out -> {}),
                guest(one, JsonWriter::beginObject),
                guest("cannot write a value here: the only expected value has been written", out -> {
                    out.value(1);
                    out.value(2);
                }),
                guest("the document is incomplete: the only expected value has been written", out -> {
                    out.value(1);
                    out.toByteArray();
                }),
                guest("cannot call reset() here: expected a name or endObject()", out -> {
                    out.beginObject();
                    out.reset();
                }));
    }

    private static Arguments guest(String message, Call call) {
        return Arguments.of(message, call);
    }

    private static void makeAll(List<Call> calls, JsonWriter out) throws IOException {
        for (Call call : calls) {
            call.make(out);
        }
    }
}

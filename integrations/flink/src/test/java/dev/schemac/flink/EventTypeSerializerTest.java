package dev.schemac.flink;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.beans.ChangeParser;
import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.flink.beans.Everything;
import dev.schemac.flink.beans.EverythingParser;
import dev.schemac.flink.beans.Framed;
import dev.schemac.flink.beans.FramedParser;
import dev.schemac.flink.beans.Frames;
import dev.schemac.flink.beans.FramesParser;
import dev.schemac.flink.beans.Node;
import dev.schemac.flink.beans.NodeParser;
import dev.schemac.flink.beans.Plan;
import dev.schemac.flink.beans.PlanParser;
import dev.schemac.flink.beans.Purchase;
import dev.schemac.flink.beans.Stay;
import dev.schemac.flink.beans.StayParser;
import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.flink.records.Point;
import dev.schemac.flink.records.PointParser;
import dev.schemac.flink.records.Route;
import dev.schemac.flink.records.RouteParser;
import dev.schemac.flink.records.Segment;
import dev.schemac.flink.records.SegmentParser;
import dev.schemac.flink.records.TourParser;
import dev.schemac.flink.records.Visit;
import dev.schemac.flink.records.VisitParser;
import dev.schemac.runtime.JsonWriteException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.FutureTask;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;

/** What Flink's own checks do not ask of a serializer. */
final class EventTypeSerializerTest {
    private final TypeSerializer<Click> clicks = serializer(ClickParser.INSTANCE);
    private final TypeSerializer<Everything> everything = serializer(EverythingParser.INSTANCE);
    private final DataOutputSerializer out = new DataOutputSerializer(64);

    private static <T> TypeSerializer<T> serializer(dev.schemac.runtime.ObjectParser<T> parser) {
        return new EventTypeSerializer<>(GeneratedParser.of(parser));
    }

    private DataInputDeserializer written() {
        return new DataInputDeserializer(out.getCopyOfBuffer());
    }

    @Test
    void writesLengthFormBitsAndValues() throws IOException {
        clicks.serialize(Click.parse("{\"at\":5,\"user\":\"a\",\"tags\":[\"\u0416\",null]}"), out);
        byte[] expected = {
            0,
            0,
            0,
            18, // the length
            1, // the binary form
            0b10101, // user, at and tags
            2,
            'a', // a text of one character in ISO-8859-1
            5,
            0,
            0,
            0,
            0,
            0,
            0,
            0,
            2,
            1,
            3,
            0x16,
            0x04,
            0 // two elements: a text of one character in two bytes, and null
        };
        assertThat(out.getCopyOfBuffer()).isEqualTo(expected);
    }

    @Test
    void keepsNoEvent() throws IOException {
        clicks.serialize(null, out);
        assertThat(clicks.deserialize(written())).isNull();
        assertThat(clicks.copy((Click) null)).isNull();
        DataOutputSerializer target = new DataOutputSerializer(8);
        clicks.copy(written(), target);
        assertThat(target.getCopyOfBuffer()).isEqualTo(out.getCopyOfBuffer());
    }

    @Test
    void keepsNullWhereAColumnHasADefault() throws IOException {
        Everything event = Everything.parse("{\"@kind\":\"a\",\"retries\":null}");
        assertThat(event.hasRetries()).isFalse();
        everything.serialize(event, out);
        assertThat(everything.deserialize(written())).isEqualTo(event);
        assertThat(everything.copy(event).hasRetries()).isFalse();
    }

    /** The binary form has one bit for absent and null, so these events stay JSON. */
    @Test
    void keepsNullApartFromAnAbsentMember() throws IOException {
        for (String json : List.of("{\"at\":1}", "{\"user\":null,\"price\":null}", "{\"user\":\"a\",\"price\":1.5}")) {
            assertThat(read(ChangeParser.INSTANCE, json).toJson()).isEqualTo(json);
            assertThat(read(dev.schemac.flink.records.ChangeParser.INSTANCE, json)
                            .toJson())
                    .isEqualTo(json);
        }
    }

    private <T> T read(dev.schemac.runtime.ObjectParser<T> parser, String json) throws IOException {
        out.clear();
        serializer(parser).serialize(parser.parse(json), out);
        return serializer(parser).deserialize(written());
    }

    @Test
    void copiesShareNothingThatCanChange() {
        Everything event = Everything.parse(Documents.EVERYTHING.get(0));
        Everything copy = everything.copy(event);
        copy.getClicks()[0].getTags()[0] = "changed";
        copy.getNumbers()[0] = 99;
        copy.getNames().set(0, "changed");
        copy.getOthers().put("changed", true);
        ((Object[]) ((Map<?, ?>) copy.getAnything()).get("a"))[0] = "changed";
        copy.putUndeclaredMember("changed", 1);
        assertThat(event)
                .isEqualTo(Everything.parse(Documents.EVERYTHING.get(0)))
                .isNotEqualTo(copy);
    }

    @Test
    void recordsOfScalarsAreTheirOwnCopies() {
        TypeSerializer<Segment> segments = serializer(SegmentParser.INSTANCE);
        Segment segment = Segment.parse("{\"from\":{\"x\":1},\"week\":\"MONDAY\"}");
        assertThat(segments.isImmutableType()).isTrue();
        assertThat(segments.copy(segment)).isSameAs(segment);
        assertThat(serializer(PointParser.INSTANCE).copy(new Point(1, null))).isEqualTo(new Point(1, null));
        assertThat(clicks.isImmutableType()).isFalse();
        assertThat(serializer(dev.schemac.flink.records.ClickParser.INSTANCE).isImmutableType())
                .as("a record with a list")
                .isTrue();
        TypeSerializer<Route> routes = serializer(RouteParser.INSTANCE);
        Route route = new Route(new ArrayList<>(List.of(new Point(1, null))), Map.of("a", List.of(5L)));
        assertThat(routes.isImmutableType()).isTrue();
        assertThat(routes.copy(route)).isSameAs(route);
        assertThat(serializer(VisitParser.INSTANCE).isImmutableType())
                .as("a record with a list that it does not copy")
                .isFalse();
        assertThat(serializer(TourParser.INSTANCE).isImmutableType()).isFalse();
        List<String> pages = new ArrayList<>(List.of("a"));
        Visit visit = serializer(VisitParser.INSTANCE).copy(new Visit(pages, 1L));
        pages.clear();
        assertThat(visit.pages()).containsExactly("a");
        assertThat(serializer(dev.schemac.flink.records.EverythingParser.INSTANCE)
                        .isImmutableType())
                .isFalse();
    }

    @Test
    void readsItsOwnEventAmongOthers() throws IOException {
        for (int size : new int[] {0, 10, 511, 513, 70_000, 2_000_000, 3}) {
            Click click = new Click();
            click.setUser("u".repeat(size));
            clicks.serialize(click, out);
        }
        DataInputDeserializer in = written();
        for (int size : new int[] {0, 10, 511, 513, 70_000, 2_000_000, 3}) {
            assertThat(clicks.deserialize(in).getUser()).hasSize(size);
        }
        assertThat(in.available()).isZero();
    }

    @Test
    void refusesEventsOfAClassThatExtends() {
        Purchase purchase = Purchase.parse("{\"user\":\"a\",\"items\":2}");
        assertThatThrownBy(() -> clicks.serialize(purchase, out))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "expected an event of dev.schemac.flink.beans.Click but found one of "
                                + "dev.schemac.flink.beans.Purchase, which would lose its columns: set the type of the stream to that class");
        assertThat(out.length()).isZero();
    }

    @Test
    void keepsNumbersAndTextsThatJsonCannotSay() throws IOException {
        Click click = new Click();
        click.setPrice(Double.NaN);
        click.setUser("\ud800");
        click.setPage("a\udc00?");
        click.setTags(new String[] {"?", "\udbff\udfff", "\udc00\ud800"});
        clicks.serialize(click, out);
        assertThat(clicks.deserialize(written())).isEqualTo(click);
        assertThat(clicks.copy(click)).isEqualTo(click);
    }

    @Test
    void refusesUntypedValuesThatJsonCannotSayAndWritesNothing() throws IOException {
        Everything event = Everything.parse("{\"@kind\":\"a\"}");
        event.setAnything(Double.NaN);
        assertThatThrownBy(() -> everything.serialize(event, out))
                .isInstanceOf(JsonWriteException.class)
                .hasMessageContaining("NaN cannot be written as JSON");
        assertThat(out.length()).isZero();
        event.setAnything(1);
        everything.serialize(event, out);
        assertThat(everything.deserialize(written())).isEqualTo(event);
    }

    @Test
    void refusesMapsWithANullKey() {
        Everything event = Everything.parse("{\"@kind\":\"a\"}");
        event.setScores(new java.util.HashMap<>());
        event.getScores().put(null, 1);
        assertThatThrownBy(() -> everything.serialize(event, out))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("a map with a key of null cannot be written in the binary form");
    }

    @Test
    void keepsAColumnWithoutAValueThatMustHaveOne() throws IOException {
        Everything event = new Everything();
        everything.serialize(event, out);
        assertThat(everything.deserialize(written())).isEqualTo(event);
    }

    @Test
    void copiesBytesAndMakesNoEvent() throws IOException {
        byte[] anything = {0, 0, 0, 3, 77, 78, 79};
        DataOutputSerializer target = new DataOutputSerializer(8);
        clicks.copy(new DataInputDeserializer(anything), target);
        assertThat(target.getCopyOfBuffer()).isEqualTo(anything);
        anything[0] = 0x7F;
        DataOutputSerializer small = new DataOutputSerializer(8);
        assertThatThrownBy(() -> clicks.copy(new DataInputDeserializer(anything), small))
                .isInstanceOf(IOException.class);
        assertThat(small.getSharedBuffer().length)
                .as("asked for before a byte was there")
                .isLessThan(1 << 18);
    }

    @Test
    void nestsAsDeepAsJson() throws Exception {
        FutureTask<Void> nesting = new FutureTask<>(() -> {
            nestAsDeepAsJson();
            return null;
        });
        // Code that is not compiled yet can need more stack than the thread of a test has.
        new Thread(null, nesting, "deep", 16 << 20).start();
        nesting.get();
    }

    private void nestAsDeepAsJson() throws IOException {
        TypeSerializer<Node> nodes = serializer(NodeParser.INSTANCE);
        for (int levels : new int[] {1, 100, 1_000}) {
            out.clear();
            nodes.serialize(nodes(levels), out);
            assertThat(nodes.deserialize(written())).isEqualTo(nodes(levels));
        }
        assertThatThrownBy(() -> nodes.serialize(nodes(1_001), out))
                .isInstanceOf(JsonWriteException.class)
                .hasMessage("values are nested deeper than 1000 levels, or contain themselves");
    }

    /** The stack of a task may be used up to a part, and its code not be compiled yet. */
    @Test
    void goesOnWithJsonWhereTheStackIsTooSmall() throws Exception {
        TypeSerializer<Node> nodes = serializer(NodeParser.INSTANCE);
        Node[] read = new Node[1];
        Thread thread = new Thread(
                null,
                () -> {
                    try {
                        nodes.serialize(nodes(1_000), out);
                        read[0] = nodes.deserialize(written());
                    } catch (IOException e) {
                        throw new java.io.UncheckedIOException(e);
                    }
                },
                "small",
                300_000);
        thread.start();
        thread.join();
        assertThat(read[0]).isEqualTo(nodes(1_000));
    }

    private static Node nodes(int levels) {
        Node node = null;
        for (int i = 0; i < levels; i++) {
            Node outer = new Node();
            outer.setValue(i);
            outer.setNext(node);
            node = outer;
        }
        return node;
    }

    @Test
    void eventsWithAdaptersAreJsonInsideOfOthers() throws IOException {
        TypeSerializer<Frames> frames = serializer(FramesParser.INSTANCE);
        Frames event = Frames.parse("{\"title\":\"t\",\"frames\":[{\"id\":1},null],\"byName\":{\"x\":{\"id\":2}}}");
        frames.serialize(event, out);
        assertThat(out.getSharedBuffer()[4]).isEqualTo((byte) 1);
        assertThat(frames.deserialize(written())).isEqualTo(event);
    }

    @Test
    void eventsWithAdaptersOrClassesOfTheApplicationAreJson() throws IOException {
        TypeSerializer<Stay> stays = serializer(StayParser.INSTANCE);
        Stay stay = Stay.parse("{\"guest\":\"g\",\"place\":{\"name\":\"n\",\"floor\":3}}");
        stays.serialize(stay, out);
        assertThat(new String(out.getCopyOfBuffer(), 4, out.length() - 4, UTF_8))
                .isEqualTo("{\"guest\":\"g\",\"place\":{\"name\":\"n\",\"floor\":3}}");
        assertThat(stays.deserialize(written())).isEqualTo(stay);
        out.clear();
        TypeSerializer<Framed> framed = serializer(FramedParser.INSTANCE);
        framed.serialize(Framed.parse("{\"id\":1}"), out);
        assertThat(out.getSharedBuffer()[4]).isEqualTo((byte) '{');
    }

    @Test
    void theSchemaDecidesOnUnknownConstants() throws IOException {
        TypeSerializer<Plan> plans = serializer(PlanParser.INSTANCE);
        plans.serialize(Plan.parse("{\"day\":\"SUNDAY\",\"note\":\"n\"}"), out);
        byte[] bytes = out.getCopyOfBuffer();
        bytes[new String(bytes, ISO_8859_1).indexOf("SUNDAY")] = 'F';
        assertThat(plans.deserialize(new DataInputDeserializer(bytes))).isEqualTo(Plan.parse("{\"note\":\"n\"}"));

        out.clear();
        everything.serialize(Everything.parse("{\"@kind\":\"a\",\"week\":\"SUNDAY\"}"), out);
        byte[] failing = out.getCopyOfBuffer();
        failing[new String(failing, ISO_8859_1).indexOf("SUNDAY")] = 'F';
        assertThatThrownBy(() -> everything.deserialize(new DataInputDeserializer(failing)))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("expected a day of the week (such as MONDAY) but found string at $.week");
    }

    @Test
    void reportsWhatIsWrongWithBytesThatAreNoEvent() throws IOException {
        out.writeInt(-7);
        assertThatThrownBy(() -> clicks.deserialize(written()))
                .isInstanceOf(IOException.class)
                .hasMessage(
                        "expected the length of an event of dev.schemac.flink.beans.Click but found -7: these bytes were "
                                + "written by another serializer, or are damaged");
        out.clear();
        out.writeInt(12);
        out.writeBytes("{\"at\":\"one\"}");
        assertThatThrownBy(() -> clicks.deserialize(written()))
                .isInstanceOf(IOException.class)
                .hasMessage(
                        "cannot read an event of old state as dev.schemac.flink.beans.Click: expected long but found "
                                + "string at $.at (line 1, column 7); restore the state with a schema that can read it");
        refuses("expected a byte for the form of the event but found the byte 7", 7);
        refuses("expected a byte for the form of the event but found no byte");
        refuses("expected the bits of the columns at byte 1 but found the end of the event", 1);
        refuses("expected a string of 5 characters at byte 3 but found the end of the event ($.user)", 1, 1, 10, 'a');
        refuses("expected a long at byte 2 but found the end of the event ($.at)", 1, 4, 10);
        refuses("expected 100 of elements at byte 3 but found the end of the event ($.tags)", 1, 16, 100);
        refuses("expected an element at byte 3 but found the byte 2 ($.tags)", 1, 16, 1, 2, 0);
        refuses("expected the end of the event at byte 2 but found 1 more bytes", 1, 0, 0);
        refuses("expected an event of 5 columns before this at byte 2 but found an event of more columns", 1, 64);
        out.clear();
        out.writeInt(1 << 30);
        out.writeInt(1);
        assertThatThrownBy(() -> clicks.deserialize(written()))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("expected 1073741824 bytes but found the end of the input");
    }

    private void refuses(String message, int... bytes) throws IOException {
        out.clear();
        out.writeInt(bytes.length);
        for (int each : bytes) {
            out.writeByte(each);
        }
        assertThatThrownBy(() -> clicks.deserialize(written()))
                .isInstanceOf(IOException.class)
                .hasMessage("an event of dev.schemac.flink.beans.Click cannot be read: " + message
                        + ": these bytes were written by another serializer, or are damaged");
    }
}

package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.flink.beans.Everything;
import dev.schemac.flink.beans.EverythingParser;
import dev.schemac.flink.beans.Purchase;
import dev.schemac.flink.records.Point;
import dev.schemac.flink.records.PointParser;
import dev.schemac.flink.records.Segment;
import dev.schemac.flink.records.SegmentParser;
import dev.schemac.runtime.JsonWriteException;
import java.io.IOException;
import java.util.Map;
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
    void writesTheLengthAndThenTheDocument() throws IOException {
        clicks.serialize(Click.parse("{\"at\":5,\"user\":\"a\"}"), out);
        assertThat(out.getCopyOfBuffer()).isEqualTo("\0\0\0\u0013{\"user\":\"a\",\"at\":5}".getBytes("ISO-8859-1"));
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
                .as("a record with an array")
                .isFalse();
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
                .hasMessage("expected an event of dev.schemac.flink.beans.Click but found one of "
                        + "dev.schemac.flink.beans.Purchase, which would come back as less than it is: give the stream the type "
                        + "of that class");
        assertThat(out.length()).isZero();
    }

    @Test
    void refusesWhatJsonCannotSayAndWritesNothing() throws IOException {
        Click click = new Click();
        click.setPrice(Double.NaN);
        assertThatThrownBy(() -> clicks.serialize(click, out))
                .isInstanceOf(JsonWriteException.class)
                .hasMessageContaining("NaN has no JSON form");
        assertThat(out.length()).isZero();
        click.setPrice(1);
        clicks.serialize(click, out);
        assertThat(clicks.deserialize(written())).isEqualTo(click);
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
                        "an event that was written before is no dev.schemac.flink.beans.Click: expected long but found "
                                + "string at $.at (line 1, column 7); restore it with a schema that still reads it");
    }
}

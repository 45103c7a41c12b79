package dev.schemac.flink;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.beans.Click;
import dev.schemac.flink.beans.ClickParser;
import dev.schemac.flink.beans.Framed;
import dev.schemac.flink.beans.FramedParser;
import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.flink.records.Everything;
import dev.schemac.flink.records.EverythingParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.flink.util.InstantiationUtil;
import org.assertj.core.util.introspection.PropertyOrFieldSupport;
import org.junit.jupiter.api.Test;

/** Events as records of bytes, and as lines of a file. */
final class WritingTest {
    @Test
    void writesRecords() throws Exception {
        EventSerializationSchema<Everything> schema =
                InstantiationUtil.clone(EventSerializationSchema.of(EverythingParser.INSTANCE));
        for (String json : Documents.EVERYTHING) {
            Everything event = Everything.parse(json);
            assertThat(new String(schema.serialize(event), UTF_8)).isEqualTo(event.toJson());
        }
    }

    @Test
    void writesNoEventAsNoValue() {
        assertThat(EventSerializationSchema.of(ClickParser.INSTANCE).serialize(null))
                .isNull();
    }

    @Test
    void writesUnderItsOptions() throws Exception {
        EventSerializationSchema<Click> schema = InstantiationUtil.clone(
                EventSerializationSchema.of(ClickParser.INSTANCE).withOptions(JsonOptions.ESPER));
        assertThat(schema.serialize(Click.parse("{\"at\":1}")))
                .asString(UTF_8)
                .isEqualTo("{\"user\":null,\"page\":null,\"at\":1,\"price\":null,\"tags\":null}");
    }

    @Test
    void isUsableAfterAnEventThatHasNoJsonForm() throws Exception {
        EventSerializationSchema<Click> schema = EventSerializationSchema.of(ClickParser.INSTANCE);
        Click click = new Click();
        click.setPrice(Double.POSITIVE_INFINITY);
        assertThatThrownBy(() -> schema.serialize(click)).isInstanceOf(JsonWriteException.class);
        assertThat(schema.serialize(Click.parse("{\"at\":2}"))).asString(UTF_8).isEqualTo("{\"at\":2}");
        EventLinesEncoder<Click> encoder = EventLinesEncoder.of(ClickParser.INSTANCE);
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        assertThatThrownBy(() -> encoder.encode(click, file)).isInstanceOf(JsonWriteException.class);
        encoder.encode(Click.parse("{\"at\":3}"), file);
        assertThat(file.toString(UTF_8)).isEqualTo("{\"at\":3}\n");
    }

    @Test
    void writesLines() throws Exception {
        EventLinesEncoder<Everything> encoder =
                InstantiationUtil.clone(EventLinesEncoder.of(EverythingParser.INSTANCE));
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        StringBuilder expected = new StringBuilder();
        for (String json : Documents.EVERYTHING) {
            encoder.encode(Everything.parse(json), file);
            expected.append(Everything.parse(json).toJson()).append('\n');
        }
        assertThat(file.toString(UTF_8)).isEqualTo(expected.toString());
    }

    @Test
    void holdsNoMemoryOfALargeEvent() throws Exception {
        Click large = Click.parse("{\"user\":\"" + "x".repeat(2 * EventTypeSerializer.LARGEST_BUFFER) + "\"}");
        Click small = Click.parse("{\"user\":\"x\"}");
        EventLinesEncoder<Click> encoder = EventLinesEncoder.of(ClickParser.INSTANCE);
        EventTypeSerializer<Click> serializer = new EventTypeSerializer<>(GeneratedParser.of(ClickParser.INSTANCE));
        for (Click event : List.of(small, large)) {
            encoder.encode(event, OutputStream.nullOutputStream());
            serializer.copy(event);
            assertThat(idle(encoder) == null).isEqualTo(event == large);
            assertThat(held(serializer)).isLessThanOrEqualTo(EventTypeSerializer.LARGEST_BUFFER);
        }
        large.setPrice(Double.NaN);
        encoder.encode(small, OutputStream.nullOutputStream());
        assertThatThrownBy(() -> encoder.encode(large, OutputStream.nullOutputStream()))
                .isInstanceOf(JsonWriteException.class);
        assertThat(idle(encoder))
                .as("what it wrote before it failed is undone, but its memory is there")
                .isNull();
    }

    /** The writer that is held between events, if there is one. */
    private static Object idle(Object writing) {
        return ((AtomicReference<?>) PropertyOrFieldSupport.EXTRACTION.getValueOf("writers.idle", writing)).get();
    }

    /** How many bytes a serializer holds between events. */
    private static int held(EventTypeSerializer<?> serializer) {
        byte[] written = (byte[]) PropertyOrFieldSupport.EXTRACTION.getValueOf("binary.bytes", serializer);
        byte[] read = (byte[]) PropertyOrFieldSupport.EXTRACTION.getValueOf("input.bytes", serializer);
        return written.length + read.length;
    }

    @Test
    void holdsNoMemoryOfALargeEventThatIsRefused() {
        EventTypeSerializer<Everything> serializer =
                new EventTypeSerializer<>(GeneratedParser.of(EverythingParser.INSTANCE));
        Everything event = Everything.builder()
                .kind("x".repeat(2 * EventTypeSerializer.LARGEST_BUFFER))
                .anything(Double.NaN)
                .build();
        assertThatThrownBy(() -> serializer.copy(event)).isInstanceOf(JsonWriteException.class);
        assertThat(held(serializer)).isLessThanOrEqualTo(EventTypeSerializer.LARGEST_BUFFER);
    }

    @Test
    void writesALineWhereAnAdapterWritesLineBreaks() throws Exception {
        EventLinesEncoder<Framed> encoder = InstantiationUtil.clone(EventLinesEncoder.of(FramedParser.INSTANCE));
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        encoder.encode(Framed.parse("{\"id\":1,\"text\":\"{\\n}\"}"), file);
        encoder.encode(Framed.parse("{\"id\":2,\"text\":\"[\\r\\n1]\"}"), file);
        encoder.encode(Framed.parse("{\"id\":3}"), file);
        assertThat(file.toString(UTF_8)).isEqualTo("{\"id\":1,\"text\":{ }}\n{\"id\":2,\"text\":[  1]}\n{\"id\":3}\n");
    }

    @Test
    void refusesToWriteAnEventOnSeveralLines() {
        assertThatThrownBy(
                        () -> EventLinesEncoder.of(ClickParser.INSTANCE).withOptions(JsonOptions.DEFAULT.withIndent(2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "expected options without indentation, because an event must be one line, but found an indent of 2: use withIndent(0)");
    }
}

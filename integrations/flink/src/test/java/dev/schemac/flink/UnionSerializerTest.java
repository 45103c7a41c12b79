package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.flink.internal.binary.EventShape;
import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.flink.unions.Image;
import dev.schemac.flink.unions.Message;
import dev.schemac.flink.unions.MessageParser;
import dev.schemac.flink.unions.Text;
import dev.schemac.flink.unions.TextParser;
import dev.schemac.flink.unions.ThreadParser;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.util.List;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;

/** Events of schemas with subtypes come back as the subtypes that they were, as elements and in columns. */
final class UnionSerializerTest {
    private static final List<String> MESSAGES = List.of(
            "{\"id\":\"1\",\"type\":\"text\",\"body\":\"a\"}",
            "{\"id\":\"2\",\"type\":\"image\",\"width\":3,\"height\":4}",
            "{\"id\":\"3\",\"type\":\"video\"}",
            "{}");

    private static <T> T sent(ObjectParser<T> parser, T event) throws IOException {
        TypeSerializer<T> serializer = new EventTypeSerializer<>(GeneratedParser.of(parser));
        DataOutputSerializer out = new DataOutputSerializer(64);
        serializer.serialize(event, out);
        T back = serializer.deserialize(new DataInputDeserializer(out.getCopyOfBuffer()));
        assertThat(serializer.copy(event)).isEqualTo(event).hasSameClassAs(event);
        return back;
    }

    private static <T extends JsonEvent> void comesBack(ObjectParser<T> parser, String json) throws IOException {
        T event = parser.parse(json);
        assertThat(sent(parser, event)).as(json).isEqualTo(event).hasSameClassAs(event);
    }

    @Test
    void subtypesComeBack() throws IOException {
        for (String json : MESSAGES) {
            comesBack(MessageParser.INSTANCE, json);
            comesBack(dev.schemac.flink.records.unions.MessageParser.INSTANCE, json);
        }
        assertThat(sent(MessageParser.INSTANCE, Message.parse(MESSAGES.get(1)))).isInstanceOf(Image.class);
    }

    @Test
    void subtypesInColumnsComeBack() throws IOException {
        String thread =
                "{\"first\":" + MESSAGES.get(1) + ",\"all\":" + MESSAGES + ",\"texts\":[" + MESSAGES.get(0) + "]}";
        comesBack(ThreadParser.INSTANCE, thread);
        comesBack(dev.schemac.flink.records.unions.ThreadParser.INSTANCE, thread);
        comesBack(TextParser.INSTANCE, MESSAGES.get(0));
    }

    @Test
    void otherSubclassesAreRefused() {
        Message own = new Message() {};

        assertThatThrownBy(() -> sent(MessageParser.INSTANCE, own))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("which would lose its columns");
        Text text = Text.parse(MESSAGES.get(0));
        assertThat(text.toJson()).isEqualTo(MESSAGES.get(0));
    }

    @Test
    void columnsOfSubtypesCountForMigration() {
        EventShape shape = EventShape.of(MessageParser.INSTANCE);

        assertThat(shape.types())
                .containsOnlyKeys(
                        "dev.schemac.flink.unions.Message",
                        "dev.schemac.flink.unions.Text",
                        "dev.schemac.flink.unions.Image");
        assertThat(shape.root()).isEqualTo("dev.schemac.flink.unions.Message");
        assertThat(shape.binary()).isEmpty();
    }
}

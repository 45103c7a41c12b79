package dev.schemac.flink;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.schemac.flink.beans.Node;
import dev.schemac.flink.beans.NodeParser;
import dev.schemac.flink.internal.binary.EventShape;
import dev.schemac.flink.internal.binary.GeneratedParser;
import dev.schemac.runtime.ObjectParser;
import java.io.EOFException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** State in which bits have changed or bytes are missing: an error that says so, or another event. */
final class DamagedEventsTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /**
     * What a refusal costs with its stack trace, and what a damaged length makes of a few bytes. 400 levels need 1.3 to 2.4 MB,
     * by what the JVM has compiled; the elements that they claim would need 96 MB.
     */
    private static final long MOST_MEMORY = 4 << 20;

    static Object[] parsers() {
        return new Object[] {
            dev.schemac.flink.beans.EverythingParser.INSTANCE, dev.schemac.flink.records.EverythingParser.INSTANCE
        };
    }

    @ParameterizedTest
    @MethodSource("parsers")
    void everyChangedByte(ObjectParser<?> parser) throws IOException {
        for (String document : Documents.EVERYTHING) {
            checkChanges(parser, document);
        }
    }

    @ParameterizedTest
    @MethodSource("parsers")
    void everyLength(ObjectParser<?> parser) throws IOException {
        for (String document : Documents.EVERYTHING) {
            checkCuts(parser, document);
        }
    }

    /** Each of the arrays may have as many elements as bytes are left, but for those inside. */
    @Test
    void arraysThatEachClaimAllThatIsLeft() throws IOException {
        EventTypeSerializer<Node> serializer = new EventTypeSerializer<>(GeneratedParser.of(NodeParser.INSTANCE));
        written(serializer, migrating(NodeParser.INSTANCE), Node.parse("{\"others\":[{},null]}"));
        DataOutputSerializer out = new DataOutputSerializer(64);
        int left = 60_000;
        out.writeInt(1 + 400 * 5 + left);
        out.write(1);
        for (int level = 0; level < 400; level++) {
            out.write(0b100); // the array alone
            out.write(left & 0x7F | 0x80);
            out.write(left >> 7 & 0x7F | 0x80);
            out.write(left >> 14);
            out.write(1); // an element
        }
        out.write(new byte[left]);
        assertThat(read(serializer, out.getCopyOfBuffer())).isNull();
        assertThat(read(migrating(NodeParser.INSTANCE), out.getCopyOfBuffer())).isNull();
    }

    private static <T> void checkChanges(ObjectParser<T> parser, String document) throws IOException {
        EventTypeSerializer<T> serializer = new EventTypeSerializer<>(GeneratedParser.of(parser));
        EventTypeSerializer<T> migrating = migrating(parser);
        byte[] bytes = written(serializer, migrating, parser.parse(document));
        int refused = 0;
        for (int at = 0; at < bytes.length; at++) {
            for (int changed : new int[] {1, 2, 4, 8, 16, 32, 64, 128, 0xFF}) {
                byte[] damaged = bytes.clone();
                damaged[at] ^= (byte) changed;
                refused += read(serializer, damaged) == null ? 1 : 0;
                read(migrating, damaged);
            }
        }
        assertThat(refused).as("of %d bytes", bytes.length).isGreaterThan(bytes.length / 10);
    }

    private static <T> void checkCuts(ObjectParser<T> parser, String document) throws IOException {
        EventTypeSerializer<T> serializer = new EventTypeSerializer<>(GeneratedParser.of(parser));
        EventTypeSerializer<T> migrating = migrating(parser);
        byte[] bytes = written(serializer, migrating, parser.parse(document));
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThat(read(serializer, cut)).as("cut at %d", length).isNull();
            if (length >= 4) {
                cut[3] = (byte) (length - 4); // as if it had been written so
                cut[2] = (byte) (length - 4 >> 8);
                assertThat(read(serializer, cut)).as("ends at %d", length).isNull();
                assertThat(read(migrating, cut)).as("ends at %d", length).isNull();
            }
        }
    }

    /** A serializer for which the bytes are those of an older schema. */
    private static <T> EventTypeSerializer<T> migrating(ObjectParser<T> parser) {
        EventShape shape = EventShape.of(parser);
        EventShape other =
                new EventShape(new java.util.LinkedHashMap<>(shape.types()), shape.binary(), shape.absentIsNull());
        other.types().put("more.Columns", java.util.List.of());
        return EventTypeSerializer.restored(GeneratedParser.of(parser), other);
    }

    /** The event in bytes, which has been read already: the first time costs the JVM memory of its own. */
    private static <T> byte[] written(EventTypeSerializer<T> serializer, EventTypeSerializer<T> migrating, T event)
            throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(64);
        serializer.serialize(event, out);
        byte[] bytes = out.getCopyOfBuffer();
        assertThat(serializer.deserialize(new DataInputDeserializer(bytes))).isEqualTo(event);
        assertThat(migrating.deserialize(new DataInputDeserializer(bytes))).isEqualTo(event);
        return bytes;
    }

    /** The event, which must be whole; null where it is refused, as it must be. */
    private static <T> T read(EventTypeSerializer<T> serializer, byte[] bytes) {
        T event = null;
        long before = THREADS.getCurrentThreadAllocatedBytes();
        try {
            event = serializer.deserialize(new DataInputDeserializer(bytes));
        } catch (EOFException e) {
            assertThat(bytes.length).as("the length itself is cut").isLessThan(4);
        } catch (IOException e) {
            assertThat(e).hasMessageMatching("(?s).*(expected|cannot read|cannot be read).*");
        }
        assertThat(THREADS.getCurrentThreadAllocatedBytes() - before).isLessThan(MOST_MEMORY);
        if (event != null) {
            try {
                assertThat(serializer.copy(event)).isEqualTo(event);
            } catch (dev.schemac.runtime.JsonWriteException e) {
                // a changed number may have become NaN, which JSON does not have
                assertThat(e).hasMessageContaining("cannot be written as JSON");
            }
        }
        return event;
    }
}

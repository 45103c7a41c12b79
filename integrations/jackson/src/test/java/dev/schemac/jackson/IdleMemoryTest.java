package dev.schemac.jackson;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.schemac.golden.dynamic.Message;
import dev.schemac.golden.dynamic.MessageWriter;
import dev.schemac.runtime.JsonWriteException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringReader;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.assertj.core.util.introspection.PropertyOrFieldSupport;
import org.junit.jupiter.api.Test;

/** What is held between values, behind a large one. */
class IdleMemoryTest {
    private static final int LARGE = 8 << 20;
    private static final String VALUE = "{" + " ".repeat(LARGE) + "}";

    @Test
    void aStreamHoldsNoMoreThanItsLastPieceBehindALargeValue() throws IOException {
        RecordedInput in = new RecordedInput(new ByteArrayInputStream((VALUE + "{}").getBytes(US_ASCII)));
        byte[] piece = new byte[8_000];
        int read = in.read(piece, 0, piece.length);
        assertThat(in.recording().begin(0, Integer.MAX_VALUE)).isTrue();
        while (read < VALUE.length()) {
            read += in.read(piece, 0, Math.min(piece.length, VALUE.length() - read));
        }
        assertThat(in.recording().endsAt(VALUE.length())).isTrue();
        in.recording().release();
        assertThat(in.read(piece, 0, piece.length)).isEqualTo(2);
        assertThat(in.recording().begin(VALUE.length(), Integer.MAX_VALUE)).isTrue();
        assertThat(in.recording().endsAt(VALUE.length() + 2)).isTrue();
        assertThat((Object) in)
                .extracting("recording.recorded", InstanceOfAssertFactories.BYTE_ARRAY)
                .hasSizeLessThan(1 << 20);
    }

    @Test
    void aReaderHoldsNoMoreThanItsLastPieceBehindALargeValue() throws IOException {
        RecordedReader in = new RecordedReader(new StringReader(VALUE + "{}"));
        char[] piece = new char[8_000];
        int read = in.read(piece, 0, piece.length);
        assertThat(in.recording().begin(0, Integer.MAX_VALUE)).isTrue();
        while (read < VALUE.length()) {
            read += in.read(piece, 0, Math.min(piece.length, VALUE.length() - read));
        }
        assertThat(in.recording().endsAt(VALUE.length())).isTrue();
        in.recording().release();
        assertThat(in.read(piece, 0, piece.length)).isEqualTo(2);
        assertThat(in.recording().begin(VALUE.length(), Integer.MAX_VALUE)).isTrue();
        assertThat((Object) in)
                .extracting("recording.recorded", InstanceOfAssertFactories.CHAR_ARRAY)
                .hasSizeLessThan(1 << 20);
    }

    @Test
    void aWriterIsHeldAfterAnEventThatIsNotLarge() throws IOException {
        TokenWriter<Message> writer = TokenWriter.of(MessageWriter.INSTANCE);
        Message event = new Message();
        event.setKind("x");
        write(writer, event);
        assertThat(idle(writer).get()).isNotNull();
        event.setKind("x".repeat(LARGE));
        write(writer, event);
        assertThat(idle(writer).get()).as("behind a large event").isNull();
        write(writer, new Message());
        event.setKind("x");
        event.setPayload(new Object[] {"x".repeat(LARGE), Double.NaN});
        assertThatThrownBy(() -> write(writer, event)).isInstanceOf(JsonWriteException.class);
        assertThat(idle(writer).get())
                .as("what a large event wrote before it failed is undone, but its memory is there")
                .isNull();
    }

    private static void write(TokenWriter<Message> writer, Message event) throws IOException {
        try (JsonGenerator out = new JsonFactory().createGenerator(OutputStream.nullOutputStream())) {
            writer.write(event, out);
        }
    }

    private static AtomicReference<?> idle(TokenWriter<?> writer) {
        return (AtomicReference<?>) PropertyOrFieldSupport.EXTRACTION.getValueOf("values.writers.idle", writer);
    }
}

package dev.schemac.kafka;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.kafka.samples.Sample;
import dev.schemac.kafka.samples.SampleParser;
import org.apache.kafka.common.errors.SerializationException;
import org.junit.jupiter.api.Test;

/** Records with primitive components, because their columns are required and not nullable. */
class RequiredColumnsTest {
    private final EventSerde<Sample> serde = new EventSerde<>(SampleParser.INSTANCE);

    @Test
    void zeroAndFalseAreWrittenAndReadBack() {
        Sample sample = new Sample(null, 0, false, null);
        byte[] record = serde.serializer().serialize("samples", sample);

        assertThat(record).asString(UTF_8).isEqualTo("{\"at\":0,\"valid\":false}");
        assertThat(read("{\"at\":0,\"valid\":false}")).isEqualTo(sample);
        assertThat(read("{\"valid\":true,\"celsius\":-0.5,\"at\":-1,\"id\":\"a\"}"))
                .isEqualTo(new Sample("a", -1, true, -0.5));
    }

    @Test
    void absentAndNullAreRefused() {
        assertRefused("{\"valid\":true}", "required member is missing at $.at (line 1, column 14)");
        assertRefused("{\"at\":1}", "required member is missing at $.valid (line 1, column 8)");
        assertRefused("{\"at\":null,\"valid\":true}", "expected long but found null at $.at (line 1, column 7)");
        assertRefused("{\"at\":1,\"valid\":null}", "expected boolean but found null at $.valid (line 1, column 17)");
    }

    private void assertRefused(String json, String error) {
        assertThatThrownBy(() -> read(json))
                .isInstanceOf(SerializationException.class)
                .hasMessage("cannot read a record of topic samples as dev.schemac.kafka.samples.Sample: " + error);
    }

    private Sample read(String json) {
        return serde.deserializer().deserialize("samples", json.getBytes(UTF_8));
    }
}

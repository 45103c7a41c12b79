package dev.schemac.runtime.formats;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.BinaryValues;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.Outputs;
import dev.schemac.runtime.Scripted;
import dev.schemac.runtime.support.JsonFormat;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where in a document bytes are, and that they are found again when members are sorted, undone or written anew. */
class BinaryValuesTest {
    private static final JsonFormat<byte[]> BASE64 = JsonFormat.BASE64_MIME_NO_LINEFEEDS;
    private static final int MANY = 100_000;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void eachIsWhereItsStringBegins(boolean sorted) {
        for (int indent : new int[] {0, 3}) {
            JsonWriter out =
                    new JsonWriter(JsonOptions.DEFAULT.withSortedMembers(sorted).withIndent(indent));
            BinaryValues binaries = out.binaryValues();
            for (int time = 0; time < 2; time++) {
                out.reset();
                List<byte[]> written = new ArrayList<>();
                writeObject(out, 3, written);
                assertFound(out, binaries, written.size());
                assertThat(binaries).isSameAs(out.binaryValues());
            }
        }
    }

    /** Names in reverse order, so that sorting moves all of them. */
    private static void writeObject(JsonWriter out, int depth, List<byte[]> written) {
        out.beginObject();
        for (int i = 9; i >= 0; i--) {
            byte[] value = {(byte) depth, (byte) i, (byte) written.size()};
            out.name("m" + i);
            if (i % 3 == 0 && depth > 0) {
                writeObject(out, depth - 1, written);
            } else if (i % 3 == 1) {
                out.beginArray();
                out.value("text " + i);
                Outputs.of(out).value(BASE64, value);
                Outputs.of(out).value(BASE64, null);
                Outputs.of(out).value(BASE64, new byte[0]);
                out.endArray();
                written.add(value);
                written.add(new byte[0]);
            } else {
                Outputs.of(out).value(BASE64, value);
                written.add(value);
            }
        }
        out.endObject();
    }

    private static void assertFound(JsonWriter out, BinaryValues binaries, int count) {
        byte[] json = out.toByteArray();
        assertThat(binaries.count()).isEqualTo(count);
        int last = -1;
        for (int i = 0; i < count; i++) {
            int offset = binaries.offset(i);
            assertThat(offset).isGreaterThan(last);
            String text = "\"" + Base64.getEncoder().encodeToString(binaries.bytes(i)) + "\"";
            assertThat(new String(json, offset, text.length(), UTF_8)).isEqualTo(text);
            last = offset;
        }
    }

    /** Many small objects to be sorted, and a large one: time that grows with the square of their number would be a hundred times this. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void sortingIsLinear(boolean oneObject) {
        JsonOptions options = JsonOptions.DEFAULT.withSortedMembers(true);
        JsonWriter plain = new JsonWriter(options);
        JsonWriter out = new JsonWriter(options);
        BinaryValues binaries = out.binaryValues();
        writeMany(plain, oneObject); // and warm
        plain.reset();
        long start = System.nanoTime();
        writeMany(plain, oneObject);
        long without = System.nanoTime() - start;
        start = System.nanoTime();
        writeMany(out, oneObject);
        long with = System.nanoTime() - start;
        assertFound(out, binaries, 2 * MANY);
        assertThat(out.toByteArray()).isEqualTo(plain.toByteArray());
        assertThat(with).isLessThan(20 * without + 500_000_000);
    }

    private static void writeMany(JsonWriter out, boolean oneObject) {
        out.beginArray();
        if (oneObject) {
            out.beginObject();
            for (int i = 2 * MANY; i > 0; i--) {
                out.name("m" + i);
                Outputs.of(out).value(BASE64, new byte[] {(byte) i});
            }
            out.endObject();
        } else {
            for (int i = 0; i < MANY; i++) {
                out.beginObject();
                out.name("b");
                Outputs.of(out).value(BASE64, new byte[] {1});
                out.name("a");
                Outputs.of(out).value(BASE64, new byte[] {2});
                out.endObject();
            }
        }
        out.endArray();
    }

    @Test
    void whatIsUndoneIsForgotten() {
        JsonWriter out = new JsonWriter();
        BinaryValues binaries = out.binaryValues();
        out.beginArray();
        Outputs.of(out).value(BASE64, new byte[] {1});
        JsonEvent broken = new JsonEvent() {
            @Override
            public Map<String, Object> asMap() {
                return Map.of();
            }

            @Override
            public void writeTo(JsonWriter writer) {
                writer.beginArray();
                Outputs.of(writer).value(BASE64, new byte[] {2});
                writer.value(Double.NaN);
            }
        };
        assertThatThrownBy(() -> out.untypedValue(broken)).isInstanceOf(JsonWriteException.class);
        Outputs.of(out).value(BASE64, new byte[] {3});
        out.endArray();
        assertThat(out.toJson()).isEqualTo("[\"AQ==\",\"Aw==\"]");
        assertFound(out, binaries, 2);
        assertThatThrownBy(() -> binaries.offset(2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> binaries.bytes(2)).isInstanceOf(IndexOutOfBoundsException.class);
        out.reset();
        assertThat(binaries.count()).isZero();
    }

    @Test
    void soIsAValueThatIsUndoneFromItsFirstByteOn() {
        JsonWriter out = new JsonWriter();
        BinaryValues binaries = out.binaryValues();
        JsonEvent broken = new Scripted(writer -> {
            Outputs.of(writer).value(BASE64, new byte[] {1});
            throw new IllegalStateException("broken");
        });
        assertThatThrownBy(() -> out.untypedValue(broken)).hasMessage("broken");
        assertThat(binaries.count()).isZero();
        Outputs.of(out).value(BASE64, new byte[] {2});
        assertThat(out.toJson()).isEqualTo("\"Ag==\"");
        assertFound(out, binaries, 1);
    }

    /** A document that becomes a String has strings without bytes. Offsets count the bytes that they would have. */
    @Test
    void offsetsCountStringsBeyondAscii() {
        AtomicReference<BinaryValues> found = new AtomicReference<>();
        AtomicReference<byte[]> bytes = new AtomicReference<>();
        JsonEvent broken = new Scripted(writer -> {
            writer.beginArray();
            Outputs.of(writer).value(BASE64, new byte[] {2});
            throw new IllegalStateException("broken");
        });
        JsonEvent event = new Scripted(out -> {
            out.beginArray();
            out.value("\u0416\u4E2D".repeat(4));
            found.set(out.binaryValues());
            Outputs.of(out).value(BASE64, new byte[] {1});
            assertThatThrownBy(() -> out.untypedValue(broken)).hasMessage("broken");
            out.value("\u00E9");
            Outputs.of(out).value(BASE64, new byte[] {3});
            out.endArray();
            assertFound(out, found.get(), 2);
            bytes.set(out.toByteArray());
        });
        assertThat(event.toJson()).isEqualTo("[\"" + "\u0416\u4E2D".repeat(4) + "\",\"AQ==\",\"\u00E9\",\"Aw==\"]");
        assertThat(bytes.get()).isEqualTo(event.toJsonBytes());
    }
}

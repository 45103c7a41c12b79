package dev.schemac.runtime.writing;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import dev.schemac.runtime.AllocatedBytes;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ObjectWriter;
import dev.schemac.runtime.Scripted;
import dev.schemac.testing.Seed;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Documents from {@code toJson} have strings that were never encoded. Jackson and the bytes of schemac are the oracle. */
class StringDocumentTest {

    private static final long SEED = Seed.drawn();

    /** A string of each script that is not escaped, and others with escapes in between. */
    private static final String[] PARTS = {
        "a",
        "plain text of more than a word ",
        "\u00E9",
        "\u0416\u0438",
        "\u4E2D",
        "\uD83D\uDE00",
        "\u0080",
        "\u07FF",
        "\uFFFF",
        "\"",
        "\\",
        "\n",
        "\u007F",
        "\u2028"
    };

    private static final String LATIN = "\u00E9".repeat(8);
    private static final String CYRILLIC = "\u0416".repeat(11);
    private static final String CHINESE = "\u4E2D".repeat(10);
    private static final String DOCUMENT = "[\"" + CYRILLIC + "\",\"a\",\"" + CHINESE + "\"]";

    @Test
    void documentsAreThoseOfJackson() throws IOException {
        System.out.println("StringDocumentTest: -Dschemac.seed=" + SEED);
        Random random = new Random(SEED);
        for (int i = 0; i < 3_000; i++) {
            List<String> strings = new ArrayList<>();
            int count = random.nextInt(i % 100 == 0 ? 100 : 10);
            for (int k = 0; k < count; k++) {
                strings.add(string(random));
            }
            assertThat(new Scripted(out -> write(out, strings)).toJson()).isEqualTo(byJackson(strings));
        }
    }

    private static String string(Random random) {
        int kinds = random.nextInt(PARTS.length) + 1;
        int length = random.nextInt(random.nextInt(20) == 0 ? 700 : 40);
        StringBuilder string = new StringBuilder();
        while (string.length() < length) {
            string.append(PARTS[random.nextInt(kinds)]);
        }
        return string.toString();
    }

    private static void write(JsonWriter out, List<String> strings) {
        out.beginArray();
        for (String string : strings) {
            out.value(string);
            out.beginObject();
            out.member(string, string);
            out.member("n", string.length());
            out.endObject();
        }
        out.endArray();
    }

    private static String byJackson(List<String> strings) throws IOException {
        StringWriter json = new StringWriter();
        try (JsonGenerator out = new JsonFactory().createGenerator(json)) {
            out.writeStartArray();
            for (String string : strings) {
                out.writeString(string);
                out.writeStartObject();
                out.writeStringField(string, string);
                out.writeNumberField("n", string.length());
                out.writeEndObject();
            }
            out.writeEndArray();
        }
        return json.toString();
    }

    /** The options decide on escapes, the order of members, and blanks. */
    @Test
    void documentsWithOptionsAreTheirBytes() {
        Random random = new Random(SEED);
        for (JsonOptions options : new JsonOptions[] {
            JsonOptions.ESPER, JsonOptions.DEFAULT.withIndent(2), JsonOptions.DEFAULT.withSortedMembers(true)
        }) {
            for (int i = 0; i < 200; i++) {
                List<String> strings = List.of(string(random), string(random), string(random) + "\b\u2029");
                JsonEvent event = new Scripted(out -> write(out, strings));
                assertThat(event.toJson(options)).isEqualTo(new String(event.toJsonBytes(options), UTF_8));
            }
        }
    }

    /** In ESPER they are, in strings without another escape. */
    @Test
    void lineEndsOfJavaScriptAreEscaped() {
        for (String end : new String[] {"\u2028", "\u2029"}) {
            JsonEvent event = new Scripted(out -> out.value(CYRILLIC + end));
            assertThat(event.toJson(JsonOptions.ESPER))
                    .isEqualTo("\"" + CYRILLIC + "\\u" + Integer.toHexString(end.charAt(0)) + "\"");
            assertThat(event.toJson()).isEqualTo("\"" + CYRILLIC + end + "\"");
            assertThat(new Scripted(out -> out.value(end)).toJson(JsonOptions.ESPER))
                    .isEqualTo("\"\\u" + Integer.toHexString(end.charAt(0)) + "\"");
        }
    }

    @Test
    void aQuoteIsEscapedAlsoIfItIsTheOnlyAscii() {
        JsonEvent event = new Scripted(out -> out.value(CYRILLIC + "\""));
        assertThat(event.toJson()).isEqualTo("\"" + CYRILLIC + "\\\"\"");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 254, 255, 256, 257, 511, 512, 600})
    void unpairedSurrogatesAreRejectedAtEachPlace(int index) {
        String before = "\u0416".repeat(index);
        for (String bad : new String[] {"\uD83D", "\uDE00", "\uD83D\uD83D\uDE00", "\uDE00\uD83D"}) {
            for (String after : new String[] {"", "\u0416", "\u0416".repeat(300)}) {
                JsonEvent event = new Scripted(out -> out.value(before + bad + after));
                assertThatThrownBy(event::toJson)
                        .isInstanceOf(JsonWriteException.class)
                        .hasMessage("a string with an unpaired surrogate (at index " + index
                                + ") cannot be written as JSON at $");
            }
        }
        String paired = before + "\uD83D\uDE00";
        assertThat(new Scripted(out -> out.value(paired)).toJson()).isEqualTo('"' + paired + '"');
    }

    /** A value that fails leaves nothing, strings included that have no bytes yet. */
    @Test
    void failedValuesAreRemoved() {
        ObjectWriter<String> failing = (value, out) -> {
            out.beginArray();
            out.value(value);
            out.value(value);
            out.value("\uD83D");
        };
        JsonEvent event = new Scripted(out -> {
            out.beginArray();
            out.value(CYRILLIC);
            assertThatThrownBy(() -> out.value(failing, CHINESE)).isInstanceOf(JsonWriteException.class);
            out.value(LATIN);
            out.endArray();
        });
        assertThat(event.toJson()).isEqualTo("[\"" + CYRILLIC + "\",\"" + LATIN + "\"]");
    }

    /** An event that writes itself has the whole writer, whose other methods need the bytes. */
    @Test
    void bytesAreAvailableNevertheless() {
        byte[] expected = DOCUMENT.getBytes(UTF_8);
        byte[] line = (DOCUMENT + "\n").getBytes(UTF_8);
        List<byte[]> found = new ArrayList<>();
        for (Consumer<JsonWriter> way : List.<Consumer<JsonWriter>>of(
                out -> found.add(out.toByteArray()),
                out -> found.add(copied(out)),
                out -> found.add(streamed(out)),
                out -> found.add(printed(out)),
                out -> found.add(buffered(out)))) {
            assertThat(document(way)).isEqualTo(DOCUMENT);
        }
        assertThat(found).hasSize(5).allSatisfy(bytes -> assertThat(bytes).isEqualTo(expected));
        found.clear();
        assertThat(document(out -> found.add(out.toLine()))).isEqualTo(DOCUMENT);
        assertThat(document(out -> found.add(lineStreamed(out)))).isEqualTo(DOCUMENT);
        assertThat(found).hasSize(2).allSatisfy(bytes -> assertThat(bytes).isEqualTo(line));
    }

    private static String document(Consumer<JsonWriter> end) {
        return new Scripted(out -> {
                    out.beginArray();
                    assertThat(out.size()).isEqualTo(1);
                    out.value(CYRILLIC);
                    assertThat(out.size()).isEqualTo(25);
                    out.value("a");
                    out.value(CHINESE);
                    assertThat(out.size()).isEqualTo(62);
                    out.endArray();
                    end.accept(out);
                })
                .toJson();
    }

    private static byte[] copied(JsonWriter out) {
        byte[] target = new byte[out.size()];
        assertThat(out.copyTo(target, 0)).isEqualTo(target.length);
        return target;
    }

    private static byte[] streamed(JsonWriter out) {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try {
            out.writeTo(stream);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return stream.toByteArray();
    }

    private static byte[] lineStreamed(JsonWriter out) {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        try {
            out.writeLineTo(stream);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return stream.toByteArray();
    }

    private static byte[] printed(JsonWriter out) {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        out.writeTo(new PrintStream(stream, true));
        return stream.toByteArray();
    }

    private static byte[] buffered(JsonWriter out) {
        ByteBuffer buffer = ByteBuffer.allocate(out.size());
        out.writeTo(buffer);
        return buffer.array();
    }

    @Test
    void writersCanBeReset() {
        JsonEvent event = new Scripted(out -> {
            out.value(CYRILLIC);
            out.reset();
            out.value(CHINESE);
        });
        assertThat(event.toJson()).isEqualTo('"' + CHINESE + '"');
    }

    /** The parts of the document, and the document with two bytes a character. Decoding would make a copy of each. */
    @Test
    void longStringsAreNotEncoded() {
        String string = "\u0416".repeat(10_000);
        JsonEvent event = new Scripted(out -> out.value(string));
        event.toJson();
        assertThat(AllocatedBytes.of(event::toJson)).isLessThan(2L * string.length() + 1_000);
    }

    /** Many short strings are decoded together, and their document may be longer than the pooled array. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 20, 23, 24, 1_000, 20_000})
    void anyNumberOfShortStringsIsWritten(int count) throws IOException {
        List<String> strings = Collections.nCopies(count, "\u0416\u4E2D");
        assertThat(new Scripted(out -> write(out, strings)).toJson()).isEqualTo(byJackson(strings));
    }
}

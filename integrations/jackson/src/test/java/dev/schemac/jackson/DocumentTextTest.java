package dev.schemac.jackson;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import dev.schemac.runtime.JsonWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A document as a string within another one: what jackson-core's own parser reads is the document. */
class DocumentTextTest {
    private static final JsonFactory JACKSON = new JsonFactory();

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3_000, 100_000})
    void generatorsWriteItAsString(int length) throws IOException {
        JsonWriter document = document(length);
        StringWriter characters = new StringWriter();
        try (JsonGenerator out = JACKSON.createGenerator(characters)) {
            out.writeString(new DocumentText(document));
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = JACKSON.createGenerator(bytes)) {
            out.writeString(new DocumentText(document));
        }
        assertThat(string(characters.toString())).isEqualTo(document.toJson());
        assertThat(string(bytes.toString(UTF_8))).isEqualTo(document.toJson());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3_000})
    void allFormsAreTheSame(int length) throws IOException {
        DocumentText text = new DocumentText(document(length));
        byte[] quoted = text.asQuotedUTF8();
        ByteArrayOutputStream streamed = new ByteArrayOutputStream();
        ByteBuffer buffer = ByteBuffer.allocate(quoted.length);
        byte[] array = new byte[quoted.length + 1];

        assertThat(string('"' + new String(quoted, UTF_8) + '"')).isEqualTo(text.getValue());
        assertThat(new String(text.asQuotedChars()).getBytes(UTF_8)).isEqualTo(quoted);
        assertThat(text.writeQuotedUTF8(streamed)).isEqualTo(quoted.length);
        assertThat(streamed.toByteArray()).isEqualTo(quoted);
        assertThat(text.putQuotedUTF8(buffer)).isEqualTo(quoted.length);
        assertThat(buffer.array()).isEqualTo(quoted);
        assertThat(text.appendQuotedUTF8(array, 1)).isEqualTo(quoted.length);
        assertThat(Arrays.copyOfRange(array, 1, array.length)).isEqualTo(quoted);
        assertThat(text.appendQuotedUTF8(new byte[1], 0)).isEqualTo(-1);
    }

    private static JsonWriter document(int length) {
        JsonWriter out = new JsonWriter();
        out.beginObject();
        out.member("name", "\"\u00E9\u4E2D\uD83D\uDE00\\\n" + "a".repeat(length));
        out.endObject();
        return out;
    }

    private static String string(String json) throws IOException {
        try (JsonParser in = JACKSON.createParser(json)) {
            in.nextToken();
            return in.getText();
        }
    }
}

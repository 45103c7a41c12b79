package dev.schemac.runtime.documents;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.AllocatedBytes;
import dev.schemac.runtime.Column;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.ProbeParser;
import dev.schemac.runtime.ScanningParser;
import dev.schemac.runtime.Scripted;
import dev.schemac.runtime.UntypedParser;
import dev.schemac.runtime.internal.utf8.Utf8Encoder;
import dev.schemac.runtime.support.JsonScanner;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The ways into a parser, and documents of any columns. */
class DocumentReaderTest {
    private static final ProbeParser PARSER = new ProbeParser(Column.text("v"));

    private static Object untyped(String json) {
        byte[] bytes = ("xx" + json + "xx").getBytes(UTF_8);
        return UntypedParser.parse(bytes, 2, bytes.length - 4, JsonOptions.DEFAULT);
    }

    @Test
    void aDocumentFromEachSource() throws IOException {
        String json = "{\"v\":\"\u00e9\"}";
        byte[] bytes = json.getBytes(UTF_8);
        byte[] more = ("xx" + json + "xx").getBytes(UTF_8);
        Map<String, Object> expected = Map.of("v", "\u00e9");
        assertThat(PARSER.parse(bytes)).isEqualTo(expected);
        assertThat(PARSER.parse(bytes, JsonOptions.STRICT)).isEqualTo(expected);
        assertThat(PARSER.parse(more, 2, bytes.length, JsonOptions.DEFAULT)).isEqualTo(expected);
        assertThat(PARSER.parse(more, 2, bytes.length, JsonOptions.STRICT)).isEqualTo(expected);
        assertThat(PARSER.parse(json)).isEqualTo(expected);
        assertThat(PARSER.parse(json, JsonOptions.STRICT)).isEqualTo(expected);
        assertThat(PARSER.parse(new ByteArrayInputStream(bytes))).isEqualTo(expected);
        assertThat(PARSER.parse(new ByteArrayInputStream(bytes), JsonOptions.STRICT))
                .isEqualTo(expected);
    }

    @Test
    void eachSourceIsCheckedToItsEnd() {
        String json = "{\"v\":\"x\"} 1";
        byte[] bytes = json.getBytes(UTF_8);
        String message = "expected end of input but found number at $ (line 1, column 11)";
        assertThatThrownBy(() -> PARSER.parse(bytes)).hasMessage(message);
        assertThatThrownBy(() -> PARSER.parse(bytes, 0, bytes.length, JsonOptions.DEFAULT))
                .hasMessage(message);
        assertThatThrownBy(() -> PARSER.parse(json)).hasMessage(message);
        assertThatThrownBy(() -> PARSER.parse(new ByteArrayInputStream(bytes))).hasMessage(message);
        assertThatThrownBy(() -> untyped(json)).hasMessage(message);
    }

    @Test
    void documentsOfTheLargestSize() {
        String json = "{\"v\":\"\u00e9\"}";
        int size = json.getBytes(UTF_8).length;
        JsonOptions exact = JsonOptions.DEFAULT.withMaxEventBytes(size);
        JsonOptions less = JsonOptions.DEFAULT.withMaxEventBytes(size - 1);
        String message = "document longer than " + (size - 1) + " bytes";
        assertThat(PARSER.parse(json, exact)).isEqualTo(Map.of("v", "\u00e9"));
        assertThat(PARSER.parse(json.getBytes(UTF_8), exact)).isEqualTo(Map.of("v", "\u00e9"));
        assertThatThrownBy(() -> PARSER.parse(json, less)).hasMessageContaining(message);
        assertThatThrownBy(() -> PARSER.parse(json.getBytes(UTF_8), less)).hasMessageContaining(message);
        byte[] bytes = json.getBytes(UTF_8);
        assertThatThrownBy(() -> UntypedParser.parse(bytes, 0, bytes.length, less))
                .hasMessageContaining(message);
    }

    @Test
    void untypedDocuments() {
        assertThat(untyped("{\"a\":[1,2.5,{\"b\":null}]}")).asString().isEqualTo("{a=[1, 2.5, {b=null}]}");
        assertThat(untyped(" [1,[]] ")).isEqualTo(List.of(1, List.of()));
        assertThat(untyped("\uFEFF{}")).isEqualTo(Map.of());
        byte[] number = "[1.50]".getBytes(UTF_8);
        assertThat(UntypedParser.parseExact(number, 0, number.length, JsonOptions.DEFAULT))
                .isEqualTo(List.of(new BigDecimal("1.50")));
        assertThatThrownBy(() -> untyped("1"))
                .isInstanceOf(JsonParseException.class)
                .hasMessage("expected object but found number at $ (line 1, column 1)");
        assertThatThrownBy(() -> untyped("[1")).hasMessageContaining("expected ',' or ']' but found end of input");
    }

    @Test
    void eventsWriteThemselves() {
        JsonWriter out = new JsonWriter();
        ScanningParser<Scripted> parser = new ScanningParser<>() {
            @Override
            public Scripted read(JsonScanner in) {
                throw new UnsupportedOperationException();
            }

            @Override
            public EventType<Scripted> eventType() {
                throw new UnsupportedOperationException();
            }
        };
        parser.writer().write(new Scripted(writer -> writer.value("x")), out);
        assertThat(out.toJson()).isEqualTo("\"x\"");
    }

    /** A decoder has a buffer of 512 bytes. */
    @Test
    void theDecoderIsUsedForTheNextDocument() {
        byte[] plain = ("{\"v\":\"" + "e".repeat(20) + "\"}").getBytes(UTF_8);
        byte[] other = ("{\"v\":\"" + "\u00e9".repeat(20) + "\"}").getBytes(UTF_8);
        long least = AllocatedBytes.of(() -> Objects.requireNonNull(PARSER.parse(plain)));
        assertThat(AllocatedBytes.of(() -> Objects.requireNonNull(PARSER.parse(other))) - least)
                .isLessThan(400);
    }

    @Test
    void theEncoderIsReleased() {
        Utf8Encoder encoder = Utf8Encoder.take();
        encoder.release();
        assertThatThrownBy(() -> PARSER.parse("\uD800")).hasMessage("unpaired surrogate at $ (line 1, column 1)");
        assertThat(Utf8Encoder.take()).isSameAs(encoder);
        encoder.release();
        PARSER.parse("{\"v\":\"\u00e9\"}");
        assertThat(Utf8Encoder.take()).isSameAs(encoder);
        encoder.release();
        new JsonWriter().rawValue("\"\u00e9\"");
        assertThat(Utf8Encoder.take()).isSameAs(encoder);
    }
}

package dev.schemac.spring;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.acme.shop.User;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.ParserIndex;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.springframework.core.ResolvableType;
import org.springframework.core.codec.DecodingException;
import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DefaultDataBufferFactory;
import org.springframework.util.MimeType;
import reactor.core.publisher.Flux;

/** Bodies of several events that begin with a byte order mark, in one piece and byte by byte. */
class EventDecoderTest {
    private static final List<String> TYPES = List.of("application/x-ndjson", "application/json");

    private static List<Object> decode(String body, String mimeType, JsonOptions options, boolean bytewise) {
        byte[] bytes = body.getBytes(StandardCharsets.ISO_8859_1);
        DefaultDataBufferFactory buffers = DefaultDataBufferFactory.sharedInstance;
        Flux<DataBuffer> pieces = bytewise
                ? Flux.fromStream(IntStream.range(0, bytes.length)
                        .mapToObj(i -> buffers.wrap(Arrays.copyOfRange(bytes, i, i + 1))))
                : Flux.just(buffers.wrap(bytes));
        return EventDecoder.forClient(ParserIndex.of(EventDecoderTest.class.getClassLoader()), options)
                .decode(pieces, ResolvableType.forClass(User.class), MimeType.valueOf(mimeType), null)
                .collectList()
                .block();
    }

    @Test
    void byteOrderMarksBeforeBlanks() {
        for (String type : TYPES) {
            for (boolean bytewise : new boolean[] {true, false}) {
                for (String blanks : List.of("", "\n", "\r\n \n")) {
                    String marked = "\u00ef\u00bb\u00bf" + blanks;
                    assertThat(decode(marked, type, JsonOptions.DEFAULT, bytewise))
                            .isEmpty();
                    assertThat(decode(blanks, type, JsonOptions.STRICT, bytewise))
                            .isEmpty();
                    assertThat(decode(marked + "{\"id\":1}\n", type, JsonOptions.DEFAULT, bytewise))
                            .containsExactly(User.parse("{\"id\":1}"));
                    for (String body : List.of(marked, marked + "{\"id\":1}\n")) {
                        assertThatThrownBy(() -> decode(body, type, JsonOptions.STRICT, bytewise))
                                .isInstanceOf(DecodingException.class)
                                .hasMessage("expected object but found byte order mark at $ (line 1, column 1)");
                    }
                }
                assertThatThrownBy(() -> decode("\u00ef\u00bb", type, JsonOptions.DEFAULT, bytewise))
                        .isInstanceOf(DecodingException.class)
                        .hasMessage("expected object but found unexpected character at $ (line 1, column 1)");
            }
        }
    }
}

package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.util.Objects;

/**
 * Reads events of one schema from the parsers of jackson-core, for any format: CBOR, Smile, YAML, JSON.
 *
 * <pre>{@code
 * TokenReader<Order> orders = TokenReader.of(OrderParser.INSTANCE);
 * try (JsonParser in = new CBORFactory().createParser(stream)) {
 *     for (Order order = orders.read(in); order != null; order = orders.read(in)) {
 *         use(order);
 *     }
 * }
 * }</pre>
 *
 * <p>The result is that of the generated parser for the same value in JSON: the same columns, conversions, limits
 * and errors, under the same {@link JsonOptions}. Immutable and thread-safe, if the parsers are not shared.
 *
 * @param <T> the value class
 */
public final class TokenReader<T> {
    private final ValueReader<T> values;

    private TokenReader(ValueReader<T> values) {
        this.values = values;
    }

    /** {@return a reader with {@link JsonOptions#DEFAULT}} */
    public static <T> TokenReader<T> of(ObjectParser<T> parser) {
        return new TokenReader<>(new ValueReader<>(Objects.requireNonNull(parser, "parser"), JsonOptions.DEFAULT));
    }

    /**
     * {@return a reader of the same events with other options}
     *
     * @param options rules and limits; {@link JsonOptions#maxEventBytes} counts the bytes of the value in compact
     *     JSON
     */
    public TokenReader<T> withOptions(JsonOptions options) {
        return new TokenReader<>(new ValueReader<>(values.parser(), Objects.requireNonNull(options, "options")));
    }

    /**
     * Reads the next value. The parser can be new, on the first token of the value or its name, or on the last
     * token of the previous value. So repeated calls read a sequence of root values, or the elements of an array.
     * Afterwards the parser is on the last token of the value.
     *
     * @param in not read beyond the value, not closed
     * @return the event, or null at the end of the input, or of the array or object
     * @throws JsonParseException if the generated parser rejects the value. The parser is on its last token then,
     *     too, and the next value can be read. The place is that of the token in the source; in binary formats, all
     *     bytes are columns of line 1. Parsers without places (of trees and token buffers) have the place in the
     *     compact JSON of the value
     * @throws IOException if the parser or its source fails
     */
    public T read(JsonParser in) throws IOException {
        JsonToken token = in.currentToken();
        if (token == null || token.isStructEnd() || token == JsonToken.FIELD_NAME) {
            token = in.nextToken();
        }
        if (token == null || token.isStructEnd()) {
            return null;
        }
        try {
            return values.read(in);
        } catch (RefusedValue e) {
            throw e.errorInSource();
        }
    }
}

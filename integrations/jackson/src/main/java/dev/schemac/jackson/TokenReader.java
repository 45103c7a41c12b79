package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;
import java.util.Objects;

/**
 * Reads events of one schema from the parsers of jackson-core, whatever their format: CBOR, Smile, YAML, JSON.
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
 * <p>An event is what the generated parser makes of the same value in JSON: the same columns, conversions, limits and
 * errors, under the same {@link JsonOptions}. Immutable and shared freely between threads, if the parsers are not.
 *
 * @param <T> the value class
 */
public final class TokenReader<T> {
    private final ValueReader<T> values;

    private TokenReader(ValueReader<T> values) {
        this.values = values;
    }

    /** {@return a reader under {@link JsonOptions#DEFAULT}} */
    public static <T> TokenReader<T> of(ObjectParser<T> parser) {
        return new TokenReader<>(new ValueReader<>(Objects.requireNonNull(parser, "parser"), JsonOptions.DEFAULT));
    }

    /**
     * {@return a reader of the same events under other options}
     *
     * @param options what is accepted, and the limits; {@link JsonOptions#maxEventBytes} counts the bytes that the
     *     value has in compact JSON
     */
    public TokenReader<T> withOptions(JsonOptions options) {
        return new TokenReader<>(new ValueReader<>(values.parser(), Objects.requireNonNull(options, "options")));
    }

    /**
     * Reads the next value. The parser may be fresh, on the first token of the value or on its name, or on the last
     * token of the value before; so this method called again and again reads a sequence of root values, or the elements
     * of an array. Afterwards the parser is on the last token of the value.
     *
     * @param in is neither read beyond the value nor closed
     * @return the event, or null where no value follows: at the end of the input, or of the array or object that the
     *     parser is in
     * @throws JsonParseException if the generated parser refuses the value; the parser is on its last token then, too,
     *     and the next one may be read. The place is that of the token in the source: in formats of bytes one line,
     *     whose columns are bytes. Parsers that know no places (of trees and token buffers) give the place in the
     *     compact JSON of the value
     * @throws IOException what the parser throws: for input that is not of its format, and what its source throws
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

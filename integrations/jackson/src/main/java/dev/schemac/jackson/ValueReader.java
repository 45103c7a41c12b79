package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonParser;
import dev.schemac.integrations.common.WriterPool;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import java.io.IOException;

/**
 * Reads one value from its tokens. If the source is complete JSON in memory, the generated parser reads it there.
 * Otherwise it reads the JSON that {@link TokenCopy} makes of the tokens.
 */
final class ValueReader<T> {
    private final ObjectParser<T> parser;
    private final JsonOptions options;
    private final WriterPool writers;
    private final NameKeys names = new NameKeys();

    ValueReader(ObjectParser<T> parser, JsonOptions options) {
        this.parser = parser;
        this.options = options;
        // One level more, so that the parser can reject it.
        int levels = Math.min(options.maxDepth(), Integer.MAX_VALUE - 1) + 1;
        this.writers = new WriterPool(JsonOptions.DEFAULT.withMaxDepth(levels));
    }

    ObjectParser<T> parser() {
        return parser;
    }

    /**
     * Reads the value that begins with the current token. If that is a name or the end of an object, the value is the
     * object of the following members. Databind passes objects like this after it has read their type.
     *
     * @throws RefusedValue if the generated parser rejects the value
     */
    T read(JsonParser in) throws IOException, RefusedValue {
        JsonText text = JsonText.of(in, options);
        return text != null ? text.read(parser, options) : readTokens(in);
    }

    private T readTokens(JsonParser in) throws IOException, RefusedValue {
        TokenCopy copy = new TokenCopy(in, writers.take(), names, options);
        byte[] json = copy.json();
        try {
            JsonOptions adapted = copy.hasBytes() ? options.withEitherBase64(true) : options;
            return parser.parse(json, adapted);
        } catch (JsonParseException e) {
            throw new RefusedValue(e, copy.place((int) e.offset()));
        } finally {
            writers.give(copy.writer());
        }
    }
}

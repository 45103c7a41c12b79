package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonParser;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.internal.integration.WriterPool;
import java.io.IOException;

/**
 * From the tokens of one value to its event. Where the source is JSON that lies complete in memory, the generated
 * parser reads it there; otherwise it reads the JSON that {@link TokenCopy} makes of the tokens.
 */
final class ValueReader<T> {
    private final ObjectParser<T> parser;
    private final JsonOptions options;
    private final WriterPool writers;
    private final NameKeys names = new NameKeys();

    ValueReader(ObjectParser<T> parser, JsonOptions options) {
        this.parser = parser;
        this.options = options;
        // One level more, so that the level too many is there for the parser to refuse.
        int levels = Math.min(options.maxDepth(), Integer.MAX_VALUE - 1) + 1;
        this.writers = new WriterPool(JsonOptions.DEFAULT.withMaxDepth(levels));
    }

    ObjectParser<T> parser() {
        return parser;
    }

    /**
     * Reads the value whose first token is the current one. Where that is a name or the end of an object, the value is
     * the object whose members follow: so databind passes on an object whose type it has read.
     *
     * @throws RefusedValue where the generated parser refuses the value
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

package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.core.json.WriterBasedJsonGenerator;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.internal.integration.WriterPool;
import java.io.IOException;
import java.util.function.Consumer;

/**
 * From one event to a generator. One that writes JSON without settings of its own gets the document as it is, any other
 * one its tokens from {@link TokenReplay}.
 */
final class ValueWriter {
    /** With one of these features, JSON is written in another form. */
    private static final int OWN_WAY =
            JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature().getMask()
                    | JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature().getMask()
                    | JsonWriteFeature.ESCAPE_FORWARD_SLASHES.mappedFeature().getMask()
                    | JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN.getMask()
                    | JsonGenerator.Feature.STRICT_DUPLICATE_DETECTION.getMask();

    private final WriterPool writers;

    ValueWriter(JsonOptions options) {
        this.writers = new WriterPool(options.withIndent(0));
    }

    /** @param document writes one object */
    void write(Consumer<JsonWriter> document, JsonGenerator out) throws IOException {
        JsonWriter json = written(document);
        if (acceptsText(out)) {
            out.writeRawValue(new DocumentText(json));
        } else {
            new TokenReplay(json, out).value();
        }
        writers.give(json);
    }

    /** Writes the members of an object that the caller begins and ends. */
    void writeMembers(Consumer<JsonWriter> document, JsonGenerator out) throws IOException {
        JsonWriter json = written(document);
        new TokenReplay(json, out).members();
        writers.give(json);
    }

    private JsonWriter written(Consumer<JsonWriter> document) {
        JsonWriter json = writers.take();
        json.binaryValues(); // for TokenReplay, which calls it when they are written
        document.accept(json);
        return json;
    }

    private static boolean acceptsText(JsonGenerator out) {
        // These two only: a class that extends or wraps them may write other tokens.
        Class<?> type = out.getClass();
        return (type == UTF8JsonGenerator.class || type == WriterBasedJsonGenerator.class)
                && out.getPrettyPrinter() == null
                && out.getCharacterEscapes() == null
                && out.getHighestEscapedChar() == 0
                && (out.getFeatureMask() & OWN_WAY) == 0
                && out.isEnabled(JsonWriteFeature.QUOTE_FIELD_NAMES.mappedFeature());
    }
}

package dev.schemac.jackson;

import com.fasterxml.jackson.core.JsonGenerator;
import dev.schemac.integrations.common.WriterPool;
import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.util.function.Consumer;

/**
 * From one event to a generator. One that writes JSON without settings of its own gets the document as it is, any other
 * one its tokens from {@link TokenReplay}.
 */
final class ValueWriter {
    private final WriterPool writers;

    ValueWriter(JsonOptions options) {
        this.writers = new WriterPool(options.withIndent(0));
    }

    /** @param document writes one object */
    void write(Consumer<JsonWriter> document, JsonGenerator out) throws IOException {
        JsonWriter json = written(document);
        if (PlainJson.isWrittenBy(out)) {
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
}

package dev.schemac.benchmarks.payload;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/**
 * One JSON document in the timed forms, with the values that a library must read.
 *
 * @param bytes the document in UTF-8; shared, not to be changed
 * @param text the same document as a String
 * @param model the filled object before writing: an instance of the payload's class; null if only the document is
 *     needed
 * @param reference whether the document itself defines the values, and not the model, which is read from it
 */
public record Document(byte[] bytes, String text, Object model, boolean reference) {

    /** Returns the document with its String. */
    public static Document of(byte[] utf8, Object model) {
        return new Document(utf8, new String(utf8, StandardCharsets.UTF_8), model, false);
    }

    Document asReference() {
        return new Document(bytes, text, model, true);
    }

    /** The values that a library must read. */
    public JsonNode values() throws IOException {
        return reference ? ValueTree.ofDocument(bytes) : ValueTree.of(model);
    }
}

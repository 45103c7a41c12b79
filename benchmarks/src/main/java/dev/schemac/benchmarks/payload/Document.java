package dev.schemac.benchmarks.payload;

import java.nio.charset.StandardCharsets;

/**
 * One JSON document in the forms that are timed, with the values that a library must read out of it.
 *
 * @param bytes the document in UTF-8; shared, not to be changed
 * @param text the same document as a String
 * @param model what the generator filled before it wrote the document: an instance of the payload's class; null where
 *     only the text is wanted
 */
public record Document(byte[] bytes, String text, Object model) {

    /** The document with its text. */
    public static Document of(byte[] utf8, Object model) {
        return new Document(utf8, new String(utf8, StandardCharsets.UTF_8), model);
    }
}

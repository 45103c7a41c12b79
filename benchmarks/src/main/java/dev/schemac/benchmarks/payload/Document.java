package dev.schemac.benchmarks.payload;

import java.nio.charset.StandardCharsets;

/**
 * One JSON document in the two forms that are timed.
 *
 * @param bytes the document in UTF-8; shared, not to be changed
 * @param text the same document as a String
 */
public record Document(byte[] bytes, String text) {

    static Document of(byte[] utf8) {
        return new Document(utf8, new String(utf8, StandardCharsets.UTF_8));
    }
}

package dev.schemac.benchmarks.library;

import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.ValueTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** One library writing the documents of one payload; its {@code write} methods are timed. */
public interface Writer {

    /** Creates the library's own object with the values of the document. Not timed. */
    default Object prepare(Document document) throws IOException {
        return document.model();
    }

    /** Writes a whole document in UTF-8, as a {@code byte[]}. */
    Object writeBytes(Object value) throws IOException;

    /**
     * Writes a whole document as a String; where a library makes bytes only, they are decoded, as its user would have
     * to.
     */
    default String writeText(Object value) throws IOException {
        return new String((byte[]) writeBytes(value), StandardCharsets.UTF_8);
    }

    /** An object whose values {@code ValueTree} can read; never timed. */
    default Object values(byte[] written) throws IOException {
        return ValueTree.ofJson(written);
    }
}

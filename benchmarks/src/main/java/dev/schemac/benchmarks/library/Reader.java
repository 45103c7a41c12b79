package dev.schemac.benchmarks.library;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** One library reading the documents of one payload; its {@code read} methods are timed. */
public interface Reader {

    /** Reads a whole document in UTF-8 into the library's own object, of the type that its user would get. */
    Object read(byte[] json) throws IOException;

    /** Reads a whole document; if a library accepts no String, it is encoded first, like its user would do. */
    default Object read(String json) throws IOException {
        return read(json.getBytes(StandardCharsets.UTF_8));
    }

    /** An object whose values {@code ValueTree} can read; never timed. */
    default Object values(Object result) {
        return result;
    }
}

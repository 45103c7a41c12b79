package dev.schemac.benchmarks.library;

import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Payload;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** One contender: what it can read, and how. */
public interface Library {

    /** The word that selects it on the command line. */
    String name();

    Tier tier();

    /** Flags that its JVM needs; none for most. */
    default List<String> jvmArgs() {
        return List.of();
    }

    /** Why it does not take part with this payload on this JVM, or empty where it does. */
    default Optional<String> missing(Payload payload) {
        return Optional.empty();
    }

    /** False where its format is binary, so that a String as input means nothing. */
    default boolean readsText() {
        return true;
    }

    /** True where the results of its reader hold the values of the document. */
    default boolean checked() {
        return true;
    }

    /**
     * Makes the reader of a payload.
     *
     * @param documents all documents that it will read
     */
    Reader reader(Payload payload, List<Document> documents) throws IOException;

    /** The document in the library's own format, if that is not JSON. */
    default byte[] encode(Payload payload, Document document) throws IOException {
        return document.bytes();
    }
}

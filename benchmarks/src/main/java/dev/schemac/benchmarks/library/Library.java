package dev.schemac.benchmarks.library;

import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** One contender, with its readers and writers. */
public interface Library {
    /** A reason to leave a library out. */
    String REJECTS_NULL = "rejects null in a column of a primitive type";

    /** The word that selects it on the command line. */
    String name();

    Tier tier();

    /** Flags that its JVM needs; none for most. */
    default List<String> jvmArgs() {
        return List.of();
    }

    /** The reason why it does not support this operation with this payload on this JVM, or empty. */
    Optional<String> missing(Operation operation, Payload payload);

    /**
     * The reason why it does not read this from a String, or empty. Called only if nothing is {@link #missing}.
     */
    default Optional<String> textMissing(Payload payload) {
        return Optional.empty();
    }

    /**
     * Makes the reader of a payload.
     *
     * @param documents all documents that it will read
     */
    Reader reader(Payload payload, List<Document> documents) throws IOException;

    /** Creates the writer of a payload. Called only if nothing is {@link #missing}. */
    Writer writer(Payload payload) throws IOException;
}

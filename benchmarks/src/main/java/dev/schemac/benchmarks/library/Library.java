package dev.schemac.benchmarks.library;

import dev.schemac.benchmarks.payload.Document;
import dev.schemac.benchmarks.payload.Operation;
import dev.schemac.benchmarks.payload.Payload;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** One contender: what it can read and write, and how. */
public interface Library {

    /** The word that selects it on the command line. */
    String name();

    Tier tier();

    /** Flags that its JVM needs; none for most. */
    default List<String> jvmArgs() {
        return List.of();
    }

    /** Why it does not take part in this with this payload on this JVM, or empty where it does. */
    Optional<String> missing(Operation operation, Payload payload);

    /** False where a String, in or out, means nothing: its format is binary. */
    default boolean knowsText(Operation operation) {
        return true;
    }

    /**
     * Why it does not read this from a String, or empty where it does. Only asked where it {@link #knowsText} and
     * nothing is {@link #missing}.
     */
    default Optional<String> textMissing(Payload payload) {
        return Optional.empty();
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

    /** Makes the writer of a payload. Only asked where nothing is {@link #missing}. */
    default Writer writer(Payload payload) throws IOException {
        throw new UnsupportedOperationException(name() + " does not write");
    }

    /**
     * What read-modify-write does between reading and writing: the {@code Edit}s of the payload in the library's own
     * objects.
     *
     * @return from what was read to what is to be written, as a rule the same object
     */
    default UnaryOperator<Object> change(Payload payload) {
        return ModelChanges.of(payload.type());
    }

    /** The document in the library's own format, if that is not JSON. */
    default byte[] encode(Payload payload, Document document) throws IOException {
        return document.bytes();
    }
}

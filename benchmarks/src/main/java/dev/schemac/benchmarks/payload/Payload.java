package dev.schemac.benchmarks.payload;

import java.util.List;

/**
 * What is asked of a generator: how large the documents are, how many different ones go round, and their layout.
 *
 * @param name the word that selects the payload on the command line
 * @param size the size in bytes that the compact form of a document comes near
 * @param documents how many different documents are read in rotation, a power of two. One fixed small document would be
 *     learnt by the branch predictor and flatter every library
 * @param pretty true where the documents are indented, false where they hold no blanks
 */
public record Payload(String name, int size, int documents, boolean pretty) {

    /** Every payload, small to large; {@code pretty} holds the documents of {@code 1k}, indented. */
    public static final List<Payload> ALL = List.of(
            new Payload("1k", 1024, 128, false),
            new Payload("10k", 10 * 1024, 16, false),
            new Payload("100k", 100 * 1024, 4, false),
            new Payload("1000k", 1000 * 1024, 2, false),
            new Payload("pretty", 1024, 128, true));

    public Payload {
        if (size < 1) {
            throw new IllegalArgumentException("size must be positive: " + size);
        }
        if (Integer.bitCount(documents) != 1) {
            throw new IllegalArgumentException("the number of documents must be a power of two: " + documents);
        }
    }

    /**
     * Finds a payload by its name.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public static Payload named(String name) {
        return ALL.stream()
                .filter(payload -> payload.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no payload is named " + name));
    }
}

package dev.schemac.benchmarks.payload;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Documents of one kind.
 *
 * @param name the word that selects the payload on the command line
 * @param type the class of the documents, of {@code dev.schemac.benchmarks.model}
 * @param arrival the number of different documents, and their order
 * @param size the measure of the generator: bytes, rows or children
 * @param generator fills one document
 * @param layout writes it
 * @param operations the timed operations. Additions of a layout are not written
 */
public record Payload(
        String name,
        Class<?> type,
        Arrival arrival,
        int size,
        Generator generator,
        Layout layout,
        Set<Operation> operations) {
    private static final long SEED = 0x5C4E_3AC0_0001L;
    private static final int FEW_BYTES = 256 << 10;

    /** Fills the values of one document. */
    @FunctionalInterface
    public interface Generator {

        /** A document of about the given size; all randomness comes from {@code random}. */
        Object next(SplittableRandom random, int size);

        /** Writes such a document. */
        default Document document(SplittableRandom random, int size, Layout layout, SplittableRandom ofLayout) {
            Object model = next(random, size);
            return Document.of(layout.write(model, ofLayout), model);
        }

        /** False if the document is in a file that is absent. */
        default boolean isPresent() {
            return true;
        }
    }

    /** With documents that are read only. */
    Payload(String name, Class<?> type, Arrival arrival, int size, Generator generator, Layout layout) {
        this(name, type, arrival, size, generator, layout, Set.of(Operation.READ));
    }

    public Payload {
        if (size < 0) {
            throw new IllegalArgumentException("size must not be negative: " + size);
        }
    }

    /** The same, with other things to do. */
    Payload with(Operation... others) {
        return new Payload(name, type, arrival, size, generator, layout, Set.of(others));
    }

    /** The same documents, which come in another way. */
    Payload with(String otherName, Arrival other) {
        return new Payload(otherName, type, other, size, generator, layout, operations);
    }

    /** What payloads with the same documents in the same order share: the name of the one whose documents are hot. */
    public String family() {
        if (arrival.way() != Arrival.Way.COLD || !name.endsWith(Payloads.COLD)) {
            return name;
        }
        String hot = name.substring(0, name.length() - Payloads.COLD.length());
        return Payloads.ALL.stream()
                        .anyMatch(payload ->
                                payload.name().equals(hot) && payload.arrival().documents() == arrival.documents())
                ? hot
                : name;
    }

    /**
     * So many of the first documents that they and the objects made of them are in the cache; all where they are few.
     */
    public int few() {
        int most = arrival.documents();
        return arrival.way() == Arrival.Way.ROTATING
                ? most
                : Math.max(1, Math.min(most, Integer.highestOneBit(Math.max(1, FEW_BYTES / Math.max(1, size)))));
    }

    /** All documents; the same bytes on every machine and JDK. */
    public List<Document> generate() {
        return generate(arrival.documents());
    }

    /** The mean size of JSON documents, which makes a rate of documents one of bytes. */
    public static double meanBytes(List<Document> documents) {
        return documents.stream()
                .mapToInt(document -> document.bytes().length)
                .average()
                .orElseThrow();
    }

    /** The first documents. */
    public List<Document> generate(int count) {
        SplittableRandom random = new SplittableRandom(SEED + size);
        List<Document> list = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            list.add(generator.document(random, size, layout, new SplittableRandom(SEED + i)));
        }
        return list;
    }
}

package dev.schemac.benchmarks.payload;

import java.util.SplittableRandom;

/**
 * How many different documents of a payload there are, and how they come to the library.
 *
 * @param documents how many, a power of two. One fixed small document would be learnt by the branch predictor and
 *     flatter every library
 * @param way how they come
 */
public record Arrival(int documents, Way way) {
    private static final long SEED = 0x5C4E_3AC0_0002L;

    /** How documents come. */
    public enum Way {
        /** One after the other, again and again: in the cache, if they are few. */
        ROTATING,
        /** In random order. Each is touched just before, as one is that the network card or a copy has just brought. */
        RECEIVED,
        /** In random order, untouched before: more than the cache can contain, so all come from memory. */
        COLD
    }

    public Arrival {
        if (Integer.bitCount(documents) != 1) {
            throw new IllegalArgumentException("the number of documents must be a power of two: " + documents);
        }
    }

    static Arrival rotating(int documents) {
        return new Arrival(documents, Way.ROTATING);
    }

    static Arrival received(int documents) {
        return new Arrival(documents, Way.RECEIVED);
    }

    static Arrival cold(int documents) {
        return new Arrival(documents, Way.COLD);
    }

    /** Whether the bytes of a document are brought into the cache before it is dealt with. */
    public boolean touched() {
        return way == Way.RECEIVED;
    }

    /**
     * The order of the documents; the same for every library.
     *
     * @param count of how many, a power of two: of all, or of the first
     */
    public Order order(int count) {
        int[] indices = new int[count];
        for (int i = 0; i < count; i++) {
            indices[i] = i;
        }
        if (way != Way.ROTATING) {
            SplittableRandom random = new SplittableRandom(SEED);
            for (int i = count - 1; i > 0; i--) {
                int other = random.nextInt(i + 1);
                int index = indices[i];
                indices[i] = indices[other];
                indices[other] = index;
            }
        }
        return new Order(indices);
    }

    /** Which document comes when: each once before one comes again. */
    public static final class Order {
        private final int[] indices;

        private Order(int[] indices) {
            this.indices = indices;
        }

        /** The index of a document; any number selects one. */
        public int at(int turn) {
            return indices[turn & indices.length - 1];
        }
    }
}

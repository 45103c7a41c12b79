package dev.schemac.codegen.plan;

import dev.schemac.runtime.support.JsonKeys;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;

/**
 * Distinguishes the column names of a schema if members come in another order. It selects the multiplier whose hash has
 * the fewest collisions in the runtime. The names are compared in full afterwards, so a poor plan is slow, never wrong.
 *
 * @param multiplier the factor for {@link JsonKeys}
 * @param collisions the number of names whose first slot is occupied
 */
public record KeyMatchPlan(long multiplier, int collisions) {

    /** 2^64 divided by the golden ratio: the usual factor of multiplicative hashing, and the first one tried. */
    private static final long GOLDEN = 0x9E3779B97F4A7C15L;

    private static final int MOST_TRIES = 4_096;

    /** Limits the work for wide schemas, where collisions are unavoidable. */
    private static final int MOST_SLOTS_TRIED = 200_000;

    static KeyMatchPlan of(List<String> names) {
        long[] hashes = names.stream()
                .mapToLong(name -> JsonKeys.hash(name.getBytes(StandardCharsets.UTF_8)))
                .toArray();
        int tableBits = JsonKeys.tableBits(hashes.length);
        int tries = Math.max(16, Math.min(MOST_TRIES, MOST_SLOTS_TRIED / Math.max(1, hashes.length)));
        KeyMatchPlan best = new KeyMatchPlan(GOLDEN, collisions(hashes, GOLDEN, tableBits));
        for (int i = 1; i < tries && best.collisions > 0; i++) {
            long multiplier = mixed(i * GOLDEN) | 1;
            int collisions = collisions(hashes, multiplier, tableBits);
            if (collisions < best.collisions) {
                best = new KeyMatchPlan(multiplier, collisions);
            }
        }
        return best;
    }

    private static int collisions(long[] hashes, long multiplier, int tableBits) {
        BitSet slots = new BitSet();
        for (long hash : hashes) {
            slots.set((int) ((hash * multiplier) >>> (64 - tableBits)));
        }
        return hashes.length - slots.cardinality();
    }

    /** Applies the finisher of SplitMix64, so that a schema has the same plan on every machine. */
    private static long mixed(long z) {
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}

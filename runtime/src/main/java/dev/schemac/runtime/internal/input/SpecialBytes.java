package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.pool.BufferPool;

/**
 * Marks the special bytes of strings before the parse reaches them: one bit for each byte of a stretch of the document.
 * Finding the end of a string of up to 57 bytes is then one load. No branch depends on the length of the string, which
 * the processor cannot predict.
 *
 * <p>Only vector instructions make the bits quickly enough: see {@link VectorBlocks}. Made by words, they were as slow
 * as searching the ends of strings without them, and 10 % slower if all strings had the same lengths.
 */
public final class SpecialBytes {
    /** Shorter documents, and ends of documents, are not mapped. */
    private static final int LEAST = 128;

    private static final boolean VECTORS = VectorBlocks.BYTES > 0;

    private SpecialBytes() {}

    /** Returns whether there are vector instructions for the map. */
    public static boolean useVectors() {
        return VECTORS;
    }

    /** Whether strings of a document of this size end by the map. */
    static boolean maps(int documentBytes) {
        return VECTORS && documentBytes >= LEAST;
    }

    /** Maps the stretch of the document that begins at {@code from}. */
    static void map(Cursor in, int from) {
        byte[] map = in.map;
        if (map == null) {
            map = BufferPool.take();
            in.map = map;
        }
        byte[] bytes = in.bytes;
        // a word of bits is loaded at any byte of the map, and stored for each block
        int length = Math.min(in.end - from, (map.length - Long.BYTES) * Byte.SIZE);
        int mapped = 0;
        while (length - mapped >= VectorBlocks.BYTES) {
            Words.put(map, mapped >>> 3, VectorBlocks.specials(bytes, from + mapped));
            mapped += VectorBlocks.BYTES;
        }
        // All bytes after the stretch count as special.
        Words.put(map, mapped >>> 3, -1L);
        in.mapFrom = from;
        in.mapLength = mapped;
    }

    /** Returns the memory of the map to the pool. */
    static void giveBack(Cursor in) {
        if (in.map != null) {
            BufferPool.give(in.map);
            in.map = null;
            in.mapLength = 0;
        }
    }

    /** Does the same as {@link StringScanner#close(byte[], int, int)}. */
    static int close(Cursor in, int from) {
        if (VECTORS) {
            int at = from - in.mapFrom;
            if (Integer.compareUnsigned(at, in.mapLength) >= 0) {
                return closeBeyond(in, from);
            }
            long bits = Words.at(in.map, at >>> 3) >>> (at & 7);
            int p = from + Long.numberOfTrailingZeros(bits);
            // 64 if none is special, and the byte there may be outside of the map
            if (bits != 0 && p < in.end && in.bytes[p] == '"') {
                return p;
            }
        }
        return StringScanner.close(in.bytes, from, in.end);
    }

    /** Finds the end of strings that begin outside of the map. */
    private static int closeBeyond(Cursor in, int from) {
        if (in.map == null || from < in.mapFrom || !maps(in.end - from)) {
            return StringScanner.close(in.bytes, from, in.end);
        }
        map(in, from);
        return close(in, from);
    }
}

package dev.schemac.runtime.internal.output;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.runtime.internal.pool.BufferPool;
import dev.schemac.runtime.internal.pool.ObjectPool;
import dev.schemac.runtime.internal.utf8.Utf8Decoder;

/**
 * Contains the bytes of a document under construction. The encoders of this package store after {@link #size} and then
 * move it.
 */
public abstract class OutputBuffer {

    /** The largest array that every JVM can make. */
    private static final int MAX_BYTES = Integer.MAX_VALUE - 8;

    /** The maximum number of characters of a chunk; small enough to allocate it for one string. */
    public static final int CHARACTERS = 256;

    private static final byte[] NONE = {};

    /** The arrays of finished documents, of {@link #CHARACTERS}. */
    private static final ObjectPool<char[]> IDLE_CHARACTERS = new ObjectPool<>();

    private static final ObjectPool<UnencodedStrings> IDLE_STRINGS = new ObjectPool<>();

    /** The document so far is {@code bytes[0..size)}. */
    public byte[] bytes;

    public int size;

    /** Whether there was a document before this one: then nothing is allocated that need not be. */
    public boolean reused;

    /**
     * Whether the last string had characters that are not simply their own byte: the next one probably has some, too.
     */
    public boolean expectsSpecials;

    /** Null if they have not been requested. */
    public Base64Writer.Places binaryValues;

    /** Null before the first string with escapes or beyond ASCII. */
    private char[] characters;

    /** Whether strings beyond ASCII may be added to {@link #unencoded}: only if the document becomes a String. */
    boolean becomesString;

    /** Null before the first of them. */
    private UnencodedStrings unencoded;

    OutputBuffer(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Returns the exception for the current value, which has no JSON form. */
    public abstract RuntimeException refused(String description);

    /**
     * Returns the exception for a member of the open object, whose name may not have been written yet.
     *
     * @param name the name of the member, or null for the current value
     * @param steps the indexes and names that lead from the member to the value
     */
    public abstract RuntimeException refusedMember(String name, String description, Object... steps);

    /** Ensures the capacity for so many bytes after the written ones. */
    public final void ensure(int more) {
        if (bytes.length - size < more) {
            grow(size, more);
        }
    }

    /** Enlarges {@link #bytes}, keeping those before {@code used}, so that {@code more} bytes fit after them. */
    public final void grow(int used, long more) {
        long needed = used + more;
        if (needed > MAX_BYTES) {
            throw refused("the document is larger than " + MAX_BYTES + " bytes");
        }
        byte[] larger = BufferPool.take((int) Math.min(MAX_BYTES, Math.max(needed, 2L * bytes.length)));
        System.arraycopy(bytes, 0, larger, 0, used);
        BufferPool.give(bytes);
        bytes = larger;
    }

    /** Appends prepared bytes, for which the caller has ensured the capacity. */
    public final void append(byte[] prepared, int from, int length) {
        System.arraycopy(prepared, from, bytes, size, length);
        size += length;
    }

    /** Returns the array to which {@link StringEncoder} copies a part of a string. */
    public final char[] characters() {
        if (characters == null) {
            char[] idle = IDLE_CHARACTERS.take();
            characters = idle != null ? idle : new char[CHARACTERS];
        }
        return characters;
    }

    /** Removes the bytes from {@code newSize} on, and what belongs to them. */
    final void truncate(int newSize) {
        size = newSize;
        if (unencoded != null) {
            unencoded.dropFrom(newSize);
        }
        if (binaryValues != null) {
            binaryValues.dropFrom(writtenBytes());
        }
    }

    /** Returns all memory to its pools. */
    final void releaseMemory() {
        BufferPool.give(bytes);
        bytes = NONE;
        if (characters != null) {
            IDLE_CHARACTERS.give(characters);
            characters = null;
        }
        if (unencoded != null && unencoded.isSmall()) {
            IDLE_STRINGS.give(unencoded);
            unencoded = null;
        }
    }

    /** Returns whether a string without escapes need not be encoded. */
    final boolean keepsStrings() {
        return becomesString && binaryValues == null;
    }

    /** Adds a string that has no bytes, before the byte at {@code offset}. */
    final void addUnencoded(int offset, String string) {
        if (unencoded == null) {
            UnencodedStrings idle = IDLE_STRINGS.take();
            unencoded = idle != null ? idle : new UnencodedStrings();
        }
        unencoded.add(offset, string);
    }

    /** Returns the number of bytes of the document so far, the strings that have none yet included. */
    public final int writtenBytes() {
        return unencoded == null ? size : Math.toIntExact(size + unencoded.encodedLength());
    }

    /** Encodes the strings that have no bytes yet, for a caller that needs {@link #bytes} after all. */
    public final void encodeStrings() {
        if (unencoded != null && !unencoded.isEmpty()) {
            byte[] all = unencoded.join(bytes, size).getBytes(UTF_8);
            unencoded.dropFrom(0);
            bytes = all;
            size = all.length;
        }
    }

    public final String written() {
        if (unencoded != null && !unencoded.isEmpty()) {
            return unencoded.join(bytes, size);
        }
        // for ASCII alone nothing is faster than the JDK
        return characters == null ? new String(bytes, 0, size, UTF_8) : Utf8Decoder.decode(bytes, size);
    }
}

package dev.schemac.benchmarks.library;

import java.io.OutputStream;
import java.util.Arrays;

/** The memory of a program that sends messages: each document overwrites the last one. */
public final class ReusedBuffer extends OutputStream {
    private static final int CAPACITY = 4096;

    private final byte[] bytes = new byte[CAPACITY];
    private int size;

    /** Forgets the document. */
    public ReusedBuffer reset() {
        size = 0;
        return this;
    }

    /** The array for writers that fill it directly, from the start; {@link #filled} sets the length. */
    public byte[] target() {
        return bytes;
    }

    /** Sets the length of a document that the caller wrote into the array. */
    public ReusedBuffer filled(int count) {
        size = count;
        return this;
    }

    /** The document is a copy of these bytes. */
    public ReusedBuffer copyOf(byte[] document) {
        return copyOf(document, document.length);
    }

    /** The document is a copy of the first of these bytes. */
    public ReusedBuffer copyOf(byte[] document, int count) {
        System.arraycopy(document, 0, bytes, 0, count);
        size = count;
        return this;
    }

    @Override
    public void write(int value) {
        bytes[size++] = (byte) value;
    }

    @Override
    public void write(byte[] source, int offset, int count) {
        System.arraycopy(source, offset, bytes, size, count);
        size += count;
    }

    /** A copy of the document. */
    public byte[] toByteArray() {
        return Arrays.copyOf(bytes, size);
    }
}

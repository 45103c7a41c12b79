package dev.schemac.runtime.internal.output;

import dev.schemac.runtime.BinaryValues;
import dev.schemac.runtime.JsonWriteException;
import dev.schemac.runtime.JsonWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;

/**
 * The bytes of a document under construction, and the ways out of it; the encoders store beyond {@link #size} and then move it. What
 * may come next in the document is known to {@link Output}, the only subclass.
 */
public abstract class OutputBuffer {

    /** The largest array that every JVM can make. */
    private static final int MAX_BYTES = Integer.MAX_VALUE - 8;

    /** Most texts at once; small enough to be made for one. */
    public static final int CHARACTERS = 256;

    /** The document so far is {@code bytes[0..size)}. */
    public byte[] bytes;

    public int size;

    /** Whether there was a document before this one: then what can be spared is not allocated. */
    public boolean reused;

    /** So many documents more do without {@link SegmentStringBytes}: one had a text beyond Latin-1, for which it allocates. */
    public int documentsWithoutSegments;

    /** Whether the last text had characters that are not simply their own byte: most likely the next one has, too. */
    public boolean expectsSpecials;

    /** Whether there may be line breaks among the blanks: those of a raw value, or of indentation. */
    public boolean mayBreakLines;

    private Base64Writer base64;

    /** Null where nobody has asked for them. */
    public BinaryValues binaryValues;

    /** Null before there was text that is not plain. */
    private char[] characters;

    /** What {@link SegmentStringBytes} made of {@link #bytes}, and of which array it is: one for each string costs a third of its time. */
    public Object segment;

    public byte[] segmentArray;

    public OutputBuffer(byte[] bytes) {
        this.bytes = bytes;
    }

    /** Makes sure that as many bytes fit behind what is written. */
    public final void ensure(int more) {
        if (bytes.length - size < more) {
            grow(size, more);
        }
    }

    /** Enlarges {@link #bytes}, keeping those before {@code used}, so that {@code more} fit behind them. */
    public final void grow(int used, long more) {
        long needed = used + more;
        if (needed > MAX_BYTES) {
            throw new JsonWriteException("the document is larger than " + MAX_BYTES + " bytes");
        }
        byte[] larger = new byte[(int) Math.min(MAX_BYTES, Math.max(needed, 2L * bytes.length))];
        System.arraycopy(bytes, 0, larger, 0, used);
        bytes = larger;
    }

    /** For the binary values of this document and of later ones. */
    public final Base64Writer base64() {
        if (base64 == null) {
            base64 = new Base64Writer();
        }
        return base64;
    }

    /** Where {@link StringEncoder} copies a part of a text to. */
    public final char[] characters() {
        if (characters == null) {
            characters = new char[CHARACTERS];
        }
        return characters;
    }

    /** Appends prepared bytes, for which there is room. */
    public final void append(byte[] prepared, int from, int length) {
        System.arraycopy(prepared, from, bytes, size, length);
        size += length;
    }

    public final String written() {
        return new String(bytes, 0, size, StandardCharsets.UTF_8);
    }

    /** @throws IllegalStateException unless the document is complete, and nobody else is writing it */
    public abstract void checkComplete();

    /** {@return how many bytes of the document have been written so far} */
    public int size() {
        return size;
    }

    /** {@return a copy of the document} */
    public byte[] toByteArray() {
        checkComplete();
        return Arrays.copyOf(bytes, size);
    }

    /** {@return the document as text} */
    public String toJson() {
        checkComplete();
        return written();
    }

    /**
     * Copies the document into an array.
     *
     * @param target where the bytes or the text go
     * @param offset where its first byte goes
     * @return how many bytes that were: {@link #size()}
     * @throws IndexOutOfBoundsException if it does not fit; nothing was copied then
     */
    public int copyTo(byte[] target, int offset) {
        checkComplete();
        System.arraycopy(bytes, 0, target, offset, size);
        return size;
    }

    /**
     * {@return a copy of the document as a line of JSON Lines, ended by a line feed} Line breaks among its blanks become spaces: those of a
     * {@linkplain JsonWriter#rawValue(byte[]) raw value}, which is copied as it is, and of indentation. There are none elsewhere in JSON.
     */
    public byte[] toLine() {
        byte[] line = new byte[Math.addExact(size, 1)];
        copyLineTo(line, 0);
        return line;
    }

    /**
     * Copies the document into an array as a line, see {@link #toLine}.
     *
     * @param target where the line goes
     * @param offset where its first byte goes
     * @return how many bytes that were, the line feed included: one more than {@link #size()}
     * @throws IndexOutOfBoundsException if it does not fit; nothing was copied then
     */
    public int copyLineTo(byte[] target, int offset) {
        checkComplete();
        Objects.checkFromIndexSize(offset, Math.addExact(size, 1), target.length);
        System.arraycopy(bytes, 0, target, offset, size);
        int end = offset + size;
        if (mayBreakLines) {
            for (int i = offset; i < end; i++) {
                if (target[i] == '\n' || target[i] == '\r') {
                    target[i] = ' ';
                }
            }
        }
        target[end] = '\n';
        return size + 1;
    }

    /**
     * Sends the document to a stream as a line, see {@link #toLine}, in one call of the stream, which is neither flushed nor closed.
     *
     * @param stream where the bytes go
     * @throws IOException what the stream throws; nothing is sent before the document is complete
     */
    public void writeLineTo(OutputStream stream) throws IOException {
        checkComplete();
        if (mayBreakLines) {
            stream.write(toLine());
            return;
        }
        ensure(1);
        bytes[size] = '\n';
        stream.write(bytes, 0, size + 1);
    }

    /**
     * Sends the document to a stream, which is neither flushed nor closed.
     *
     * @param stream where the bytes go
     * @throws IOException what the stream throws; nothing is sent before the document is complete
     */
    public void writeTo(OutputStream stream) throws IOException {
        checkComplete();
        stream.write(bytes, 0, size);
    }

    /**
     * As {@link #writeTo(OutputStream)}; a print stream is an {@link Appendable} too, and takes the bytes as they are.
     *
     * @param stream where the bytes go
     */
    public void writeTo(PrintStream stream) {
        checkComplete();
        stream.write(bytes, 0, size);
    }

    /**
     * Puts the document into a buffer, from its position on, which moves behind it.
     *
     * @param target where the bytes or the text go
     * @throws java.nio.BufferOverflowException if it does not fit; nothing was put then
     */
    public void writeTo(ByteBuffer target) {
        checkComplete();
        target.put(bytes, 0, size);
    }

    /**
     * Appends the document as text.
     *
     * @param target where the bytes or the text go
     * @throws IOException what the target throws; nothing is appended before the document is complete
     */
    public void writeTo(Appendable target) throws IOException {
        target.append(toJson());
    }
}

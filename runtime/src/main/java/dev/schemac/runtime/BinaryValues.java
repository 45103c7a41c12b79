package dev.schemac.runtime;

import dev.schemac.runtime.internal.output.Base64Writer;

/**
 * Lists the strings of a document under construction that are bytes in base64; see {@link JsonWriter#binaryValues()}.
 * They are in the order of the document.
 *
 * <pre>{@code
 * BinaryValues binaries = out.binaryValues();
 * event.writeTo(out);
 * for (int i = 0; i < binaries.count(); i++) {
 *     System.out.println(binaries.bytes(i).length + " bytes at " + binaries.offset(i));
 * }
 * }</pre>
 *
 * <p>Belongs to the writer and to its thread. Any index without a value causes an
 * {@link IndexOutOfBoundsException}.
 */
public final class BinaryValues {
    private final Base64Writer.Places places;

    BinaryValues(Base64Writer.Places places) {
        this.places = places;
    }

    /** {@return the number of values in the document so far} */
    public int count() {
        return places.count();
    }

    /**
     * {@return the index of the opening quote of a value, in bytes from the beginning of the document}
     *
     * @param index from 0 to {@link #count()} - 1
     */
    public int offset(int index) {
        return places.offset(index);
    }

    /**
     * {@return the bytes themselves: the array that was written, not a copy}
     *
     * @param index from 0 to {@link #count()} - 1
     */
    public byte[] bytes(int index) {
        return places.bytes(index);
    }
}

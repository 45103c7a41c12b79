package dev.schemac.flink.internal.binary;

import dev.schemac.flink.internal.binary.BinaryInput.DamagedEventException;

/**
 * Writes values of one type as bytes and reads them back. Null is not a value: the container stores whether a
 * value exists. Stateless and thread-safe.
 *
 * @param <V> the class of the values
 */
interface ValueCodec<V> {
    /** @throws dev.schemac.runtime.JsonWriteException for a value that has no such form */
    void write(V value, BinaryOutput out);

    V read(BinaryInput in) throws DamagedEventException;

    /** A value in an array, list or map, which may be null. */
    default void writeElement(V value, BinaryOutput out) {
        if (value == null) {
            out.putByte(0);
        } else {
            out.putByte(1);
            write(value, out);
        }
    }

    /** As {@link #writeElement} wrote it. */
    default V readElement(BinaryInput in) throws DamagedEventException {
        return in.takeBoolean("an element") ? read(in) : null;
    }
}

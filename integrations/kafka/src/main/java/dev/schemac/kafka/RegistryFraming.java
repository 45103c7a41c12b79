package dev.schemac.kafka;

import java.util.Objects;

/**
 * The bytes before a document that names its schema in a registry: byte 0, then the id as four bytes, the most
 * significant first.
 *
 * @param expected whether records have these bytes
 * @param id the id to write; null if none is known
 */
record RegistryFraming(boolean expected, Integer id) {
    static final RegistryFraming NONE = new RegistryFraming(false, null);
    static final RegistryFraming ANY_ID = new RegistryFraming(true, null);

    private static final int LENGTH = 5;

    RegistryFraming {
        if (id != null && id < 0) {
            throw new IllegalArgumentException("the id of a schema must be at least 0 but is " + id);
        }
    }

    static RegistryFraming of(int id) {
        return new RegistryFraming(true, id);
    }

    /** Returns the number of bytes before each document. */
    int length() {
        return expected ? LENGTH : 0;
    }

    static boolean isAt(byte[] data, int offset, int length) {
        return length >= LENGTH && data[offset] == 0;
    }

    /** Returns the id in bytes for which {@link #isAt} is true. */
    static int id(byte[] data, int offset) {
        return (data[offset + 1] & 0xFF) << 24
                | (data[offset + 2] & 0xFF) << 16
                | (data[offset + 3] & 0xFF) << 8
                | data[offset + 4] & 0xFF;
    }

    /** Returns the document with these bytes before it. The id must be known if they are expected. */
    byte[] frame(byte[] document) {
        if (!expected) {
            return document;
        }
        int written = Objects.requireNonNull(id);
        byte[] record = new byte[LENGTH + document.length];
        record[1] = (byte) (written >>> 24);
        record[2] = (byte) (written >>> 16);
        record[3] = (byte) (written >>> 8);
        record[4] = (byte) written;
        System.arraycopy(document, 0, record, LENGTH, document.length);
        return record;
    }
}

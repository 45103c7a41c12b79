package dev.schemac.kafka;

import java.nio.ByteBuffer;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;

/**
 * Where a record names its schema in a registry: in the bytes before the document, byte 0 and the id as four bytes, the
 * most significant first; or in a header, see {@link RegistryConvention}.
 *
 * @param expected whether records without a header have these bytes
 * @param id the id to write before the document; null if none is known
 * @param header the header to write; null without one
 * @param isKey whether documents are keys; null if that is unknown, because the type was given in code
 */
record RegistryFraming(boolean expected, Integer id, RegistryHeader header, Boolean isKey) {
    static final RegistryFraming NONE = new RegistryFraming(false, null, null, null);
    static final RegistryFraming ANY_ID = new RegistryFraming(true, null, null, null);

    private static final int LENGTH = 5;

    /** The first versions of Apicurio's serializers write an id of eight bytes. */
    private static final int LONG_LENGTH = 9;

    static RegistryFraming of(int id) {
        checkId(id);
        return new RegistryFraming(true, id, null, null);
    }

    static RegistryFraming of(RegistryHeader header) {
        return new RegistryFraming(false, null, header, header.isKey);
    }

    static void checkId(long id) {
        if (id < 0) {
            throw new IllegalArgumentException("the id of a schema must be at least 0 but is " + id);
        }
    }

    /** Returns the same framing of documents that are known to be keys or values. */
    RegistryFraming of(boolean keys) {
        return new RegistryFraming(expected, id, header == null || !keys ? header : header.forKeys(), keys);
    }

    /** Returns the number of bytes before the document, or 0 if it has none of these bytes. */
    static int lengthAt(byte[] data, int offset, int length) {
        if (length < LENGTH || data[offset] != 0) {
            return 0;
        }
        // No document begins with a zero, so it belongs to the id.
        boolean isLong = length >= LONG_LENGTH && id(data, offset, LENGTH) == 0 && data[offset + LENGTH] == 0;
        return isLong ? LONG_LENGTH : LENGTH;
    }

    /** Returns the id in bytes whose length is that of {@link #lengthAt}. */
    static long id(byte[] data, int offset, int length) {
        ByteBuffer id = ByteBuffer.wrap(data, offset + 1, length - 1);
        return length == LENGTH ? id.getInt() : id.getLong();
    }

    /** Whether records have an id. */
    boolean isUsed() {
        return expected || header != null;
    }

    /** Returns the problem of a record without an id before its document, or null if it has none. */
    String problem(Headers headers) {
        for (RegistryConvention each : RegistryConvention.values()) {
            for (boolean keys : isKey == null ? new boolean[] {false, true} : new boolean[] {isKey}) {
                Header found = headers == null ? null : headers.lastHeader(each.header(keys));
                if (found != null && found.value() != null) {
                    return each.accepts(found.value()) ? null : malformed(each, found);
                }
            }
        }
        String name = RegistryConvention.GUID.header(isKey != null && isKey);
        return expected
                ? "expected byte 0 and the id of a schema before the document, or header " + name
                        + " or another one with an id, as " + EventSerdeConfig.REGISTRY_ID + " or skippingRegistryId()"
                        + " requires, but found neither; remove the option to read documents without an id"
                : null;
    }

    private static String malformed(RegistryConvention convention, Header found) {
        byte[] id = found.value();
        return "expected " + convention.content + " in header " + found.key() + " but found " + id.length + " bytes"
                + (id.length == 0 ? "" : ", the first of which is " + id[0]) + "; correct the program that writes the"
                + " header, or set " + EventSerdeConfig.REGISTRY_ID + "=none to ignore it";
    }

    /**
     * Returns the document, with the bytes before it if there are some, and adds the header. Headers of registries that
     * the record inherits from another one are removed, because they name another schema.
     *
     * @param headers null where documents have none, as in a state store
     */
    byte[] frame(byte[] document, Headers headers) {
        if (headers != null && isUsed() && isKey != null) {
            for (Header each : headers.toArray()) {
                if (RegistryConvention.owns(each.key(), isKey) && (header == null || !header.isSame(each))) {
                    headers.remove(each.key());
                }
            }
            if (header != null) {
                header.addTo(headers);
            }
        }
        if (id == null) {
            return document;
        }
        ByteBuffer record = ByteBuffer.allocate(LENGTH + document.length).put((byte) 0);
        return record.putInt(id).put(document).array();
    }
}

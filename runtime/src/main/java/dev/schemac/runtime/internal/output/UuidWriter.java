package dev.schemac.runtime.internal.output;

import dev.schemac.runtime.internal.text.HexDigits;
import dev.schemac.runtime.internal.text.Words;
import java.util.UUID;

/** A UUID straight into the bytes of a document, as its {@code toString} and RFC 9562 write it. */
public final class UuidWriter {

    /** The digits, four dashes and two quotes. */
    private static final int LENGTH = 38;

    private static final long DASH = '-';

    private UuidWriter() {}

    public static void append(Output out, UUID value) {
        out.beforeValue(LENGTH);
        byte[] bytes = out.bytes;
        int at = out.size;
        long most = value.getMostSignificantBits();
        long least = value.getLeastSignificantBits();
        long second = HexDigits.text((int) most);
        long third = HexDigits.text((int) (least >>> 32));
        bytes[at] = '"';
        Words.put(bytes, at + 1, HexDigits.text((int) (most >>> 32)));
        Words.put(bytes, at + 9, DASH | (second & 0xFFFF_FFFFL) << 8 | DASH << 40 | (second >>> 32) << 48);
        Words.put(bytes, at + 17, second >>> 48 | DASH << 16 | (third & 0xFFFF_FFFFL) << 24 | DASH << 56);
        Words.put(bytes, at + 25, third >>> 32);
        Words.put(bytes, at + 29, HexDigits.text((int) least));
        bytes[at + 37] = '"';
        out.size = at + LENGTH;
    }
}

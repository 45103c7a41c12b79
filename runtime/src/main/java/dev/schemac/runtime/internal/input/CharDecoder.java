package dev.schemac.runtime.internal.input;

import dev.schemac.runtime.internal.bytes.Digits;
import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.pool.ObjectPool;
import dev.schemac.runtime.internal.utf8.Utf8;
import java.util.Arrays;

/**
 * Decodes strings with escapes or beyond ASCII to UTF-16 units, and checks them in one pass. It accepts only valid
 * strings and rejects all others; {@link StringScanner#check} then finds the error, such as ill-formed UTF-8.
 *
 * <p>It has its own bounds of UTF-8 sequences: calling {@link StringScanner} for them made strings of emoji 30 %
 * slower in half of the runs.
 *
 * <p>The JDK's own decoder searches for bytes beyond ASCII first, then tries Latin-1, and decodes sequences of four
 * bytes one by one through objects. Its result must also be searched for replacement characters.
 */
final class CharDecoder {
    /** The number of units that may be stored before the next check of the buffer; one for each byte of a word. */
    private static final int STEP = 8;

    /** As many units as may stay between the events of a stream. */
    private static final int LARGE = 1 << 14;

    private static final ObjectPool<CharDecoder> IDLE = new ObjectPool<>();

    /** The units of the string that is read; used for other strings, too. */
    private char[] units = new char[256];

    /** Returns a decoder that only the caller uses. */
    static CharDecoder take() {
        CharDecoder idle = IDLE.take();
        return idle != null ? idle : new CharDecoder();
    }

    /** Returns this decoder to the pool; the caller must no longer use it. */
    void giveBack() {
        if (!isLarge()) {
            IDLE.give(this);
        }
    }

    /** Whether there was a string so long that its buffer should not stay. */
    boolean isLarge() {
        return units.length > LARGE;
    }

    /**
     * Reads a string up to its closing quote.
     *
     * @param from the beginning of the string, after its opening quote
     * @param plainEnd its first special byte; the bytes before it are ASCII without escapes
     * @return null if the string has an error; then nothing has been read
     */
    String read(Cursor in, int from, int plainEnd) {
        byte[] bytes = in.bytes;
        int end = in.end;
        int length = plainEnd - from;
        char[] out = withCapacity(length);
        for (int i = 0; i < length; i++) {
            out[i] = (char) bytes[from + i];
        }
        int p = plainEnd;
        while (p < end) {
            if (out.length - length < STEP) {
                out = withCapacity(length);
            }
            int first = bytes[p];
            if (first >= 0) {
                if (first == '"') {
                    in.pos = p + 1;
                    return new String(out, 0, length);
                }
                if (first != '\\') {
                    if (first < ' ') {
                        return null;
                    }
                    if (end - p >= 8) {
                        long word = Words.at(bytes, p);
                        for (int i = 0; i < 8; i++) {
                            out[length + i] = (char) (word >>> 8 * i & 0xff);
                        }
                        // 8 if no byte is special.
                        int plain = Long.numberOfTrailingZeros(JsonBytes.special(word)) >>> 3;
                        length += plain;
                        p += plain;
                    } else {
                        out[length++] = (char) first;
                        p++;
                    }
                    continue;
                }
                if (end - p < 2) {
                    return null;
                }
                if (bytes[p + 1] != 'u') {
                    int c = JsonBytes.unescaped(bytes[p + 1]);
                    if (c == -1) {
                        return null;
                    }
                    out[length++] = (char) c;
                    p += 2;
                    continue;
                }
                int unit = Digits.escapedUnit(bytes, p, end);
                if (unit < 0) {
                    return null;
                }
                out[length++] = (char) unit;
                p += 6;
                if (Character.isSurrogate((char) unit) && !in.options.keepsLoneSurrogates()) {
                    int low = p < end && bytes[p] == '\\' && unit < Character.MIN_LOW_SURROGATE
                            ? Digits.escapedUnit(bytes, p, end)
                            : -1;
                    if (low < 0 || !Character.isLowSurrogate((char) low)) {
                        return null;
                    }
                    out[length++] = (char) low;
                    p += 6;
                }
            } else if (first < (byte) 0xE0) {
                if (end - p >= 8) {
                    long word = Words.at(bytes, p);
                    long leads = word & 0x001E_001E_001E_001EL;
                    if ((word & 0xC0E0_C0E0_C0E0_C0E0L) == 0x80C0_80C0_80C0_80C0L
                            && (leads + 0x7FFF_7FFF_7FFF_7FFFL & 0x8000_8000_8000_8000L) == 0x8000_8000_8000_8000L) {
                        long four = (word & 0x001F_001F_001F_001FL) << 6 | word >>> 8 & 0x003F_003F_003F_003FL;
                        out[length] = (char) four;
                        out[length + 1] = (char) (four >>> 16);
                        out[length + 2] = (char) (four >>> 32);
                        out[length + 3] = (char) (four >>> 48);
                        length += 4;
                        p += 8;
                        continue;
                    }
                }
                if (end - p < 2 || first < (byte) 0xC2 || !Utf8.continues(bytes[p + 1])) {
                    return null;
                }
                out[length++] = (char) Utf8.ofTwo(first, bytes[p + 1]);
                p += 2;
            } else if (first < (byte) 0xF0) {
                if (end - p < 3 || !Utf8.continues(bytes[p + 1]) || !Utf8.continues(bytes[p + 2])) {
                    return null;
                }
                int c = Utf8.ofThree(first, bytes[p + 1], bytes[p + 2]);
                if (c < 0x800 || c >>> 11 == 0xD800 >>> 11) {
                    return null;
                }
                out[length++] = (char) c;
                p += 3;
            } else {
                if (end - p < 4
                        || !Utf8.continues(bytes[p + 1])
                        || !Utf8.continues(bytes[p + 2])
                        || !Utf8.continues(bytes[p + 3])
                        || first > (byte) 0xF4) {
                    return null;
                }
                int c = Utf8.ofFour(first, bytes[p + 1], bytes[p + 2], bytes[p + 3]);
                if (c < 0x10000 || c > 0x10FFFF) {
                    return null;
                }
                out[length] = Character.highSurrogate(c);
                out[length + 1] = Character.lowSurrogate(c);
                length += 2;
                p += 4;
            }
        }
        return null;
    }

    /** Returns the buffer with its first {@code length} units, and capacity after them. */
    private char[] withCapacity(int length) {
        if (units.length - length < STEP) {
            units = Arrays.copyOf(units, (int) Math.min(Integer.MAX_VALUE - 8, 2L * length + STEP));
        }
        return units;
    }
}

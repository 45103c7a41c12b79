package dev.schemac.flink.internal.binary;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.schemac.runtime.JsonWriteException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The bytes of an event in the making; {@link BinaryInput} reads them. Numbers have their width in Java, the lowest byte
 * first; lengths have seven bits a byte, the lowest first.
 */
public final class BinaryOutput {
    static final VarHandle CHAR = view(char[].class);
    static final VarHandle INT = view(int[].class);
    static final VarHandle LONG = view(long[].class);

    /** As many objects and arrays may be open as JSON may have, in which a migration writes them. */
    static final int MOST_LEVELS = 1_000;

    private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

    private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
    private static final long QUESTION_MARKS = '?' * EACH_BYTE;

    public byte[] bytes = new byte[512];
    public int size;
    private int levels;

    private static VarHandle view(Class<?> arrays) {
        return MethodHandles.byteArrayViewVarHandle(arrays, ByteOrder.LITTLE_ENDIAN);
    }

    /** Begins another event; a large array is not kept for it. */
    public void reset(int largest) {
        if (bytes.length > largest) {
            bytes = new byte[512];
        }
        size = 0;
        levels = 0;
    }

    /** Reserves bytes, which the caller stores. */
    public int reserve(int count) {
        int at = size;
        if (bytes.length - at < count) {
            grow(count);
        }
        size = at + count;
        return at;
    }

    private void grow(int count) {
        long least = (long) size + count;
        if (least > MOST_BYTES) {
            throw new JsonWriteException(
                    "an event of more than " + MOST_BYTES + " bytes cannot be written in the binary form");
        }
        bytes = Arrays.copyOf(bytes, (int) Math.min(MOST_BYTES, Math.max(least, 2L * bytes.length)));
    }

    /** Begins an object, array or map; {@link #leave} ends it. */
    void enter() {
        if (++levels > MOST_LEVELS) {
            throw new JsonWriteException(
                    "values are nested deeper than " + MOST_LEVELS + " levels, or contain themselves");
        }
    }

    void leave() {
        levels--;
    }

    public void putByte(int value) {
        int at = reserve(1);
        bytes[at] = (byte) value;
    }

    void putBoolean(boolean value) {
        putByte(value ? 1 : 0);
    }

    void putChar(char value) {
        int at = reserve(Character.BYTES);
        CHAR.set(bytes, at, value);
    }

    void putInt(int value) {
        int at = reserve(Integer.BYTES);
        INT.set(bytes, at, value);
    }

    void putLong(long value) {
        int at = reserve(Long.BYTES);
        LONG.set(bytes, at, value);
    }

    /** A length or a number of elements. */
    void putCount(long count) {
        long left = count;
        while (left >= 0x80) {
            putByte((int) left | 0x80);
            left >>>= 7;
        }
        putByte((int) left);
    }

    /** Writes the number of bytes, then the bytes. */
    void putBytes(byte[] value) {
        putBytes(value, value.length);
    }

    void putBytes(byte[] value, int length) {
        putCount(length);
        int at = reserve(length);
        System.arraycopy(value, 0, bytes, at, length);
    }

    /**
     * Writes a string: twice its length, then its characters in ISO-8859-1. If one of them is not in ISO-8859-1:
     * twice its length plus one, then its characters of two bytes. Surrogates are ordinary characters.
     */
    void putText(String text) {
        int length = text.length();
        if (length > 0 && text.charAt(0) > 0xFF) {
            putWide(text, length);
            return;
        }
        byte[] latin1 = text.getBytes(ISO_8859_1); // for most strings a plain copy
        if (isExact(latin1, text, length)) {
            putCount((long) length << 1);
            int at = reserve(length);
            System.arraycopy(latin1, 0, bytes, at, length);
        } else {
            putWide(text, length);
        }
    }

    private void putWide(String text, int length) {
        putCount((long) length << 1 | 1);
        int at = reserve((int) Math.min(2L * length, MOST_BYTES));
        for (int i = 0; i < length; i++) {
            CHAR.set(bytes, at + 2 * i, text.charAt(i));
        }
    }

    /**
     * Returns whether these bytes are the exact string. In ISO-8859-1, other characters become a question mark,
     * and a surrogate pair becomes one.
     */
    private static boolean isExact(byte[] latin1, String text, int length) {
        if (latin1.length != length) {
            return false;
        }
        int i = 0;
        for (; i <= length - 8; i += 8) {
            long difference = (long) LONG.get(latin1, i) ^ QUESTION_MARKS;
            if ((difference - EACH_BYTE & ~difference & 0x80 * EACH_BYTE) != 0 && !isExact(latin1, text, i, i + 8)) {
                return false;
            }
        }
        return isExact(latin1, text, i, length);
    }

    private static boolean isExact(byte[] latin1, String text, int from, int to) {
        for (int i = from; i < to; i++) {
            if (latin1[i] == '?' && text.charAt(i) != '?') {
                return false;
            }
        }
        return true;
    }
}

package dev.schemac.flink.internal.binary;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.util.Arrays;

/**
 * Reads the output of {@link BinaryOutput} without trusting it: lengths are compared with the available bytes
 * before memory is allocated.
 */
public final class BinaryInput {
    byte[] bytes = {};

    /** Which column of the innermost event is read, for errors. */
    int column;

    private int from;
    private int position;
    private int end;
    private int levels;

    /** Begins an event. */
    public void reset(byte[] array, int offset, int length) {
        bytes = array;
        from = offset;
        position = offset;
        end = offset + length;
        levels = 0;
    }

    /** {@return the position of the next bytes, which are consumed} */
    public int take(int count, String expected) throws DamagedEventException {
        int at = position;
        if (end - at < count) {
            throw damaged(expected, "the end of the event");
        }
        position = at + count;
        return at;
    }

    /** Creates the exception for an unexpected value at the position. */
    DamagedEventException damaged(String expected, String found) {
        return new DamagedEventException(
                "expected " + expected + " at byte " + (position - from) + " but found " + found);
    }

    /** As {@link #damaged}, some bytes before the position. */
    DamagedEventException damagedBefore(int count, String expected, String found) {
        position -= count;
        return damaged(expected, found);
    }

    /** Like {@link #damaged}, after a string. */
    UnknownConstantException unknownConstant(String expected) {
        return new UnknownConstantException(
                "expected " + expected + " before byte " + (position - from) + " but found another string");
    }

    public void end() throws DamagedEventException {
        if (position != end) {
            throw damaged("the end of the event", end - position + " more bytes");
        }
    }

    void enter() throws DamagedEventException {
        if (++levels > BinaryOutput.MOST_LEVELS) {
            throw damaged("at most " + BinaryOutput.MOST_LEVELS + " levels", "another one");
        }
    }

    void leave() {
        levels--;
    }

    byte takeByte(String expected) throws DamagedEventException {
        return bytes[take(1, expected)];
    }

    /** A byte that is 0 or 1. */
    boolean takeBoolean(String expected) throws DamagedEventException {
        byte value = takeByte(expected);
        if ((value & ~1) != 0) {
            throw damagedBefore(1, expected, "the byte " + value);
        }
        return value != 0;
    }

    char takeChar(String expected) throws DamagedEventException {
        return (char) BinaryOutput.CHAR.get(bytes, take(Character.BYTES, expected));
    }

    int takeInt(String expected) throws DamagedEventException {
        return (int) BinaryOutput.INT.get(bytes, take(Integer.BYTES, expected));
    }

    long takeLong(String expected) throws DamagedEventException {
        return (long) BinaryOutput.LONG.get(bytes, take(Long.BYTES, expected));
    }

    /** A number of at most 35 bits. */
    private long takeNumber(String expected) throws DamagedEventException {
        long number = 0;
        for (int shift = 0; shift < 35; shift += 7) {
            byte next = takeByte(expected);
            number |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return number;
            }
        }
        throw damagedBefore(5, expected, "more than 35 bits");
    }

    /**
     * {@return a number of elements}
     *
     * @param bytesEach the least number of bytes of an element, 1 or more, which bounds the number of elements
     */
    int takeCount(int bytesEach, String expected) throws DamagedEventException {
        long count = takeNumber(expected);
        if (count > (end - position) / bytesEach) {
            throw damaged(count + " of " + expected, "the end of the event");
        }
        return (int) count;
    }

    byte[] takeBytes() throws DamagedEventException {
        int length = takeCount(1, "bytes");
        int at = take(length, "bytes");
        return Arrays.copyOfRange(bytes, at, at + length);
    }

    String takeText() throws DamagedEventException {
        int at = position;
        int header = at < end ? bytes[at] : -1; // most are short
        if ((header & 0x81) == 0 && end - at - 1 >= header >> 1) {
            int length = header >> 1;
            position = at + 1 + length;
            return new String(bytes, at + 1, length, ISO_8859_1);
        }
        return takeLongText();
    }

    private String takeLongText() throws DamagedEventException {
        long header = takeNumber("a string");
        long length = header >>> 1;
        boolean wide = (header & 1) != 0;
        if ((wide ? 2 * length : length) > end - position) {
            throw damaged("a string of " + length + " characters", "the end of the event");
        }
        if (!wide) {
            return new String(bytes, take((int) length, "a string"), (int) length, ISO_8859_1);
        }
        int at = take(2 * (int) length, "a string");
        char[] text = new char[(int) length];
        for (int i = 0; i < text.length; i++) {
            text[i] = (char) BinaryOutput.CHAR.get(bytes, at + 2 * i);
        }
        return new String(text);
    }

    /** Thrown when bytes are not an event of the expected columns. */
    public static class DamagedEventException extends IOException {
        private static final long serialVersionUID = 1L;

        private String path = "";

        DamagedEventException(String message) {
            super(message);
        }

        /** Adds the name of a column, from the innermost outwards. */
        DamagedEventException in(String column) {
            path = "." + column + path;
            return this;
        }

        @Override
        public String getMessage() {
            return path.isEmpty() ? super.getMessage() : super.getMessage() + " ($" + path + ")";
        }
    }

    /** Thrown when a string names no constant of an enum. The schema of the column defines the result. */
    public static final class UnknownConstantException extends DamagedEventException {
        private static final long serialVersionUID = 1L;

        UnknownConstantException(String message) {
            super(message);
        }
    }
}

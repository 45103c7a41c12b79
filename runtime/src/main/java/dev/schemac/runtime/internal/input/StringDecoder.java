package dev.schemac.runtime.internal.input;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.schemac.runtime.internal.bytes.Digits;
import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.bytes.Words;
import dev.schemac.runtime.internal.pool.IdleObjects;
import java.util.Arrays;

/** Reads strings: finds their end, checks and decodes their content (RFC 8259 section 7). */
public final class StringDecoder {
    private StringDecoder() {}

    /** Reads the rest of a string after its opening quote. */
    public static String readRest(Cursor in) {
        int from = in.pos;
        int close = SpecialBytes.close(in, from);
        return close >= 0 ? ascii(in, from, close) : readRest(in, from, ~close);
    }

    /** Makes the string from {@code from} to the quote at {@code close}, which is ASCII without escapes. */
    @SuppressWarnings("deprecation") // It widens bytes to characters, which is the decoding of ASCII.
    private static String ascii(Cursor in, int from, int close) {
        in.pos = close + 1;
        return new String(in.bytes, 0, from, close - from);
    }

    /** Reads the string from {@code from} on, of which the bytes before {@code plainEnd} are not special. */
    private static String readRest(Cursor in, int from, int plainEnd) {
        String text = in.decoder().read(in, from, plainEnd);
        if (text != null) {
            return text;
        }
        StringBuilder checked = new StringBuilder();
        in.pos = StringEnds.scan(in, from, checked);
        return checked.toString();
    }

    /** Reads a string, a null, or a scalar's source characters if the options accept that. */
    public static String readString(Cursor in) {
        return readString(in, "string");
    }

    private static String readString(Cursor in, String wanted) {
        byte first = in.peek();
        if (first == '"') {
            in.pos++;
            return readRest(in);
        }
        if (in.skipNull()) {
            return null;
        }
        return readScalar(in, in.options.acceptsScalarsAsStrings(), wanted);
    }

    /**
     * Reads the source characters of a number or boolean.
     *
     * @param accepted whether it is allowed here
     * @param wanted the expected value in the message, if it is not allowed, or another value is found
     */
    public static String readScalar(Cursor in, boolean accepted, String wanted) {
        int from = in.pos;
        skipScalar(in, accepted, wanted);
        return new String(in.bytes, from, in.pos - from, ISO_8859_1);
    }

    /** Checks a number or boolean, as {@link #readScalar} does, and moves after it. */
    static void skipScalar(Cursor in, boolean accepted, String wanted) {
        byte first = in.peek();
        boolean literal = first == 't' || first == 'f';
        if (!literal && first != '-' && !Literals.isDigit(first) || !accepted) {
            throw in.mismatch(wanted);
        }
        in.pos = literal ? Literals.end(in, in.pos) : Literals.numberEnd(in, in.pos);
    }

    /** Reads a string of one UTF-16 unit; under the Esper profile the first unit of any scalar. */
    public static char readChar(Cursor in) {
        String wanted = "string of one character";
        int at = in.pos;
        String text = in.peek() == 'n' ? null : readString(in, wanted);
        if (text != null && (text.length() == 1 || text.length() > 1 && in.options.acceptsJavaNumbers())) {
            return text.charAt(0);
        }
        in.pos = at;
        throw in.mismatch(wanted);
    }

    /** Reads the member name whose opening quote is at {@code at}. */
    public static String readName(Cursor in, int at) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        in.pos = at + 1;
        return readRest(in);
    }

    /**
     * Reads the member name whose opening quote is at {@code at}, and returns its column, or -1 if it is undeclared.
     */
    public static int findName(Cursor in, int at, NameTable names) {
        if (at >= in.end || in.bytes[at] != '"') {
            throw in.expected("member name", at);
        }
        int close = StringEnds.closeOfName(in.bytes, at + 1, in.end);
        if (close < 0) {
            close = StringEnds.unescapedEnd(in, ~close);
        }
        if (in.bytes[close] == '"') {
            in.pos = close + 1;
            return names.find(in.bytes, at, close);
        }
        StringBuilder text = new StringBuilder();
        in.pos = StringEnds.scan(in, at + 1, text);
        return names.indexOf(text.toString());
    }

    /**
     * Checks the string whose first byte after the opening quote is at {@code from}, and returns the index of its end.
     */
    public static int skip(Cursor in, int from) {
        int close = SpecialBytes.close(in, from);
        return close >= 0 ? close + 1 : StringEnds.scan(in, ~close, null);
    }

    /**
     * Decodes strings with escapes or beyond ASCII to UTF-16 units, and checks them in one pass. It accepts only valid
     * strings and gives up on all others; {@link StringEnds#scan} then finds the error, such as ill-formed UTF-8.
     *
     * <p>It has its own bounds of UTF-8 sequences: calling {@link StringEnds} for them made strings of emoji 30 %
     * slower in half of the runs.
     *
     * <p>The JDK's own decoder searches for bytes beyond ASCII first, then tries Latin-1, and decodes sequences of four
     * bytes one by one through objects. Its result must also be searched for replacement characters.
     */
    public static final class Decoder {
        /** The number of units that may be stored before the next check of the buffer; one for each byte of a word. */
        private static final int STEP = 8;

        /** As many units as may stay between the events of a stream. */
        private static final int LARGE = 1 << 14;

        private static final IdleObjects<Decoder> IDLE = new IdleObjects<>();

        /** The units of the string that is read; used for other strings, too. */
        private char[] units = new char[256];

        /** Returns a decoder that only the caller uses. */
        static Decoder take() {
            Decoder idle = IDLE.take();
            return idle != null ? idle : new Decoder();
        }

        /** Returns this decoder to the pool; the caller must no longer use it. */
        void giveBack() {
            if (!isLarge()) {
                IDLE.give(this);
            }
        }

        /** Whether there was a string so long that its buffer should not stay. */
        public boolean isLarge() {
            return units.length > LARGE;
        }

        /**
         * Reads a string up to its closing quote.
         *
         * @param from the beginning of the string, after its opening quote
         * @param plainEnd its first special byte; the bytes before it are ASCII without escapes
         * @return null if the string has an error, or an unpaired surrogate; then nothing has been read
         */
        public String read(Cursor in, int from, int plainEnd) {
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
                        int c = StringEnds.unescaped(bytes[p + 1]);
                        if (c < 0) {
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
                    if (isSurrogate(unit)) {
                        int low = p < end && bytes[p] == '\\' && unit < 0xDC00 ? Digits.escapedUnit(bytes, p, end) : -1;
                        if (low >>> 10 != 0xDC00 >>> 10) {
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
                                && (leads + 0x7FFF_7FFF_7FFF_7FFFL & 0x8000_8000_8000_8000L)
                                        == 0x8000_8000_8000_8000L) {
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
                    if (end - p < 2 || first < (byte) 0xC2 || !continues(bytes[p + 1])) {
                        return null;
                    }
                    out[length++] = (char) ((first & 0x1F) << 6 | bytes[p + 1] & 0x3F);
                    p += 2;
                } else if (first < (byte) 0xF0) {
                    if (end - p < 3 || !continues(bytes[p + 1]) || !continues(bytes[p + 2])) {
                        return null;
                    }
                    int c = (first & 0xF) << 12 | (bytes[p + 1] & 0x3F) << 6 | bytes[p + 2] & 0x3F;
                    if (c < 0x800 || isSurrogate(c)) {
                        return null;
                    }
                    out[length++] = (char) c;
                    p += 3;
                } else {
                    if (end - p < 4
                            || !continues(bytes[p + 1])
                            || !continues(bytes[p + 2])
                            || !continues(bytes[p + 3])
                            || first > (byte) 0xF4) {
                        return null;
                    }
                    int c = (first & 0x7) << 18
                            | (bytes[p + 1] & 0x3F) << 12
                            | (bytes[p + 2] & 0x3F) << 6
                            | bytes[p + 3] & 0x3F;
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

        private static boolean continues(byte b) {
            return b < (byte) 0xC0;
        }

        private static boolean isSurrogate(int unit) {
            return unit >>> 11 == 0xD800 >>> 11;
        }
    }
}

package dev.schemac.runtime.internal.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.schemac.runtime.internal.bytes.Digits;
import dev.schemac.runtime.internal.bytes.JsonBytes;
import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.StringScanner;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.runtime.internal.output.Base64Writer;
import dev.schemac.runtime.internal.output.Output;
import java.util.Arrays;
import java.util.Base64;

/**
 * Reads and writes bytes in base64, and reads exactly. The decoders of the JDK accept missing padding, and the MIME one
 * skips all characters that are not digits. All of them ignore bits of the last digit that belong to no byte, so two
 * different strings would be the same bytes.
 *
 * <p>No String is made between bytes and documents: {@link Base64Writer} writes into the document, {@link Reader} reads
 * the digits from one. Both go through the JDK in pieces of a few KB. HotSpot has vector instructions for that. With
 * them it was four times as fast, on 1 KB and more, as a loop over tables that needs no pieces.
 */
public final class Base64Format extends ValueFormat<byte[]> {
    private static final byte[] LINE_END = {'\r', '\n'};

    /** The digits of a piece; a multiple of four, so that it begins and ends between bytes. */
    private static final int PIECE = 4096;

    private static final int PIECE_BYTES = PIECE / 4 * 3;

    private final Base64.Encoder encoder;
    private final Base64.Decoder decoder;
    private final boolean padded;
    private final int lineLength;

    private Base64Format(String name, Base64.Encoder encoder, Base64.Decoder decoder, boolean padded, int lineLength) {
        super(name);
        this.encoder = encoder;
        this.decoder = decoder;
        this.padded = padded;
        this.lineLength = lineLength;
    }

    public static Base64Format lines(String name, int length) {
        return new Base64Format(name, Base64.getEncoder(), Base64.getDecoder(), true, length);
    }

    public static Base64Format oneLine(String name) {
        return new Base64Format(name, Base64.getEncoder(), Base64.getDecoder(), true, 0);
    }

    public static Base64Format url(String name) {
        return new Base64Format(name, Base64.getUrlEncoder().withoutPadding(), Base64.getUrlDecoder(), false, 0);
    }

    @Override
    public byte[] parse(String text) {
        // Characters beyond Latin-1 become a question mark, which is not a digit either.
        byte[] digits = text.getBytes(ISO_8859_1);
        return decode(lineLength == 0 ? digits : withoutBlanks(digits));
    }

    @Override
    byte[] parse(String text, OptionValues options) {
        if (!options.eitherBase64()) {
            return parse(text);
        }
        boolean standard = text.indexOf('+') >= 0 || text.indexOf('/') >= 0;
        boolean forUrls = text.indexOf('-') >= 0 || text.indexOf('_') >= 0;
        if (standard && forUrls) {
            throw new IllegalArgumentException("the digits of both alphabets of base64 are mixed");
        }
        String own = padded
                ? text.replace('-', '+').replace('_', '/')
                : text.replace('+', '-').replace('/', '_');
        int rest = padded && own.indexOf('=') < 0 ? own.length() % 4 : 0;
        return parse(rest < 2 ? own : own + "==".substring(rest - 2));
    }

    /**
     * Returns false: some numbers and booleans are also base64, such as {@code 1234} and {@code true}, but no sender
     * intends that.
     */
    @Override
    boolean acceptsScalars(OptionValues options) {
        return false;
    }

    private static byte[] withoutBlanks(byte[] text) {
        int count = 0;
        for (byte b : text) {
            if (b != ' ' && b != '\t' && b != '\r' && b != '\n') {
                text[count++] = b;
            }
        }
        return Arrays.copyOf(text, count);
    }

    /**
     * Decodes a whole string, or the end of one.
     *
     * @param digits with their padding, and nothing else
     * @throws IllegalArgumentException if they are not exactly the encoder's output; if nothing is padded, padding is
     *     accepted too
     */
    private byte[] decode(byte[] digits) {
        int length = digits.length;
        int end = length;
        while (end > 0 && length - end < 2 && digits[end - 1] == '=') {
            end--;
        }
        boolean whole = length % 4 == 0 || !padded && end == length && length % 4 != 1;
        byte[] bytes = decoder.decode(digits);
        if (!whole || bytes.length != end * 3L / 4) {
            throw new IllegalArgumentException("padding");
        }
        // Of two digits 4 bits belong to no byte, of three 2. The digits worth a multiple of 16 and of 4 are the same
        // in both alphabets.
        String last = end % 4 == 2 ? "AQgw" : "AEIMQUYcgkosw048";
        if (end % 4 != 0 && last.indexOf(digits[end - 1]) < 0) {
            throw new IllegalArgumentException("the last digit has unused bits that are not zero");
        }
        return bytes;
    }

    @Override
    byte[] readFast(Cursor in) {
        Reader text = new Reader(in, lineLength != 0);
        int count = text.count();
        if (count < 0) {
            return null;
        }
        try {
            return count <= PIECE ? decode(text.read(new byte[count])) : decodePieces(text, count);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private byte[] decodePieces(Reader text, int count) {
        byte[] value = new byte[(int) ((count - text.padding()) * 3L / 4)];
        byte[] piece = new byte[PIECE];
        byte[] decoded = new byte[PIECE_BYTES];
        int size = 0;
        int left = count;
        while (left > PIECE) {
            if (decoder.decode(text.read(piece), decoded) < PIECE_BYTES) {
                return null; // padding in the middle
            }
            System.arraycopy(decoded, 0, value, size, PIECE_BYTES);
            size += PIECE_BYTES;
            left -= PIECE;
        }
        byte[] last = decode(text.read(new byte[left]));
        System.arraycopy(last, 0, value, size, last.length);
        return value;
    }

    @Override
    public void write(byte[] value, Output out) {
        out.beforeValue(0);
        out.base64().append(out, value, encoder, padded, lineLength);
    }

    @Override
    public String format(byte[] value) {
        return lineLength == 0
                ? encoder.encodeToString(value)
                : Base64.getMimeEncoder(lineLength, LINE_END).encodeToString(value);
    }

    /**
     * Reads the digits of base64 in a string of a document. ASCII without escapes is copied in runs, escapes are
     * decoded, and line ends are dropped. A decoder rejects all other characters.
     *
     * <p>A blank that is not escaped is not accepted here either, though some formats accept it: it does not occur in
     * practice.
     */
    public static final class Reader {
        private static final int NO_DIGIT = -1;

        private final Cursor in;
        private final byte[] bytes;
        private final boolean dropsBlanks;
        /** The next byte to be read; from it to {@link #runEnd} there are no escapes. */
        private int at;

        private int runEnd;
        private int padding;
        /** The character of the last {@link #escape}. */
        private int digit;

        /**
         * @param in the cursor, after the opening quote
         * @param dropsBlanks whether escaped blanks, tabs and line ends are dropped
         */
        public Reader(Cursor in, boolean dropsBlanks) {
            this.in = in;
            this.bytes = in.bytes;
            this.dropsBlanks = dropsBlanks;
            this.at = in.pos;
        }

        /**
         * Moves to the closing quote.
         *
         * @return the number of digits before it, padding included. It is -1 if the string is not of this kind; the
         *     position of the scanner is then undefined
         */
        public int count() {
            runEnd = plainEnd(at);
            int count = 0;
            int from = at;
            int to = runEnd;
            while (true) {
                count += to - from;
                countPadding(from, to);
                if (to < in.end && bytes[to] == '"') {
                    in.pos = to;
                    return count;
                }
                from = escape(to);
                if (from < 0) {
                    return -1;
                }
                if (digit != NO_DIGIT) {
                    count++;
                    padding = digit == '=' ? padding + 1 : 0;
                }
                to = plainEnd(from);
            }
        }

        /**
         * Returns the first byte from {@code from} on that ends the string or is special in it, or the end of the
         * document.
         */
        private int plainEnd(int from) {
            if (from < in.end && bytes[from] == '\\') {
                return from; // of a line end the second half
            }
            int close = StringScanner.close(bytes, from, in.end);
            return close >= 0 ? close : ~close;
        }

        private void countPadding(int from, int to) {
            int p = to;
            while (p > from && bytes[p - 1] == '=') {
                p--;
            }
            padding = p == from ? padding + to - from : to - p;
        }

        /** Returns the number of equals signs at the end of the counted digits. */
        public int padding() {
            return padding;
        }

        /** Fills an array with the next of the digits that were counted, and returns it. */
        public byte[] read(byte[] digits) {
            int count = 0;
            while (true) {
                int run = Math.min(runEnd - at, digits.length - count);
                System.arraycopy(bytes, at, digits, count, run);
                at += run;
                count += run;
                if (count == digits.length) {
                    return digits;
                }
                at = escape(at);
                if (digit != NO_DIGIT) {
                    digits[count++] = (byte) digit;
                }
                runEnd = plainEnd(at);
            }
        }

        /**
         * Decodes the escape at {@code p}, and returns the index after it; -1 if there is none, or its character is
         * beyond ASCII.
         */
        private int escape(int p) {
            if (in.end - p < 2 || bytes[p] != '\\') {
                return -1;
            }
            boolean unicode = bytes[p + 1] == 'u';
            int c = unicode ? Digits.escapedUnit(bytes, p, in.end) : JsonBytes.unescaped(bytes[p + 1]);
            if (c < 0 || c > 0x7F) {
                return -1;
            }
            digit = dropsBlanks && (c == '\n' || c == '\r' || c == ' ' || c == '\t') ? NO_DIGIT : c;
            return p + (unicode ? 6 : 2);
        }
    }
}

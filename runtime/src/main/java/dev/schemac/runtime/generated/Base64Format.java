package dev.schemac.runtime.generated;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.schemac.runtime.internal.input.Base64Reader;
import dev.schemac.runtime.internal.input.Cursor;
import dev.schemac.runtime.internal.input.InputOptions;
import dev.schemac.runtime.internal.output.Base64Writer;
import dev.schemac.runtime.internal.output.Output;
import java.util.Arrays;
import java.util.Base64;

/**
 * Bytes in base64, read exactly: the decoders of the JDK take missing padding, the MIME one skips whatever is no digit, and all of
 * them ignore bits of the last digit that belong to no byte, so that two different texts would be the same bytes.
 *
 * <p>Between bytes and documents there is no String: {@link Base64Writer} writes into the document, {@link Base64Reader} gives the digits
 * of one. Both go through the JDK in pieces of a few KB. HotSpot has vector instructions for that, with which it was four times as fast
 * as a loop over tables that needs no pieces, on 1 KB and more.
 */
final class Base64Format extends TextFormat<byte[]> {
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

    static Base64Format lines(String name, int length) {
        return new Base64Format(name, Base64.getEncoder(), Base64.getDecoder(), true, length);
    }

    static Base64Format oneLine(String name) {
        return new Base64Format(name, Base64.getEncoder(), Base64.getDecoder(), true, 0);
    }

    static Base64Format url(String name) {
        return new Base64Format(name, Base64.getUrlEncoder().withoutPadding(), Base64.getUrlDecoder(), false, 0);
    }

    @Override
    public byte[] parse(String text) {
        // What Latin-1 lacks becomes a question mark, which is no digit either.
        byte[] digits = text.getBytes(ISO_8859_1);
        return decode(lineLength == 0 ? digits : withoutBlanks(digits));
    }

    @Override
    byte[] parse(String text, InputOptions options) {
        if (!options.eitherBase64()) {
            return parse(text);
        }
        boolean standard = text.indexOf('+') >= 0 || text.indexOf('/') >= 0;
        boolean forUrls = text.indexOf('-') >= 0 || text.indexOf('_') >= 0;
        if (standard && forUrls) {
            throw new IllegalArgumentException("two alphabets");
        }
        String own = padded
                ? text.replace('-', '+').replace('_', '/')
                : text.replace('+', '-').replace('/', '_');
        int rest = padded && own.indexOf('=') < 0 ? own.length() % 4 : 0;
        return parse(rest < 2 ? own : own + "==".substring(rest - 2));
    }

    private static byte[] withoutBlanks(byte[] text) {
        int kept = 0;
        for (byte b : text) {
            if (b != ' ' && b != '\t' && b != '\r' && b != '\n') {
                text[kept++] = b;
            }
        }
        return Arrays.copyOf(text, kept);
    }

    /**
     * Decodes a whole text, or the end of one.
     *
     * @param digits with their padding, and nothing else
     * @throws IllegalArgumentException if they are not exactly what encoding would give; where nothing is padded, padding is taken too
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
            throw new IllegalArgumentException("bits behind the last byte");
        }
        return bytes;
    }

    @Override
    byte[] readUsual(Cursor in) {
        Base64Reader text = new Base64Reader(in, lineLength != 0);
        int count = text.count();
        if (count < 0) {
            return null;
        }
        try {
            return count <= PIECE ? decode(text.take(new byte[count])) : decodePieces(text, count);
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private byte[] decodePieces(Base64Reader text, int count) {
        byte[] value = new byte[(int) ((count - text.padding()) * 3L / 4)];
        byte[] piece = new byte[PIECE];
        byte[] decoded = new byte[PIECE_BYTES];
        int size = 0;
        int left = count;
        while (left > PIECE) {
            if (decoder.decode(text.take(piece), decoded) < PIECE_BYTES) {
                return null; // padding in the middle
            }
            System.arraycopy(decoded, 0, value, size, PIECE_BYTES);
            size += PIECE_BYTES;
            left -= PIECE;
        }
        byte[] last = decode(text.take(new byte[left]));
        System.arraycopy(last, 0, value, size, last.length);
        return value;
    }

    @Override
    public void write(byte[] value, Output out) {
        out.base64().append(out, value, encoder, padded, lineLength);
    }

    @Override
    public String format(byte[] value) {
        return lineLength == 0
                ? encoder.encodeToString(value)
                : Base64.getMimeEncoder(lineLength, LINE_END).encodeToString(value);
    }
}

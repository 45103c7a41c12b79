package dev.schemac.runtime;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.util.Base64;

/**
 * Bytes in base64, read exactly: the decoders of the JDK take missing padding, the MIME one skips whatever is no digit, and all of
 * them ignore bits of the last digit that belong to no byte, so that two different texts would be the same bytes.
 */
final class Base64Format extends TextFormat<byte[]> {
    private static final byte[] LINE_END = {'\r', '\n'};

    private final Base64.Encoder encoder;
    private final Base64.Decoder decoder;
    private final boolean blanks;
    private final boolean padded;

    private Base64Format(String name, Base64.Encoder encoder, Base64.Decoder decoder, boolean blanks, boolean padded) {
        super(name);
        this.encoder = encoder;
        this.decoder = decoder;
        this.blanks = blanks;
        this.padded = padded;
    }

    static Base64Format lines(String name, int length) {
        return new Base64Format(name, Base64.getMimeEncoder(length, LINE_END), Base64.getDecoder(), true, true);
    }

    static Base64Format oneLine(String name) {
        return new Base64Format(name, Base64.getEncoder(), Base64.getDecoder(), false, true);
    }

    static Base64Format url(String name) {
        return new Base64Format(name, Base64.getUrlEncoder().withoutPadding(), Base64.getUrlDecoder(), false, false);
    }

    @Override
    public byte[] parse(String text) {
        // What Latin-1 lacks becomes a question mark, which is no digit either.
        byte[] digits = text.getBytes(ISO_8859_1);
        int length = blanks ? dropBlanks(digits) : digits.length;
        int end = length;
        while (end > 0 && length - end < 2 && digits[end - 1] == '=') {
            end--;
        }
        boolean whole = length % 4 == 0 || !padded && end == length && length % 4 != 1;
        String content = new String(digits, 0, end, ISO_8859_1);
        if (!whole || content.indexOf('=') >= 0) {
            throw new IllegalArgumentException("padding");
        }
        byte[] bytes = decoder.decode(content);
        int rest = end % 4;
        if (rest != 0 && !isLastGroup(bytes, rest - 1, content.substring(end - rest))) {
            throw new IllegalArgumentException("bits behind the last byte");
        }
        return bytes;
    }

    /** Whether encoding the last one or two bytes gives just these digits. */
    private boolean isLastGroup(byte[] bytes, int count, String digits) {
        byte[] last = new byte[count];
        System.arraycopy(bytes, bytes.length - count, last, 0, count);
        return encoder.withoutPadding().encodeToString(last).equals(digits);
    }

    private static int dropBlanks(byte[] text) {
        int kept = 0;
        for (byte b : text) {
            if (b != ' ' && b != '\t' && b != '\r' && b != '\n') {
                text[kept++] = b;
            }
        }
        return kept;
    }

    @Override
    public String format(byte[] value) {
        return encoder.encodeToString(value);
    }
}

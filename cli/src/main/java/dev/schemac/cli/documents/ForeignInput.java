package dev.schemac.cli.documents;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;

/** Recognises by its first bytes what is no JSON text in UTF-8, before each line of it becomes a message. */
final class ForeignInput {
    private static final int MOST_BYTES = 6;

    private ForeignInput() {}

    /**
     * {@return the same bytes}
     *
     * @param in its first bytes are read now, as many as there are without waiting
     * @throws IOException if it is compressed with something else than gzip, in UTF-16, or not text at all; the message
     *     says what to do
     */
    static InputStream refused(InputStream in) throws IOException {
        byte[] head = new byte[MOST_BYTES];
        int count = in.read(head);
        while (count > 0 && count < MOST_BYTES && in.available() > 0) {
            int more = in.read(head, count, MOST_BYTES - count);
            if (more < 1) {
                break;
            }
            count += more;
        }
        String problem = count < 1 ? null : problem(head, count);
        if (problem != null) {
            throw new IOException(problem);
        }
        PushbackInputStream whole = new PushbackInputStream(in, MOST_BYTES);
        if (count > 0) {
            whole.unread(head, 0, count);
        }
        return whole;
    }

    private static String problem(byte[] head, int count) {
        if (begins(head, 0xFD, '7', 'z', 'X', 'Z')) {
            return compressed("xz");
        }
        if (begins(head, 'B', 'Z', 'h')) {
            return compressed("bzip2");
        }
        if (begins(head, 0x28, 0xB5, 0x2F, 0xFD)) {
            return compressed("zstd");
        }
        if (begins(head, 'P', 'K', 3, 4)) {
            return "is a ZIP archive: take the documents out of it first";
        }
        if (begins(head, 0xFE, 0xFF) || begins(head, 0xFF, 0xFE) || count > 1 && (head[0] == 0 ^ head[1] == 0)) {
            return "is text in UTF-16: convert it to UTF-8 first";
        }
        if (isNoText(head, count)) {
            return String.format("is not text: it begins with the byte 0x%02X", head[0]);
        }
        return null;
    }

    /**
     * Whether it begins with a control character, or with bytes that are no UTF-8. What follows a first ASCII character is
     * not looked at: a document with an error in it has a place.
     */
    private static boolean isNoText(byte[] head, int count) {
        if (head[0] >= 0) {
            return head[0] == 0x7F || head[0] < ' ' && head[0] != '\t' && head[0] != '\n' && head[0] != '\r';
        }
        // malformed is only what no byte that may follow makes right
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(head, 0, count), CharBuffer.allocate(count), false)
                .isError();
    }

    private static String compressed(String format) {
        return "is compressed with " + format + ": decompress it first (only gzip is read as it is)";
    }

    private static boolean begins(byte[] head, int... bytes) {
        for (int i = 0; i < bytes.length; i++) {
            if (head[i] != (byte) bytes[i]) {
                return false;
            }
        }
        return true;
    }
}

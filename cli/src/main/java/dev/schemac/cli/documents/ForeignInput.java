package dev.schemac.cli.documents;

import dev.schemac.runtime.internal.integration.GzipInput;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Decompresses gzip and zstd input, and rejects other input that is not JSON in UTF-8. It recognises both by the first
 * bytes, before each line becomes a message.
 */
public final class ForeignInput {
    private static final int MOST_BYTES = 6;

    /** The longest beginning of a file without a value that {@link #isArray} skips. */
    private static final int MOST_BLANKS = 8_000;

    /** The bytes of white space and of the byte order mark. */
    private static final String BLANKS_AND_MARK = " \t\r\n\u00EF\u00BB\u00BF";

    private ForeignInput() {}

    /**
     * {@return the same bytes, or the decompressed ones}
     *
     * @param in the available first bytes are read without waiting
     * @throws IOException if it has another compression, is in UTF-16, or is binary; the message explains the fix
     */
    public static InputStream text(InputStream in) throws IOException {
        InputStream unzipped = GzipInput.recognised(in);
        byte[] head = head(unzipped);
        InputStream whole = joined(head, unzipped);
        if (!isZstd(head)) {
            check(head);
            return whole;
        }
        InputStream decompressed = ZstdInput.of(whole);
        try {
            byte[] text = head(decompressed);
            check(text);
            return joined(text, decompressed);
        } catch (IOException e) {
            decompressed.close(); // its memory is outside of the heap
            throw e;
        }
    }

    /**
     * {@return whether the first character after blanks and a byte order mark begins an array}
     *
     * @param in supports marks, and is unchanged
     */
    static boolean isArray(InputStream in) throws IOException {
        in.mark(MOST_BLANKS + 1);
        int next = in.read();
        for (int i = 0; i < MOST_BLANKS && next >= 0 && BLANKS_AND_MARK.indexOf(next) >= 0; i++) {
            next = in.read();
        }
        in.reset();
        return next == '[';
    }

    /** Returns the first bytes without waiting for others, unlike a {@link java.io.PushbackInputStream}. */
    private static InputStream joined(byte[] head, InputStream rest) {
        return new SequenceInputStream(new ByteArrayInputStream(head), rest);
    }

    private static byte[] head(InputStream in) throws IOException {
        byte[] head = new byte[MOST_BYTES];
        int count = Math.max(0, in.read(head));
        while (count > 0 && count < MOST_BYTES && in.available() > 0) {
            int more = in.read(head, count, MOST_BYTES - count);
            if (more < 1) {
                break;
            }
            count += more;
        }
        return Arrays.copyOf(head, count);
    }

    private static void check(byte[] head) throws IOException {
        String problem = head.length == 0 ? null : problem(head, head.length);
        if (problem != null) {
            throw new IOException(problem);
        }
    }

    /** Returns whether it begins with a zstd frame, or with a skippable frame. */
    private static boolean isZstd(byte[] head) {
        boolean isSkippable = head.length > 0 && (head[0] & 0xF0) == 0x50;
        return begins(head, "(\u00B5/\u00FD")
                || isSkippable && begins(Arrays.copyOfRange(head, 1, head.length), "*M\u0018");
    }

    private static String problem(byte[] head, int count) {
        if (begins(head, "\u00FD7zXZ")) {
            return compressed("xz");
        }
        if (begins(head, "BZh")) {
            return compressed("bzip2");
        }
        if (isZstd(head)) {
            return compressed("zstd twice");
        }
        if (begins(head, "PK\u0003\u0004")) {
            return "is a ZIP archive: extract the documents first";
        }
        if (begins(head, "\u00FE\u00FF")
                || begins(head, "\u00FF\u00FE")
                || count > 1 && (head[0] == 0 ^ head[1] == 0)) {
            return "is text in UTF-16: convert it to UTF-8 first";
        }
        if (isNoText(head, count)) {
            return String.format("is not text: it begins with the byte 0x%02X", head[0]);
        }
        return null;
    }

    /**
     * Returns whether it begins with a control character, or with malformed UTF-8. Input that begins with ASCII is not
     * checked, because its errors have a place.
     */
    private static boolean isNoText(byte[] head, int count) {
        if (head[0] >= 0) {
            return head[0] == 0x7F || head[0] < ' ' && head[0] != '\t' && head[0] != '\n' && head[0] != '\r';
        }
        // malformed only if no further byte completes it
        return StandardCharsets.UTF_8
                .newDecoder()
                .decode(ByteBuffer.wrap(head, 0, count), CharBuffer.allocate(count), false)
                .isError();
    }

    private static String compressed(String format) {
        return "is compressed with " + format + ": decompress it first (only gzip and zstd are supported)";
    }

    private static boolean begins(byte[] head, String bytes) {
        return new String(head, StandardCharsets.ISO_8859_1).startsWith(bytes);
    }
}

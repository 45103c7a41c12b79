package dev.schemac.runtime.internal.output;

/**
 * By {@link String#getBytes(int, int, byte[], int)}, which copies one-byte characters as they are and takes the lower halves of the
 * others. So what was copied is only believed after a second look: all plain characters are below 128, and so is their union.
 */
public final class CheckedStringBytes extends StringBytes {

    @Override
    @SuppressWarnings("deprecation") // for dropping the upper halves, which is looked for
    public int copyPlain(String text, int length, Output out, int at) {
        // Text that begins beyond ASCII is not worth a try.
        if (length == 0 || text.charAt(0) >= 0x80) {
            return 0;
        }
        byte[] to = out.bytes;
        text.getBytes(0, length, to, at);
        int plain = plain(to, at, length);
        int union = 0;
        for (int i = 0; i < plain; i++) {
            union |= text.charAt(i);
        }
        return union < 0x80 ? plain : trulyPlain(text, plain);
    }

    /** The first of so many characters that is beyond ASCII; what was copied before it is right. */
    private static int trulyPlain(String text, int length) {
        int i = 0;
        while (i < length && text.charAt(i) < 0x80) {
            i++;
        }
        return i;
    }
}

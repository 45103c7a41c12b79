package dev.schemac.runtime.internal.output;

import static java.lang.invoke.MethodType.methodType;

import dev.schemac.runtime.internal.input.StringEnds;
import dev.schemac.runtime.internal.text.Words;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * By {@code MemorySegment.setString} of JDK 22 and newer, which copies one-byte characters as they are and nothing else: in ISO-8859-1
 * what is beyond becomes a question mark. So a question mark is looked up in the text. The method is bound here by its name, because this
 * library is compiled for JDK 17.
 */
public final class SegmentStringBytes extends StringBytes {

    /** A text beyond Latin-1 is converted into an array. One in so many documents is as good as nothing. */
    private static final int DOCUMENTS_WITHOUT = 10_000;

    /** {@code MemorySegment.ofArray(byte[])}; null before JDK 22. */
    private static final MethodHandle OF_ARRAY;

    /** {@code segment.setString(offset, text, charset)}: the text and a zero byte. */
    private static final MethodHandle SET_STRING;

    static {
        MethodHandle ofArray = null;
        MethodHandle setString = null;
        if (Runtime.version().feature() >= 22) {
            try {
                MethodHandles.Lookup lookup = MethodHandles.publicLookup();
                Class<?> segment = Class.forName("java.lang.foreign.MemorySegment");
                ofArray = lookup.findStatic(segment, "ofArray", methodType(segment, byte[].class))
                        .asType(methodType(Object.class, byte[].class));
                setString = lookup.findVirtual(
                                segment, "setString", methodType(void.class, long.class, String.class, Charset.class))
                        .asType(methodType(void.class, Object.class, long.class, String.class, Charset.class));
            } catch (ReflectiveOperationException e) {
                ofArray = null; // not a JDK as we know it; there is another way
            }
        }
        OF_ARRAY = ofArray;
        SET_STRING = setString;
    }

    private SegmentStringBytes() {}

    /** Null before JDK 22. */
    public static SegmentStringBytes orNull() {
        return OF_ARRAY != null ? new SegmentStringBytes() : null;
    }

    @Override
    public int copyPlain(String text, int length, Output out, int at) {
        // Text that begins beyond Latin-1 is not worth a try: it would be converted into an array first.
        if (length == 0 || text.charAt(0) > 0xFF) {
            return 0;
        }
        byte[] to = out.bytes;
        copy(text, out, to, at);
        int plain = plain(to, at, length);
        while (plain < length && to[at + plain] == '?' && text.charAt(plain) == '?') {
            plain++;
            plain += plain(to, at + plain, length - plain);
        }
        if (plain < length && isBeyondLatin1(text, plain, length)) {
            out.documentsWithoutSegments = DOCUMENTS_WITHOUT;
        }
        return plain;
    }

    private static boolean isBeyondLatin1(String text, int from, int length) {
        for (int i = from; i < length; i++) {
            if (text.charAt(i) > 0xFF) {
                return true;
            }
        }
        return false;
    }

    /** A question mark too: it may stand for what is not Latin-1. */
    @Override
    public long special(long word) {
        return StringEnds.special(word) | (word ^ '?' * Words.EACH_BYTE) - Words.EACH_BYTE & Words.HIGH_BITS;
    }

    private static void copy(String text, Output out, byte[] to, int at) {
        try {
            if (out.segmentArray != to) {
                out.segment = (Object) OF_ARRAY.invokeExact(to);
                out.segmentArray = to;
            }
            SET_STRING.invokeExact(out.segment, (long) at, text, StandardCharsets.ISO_8859_1);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e); // neither method declares a checked exception
        }
    }
}

package dev.schemac.runtime.internal.output;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * By the array inside the String, where {@code java.base/java.lang} is open to this library. The fields {@code String.value} and {@code String.coder} are private to the JDK; where they are missing, or do not hold what
 * they hold on JDK 9 to 25, this way is not taken.
 */
public final class OpenStringBytes extends StringBytes {

    private static final byte LATIN1 = 0;
    private static final byte UTF16 = 1;

    /** Constants to the JIT, so that a read through them is that of a field; null where they can not be had. */
    private static final VarHandle VALUE = field("value", byte[].class);

    private static final VarHandle CODER = field("coder", byte.class);

    private OpenStringBytes() {}

    /** Null where {@code java.lang} is closed to us. */
    public static OpenStringBytes orNull() {
        return VALUE != null && CODER != null && fieldsHoldWhatIsKnown() ? new OpenStringBytes() : null;
    }

    private static VarHandle field(String name, Class<?> type) {
        if (!String.class.getModule().isOpen("java.lang", OpenStringBytes.class.getModule())) {
            return null;
        }
        try {
            return MethodHandles.privateLookupIn(String.class, MethodHandles.lookup())
                    .findVarHandle(String.class, name, type);
        } catch (IllegalAccessException | NoSuchFieldException e) {
            return null; // another JDK; there are other ways
        }
    }

    /** Strings are two-byte throughout where a JVM runs with {@code -XX:-CompactStrings}. */
    private static boolean fieldsHoldWhatIsKnown() {
        return coder("a\u00FF") == LATIN1
                && Arrays.equals(value("a\u00FF"), new byte[] {'a', (byte) 0xFF})
                && coder("a\u4E00") == UTF16;
    }

    private static byte coder(String text) {
        return (byte) CODER.get(text);
    }

    private static byte[] value(String text) {
        return (byte[]) VALUE.get(text);
    }

    @Override
    public int copyPlain(String text, int length, Output out, int at) {
        return coder(text) == LATIN1 ? copyPlain(value(text), 0, length, out.bytes, at) : 0;
    }
}

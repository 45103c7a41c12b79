package dev.schemac.runtime;

import dev.schemac.testing.Volume;
import java.util.Arrays;
import java.util.function.Consumer;

/** What comes of a document by one mistake. */
public final class DamagedDocuments {
    private DamagedDocuments() {}

    /**
     * Puts every byte in the place of each. The array is the same one again and again.
     *
     * @param step which of the bytes above 127, that differ only in UTF-8, are tried: every such many-th; with all volumes each
     */
    public static void everyChangeOfAByte(byte[] json, int step, Consumer<byte[]> check) {
        for (int at = 0; at < json.length; at++) {
            byte[] changed = json.clone();
            for (int b = 0; b < 256; b++) {
                if (b < 0x80 || b % step == 0 || Volume.FULL) {
                    changed[at] = (byte) b;
                    check.accept(changed);
                }
            }
        }
    }

    /** Leaves out each byte in turn. */
    public static void everyByteLeftOut(byte[] json, Consumer<byte[]> check) {
        for (int at = 0; at < json.length; at++) {
            byte[] shorter = new byte[json.length - 1];
            System.arraycopy(json, 0, shorter, 0, at);
            System.arraycopy(json, at + 1, shorter, at, shorter.length - at);
            check.accept(shorter);
        }
    }

    /** Has each byte twice in turn. */
    public static void everyByteDoubled(byte[] json, Consumer<byte[]> check) {
        for (int at = 0; at < json.length; at++) {
            byte[] longer = Arrays.copyOf(json, json.length + 1);
            System.arraycopy(json, at, longer, at + 1, json.length - at);
            check.accept(longer);
        }
    }
}

package dev.schemac.codegen.build;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/**
 * A hash of a sequence of parts, each with its length, so that no two sequences look alike: two cyclic redundancy
 * checks of different polynomials, 64 bits together. They tell accidents, not forgeries, and nobody gains by a forged
 * state of a build. SHA-256 would take five times as long in the first second of a JVM, which is all the time that a
 * build tool has for a module where nothing changed: Java computes these checks with processor instructions from the
 * first call on.
 */
final class ContentHash {

    private final CRC32 first = new CRC32();
    private final CRC32C second = new CRC32C();

    ContentHash add(byte[] part) {
        byte[] length = {
            (byte) (part.length >>> 24), (byte) (part.length >>> 16), (byte) (part.length >>> 8), (byte) part.length
        };
        update(length);
        update(part);
        return this;
    }

    ContentHash add(String part) {
        return add(part.getBytes(StandardCharsets.UTF_8));
    }

    private void update(byte[] bytes) {
        first.update(bytes, 0, bytes.length);
        second.update(bytes, 0, bytes.length);
    }

    /** The hash of all parts so far, in hexadecimal digits. */
    String text() {
        HexFormat hex = HexFormat.of();
        return hex.toHexDigits((int) first.getValue()) + hex.toHexDigits((int) second.getValue());
    }

    static String of(byte[] content) {
        return new ContentHash().add(content).text();
    }
}

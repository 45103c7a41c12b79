package dev.schemac.codegen.build;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;

/**
 * A hash of a sequence of parts with their lengths, so that different sequences rarely collide. It combines two cyclic
 * redundancy checks of different polynomials to 64 bits. They detect accidents, not forgeries. A forged build state has
 * no value for an attacker. SHA-256 needs five times as long in the first second of a JVM. A build tool has no more
 * time for an unchanged module. Java computes these checks with processor instructions from the first call.
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

    /** Returns the hash of all parts so far, in hexadecimal digits. */
    String text() {
        HexFormat hex = HexFormat.of();
        return hex.toHexDigits((int) first.getValue()) + hex.toHexDigits((int) second.getValue());
    }

    static String of(byte[] content) {
        return new ContentHash().add(content).text();
    }
}

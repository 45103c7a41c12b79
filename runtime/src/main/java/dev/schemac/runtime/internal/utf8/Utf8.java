package dev.schemac.runtime.internal.utf8;

/** The bit patterns of UTF-8 sequences of two to four bytes, whose lengths their first bytes show. */
public final class Utf8 {

    private Utf8() {}

    /** Returns whether a byte continues a sequence: its two highest bits are 10. */
    public static boolean continues(byte b) {
        return b < (byte) 0xC0;
    }

    /** Returns the code point of a sequence of two bytes. */
    public static int ofTwo(int first, int second) {
        return (first & 0x1F) << 6 | second & 0x3F;
    }

    /** Returns the code point of a sequence of three bytes. */
    public static int ofThree(int first, int second, int third) {
        return (first & 0xF) << 12 | (second & 0x3F) << 6 | third & 0x3F;
    }

    /** Returns the code point of a sequence of four bytes. */
    public static int ofFour(int first, int second, int third, int fourth) {
        return (first & 0x7) << 18 | (second & 0x3F) << 12 | (third & 0x3F) << 6 | fourth & 0x3F;
    }
}

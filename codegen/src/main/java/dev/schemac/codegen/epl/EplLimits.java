package dev.schemac.codegen.epl;

import dev.schemac.codegen.names.JavaLimits;

/** The limits of Java classes that schemas from samples and contracts keep. */
public final class EplLimits {
    /** The limit of columns, inherited ones included. */
    public static final int MOST_COLUMNS = JavaLimits.MOST_COLUMNS;

    /**
     * The limit of a string in generated code, in bytes. A constant of a class file has at most 65,535, and contains
     * quotes and escapes, too.
     */
    public static final int LONGEST_STRING = 65_000;

    private EplLimits() {}

    /** Returns the length of a string in a class file, in bytes. */
    public static int bytes(String text) {
        int bytes = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            bytes += c > 0 && c < 0x80 ? 1 : c < 0x800 ? 2 : 3;
        }
        return bytes;
    }

    /** Returns whether generated code can contain a string. */
    public static boolean canBeConstant(String text) {
        return text.length() <= LONGEST_STRING / 3 || bytes(text) <= LONGEST_STRING;
    }
}

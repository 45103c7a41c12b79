package dev.schemac.dsl.model;

/** The limits of class files and file systems for the strings and names of generated code. */
public final class JavaLimits {
    /** The bytes of a string constant, a name or a descriptor in a class file, whose length has 16 bits. */
    public static final int CONSTANT_BYTES = 65_535;

    /** The characters of a string constant for the Java compiler, even if each is one byte. */
    public static final int CONSTANT_LENGTH = 65_534;

    /** The bytes of a pattern of dates and times, so that a constant can contain more than the pattern. */
    public static final int FORMAT_BYTES = 60_000;

    /** The bytes of the name of a file or folder on the usual file systems. */
    public static final int FILE_NAME_BYTES = 255;

    /**
     * The characters of a generated class name: {@code Parser$Columns4032.class} follows it in the name of a file. All
     * generated names are ASCII.
     */
    public static final int CLASS_NAME_LENGTH = 200;

    /**
     * The characters of a package. Its folders and the file then leave three quarters of the 4,096 bytes of a path in
     * Linux to the output folder.
     */
    public static final int PACKAGE_LENGTH = 800;

    /** The columns of a schema: each needs up to 13 of the 65,535 constants of the value class. */
    public static final int MOST_COLUMNS = 4_096;

    private JavaLimits() {}

    /** {@return whether a string can be a constant of a Java class} */
    public static boolean isConstant(String string) {
        return string.length() <= CONSTANT_LENGTH && constantBytes(string) <= CONSTANT_BYTES;
    }

    /** {@return the bytes of a string constant in a class file, which are those of modified UTF-8} */
    public static int constantBytes(String constant) {
        int bytes = 0;
        for (int i = 0; i < constant.length(); i++) {
            char c = constant.charAt(i);
            bytes += c != 0 && c <= 0x7F ? 1 : c <= 0x7FF ? 2 : 3;
        }
        return bytes;
    }
}

package dev.schemac.codegen.names;

/** Limits of generated classes. */
public final class JavaLimits {
    /** The limit of columns: each needs up to 13 of the 65,535 constants of the value class. */
    public static final int MOST_COLUMNS = 4_096;

    private JavaLimits() {}
}

package dev.schemac.benchmarks.record;

/**
 * The conditions that all figures of a row share. Libraries are compared only within a row.
 *
 * @param payload the documents, or the task of a tool
 * @param operation {@code read}, {@code write}, {@code stream}, {@code cold}, {@code command}, or the name of an engine
 * @param form of the input, or of the output for writing; which time, for tools
 * @param mode the kind of JVM: {@link #ALONE}, {@link #MIXED} or {@link #WITHOUT_UNSAFE}
 */
public record Row(String payload, String operation, String form, String mode) {
    /** A JVM that has met no other documents. */
    public static final String ALONE = "alone";

    /** A JVM that has processed documents of all kinds before. */
    public static final String MIXED = "mixed";

    /** A JVM that denies {@code sun.misc.Unsafe} access to memory. */
    public static final String WITHOUT_UNSAFE = "without-unsafe";

    /** Reading or writing from or to {@code byte[]}, in a JVM without other documents. */
    public static Row bytes(String operation, String payload) {
        return new Row(payload, operation, "bytes", ALONE);
    }
}

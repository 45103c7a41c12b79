package dev.schemac.runtime.internal.output;

/** How a document is written. {@code JsonOptions} says of each what it means. */
public interface OutputOptions {
    /** The most objects and arrays that a document read with these options may have open at once. */
    int maxDepth();

    /** Spaces for each level; 0 for compact output. */
    int indent();

    boolean sortedMembers();

    /** Columns without a value are written as null. */
    boolean writesNulls();

    /** U+2028 and U+2029 are escaped, and control characters without the short forms of backspace and form feed. */
    boolean escapesAllControls();
}

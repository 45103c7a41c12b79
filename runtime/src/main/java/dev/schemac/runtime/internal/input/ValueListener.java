package dev.schemac.runtime.internal.input;

/** Is called with the parts of a value that a scan passes, in order. */
public interface ValueListener {
    /** Called with the offset of the opening bracket. */
    void opened(boolean object, int at);

    /** Called with the offset after the closing bracket. */
    void closed(int behind);

    /** Called with the range of a member's name, without its quotes. */
    default void named(int from, int to) {}

    /** Called if another member or element of the same object or array follows. */
    default void next() {}
}

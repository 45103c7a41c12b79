package dev.schemac.runtime.stream;

/** How much memory is held by bad events that wait to be told of: as much as one of several that share a bound may hold. */
final class RejectedBytes {
    /** What all of them may hold together. */
    private static final int ALL = 1 << 24;

    private static final int MOST = 1 << 20;

    /** What an error holds besides its texts. */
    private static final int ERROR = 512;

    /** And more, if it has a cause, which is not ours and has a stack trace. */
    private static final int CAUSE = 1 << 12;

    private final long most;
    private long bytes;

    /** @param sharers how many share the bound */
    RejectedBytes(int sharers) {
        this.most = Math.min(MOST, ALL / sharers);
    }

    /** Takes notice of another one. */
    void add(RejectedEvent bad) {
        bytes += bad.source().length
                + 2L * bad.error().getMessage().length()
                + (bad.error().getCause() == null ? ERROR : ERROR + CAUSE);
    }

    /** Whether no more should wait. */
    boolean areMany() {
        return bytes >= most;
    }

    long bytes() {
        return bytes;
    }

    void clear() {
        bytes = 0;
    }
}

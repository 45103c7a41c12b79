package dev.schemac.runtime.stream;

import java.util.ArrayDeque;

/**
 * What comes of a block of lines: its events and what was rejected, in order, with their numbers and lines in the block. It is parsed part by
 * part, so that there is a bound for what waits to be taken: a block of the shortest bad lines makes a hundred times its size of errors.
 *
 * <p>Used by one thread at a time.
 */
final class BlockEvents<T> {
    /** How many events may wait in all blocks together. */
    private static final int MOST_EVENTS = 1 << 18;

    private final int index;
    private final LineReader<T> reader;
    private final ArrayDeque<Object> parsed = new ArrayDeque<>();
    private final int mostEvents;
    private final RejectedBytes waiting;
    private boolean done;
    private Throwable failure;

    /** @param atATime how many blocks there may be at a time */
    BlockEvents(EventFormat<T> format, LineBlocks.Block block, int atATime) {
        this.index = block.index();
        this.mostEvents = Math.max(1, MOST_EVENTS / atATime);
        this.waiting = new RejectedBytes(atATime);
        this.reader = LineReader.of(format, block, this::rejected);
    }

    private void rejected(RejectedEvent bad) {
        parsed.add(bad);
        waiting.add(bad);
    }

    /** Parses the next part, once all of the one before has been taken. Whatever is thrown is kept as {@link #failure}. */
    void parse() {
        waiting.clear();
        try {
            while (!done && parsed.size() < mostEvents && !waiting.areMany()) {
                T event = reader.next();
                if (event != null) {
                    parsed.add(event);
                } else {
                    done = reader.atEnd();
                }
            }
        } catch (RuntimeException | Error e) {
            failure = e;
            done = true;
        }
    }

    /** The next event or {@link RejectedEvent}, or null where nothing is left of the part that was parsed. */
    Object poll() {
        return parsed.poll();
    }

    /** Whether the block has been parsed to its end, or to {@link #failure}. */
    boolean isDone() {
        return done;
    }

    /** What ended the block before its end, behind all that {@link #poll} gives; or null. */
    Throwable failure() {
        return failure;
    }

    int index() {
        return index;
    }

    /** How many events there were so far, good and bad. */
    long number() {
        return reader.number;
    }

    /** How many lines there were so far. */
    long lines() {
        return reader.lines();
    }

    /** How many bytes of the stream there were so far. */
    long position() {
        return reader.in.offset(reader.in.position);
    }
}

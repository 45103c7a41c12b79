package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Delivers in order the JSON Lines that several threads parse ahead, block by block. Only some blocks are ahead at any
 * time, and only a bounded part of each is parsed: the reader parses the rest.
 */
final class OrderedEvents<T> implements EventStream.Supply<T> {
    /** How many blocks a thread may be ahead: enough that none waits while the reader is in the middle of one. */
    private static final int BLOCKS_AHEAD = 2;

    private final EventFormat<T> format;
    private final LineBlocks blocks;
    private final List<Thread> threads = new ArrayList<>();
    private final int mostAhead;

    // Guarded by this.
    private final Map<Integer, BlockEvents<T>> parsed = new HashMap<>();
    private int takenByReader;
    private int takenByThreads;
    /** The number of threads that have not reached the end. */
    private int running;

    private boolean closed;
    /** What ended a thread other than an event. */
    private Throwable failure;

    // Of the reader alone.
    private BlockEvents<T> block;
    private long eventsBefore;
    private long linesBefore;
    private long position;

    OrderedEvents(EventFormat<T> format, ByteSource source, int threads) {
        this.format = format;
        this.mostAhead = (int) Math.min(Integer.MAX_VALUE, (long) threads * BLOCKS_AHEAD);
        this.blocks = new LineBlocks(source, format.options().maxEventBytes(), mostAhead);
        this.running = threads;
        for (int i = 1; i <= threads; i++) {
            Thread thread = new Thread(this::parse, "schemac-lines-" + i);
            thread.setDaemon(true);
            this.threads.add(thread);
        }
        try {
            this.threads.forEach(Thread::start);
        } catch (Error e) { // no memory for another thread
            EventStream.close(this, e);
            throw e;
        }
    }

    // ---- the threads

    private void parse() {
        try {
            byte[] unused = null;
            while (mayTake()) {
                LineBlocks.Block next = blocks.next(unused);
                if (next == null) {
                    return;
                }
                BlockEvents<T> events = new BlockEvents<>(format, blocks, next);
                events.parse();
                unused = events.isDone() ? LineBlocks.unused(next) : null;
                next = null; // no reference remains while waiting
                boolean failed = events.failure() != null;
                put(events);
                events = null;
                if (failed) {
                    return; // the reader has not advanced
                }
            }
        } catch (IOException | RuntimeException | Error e) {
            synchronized (this) {
                failure = failure == null ? e : failure;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // closed
        } finally {
            synchronized (this) {
                running--;
                notifyAll();
            }
        }
    }

    private synchronized boolean mayTake() throws InterruptedException {
        while (!closed && failure == null && takenByThreads - takenByReader >= mostAhead) {
            wait();
        }
        takenByThreads++;
        return !closed && failure == null;
    }

    private synchronized void put(BlockEvents<T> events) {
        parsed.put(events.index(), events);
        notifyAll();
    }

    // ---- the reader

    @Override
    public T next() throws IOException {
        while (true) {
            Object next = block == null ? null : block.poll();
            if (next instanceof RejectedEvent bad) { // no value class: only this package makes them
                format.rejected().accept(bad.behind(eventsBefore, linesBefore));
            } else if (next != null) {
                @SuppressWarnings("unchecked")
                T event = (T) next;
                return event;
            } else if (block != null && !block.isDone()) {
                block.parse();
            } else if (!nextBlock()) {
                return null;
            }
        }
    }

    private boolean nextBlock() throws IOException {
        if (block != null) {
            position = block.position();
            if (block.failure() instanceof JsonParseException e) {
                throw e.at(e.path(), e.offset(), linesBefore + e.line(), e.column());
            }
            if (block.failure() != null) {
                UnorderedEvents.rethrow(block.failure());
            }
            eventsBefore += block.number();
            linesBefore += block.lines();
        }
        block = null; // no reference remains while waiting
        block = take();
        return block != null;
    }

    /** Waits for the next block; returns null at the end. */
    private synchronized BlockEvents<T> take() throws IOException {
        try {
            while (!parsed.containsKey(takenByReader) && running > 0) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while waiting for events");
        }
        BlockEvents<T> next = parsed.remove(takenByReader);
        if (next == null && closed) {
            throw ByteSource.closedWhileRead(failure);
        }
        if (next == null && failure != null) {
            UnorderedEvents.rethrow(failure);
        }
        takenByReader++;
        notifyAll();
        return next;
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public void close() throws IOException {
        synchronized (this) {
            closed = true;
            notifyAll();
        }
        try {
            blocks.close();
        } finally {
            threads.forEach(Thread::interrupt);
        }
    }

    /**
     * The result of a block of lines: its events and rejected events, in order, with their numbers and lines in the
     * block. It is parsed part by part, which bounds the memory of events that wait for the reader. A block of the
     * shortest bad lines makes a hundred times its size of errors.
     *
     * <p>Used by one thread at a time.
     */
    private static final class BlockEvents<T> {
        /** How many events may wait in all blocks together. */
        private static final int MOST_EVENTS = 1 << 18;

        private final int index;
        private final LineReader<T> reader;
        private final ArrayDeque<Object> parsed = new ArrayDeque<>();
        private final int mostEvents;
        private final long mostRejectedBytes;
        /** The memory of the rejected events that wait, in bytes. */
        private long rejectedBytes;

        private boolean done;
        private Throwable failure;

        BlockEvents(EventFormat<T> format, LineBlocks blocks, LineBlocks.Block block) {
            this.index = block.index();
            this.mostEvents = Math.max(1, MOST_EVENTS / blocks.atATime());
            this.mostRejectedBytes = blocks.mostRejectedBytes();
            this.reader = LineReader.of(format, block, this::rejected);
        }

        private void rejected(RejectedEvent bad) {
            parsed.add(bad);
            rejectedBytes += bad.memory();
        }

        /**
         * Parses the next part, after all events of the previous part have been polled. Whatever is thrown becomes
         * {@link #failure}.
         */
        void parse() {
            rejectedBytes = 0;
            try {
                while (!done && parsed.size() < mostEvents && rejectedBytes < mostRejectedBytes) {
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

        /** Returns the next event or {@link RejectedEvent}, or null if the parsed part has no more. */
        Object poll() {
            return parsed.poll();
        }

        /** Whether the block has been parsed to its end, or to {@link #failure}. */
        boolean isDone() {
            return done;
        }

        /** Returns the failure that ended the block early, after all events that {@link #poll} returns; or null. */
        Throwable failure() {
            return failure;
        }

        int index() {
            return index;
        }

        /** Returns the number of events so far, good and bad. */
        long number() {
            return reader.number;
        }

        /** Returns the number of lines so far. */
        long lines() {
            return reader.lines();
        }

        /** Returns the number of bytes of the stream so far. */
        long position() {
            return reader.position();
        }
    }
}

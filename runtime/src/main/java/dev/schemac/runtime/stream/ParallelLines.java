package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * Parses JSON Lines with several threads, block by block. Parsed blocks are delivered in the order of the source,
 * because the numbers and lines of their events are not known earlier. Until then they wait, in bounded memory.
 *
 * <p>In order, events wait in their block for {@link #next}. If a block has too many, the reader parses the rest of it.
 * Unordered, each thread passes its events to the consumer at once. Only bad events wait. The thread that finishes the
 * first unfinished block delivers it, and the finished blocks after it.
 */
final class ParallelLines<T> implements EventStream.Supply<T> {
    /** How many blocks a thread may be ahead: enough that none waits while the reader is in the middle of one. */
    private static final int BLOCKS_AHEAD = 2;

    /** How many finished blocks may wait if their events do not. */
    private static final int MOST_FINISHED = 1 << 14;

    /** How many events may wait in all blocks together. */
    private static final int ALL_EVENTS = 1 << 18;

    /** While so much memory is in use by bad events that wait, in bytes, no thread begins a block. */
    private static final int ALL_REJECTED = 1 << 24;

    /** The maximum memory of the bad events that wait in a block, in bytes; less if there are many threads. */
    private static final int MOST_REJECTED = 1 << 20;

    private final EventSettings<T> settings;
    private final LineBlocks blocks;
    /** Receives the events, by any thread; null if they are delivered in order. */
    private final Consumer<? super T> consumer;

    private final long mostAhead;
    private final int mostEvents;
    private final int mostRejectedBytes;
    private final List<Thread> threads = new ArrayList<>();

    /** Whether no thread begins another block, or passes another event to the consumer. */
    private volatile boolean stopped;

    // Guarded by this.
    /** The blocks that wait for delivery, by their index. */
    private final Map<Integer, ParsedBlock> parsed = new HashMap<>();
    /** The number of threads that have not reached the end. */
    private int running;

    /** The number of blocks that have been begun, with those of threads that wait for the source. */
    private int begun;
    /** The index of the next block to be delivered. */
    private int delivered;
    /** The memory of the bad events that wait in all blocks, in bytes. */
    private long waitingBytes;
    /** The exception that stopped all threads. */
    private Throwable failure;

    // Of the thread that delivers: the reader, or if there is a consumer, the thread that owns the monitor.
    private ParsedBlock block;
    private long eventsBefore;
    private long linesBefore;
    private long position;

    private ParallelLines(EventSettings<T> settings, ByteSource source, int threads, Consumer<? super T> consumer) {
        int inUse = consumer != null ? threads : (int) Math.min(Integer.MAX_VALUE, (long) threads * BLOCKS_AHEAD);
        this.settings = settings;
        this.blocks = new LineBlocks(source, settings.options().maxEventBytes(), inUse);
        this.consumer = consumer;
        this.mostAhead = consumer != null ? (long) threads + MOST_FINISHED : inUse;
        this.mostEvents = Math.max(1, ALL_EVENTS / inUse);
        this.mostRejectedBytes = Math.min(MOST_REJECTED, ALL_REJECTED / inUse);
        this.running = threads;
    }

    /** Starts threads that parse ahead of {@link #next}. */
    static <T> ParallelLines<T> inOrder(EventSettings<T> settings, ByteSource source, int threads) {
        ParallelLines<T> lines = new ParallelLines<>(settings, source, threads, null);
        try {
            lines.start(1, threads);
        } catch (Error e) { // no memory for another thread
            ByteSource.closeAfter(lines, e);
            throw e;
        }
        return lines;
    }

    /** Reads everything on this and the other threads, which have ended when this returns. */
    static <T> void forEach(EventSettings<T> settings, ByteSource source, int threads, Consumer<? super T> consumer)
            throws IOException {
        ParallelLines<T> lines = new ParallelLines<>(settings, source, threads, consumer);
        try {
            lines.start(2, threads);
            lines.work();
        } catch (Error e) { // no memory for another thread
            lines.fail(e);
        }
        lines.awaitThreads();
        Throwable end = lines.failure != null ? lines.failure : lines.blocks.failure();
        if (end != null) {
            ByteSource.closeAfter(lines.blocks, end);
            ByteSource.rethrow(end);
        }
        lines.blocks.close();
    }

    private void start(int first, int last) {
        for (int i = first; i <= last; i++) {
            Thread thread = new Thread(this::work, "schemac-lines-" + i);
            thread.setDaemon(true);
            thread.start();
            threads.add(thread);
        }
    }

    private void awaitThreads() {
        boolean interrupted = false;
        for (Thread thread : threads) {
            while (thread.isAlive()) {
                try {
                    thread.join();
                } catch (InterruptedException e) {
                    fail(interrupted());
                    interrupted = Thread.interrupted(); // or it would end the next wait at once
                }
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    // ---- the threads

    private void work() {
        try {
            byte[] unused = null;
            while (mayBegin()) {
                LineBlocks.Block lines = blocks.next(unused);
                if (lines == null) {
                    return;
                }
                ParsedBlock next = new ParsedBlock(lines);
                next.parse();
                while (consumer != null && !stopped && !next.isDone()) {
                    awaitTurn(next);
                    next.parse();
                }
                unused = next.isDone() ? LineBlocks.unused(lines) : null;
                lines = null; // no reference remains while waiting
                put(next);
                next = null;
            }
        } catch (InterruptedException e) {
            InterruptedIOException interrupted = interrupted();
            if (!stopped) { // closing interrupts, too
                fail(interrupted);
            }
        } catch (Throwable e) { // also a checked exception, which code in Kotlin throws without declaring it
            fail(e);
        } finally {
            synchronized (this) {
                running--;
                notifyAll();
            }
        }
    }

    /** Waits while too much waits for delivery: another thread has the next block. Returns false if stopped. */
    private synchronized boolean mayBegin() throws InterruptedException {
        while (!stopped && (begun - delivered >= mostAhead || waitingBytes >= ALL_REJECTED)) {
            wait();
        }
        begun++;
        return !stopped;
    }

    /** Waits for the blocks before this one, then delivers its bad events so far. */
    private synchronized void awaitTurn(ParsedBlock next) throws InterruptedException {
        while (!stopped && next.index != delivered) {
            wait();
        }
        deliverRejected(next);
    }

    private synchronized void put(ParsedBlock done) throws IOException {
        parsed.put(done.index, done);
        waitingBytes += done.rejectedBytes;
        while (consumer != null && !stopped && parsed.containsKey(delivered)) {
            ParsedBlock next = remove();
            deliverRejected(next);
            next.deliverEnd();
        }
        notifyAll();
    }

    private void deliverRejected(ParsedBlock next) {
        while (!stopped && next.waiting.poll() instanceof RejectedEvent bad) {
            deliver(bad);
        }
    }

    private void deliver(RejectedEvent bad) {
        settings.rejected().accept(bad.behind(eventsBefore, linesBefore));
    }

    /** Removes the next block to be delivered; returns null if there is none. */
    private ParsedBlock remove() {
        ParsedBlock next = parsed.remove(delivered);
        if (next != null) {
            delivered++;
            waitingBytes -= next.rejectedBytes;
            notifyAll();
        }
        return next;
    }

    /** Stops all threads, also one that waits for the source. */
    private void fail(Throwable e) {
        stopped = true;
        synchronized (this) {
            if (failure == null) {
                failure = e;
            } else if (failure != e) {
                failure.addSuppressed(e);
            }
            notifyAll();
        }
        ByteSource.closeAfter(blocks, failure);
    }

    // ---- events in order

    @Override
    public T next() throws IOException {
        while (true) {
            Object next = block == null ? null : block.waiting.poll();
            if (next instanceof RejectedEvent bad) { // no value class: only this package makes them
                deliver(bad);
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

    /** Waits for the next block; returns false at the end. */
    private synchronized boolean nextBlock() throws IOException {
        if (block != null) {
            block.deliverEnd();
        }
        block = null; // no reference remains while waiting
        try {
            while (!parsed.containsKey(delivered) && running > 0) {
                wait();
            }
        } catch (InterruptedException e) {
            throw interrupted();
        }
        block = remove();
        if (block == null && stopped && failure == null) {
            throw ByteSource.closedWhileRead(blocks.failure());
        }
        if (block == null) {
            ByteSource.rethrow(failure != null ? failure : blocks.failure());
        }
        return block != null;
    }

    @Override
    public long position() {
        return position;
    }

    @Override
    public void close() throws IOException {
        stopped = true;
        try {
            blocks.close();
        } finally {
            threads.forEach(Thread::interrupt);
        }
    }

    private static InterruptedIOException interrupted() {
        Thread.currentThread().interrupt();
        return new InterruptedIOException("interrupted while waiting for events");
    }

    /**
     * A block of lines. It is parsed part by part, which bounds the memory of the events that wait: a block of the
     * shortest bad lines makes a hundred times its size of errors. Used by one thread at a time.
     */
    private final class ParsedBlock {
        private final int index;
        /** Events and bad events, in order; the bad ones have their numbers and lines in the block. */
        private final Queue<Object> waiting = new ArrayDeque<>();
        /** The memory of the bad events that wait, in bytes. */
        private long rejectedBytes;
        /** Null if the block has been parsed to its end, or to the exception that ends it. */
        private LineReader<T> reader;

        // Set at the end.
        private Throwable thrown;
        private long events;
        private long lines;
        private long endPosition;

        ParsedBlock(LineBlocks.Block block) {
            this.index = block.index();
            this.reader = LineReader.ofBlock(
                    settings.rejected() == null ? settings : settings.withRejected(this::reject), block.lines());
        }

        private void reject(RejectedEvent bad) {
            waiting.add(bad);
            rejectedBytes += bad.memory();
        }

        boolean isDone() {
            return reader == null;
        }

        /** Parses the next part, after the events of the previous part have been delivered. */
        void parse() {
            rejectedBytes = 0;
            while (reader != null
                    && waiting.size() < mostEvents
                    && rejectedBytes < mostRejectedBytes
                    && (consumer == null || !stopped)) {
                T event = parseNext();
                if (event != null && consumer != null) {
                    consumer.accept(event);
                } else if (event != null) {
                    waiting.add(event);
                }
            }
        }

        /** Returns the next event; null after a line without one, and at the end. */
        private T parseNext() {
            try {
                T event = reader.next();
                if (event == null && reader.atEnd()) {
                    parsedTo(null);
                }
                return event;
            } catch (Throwable e) {
                if (consumer != null && !(e instanceof JsonParseException)) {
                    throw e; // a class of the application stops all threads, as the consumer does
                }
                parsedTo(e);
                return null;
            }
        }

        private void parsedTo(Throwable failure) {
            thrown = failure;
            events = reader.number;
            lines = reader.lines();
            endPosition = reader.position();
            reader = null;
            if (failure != null) {
                blocks.end();
            }
        }

        /** Counts the block, after its events have been delivered, or throws the exception that ended it. */
        void deliverEnd() throws IOException {
            position = endPosition;
            if (thrown instanceof JsonParseException e) {
                throw RuntimeAccess.at(e, e.path(), e.offset(), linesBefore + e.line(), e.column());
            }
            ByteSource.rethrow(thrown);
            eventsBefore += events;
            linesBefore += lines;
        }
    }
}

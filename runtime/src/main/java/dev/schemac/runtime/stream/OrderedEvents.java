package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** JSON Lines that several threads parse ahead, block by block, and one reads in order. Only some blocks are ahead at any time. */
final class OrderedEvents<T> implements EventSupply<T> {
    /** How many blocks a thread may be ahead: enough that none waits while the reader is in the middle of one. */
    private static final int BLOCKS_AHEAD = 2;

    /**
     * What came of a block: its events and what was rejected, which have their numbers in the block, and what ended it before its end, or
     * null.
     */
    private record Parsed<T>(
            List<T> events, List<RejectedEvent> rejected, long lines, long end, JsonParseException failure) {}

    private final EventFormat<T> format;
    private final LineBlocks blocks;
    private final List<Thread> threads = new ArrayList<>();
    private final int mostAhead;

    // Guarded by this.
    private final Map<Integer, Parsed<T>> parsed = new HashMap<>();
    private int takenByReader;
    private int takenByThreads;
    /** How many threads have not come to the end. */
    private int running;

    private boolean closed;
    /** What ended a thread other than a bad event. */
    private Throwable failure;

    // Of the reader alone.
    private Iterator<T> events = List.<T>of().iterator();
    private Iterator<RejectedEvent> rejected = List.<RejectedEvent>of().iterator();
    private RejectedEvent nextRejected;
    private Parsed<T> block;
    private long numberInBlock;
    private long eventsBefore;
    private long linesBefore;
    private long position;

    OrderedEvents(EventFormat<T> format, ByteSource source, int threads) {
        this.format = format;
        this.blocks = new LineBlocks(source, format.options().maxEventBytes());
        this.mostAhead = threads * BLOCKS_AHEAD;
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
            LineBlocks.Block next = null;
            while (mayTake()) {
                next = blocks.next(next);
                if (next == null) {
                    return;
                }
                Parsed<T> result = parsed(next);
                synchronized (this) {
                    parsed.put(next.index(), result);
                    notifyAll();
                }
                if (result.failure != null) {
                    return; // whoever reads comes no further
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

    private Parsed<T> parsed(LineBlocks.Block next) {
        List<T> events = new ArrayList<>();
        List<RejectedEvent> rejected = new ArrayList<>();
        StreamBuffer in = new StreamBuffer(next.bytes(), next.from(), next.to(), next.origin());
        LineReader<T> reader = new LineReader<>(format, in, format.rejected() == null ? null : rejected::add);
        JsonParseException failure = null;
        try {
            for (T event = reader.next(); event != null; event = reader.next()) {
                events.add(event);
            }
        } catch (JsonParseException e) {
            failure = e;
        }
        return new Parsed<>(events, rejected, reader.lines(), in.offset(in.position), failure);
    }

    // ---- the reader

    @Override
    public T next() throws IOException {
        while (true) {
            while (nextRejected != null && nextRejected.number() == numberInBlock + 1) {
                numberInBlock++;
                RejectedEvent bad = nextRejected;
                nextRejected = rejected.hasNext() ? rejected.next() : null;
                format.rejected().accept(bad.behind(eventsBefore, linesBefore));
            }
            if (events.hasNext()) {
                numberInBlock++;
                return events.next();
            }
            if (!nextBlock()) {
                return null;
            }
        }
    }

    private boolean nextBlock() throws IOException {
        if (block != null) {
            position = block.end;
            if (block.failure != null) {
                JsonParseException e = block.failure;
                throw e.at(e.path(), e.offset(), linesBefore + e.line(), e.column());
            }
            eventsBefore += numberInBlock;
            linesBefore += block.lines;
        }
        block = take();
        if (block == null) {
            return false;
        }
        numberInBlock = 0;
        events = block.events.iterator();
        rejected = block.rejected.iterator();
        nextRejected = rejected.hasNext() ? rejected.next() : null;
        return true;
    }

    /** Waits for the next block; null at the end. */
    private synchronized Parsed<T> take() throws IOException {
        try {
            while (!parsed.containsKey(takenByReader) && running > 0) {
                wait();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while waiting for events");
        }
        Parsed<T> next = parsed.remove(takenByReader);
        if (next == null && closed) {
            throw new IOException("the stream of events was closed while it was read", failure);
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
}

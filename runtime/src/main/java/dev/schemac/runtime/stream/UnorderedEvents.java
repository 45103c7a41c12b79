package dev.schemac.runtime.stream;

import dev.schemac.runtime.JsonParseException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/**
 * Parses JSON Lines with several threads, block by block. Each thread passes its events to the consumer itself. Only
 * the calls of the handler of bad events wait for the blocks before: the numbers and lines of events are not known
 * earlier. Where much waits, the threads wait for the first block that is not done.
 */
final class UnorderedEvents<T> {
    /** A finished block, while an earlier one may be unfinished; {@code failure} is null if it was read to its end. */
    private record Done(long events, long lines, Waiting rejected, JsonParseException failure) {}

    /** The bad events of a block that wait for the handler, and their memory. */
    private static final class Waiting {
        private final List<RejectedEvent> events = new ArrayList<>();
        private long bytes;

        void add(RejectedEvent bad) {
            events.add(bad);
            bytes += bad.memory();
        }

        void clear() {
            events.clear();
            bytes = 0;
        }
    }

    /** How many blocks may be done while one before them is not. */
    private static final int MOST_DONE = 1 << 14;

    /** The maximum memory of bad events of finished blocks while an earlier block is unfinished, in bytes. */
    private static final long MOST_REJECTED_BYTES = 1 << 24;

    private final EventFormat<T> format;
    private final LineBlocks blocks;
    private final Consumer<? super T> consumer;
    private final int threads;

    /** Whether no thread begins another event. */
    private volatile boolean stopped;
    /** Whether no thread begins another block: the begun ones are read to their end. */
    private volatile boolean lastBegun;

    private final AtomicBoolean closed = new AtomicBoolean();

    // Guarded by this.
    private final Map<Integer, Done> done = new TreeMap<>();
    private long rejectedBytes;
    private int handled;
    private long eventsBefore;
    private long linesBefore;
    /**
     * The failure that ends the reading: the first exception of a consumer or handler, or the bad event that is handled
     * first.
     */
    private Throwable failure;
    /** The failure that ended the source; it follows all earlier events. */
    private Throwable sourceFailure;

    UnorderedEvents(EventFormat<T> format, ByteSource source, int threads, Consumer<? super T> consumer) {
        this.format = format;
        this.blocks = new LineBlocks(source, format.options().maxEventBytes(), threads);
        this.threads = threads;
        this.consumer = consumer;
    }

    /** Reads everything on this and the other threads, which have ended when this returns. */
    void run() throws IOException {
        List<Thread> others = new ArrayList<>();
        try {
            for (int i = 2; i <= threads; i++) {
                Thread thread = new Thread(this::work, "schemac-lines-" + i);
                thread.setDaemon(true);
                thread.start();
                others.add(thread);
            }
            work();
        } catch (Error e) { // no memory for another thread
            fail(e);
        }
        await(others);
        try {
            closeOnce();
        } catch (IOException | RuntimeException | Error e) {
            fail(e);
        }
        synchronized (this) {
            if (failure != null) {
                rethrow(failure);
            }
        }
    }

    private void await(List<Thread> others) {
        boolean interrupted = false;
        for (Thread other : others) {
            while (other.isAlive()) {
                try {
                    other.join();
                } catch (InterruptedException e) {
                    interrupted = true;
                    fail(new InterruptedIOException("interrupted while waiting for events"));
                }
            }
        }
        synchronized (this) {
            if (sourceFailure != null && failure == null) {
                failure = sourceFailure;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void work() {
        try {
            byte[] unused = null;
            while (!stopped && !lastBegun) {
                LineBlocks.Block block = nextBlock(unused);
                if (block == null) {
                    return;
                }
                unused = LineBlocks.unused(block);
                int index = block.index();
                Done result = read(block);
                block = null; // no reference remains while waiting
                finish(index, result);
            }
        } catch (IOException | RuntimeException | Error e) {
            fail(e);
        }
    }

    private LineBlocks.Block nextBlock(byte[] unused) {
        try {
            return blocks.next(unused);
        } catch (InterruptedException e) {
            fail(interrupted());
            return null;
        } catch (IOException | RuntimeException | Error e) {
            lastBegun = true;
            synchronized (this) {
                sourceFailure = e;
            }
            return null;
        }
    }

    private Done read(LineBlocks.Block block) throws IOException {
        Waiting rejected = new Waiting();
        LineReader<T> reader = LineReader.of(format, block, rejected::add);
        JsonParseException failure = null;
        try {
            while (!stopped) {
                T event = nextOf(reader);
                if (event != null) {
                    consumer.accept(event);
                } else if (reader.atEnd()) {
                    break;
                } else if (rejected.bytes >= blocks.mostRejectedBytes()) {
                    handle(block.index(), rejected);
                }
            }
        } catch (BadEvent e) {
            // The blocks before this one are still read: its line is not known earlier.
            lastBegun = true;
            failure = e.error;
        }
        return new Done(reader.number, reader.lines(), rejected, failure);
    }

    /** An error of the format, distinct from an exception of a consumer that parses by itself. */
    private static final class BadEvent extends Exception {
        private static final long serialVersionUID = 1L;

        final JsonParseException error;

        BadEvent(JsonParseException error) {
            super(error);
            this.error = error;
        }
    }

    private T nextOf(LineReader<T> reader) throws BadEvent {
        if (stopped) {
            return null;
        }
        try {
            return reader.next();
        } catch (JsonParseException e) {
            throw new BadEvent(e);
        }
    }

    /** Passes the bad events of a part of a block to the handler, after the blocks before it are finished. */
    private synchronized void handle(int index, Waiting rejected) throws IOException {
        while (!stopped && index != handled) {
            waitForOthers();
        }
        if (!stopped) {
            handle(rejected);
        }
        rejected.clear();
    }

    private void handle(Waiting rejected) {
        for (RejectedEvent bad : rejected.events) {
            format.rejected().accept(bad.behind(eventsBefore, linesBefore));
        }
    }

    /**
     * Handles the bad events of finished blocks without unfinished blocks before them; waits if too many events would
     * wait otherwise.
     */
    private synchronized void finish(int index, Done result) throws IOException {
        while (!stopped
                && index != handled
                && (done.size() >= MOST_DONE
                        || result.rejected.bytes > 0 && rejectedBytes + result.rejected.bytes > MOST_REJECTED_BYTES)) {
            waitForOthers();
        }
        done.put(index, result);
        rejectedBytes += result.rejected.bytes;
        for (Done next = done.remove(handled); next != null && failure == null; next = done.remove(handled)) {
            handled++;
            rejectedBytes -= next.rejected.bytes;
            handle(next.rejected);
            if (next.failure != null) {
                JsonParseException e = next.failure;
                fail(e.at(e.path(), e.offset(), linesBefore + e.line(), e.column()));
            }
            eventsBefore += next.events;
            linesBefore += next.lines;
        }
        notifyAll();
    }

    private void waitForOthers() throws IOException {
        try {
            wait();
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private static IOException interrupted() {
        Thread.currentThread().interrupt();
        return new InterruptedIOException("interrupted while waiting for events");
    }

    /** Stops all threads, one that waits for the source too. */
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
        try {
            closeOnce();
        } catch (IOException | RuntimeException | Error onClose) {
            synchronized (this) {
                if (failure != onClose) {
                    failure.addSuppressed(onClose);
                }
            }
        }
    }

    private void closeOnce() throws IOException {
        if (!closed.getAndSet(true)) {
            blocks.close();
        }
    }

    static void rethrow(Throwable failure) throws IOException {
        if (failure instanceof IOException e) {
            throw e;
        }
        if (failure instanceof RuntimeException e) {
            throw e;
        }
        throw (Error) failure;
    }
}

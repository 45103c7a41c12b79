package dev.schemac.playground;

import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A fixed number of threads, with a queue of limited size. */
final class BoundedWork implements AutoCloseable {
    private final ThreadPoolExecutor workers;
    private final Duration longest;

    BoundedWork(Limits limits) {
        this.longest = limits.work();
        this.workers = new ThreadPoolExecutor(
                limits.workers(),
                limits.workers(),
                1,
                TimeUnit.MINUTES,
                new ArrayBlockingQueue<>(limits.waiting()),
                work -> Playground.daemon(work, "playground-worker"));
    }

    /** The reason for a missing result. */
    static final class Refused extends Exception {
        private static final long serialVersionUID = 1L;

        Refused(String message) {
            super(message);
        }
    }

    /**
     * Returns the result of work. After a timeout the work continues, and occupies its thread until it ends.
     *
     * @throws ExecutionException with the exception of the work as its cause
     * @throws Refused on a timeout, or if the queue is full
     */
    <T> T result(Callable<T> work) throws ExecutionException, Refused, InterruptedException {
        Future<T> running;
        try {
            running = workers.submit(work);
        } catch (RejectedExecutionException e) {
            throw new Refused("too many requests at once: try again in a moment");
        }
        try {
            return running.get(longest.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            running.cancel(true);
            workers.purge(); // otherwise waiting work would stay in the queue
            throw new Refused("this took longer than " + longest.toSeconds()
                    + " seconds, the limit of the playground; the command schemac has no such limit");
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}

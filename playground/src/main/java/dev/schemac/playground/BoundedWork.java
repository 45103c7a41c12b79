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

/** A few threads that work, and a few places to wait for them. */
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

    /** Why there is no result. */
    static final class Refused extends Exception {
        private static final long serialVersionUID = 1L;

        Refused(String message) {
            super(message);
        }
    }

    /**
     * The result of work, which goes on where it takes too long: the thread is not free before it ends.
     *
     * @throws ExecutionException what the work throws, as its cause
     * @throws Refused if it takes too long, or all places are taken
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
            workers.purge(); // or it keeps its place where it has not begun
            throw new Refused("it took longer than " + longest.toSeconds()
                    + " seconds, which is all that the playground waits;" + " the command has no such limit");
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}

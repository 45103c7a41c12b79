package dev.schemac.lsp;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.eclipse.lsp4j.jsonrpc.CompletableFutures;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;

/** One thread that runs work in order. Failures are logged and do not affect other work. Thread-safe. */
final class Worker {
    private final ScheduledExecutorService thread;
    private final Consumer<String> log;
    private ScheduledFuture<?> later;

    /**
     * @param name of the thread
     * @param log receives failures
     */
    Worker(String name, Consumer<String> log) {
        this.thread = Executors.newSingleThreadScheduledExecutor(work -> {
            Thread made = new Thread(work, name);
            made.setDaemon(true);
            return made;
        });
        this.log = log;
    }

    /** Runs work after all earlier work. */
    void run(Runnable work) {
        if (!thread.isShutdown()) {
            thread.execute(guarded(work));
        }
    }

    /** Does something in a while, unless this is called again until then. */
    synchronized void runLater(Runnable work, long milliseconds) {
        if (later != null) {
            later.cancel(false);
        }
        if (!thread.isShutdown()) {
            later = thread.schedule(guarded(work), milliseconds, TimeUnit.MILLISECONDS);
        }
    }

    /**
     * Computes the answer to a request after all earlier work.
     *
     * @param otherwise the answer if computing fails
     */
    <T> CompletableFuture<T> answer(Supplier<T> answer, T otherwise) {
        if (thread.isShutdown()) {
            return CompletableFuture.completedFuture(otherwise);
        }
        return CompletableFutures.computeAsync(thread, asked -> {
            asked.checkCanceled();
            return guarded(answer, otherwise);
        });
    }

    synchronized void stop() {
        if (later != null) {
            later.cancel(false);
        }
        thread.shutdown();
    }

    private Runnable guarded(Runnable work) {
        return () -> guarded(
                () -> {
                    work.run();
                    return null;
                },
                null);
    }

    /** Catches errors: deep nesting may exhaust the stack, and a defect must not end the thread. */
    private <T> T guarded(Supplier<T> work, T otherwise) {
        try {
            return work.get();
        } catch (ResponseErrorException refused) {
            throw refused;
        } catch (RuntimeException | StackOverflowError e) {
            log.accept(e + at(e));
            return otherwise;
        }
    }

    private static String at(Throwable failure) {
        StackTraceElement[] trace = failure.getStackTrace();
        return trace.length == 0 ? "" : " at " + trace[0];
    }
}

package dev.schemac.codegen.build;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Locks a folder for one build at a time, among the threads of this process and all processes. */
final class BuildLock implements AutoCloseable {

    private static final long BETWEEN_ATTEMPTS_MILLIS = 10;

    private final FileChannel channel;

    private BuildLock(FileChannel channel) {
        this.channel = channel;
    }

    /**
     * Waits for the lock of the folder, which is created if it is missing. File systems without locks provide none:
     * each file is still replaced atomically.
     *
     * @throws InterruptedIOException if the thread is interrupted while it waits
     */
    static BuildLock on(Path folder) throws IOException {
        Files.createDirectories(folder);
        FileChannel channel =
                FileChannel.open(folder.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            while (!isLocked(channel)) {
                // another thread has the lock: Java throws instead of waiting
                Thread.sleep(BETWEEN_ATTEMPTS_MILLIS);
            }
        } catch (InterruptedException e) {
            channel.close();
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("interrupted while waiting for another build that uses " + folder);
        }
        return new BuildLock(channel);
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.lock();
            return lock.isValid();
        } catch (OverlappingFileLockException e) {
            return false;
        } catch (IOException e) {
            if (e instanceof java.nio.channels.ClosedByInterruptException) {
                throw e;
            }
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}

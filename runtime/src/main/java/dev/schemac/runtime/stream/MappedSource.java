package dev.schemac.runtime.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * A file that is mapped into memory, a window at a time: its bytes are copied once, out of the page cache, and no call of the operating system is
 * made for them. Where the file cannot be mapped it is read.
 */
final class MappedSource implements ByteSource {
    /** As much of the address space as is used at a time. */
    private static final long WINDOW = 1 << 28;

    private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

    private final FileChannel channel;
    private final long size;
    private ByteBuffer window = NOTHING;
    private long windowEnd;

    /** @param channel at its beginning */
    MappedSource(FileChannel channel) throws IOException {
        this.channel = channel;
        this.size = channel.size();
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        if (!window.hasRemaining() && windowEnd < size) {
            map();
        }
        if (!window.hasRemaining()) {
            // What cannot be mapped, or was appended since the file was opened.
            return channel.read(ByteBuffer.wrap(bytes, from, length));
        }
        int count = Math.min(length, window.remaining());
        try {
            window.get(bytes, from, count);
        } catch (InternalError e) {
            throw new IOException("the file became shorter while it was read", e);
        }
        return count;
    }

    private void map() throws IOException {
        long length = Math.min(WINDOW, size - windowEnd);
        window = NOTHING; // what was in it is not held by this object any longer, should memory be short
        try {
            window = channel.map(FileChannel.MapMode.READ_ONLY, windowEnd, length);
        } catch (IOException | UnsupportedOperationException e) {
            // The channel stands where the last window ended, and is read from there. Where it is the file that fails,
            // so does reading.
            windowEnd = size;
            return;
        }
        windowEnd += length;
        channel.position(windowEnd);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}

package dev.schemac.runtime.stream;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;

/**
 * A file that is mapped into memory, a window at a time: its bytes are copied once, out of the page cache, and no call of the operating system is
 * made for them. Where the file cannot be mapped it is read.
 */
final class MappedSource implements ByteSource {
    /** As much of the address space as is used at a time. */
    private static final long WINDOW = 1 << 28;

    private final FileChannel channel;
    private final long size;
    private MappedByteBuffer window;
    private long windowEnd;

    /** @param channel at its beginning */
    MappedSource(FileChannel channel) throws IOException {
        this.channel = channel;
        this.size = channel.size();
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
        if (window != null && !window.hasRemaining()) {
            window = null;
        }
        if (window == null && windowEnd < size) {
            long length0 = Math.min(WINDOW, size - windowEnd);
            window = channel.map(FileChannel.MapMode.READ_ONLY, windowEnd, length0);
            windowEnd += length0;
            channel.position(windowEnd);
        }
        if (window == null) {
            // What was appended since the file was opened.
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

    @Override
    public void close() throws IOException {
        window = null;
        channel.close();
    }
}

package dev.schemac.spark.internal.read;

import dev.schemac.runtime.internal.integration.FileInput;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.NonWritableChannelException;
import java.nio.channels.SeekableByteChannel;
import org.apache.hadoop.fs.FSDataInputStream;

/** A file of Hadoop as a channel, from which the runtime reads the lines of a range. */
final class HadoopFile implements SeekableByteChannel {
    private final FSDataInputStream file;
    private final long size;
    private boolean open = true;

    /** @param size the number of bytes to the end of the part, which the file had when the read was planned */
    HadoopFile(FSDataInputStream file, long size) {
        this.file = file;
        this.size = size;
    }

    @Override
    public int read(ByteBuffer target) throws IOException {
        int count = file.read(target.array(), target.arrayOffset() + target.position(), target.remaining());
        if (count < 0 && file.getPos() < size) {
            throw new IOException(FileInput.shorter(size, file.getPos()));
        }
        if (count > 0) {
            target.position(target.position() + count);
        }
        return count;
    }

    @Override
    public long position() throws IOException {
        return file.getPos();
    }

    @Override
    public SeekableByteChannel position(long newPosition) throws IOException {
        if (newPosition != file.getPos()) {
            file.seek(newPosition);
        }
        return this;
    }

    @Override
    public long size() {
        return size;
    }

    @Override
    public boolean isOpen() {
        return open;
    }

    @Override
    public void close() throws IOException {
        open = false;
        file.close();
    }

    @Override
    public int write(ByteBuffer source) {
        throw new NonWritableChannelException();
    }

    @Override
    public SeekableByteChannel truncate(long length) {
        throw new NonWritableChannelException();
    }
}

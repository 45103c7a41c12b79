package dev.schemac.flink.internal.file;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;

/** The lines that begin in a split, unchanged. It belongs to one thread. */
public final class SplitLines implements Closeable {
    private final SplitFile file;
    private final long to;
    private final int longest;
    private final ByteBuffer block = ByteBuffer.allocate(1 << 16).flip();

    /** The position after the last byte that was returned. */
    private long position;

    private long number;

    /**
     * Begins before the first line.
     *
     * @param from the first byte of the split, or the position after a line
     * @param to the end of the split; {@link Long#MAX_VALUE} for the end of the file
     * @param longest the limit of a line in bytes
     * @throws IOException if the file cannot be read
     */
    public SplitLines(SplitFile file, long from, long to, int longest) throws IOException {
        this.file = file;
        this.to = to;
        this.longest = longest;
        this.position = Math.max(0, from - 1);
        file.position(position);
        if (from > 0) {
            // the line that contains the byte before the split belongs to the split before
            rest(new ByteArrayOutputStream());
            number = Long.MIN_VALUE;
        }
    }

    /**
     * {@return the next line without its line feed, perhaps empty; null at the end of the split}
     *
     * @throws IOException if the file cannot be read, or the line exceeds the limit
     */
    public byte[] next() throws IOException {
        if (position >= to || !fill()) {
            return null;
        }
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        rest(line);
        number++;
        return line.toByteArray();
    }

    private boolean fill() throws IOException {
        if (!block.hasRemaining()) {
            file.read(block.clear());
            block.flip();
        }
        return block.hasRemaining();
    }

    /** Reads to the end of the line. */
    private void rest(ByteArrayOutputStream line) throws IOException {
        boolean ended = false;
        while (!ended && fill()) {
            int begin = block.position();
            int end = begin;
            while (end < block.limit() && block.get(end) != '\n') {
                end++;
            }
            if (line.size() + end - begin > longest) {
                throw new IOException("the line at byte " + (position - line.size()) + " of " + file.name()
                        + " is longer than " + longest + " bytes");
            }
            line.write(block.array(), begin, end - begin);
            ended = end < block.limit();
            block.position(ended ? end + 1 : end);
            position += block.position() - begin;
        }
    }

    /** {@return where the next line begins} */
    public long position() {
        return position;
    }

    /** {@return the number of the last line, from 1; 0 if the split is not the first one of its file} */
    public long number() {
        return Math.max(0, number);
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}

package dev.schemac.cli;

import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.GZIPInputStream;

/** The bytes of documents on their way in: counted, and never waited for while finished events sit in a buffer. */
final class DocumentInput extends FilterInputStream {
    private static final int BUFFER_SIZE = 1 << 16;

    private final EventOutput output;
    private final Progress progress;

    DocumentInput(InputStream in, EventOutput output, Progress progress) {
        super(in);
        this.output = output;
        this.progress = progress;
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        boolean waits = in.available() == 0;
        if (waits) {
            output.inputWaits(true);
        }
        int count = in.read(target, offset, length);
        if (waits) {
            output.inputWaits(false);
        }
        if (count > 0) {
            progress.advance(count);
        }
        return count;
    }

    /** These bytes, decompressed where they are gzip, as streams of events do by themselves. */
    InputStream decompressed() throws IOException {
        BufferedInputStream all = new BufferedInputStream(this, BUFFER_SIZE);
        all.mark(2);
        boolean gzip = all.read() == 0x1f && all.read() == 0x8b;
        all.reset();
        return gzip ? new GZIPInputStream(all, BUFFER_SIZE) : all;
    }
}

package dev.schemac.cli.documents;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Counts the bytes of documents, and flushes finished events before it waits for input. */
final class DocumentInput extends FilterInputStream {
    private final DocumentOutput output;
    private final Progress progress;

    DocumentInput(InputStream in, DocumentOutput output, Progress progress) {
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
}

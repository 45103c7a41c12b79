package dev.schemac.cli.documents;

import com.github.luben.zstd.ZstdIOException;
import com.github.luben.zstd.ZstdInputStreamNoFinalizer;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Decompresses one or several frames of zstd. Memory is limited: the window of a frame is at most that of the zstd
 * program without options.
 */
final class ZstdInput extends FilterInputStream {
    /** 128 MiB, as a power of two. */
    private static final int WINDOW_LOG = 27;

    private ZstdInput(InputStream in) {
        super(in);
    }

    /** @throws IOException also if there is no native library for this machine */
    static InputStream of(InputStream compressed) throws IOException {
        try {
            return new ZstdInput(new ZstdInputStreamNoFinalizer(compressed).setLongMax(WINDOW_LOG));
        } catch (LinkageError e) {
            throw new IOException(
                    "is compressed with zstd, which cannot be read on this machine: decompress it first", e);
        }
    }

    @Override
    public int read() throws IOException {
        byte[] one = new byte[1];
        return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
        try {
            return super.read(target, offset, length);
        } catch (ZstdIOException e) {
            throw new IOException(problem(e), e);
        }
    }

    private static String problem(ZstdIOException e) {
        String reason = String.valueOf(e.getMessage());
        return switch (reason) {
            case "Truncated source" -> "unexpected end of zstd data";
            case "Frame requires too much memory for decoding" ->
                "the zstd data needs a window larger than 128 MiB: decompress it first";
            default -> "damaged zstd data: " + reason;
        };
    }
}

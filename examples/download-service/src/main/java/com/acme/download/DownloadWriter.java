package com.acme.download;

import dev.schemac.runtime.stream.EventWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.security.MessageDigest;
import java.util.Arrays;
import java.util.List;

/** Writes files as lines of JSON, chunk by chunk. At most one chunk of a file is in memory. */
final class DownloadWriter {
    static final int CHUNK = 64 * 1024;

    private final EventWriter<DownloadEvent> out;

    private final byte[] buffer = new byte[CHUNK];

    DownloadWriter(OutputStream out) {
        this.out = EventWriter.lines(DownloadEventWriter.INSTANCE, out);
    }

    void write(List<Content> contents) throws IOException {
        for (Content content : contents) {
            write(content);
        }
        DownloadEnd complete = DownloadEnd.builder().files(contents.size()).build();
        out.write(DownloadEvent.builder().complete(complete).build());
        out.flush();
    }

    private void write(Content content) throws IOException {
        FileBegin begin = FileBegin.builder().name(content.name()).build();
        out.write(DownloadEvent.builder().begin(begin).build());
        MessageDigest sha256 = Sha256.digest();
        long size = 0;
        try (InputStream in = content.source().open()) {
            int length;
            while ((length = in.readNBytes(buffer, 0, CHUNK)) > 0) {
                byte[] data = length == CHUNK ? buffer : Arrays.copyOf(buffer, length);
                FileChunk chunk = FileChunk.builder().offset(size).data(data).build();
                out.write(DownloadEvent.builder().chunk(chunk).build());
                sha256.update(data);
                size += length;
            }
        }
        FileEnd end = FileEnd.builder().size(size).sha256(sha256.digest()).build();
        out.write(DownloadEvent.builder().end(end).build());
    }
}

package com.acme.download;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
import dev.schemac.runtime.stream.EventFormat;
import dev.schemac.runtime.stream.EventStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Downloads files into a folder, all of them or none. */
public final class DownloadClient {
    /** Limits a line: base64 makes a chunk a third longer, and the rest is for names. */
    private static final int LONGEST_LINE = 2 * DownloadWriter.CHUNK;

    private static final EventFormat<DownloadEvent> LINES = EventFormat.lines(DownloadEventParser.INSTANCE)
            .withOptions(JsonOptions.STRICT.withMaxEventBytes(LONGEST_LINE));

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();

    /**
     * Downloads files. At most one chunk of a file is in memory.
     *
     * @param folder must exist, and must not contain files with these names
     * @return the files, verified
     * @throws DownloadException if the download is invalid; the folder is unchanged
     * @throws IOException if the folder cannot be written to; the folder is unchanged
     */
    public List<Path> download(URI uri, Path folder) throws IOException, InterruptedException {
        HttpRequest request =
                HttpRequest.newBuilder(uri).timeout(Duration.ofSeconds(10)).build();
        HttpResponse<InputStream> response = http.send(request, BodyHandlers.ofInputStream());
        try (InputStream body = response.body();
                DownloadReceiver receiver = new DownloadReceiver(folder)) {
            if (response.statusCode() != 200) {
                throw new DownloadException("the server answered with status " + response.statusCode());
            }
            EventStream<DownloadEvent> lines = LINES.read(body);
            for (DownloadEvent line = next(lines); line != null; line = next(lines)) {
                receiver.accept(line);
            }
            return receiver.finish();
        }
    }

    private static DownloadEvent next(EventStream<DownloadEvent> lines) throws DownloadException {
        try {
            return lines.read();
        } catch (JsonParseException e) {
            if (e.reason() == JsonParseException.Reason.END_OF_INPUT) {
                throw new DownloadException("the stream was cut off in the middle of a line", e);
            }
            throw new DownloadException("in the download: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new DownloadException("the stream was cut off: " + e.getMessage(), e);
        }
    }
}

package com.acme.download;

import dev.schemac.runtime.JsonOptions;
import dev.schemac.runtime.JsonParseException;
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
    /** A chunk in base64 is a third longer; the rest is room for names. */
    private static final int LONGEST_LINE = 2 * DownloadWriter.CHUNK;

    private final HttpClient http =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(10)).build();

    /**
     * Downloads files. Of each there is never more than one chunk in memory.
     *
     * @param folder must exist, and have no files of these names
     * @return the files, verified
     * @throws DownloadException if anything is not as it should be; the folder is as it was then
     * @throws IOException if the folder cannot be written to, then too
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
            LineReader lines = new LineReader(body, LONGEST_LINE);
            int line = 1;
            for (; nextLine(lines); line++) {
                receiver.accept(parse(lines, line));
            }
            return receiver.finish();
        }
    }

    private static boolean nextLine(LineReader lines) throws IOException {
        try {
            return lines.next();
        } catch (DownloadException e) {
            throw e;
        } catch (IOException e) {
            throw new DownloadException("the stream was cut off: " + e.getMessage(), e);
        }
    }

    private static DownloadEvent parse(LineReader lines, int line) throws DownloadException {
        try {
            return DownloadEventParser.INSTANCE.parse(lines.bytes(), lines.start(), lines.length(), JsonOptions.STRICT);
        } catch (JsonParseException e) {
            throw new DownloadException("line " + line + " of the download: " + e.getMessage(), e);
        }
    }
}

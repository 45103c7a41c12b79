package com.acme.download;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Serves the files of one folder and downloads them into another. Run it with
 * {@code mvn -q compile exec:java -Dexec.args="FROM TO"}.
 */
public final class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
        Path from = Path.of(args[0]);
        Path to = Files.createDirectories(Path.of(args[1]));
        List<Content> contents;
        try (Stream<Path> files = Files.list(from)) {
            contents =
                    files.filter(Files::isRegularFile).sorted().map(Content::of).toList();
        }
        try (DownloadServer server = DownloadServer.start(contents)) {
            for (Path file : new DownloadClient().download(server.uri(), to)) {
                System.out.println("verified " + file + ", " + Files.size(file) + " bytes");
            }
        } catch (DownloadException e) {
            System.err.println("nothing was downloaded: " + e.getMessage());
            System.exit(1);
        }
    }
}

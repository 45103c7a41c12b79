package com.acme.download;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file that is offered for download.
 *
 * @param name the file name without any folder
 * @param source opened for each download, and read to its end once
 */
public record Content(String name, Source source) {

    /** Opens the bytes of a file. */
    @FunctionalInterface
    public interface Source {
        InputStream open() throws IOException;
    }

    /** Returns a file of the file system, under its own name. */
    public static Content of(Path file) {
        return new Content(file.getFileName().toString(), () -> Files.newInputStream(file));
    }
}

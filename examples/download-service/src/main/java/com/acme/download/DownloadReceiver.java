package com.acme.download;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts the files of a download into a folder. It writes each file under a temporary name, and compares the checksum at
 * the end of the file. When the download is complete, it renames all files. After an earlier error the folder is
 * unchanged.
 */
final class DownloadReceiver implements AutoCloseable {
    private final Path folder;
    /** The temporary file of each name: the complete files and the file in progress. */
    private final Map<String, Path> files = new LinkedHashMap<>();

    private final List<Path> received = new ArrayList<>();

    // The file in progress; null between files.
    private String name;
    private OutputStream out;
    private MessageDigest sha256;
    private long size;

    private boolean complete;

    DownloadReceiver(Path folder) {
        this.folder = folder;
    }

    void accept(DownloadEvent event) throws IOException {
        if (complete) {
            throw new DownloadException("something follows the end of the download");
        }
        int members = 0;
        for (Object member : new Object[] {event.begin(), event.chunk(), event.end(), event.complete()}) {
            members += member == null ? 0 : 1;
        }
        if (members != 1) {
            throw new DownloadException("a line must be one of begin, chunk, end and complete");
        }
        if (event.begin() != null) {
            begin(event.begin().name());
        } else if (event.chunk() != null) {
            append(event.chunk());
        } else if (event.end() != null) {
            end(event.end());
        } else {
            complete(event.complete().files());
        }
    }

    private void begin(String file) throws IOException {
        if (name != null) {
            throw new DownloadException(quoted(file) + " begins before " + quoted(name) + " has ended");
        }
        if (!isPlain(file)) {
            throw new DownloadException(quoted(file) + " is no plain file name");
        }
        if (files.containsKey(file) || Files.exists(folder.resolve(file))) {
            throw new DownloadException(quoted(file) + " exists already");
        }
        Path temporary = Files.createTempFile(folder, ".download-", ".part");
        files.put(file, temporary);
        name = file;
        out = Files.newOutputStream(temporary);
        sha256 = Sha256.digest();
        size = 0;
    }

    /** Returns whether a name leads to no other folder, on this system or on another one. */
    private static boolean isPlain(String file) {
        boolean harmless = file.chars().noneMatch(c -> c < ' ' || "/\\:*?\"<>|".indexOf(c) >= 0);
        try {
            return harmless && !file.isBlank()
                    && !List.of(".", "..").contains(file)
                    && Path.of(file).getNameCount() == 1;
        } catch (InvalidPathException e) {
            return false; // this system has no such characters
        }
    }

    private void append(FileChunk chunk) throws IOException {
        if (name == null) {
            throw new DownloadException("a chunk belongs to no file");
        }
        if (chunk.offset() != size) {
            throw new DownloadException("a chunk of " + quoted(name) + " is missing or came twice: expected offset "
                    + size + " but found " + chunk.offset());
        }
        out.write(chunk.data());
        sha256.update(chunk.data());
        size += chunk.data().length;
    }

    private void end(FileEnd end) throws IOException {
        if (name == null) {
            throw new DownloadException("an end belongs to no file");
        }
        out.close();
        if (end.size() != size) {
            throw new DownloadException(
                    "a chunk of " + quoted(name) + " is missing: expected " + end.size() + " bytes but found " + size);
        }
        byte[] found = sha256.digest();
        if (!MessageDigest.isEqual(end.sha256(), found)) {
            throw new DownloadException("the checksum of " + quoted(name) + " is wrong: expected " + hex(end.sha256())
                    + " but found " + hex(found));
        }
        name = null;
    }

    private void complete(int count) throws IOException {
        if (name != null) {
            throw new DownloadException(quoted(name) + " has no end");
        }
        if (count != files.size()) {
            throw new DownloadException("a file is missing: expected " + count + " but found " + files.size());
        }
        complete = true;
    }

    /**
     * Renames the files after the end of the stream.
     *
     * @return the files, in the order of the stream
     */
    List<Path> finish() throws IOException {
        if (!complete) {
            throw new DownloadException("the stream was cut off" + (name == null ? "" : " in " + quoted(name)));
        }
        for (Map.Entry<String, Path> file : files.entrySet()) {
            Path target = folder.resolve(file.getKey());
            received.add(Files.move(file.getValue(), target));
        }
        files.clear();
        return List.copyOf(received);
    }

    /** Deletes the files of an unfinished download. */
    @Override
    public void close() throws IOException {
        if (out != null) {
            out.close();
        }
        if (!files.isEmpty()) {
            for (Path file : received) {
                Files.deleteIfExists(file);
            }
            for (Path file : files.values()) {
                Files.deleteIfExists(file);
            }
        }
    }

    private static String quoted(String name) {
        return "'" + name.replaceAll("\\p{Cntrl}", "?") + "'";
    }

    private static String hex(byte[] checksum) {
        return HexFormat.of().formatHex(checksum);
    }
}

package dev.schemac.cli.console;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * A standard stream of this process. The caller of the process may have closed it. Java then opens one of its own files,
 * such as the modules of the JDK, under the same number, and would read or write that file.
 */
public enum ProcessStream {
    IN,
    OUT,
    ERR;

    /**
     * Set by the launcher: the names of the closed streams, in lower case, each after a comma. They are connected to
     * {@code /dev/null}.
     */
    private static final String PROPERTY = "schemac.closed";

    private static final Path DESCRIPTORS = Path.of("/proc/self/fd");

    /** Returns whether the caller has closed it. Without a launcher, only Linux shows it. */
    public boolean isClosed() {
        String closed = System.getProperty(PROPERTY);
        if (closed != null) {
            return List.of(closed.split(",")).contains(name().toLowerCase(Locale.ROOT));
        }
        try {
            return isOfJava(Files.readSymbolicLink(DESCRIPTORS.resolve(Integer.toString(ordinal()))));
        } catch (NoSuchFileException e) {
            return Files.exists(DESCRIPTORS);
        } catch (IOException | UnsupportedOperationException e) {
            return false;
        }
    }

    /** Returns whether Java itself has opened a file: a file of the JDK, or a jar of the class path. */
    private static boolean isOfJava(Path file) throws IOException {
        if (!file.isAbsolute()) {
            return false; // pipe:[1] or socket:[1]
        }
        if (file.startsWith(Path.of(System.getProperty("java.home")).toRealPath())) {
            return true;
        }
        for (String place : System.getProperty("java.class.path").split(File.pathSeparator)) {
            if (!place.isEmpty() && file.equals(Path.of(place).toRealPath())) {
                return true;
            }
        }
        return false;
    }

    /** Returns a closed standard input: each read fails. */
    public static InputStream closedInput() {
        return new InputStream() {
            @Override
            public int read() throws IOException {
                throw new IOException("standard input is closed: redirect it, or name a file");
            }

            @Override
            public int available() throws IOException {
                return read();
            }
        };
    }

    /** Returns a closed standard output: each write fails. */
    public static OutputStream closedOutput() {
        return new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("the stream is closed: redirect it");
            }
        };
    }
}

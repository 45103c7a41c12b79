package dev.schemac.benchmarks.interleaved;

import dev.schemac.benchmarks.jvm.FreshJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A JVM that starts one library on one cell, and reports why it fails. */
final class StartProbe {
    private StartProbe() {}

    /**
     * Starts a library in a new JVM.
     *
     * @param flags those of the JVM, besides its heap
     * @param word the word of a cell
     * @param folder for the file of the JVM
     * @return the class and message of the first cause, or empty if the library started
     * @throws IllegalStateException if the JVM itself does not start
     */
    static Optional<String> failure(List<String> flags, String word, Path folder)
            throws IOException, InterruptedException {
        Path cause = folder.resolve("cause");
        Path output = folder.resolve("output");
        Files.deleteIfExists(cause);
        int exit = new ProcessBuilder(FreshJvm.command(flags, StartProbe.class, List.of(word, cause.toString())))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start()
                .waitFor();
        if (exit != 0) {
            throw new IllegalStateException("a JVM that starts " + word + " failed: " + Files.readString(output));
        }
        return Files.exists(cause) ? Optional.of(Files.readString(cause)) : Optional.empty();
    }

    /**
     * Starts a library.
     *
     * @param args the word of a cell, and the file for the cause of a failure
     */
    public static void main(String[] args) throws IOException {
        try {
            new InterleavedTrial(args[0]);
        } catch (Exception | LinkageError e) {
            Files.writeString(Path.of(args[1]), firstCause(e));
        }
    }

    private static String firstCause(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null && cause.getCause() != cause) {
            cause = cause.getCause();
        }
        String message = cause.getMessage();
        return cause.getClass().getSimpleName()
                + (message == null ? "" : ": " + message.lines().findFirst().orElse(""));
    }
}

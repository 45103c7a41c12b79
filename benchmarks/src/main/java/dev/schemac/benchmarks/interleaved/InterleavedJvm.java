package dev.schemac.benchmarks.interleaved;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.jvm.FreshJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * A JVM in which trials take turns.
 *
 * @param trial what takes turns: a public class with a constructor that takes a word
 * @param seconds how long each trial warms up, and then is timed
 * @param folder for what the JVM leaves
 */
public record InterleavedJvm(Class<? extends LongSupplier> trial, int seconds, Path folder) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /**
     * Times trials.
     *
     * @param flags those of the JVM, besides its heap
     * @param words what each trial is made of
     * @return by word, {@code speeds} in operations a second, block by block, and {@code bytesPerOperation}
     * @throws IllegalStateException if a trial fails
     */
    public JsonNode time(List<String> flags, List<String> words) throws IOException, InterruptedException {
        Path figures = folder.resolve("figures.json");
        Path errors = folder.resolve("errors");
        Files.deleteIfExists(figures);
        List<String> all = new ArrayList<>(FreshJvm.HEAP);
        all.addAll(flags);
        List<String> arguments =
                new ArrayList<>(List.of(figures.toString(), Integer.toString(seconds), trial.getName()));
        arguments.addAll(words);
        int exit = new ProcessBuilder(FreshJvm.command(all, InterleavedTrials.class, arguments))
                .redirectErrorStream(true)
                .redirectOutput(errors.toFile())
                .start()
                .waitFor();
        if (exit != 0 || !Files.exists(figures)) {
            throw new IllegalStateException(
                    "a JVM that timed " + words.size() + " trials failed: " + Files.readString(errors));
        }
        return MAPPER.readTree(figures.toFile());
    }
}

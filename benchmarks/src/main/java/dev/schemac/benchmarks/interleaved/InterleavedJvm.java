package dev.schemac.benchmarks.interleaved;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.schemac.benchmarks.jvm.FreshJvm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/**
 * A JVM in which trials take turns.
 *
 * @param first the work of each library before the rows, in turns: a public class with a constructor for the name
 *     of the library; usually none
 * @param trial the class of the trials: public, with a constructor for a word
 * @param time the warm-up of each trial, and then its timed period
 * @param folder for the files of the JVM
 */
public record InterleavedJvm(
        Optional<Class<? extends LongSupplier>> first,
        Class<? extends LongSupplier> trial,
        Duration time,
        Path folder) {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    /** With nothing before the rows. */
    public InterleavedJvm(Class<? extends LongSupplier> trial, Duration time, Path folder) {
        this(Optional.empty(), trial, time, folder);
    }

    /**
     * Times trials.
     *
     * @param flags those of the JVM, besides its heap
     * @param rows what each trial is made of, by row; a word begins with the name of a library, up to a slash or comma
     * @return by word, {@code speeds} in operations a second, block by block, {@code measures}, and {@code load} and
     *     {@code calibration} before and after its row
     * @throws IllegalStateException if a trial fails
     */
    public JsonNode time(List<String> flags, List<List<String>> rows) throws IOException, InterruptedException {
        Path figures = folder.resolve("figures.json");
        Path errors = folder.resolve("errors");
        Files.deleteIfExists(figures);
        List<String> all = new ArrayList<>(FreshJvm.HEAP);
        all.addAll(flags);
        List<String> arguments = new ArrayList<>(List.of(
                figures.toString(),
                Long.toString(time.toMillis()),
                first.map(Class::getName).orElse(InterleavedTrials.NOTHING),
                trial.getName()));
        for (int i = 0; i < rows.size(); i++) {
            if (i > 0) {
                arguments.add(InterleavedTrials.NEXT_ROW);
            }
            arguments.addAll(rows.get(i));
        }
        int exit = new ProcessBuilder(FreshJvm.command(all, InterleavedTrials.class, arguments))
                .redirectErrorStream(true)
                .redirectOutput(errors.toFile())
                .start()
                .waitFor();
        if (exit != 0 || !Files.exists(figures)) {
            throw new IllegalStateException("a JVM that timed "
                    + rows.stream().mapToInt(List::size).sum() + " trials failed: " + Files.readString(errors));
        }
        return MAPPER.readTree(figures.toFile());
    }
}

package dev.schemac.benchmarks.stream;

import dev.schemac.benchmarks.cell.CorrectnessCheck;
import dev.schemac.benchmarks.model.User;
import dev.schemac.benchmarks.payload.ValueTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.LongSupplier;

/** One library that reads a file from beginning to end, again and again, a few events in each call. */
public final class StreamTrial implements LongSupplier {
    private static final int BATCH = 16;
    private static final int CHECKED = 1_000;

    private final StreamReaders.Opener opener;
    private StreamReaders.Events events;

    /** The last result: without it, the compiler could remove the work. */
    private volatile Object last;

    /**
     * Opens the file, and checks the first events.
     *
     * @param word library, form and file, with commas between them
     * @throws IllegalStateException if a value is wrong
     */
    public StreamTrial(String word) throws IOException {
        String[] parts = word.split(",", 3);
        StreamFraming framing = StreamFraming.valueOf(parts[1].toUpperCase(Locale.ROOT));
        opener = StreamReaders.of(parts[0], framing, Path.of(parts[2]));
        List<User> expected = StreamFile.users();
        events = opener.open();
        for (int i = 0; i < (framing == StreamFraming.SKIPPED ? 1 : CHECKED); i++) {
            Optional<String> difference = CorrectnessCheck.firstDifference(
                    ValueTree.of(expected.get(i % expected.size())), ValueTree.of(events.next()), "$");
            if (difference.isPresent()) {
                throw new IllegalStateException(parts[0] + " reads event " + i + " wrongly: " + difference.get());
            }
        }
    }

    /**
     * Reads a few events: so many that asking for the time in between costs nothing.
     *
     * @return how many
     */
    @Override
    public long getAsLong() {
        try {
            for (int i = 0; i < BATCH; i++) {
                Object event = events.next();
                if (event == null) {
                    events.close();
                    events = opener.open();
                    event = events.next();
                }
                last = event;
            }
            return BATCH;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

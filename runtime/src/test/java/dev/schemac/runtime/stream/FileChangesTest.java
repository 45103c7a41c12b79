package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.schemac.runtime.ProbeParser;
import dev.schemac.testing.Seed;
import dev.schemac.testing.Volume;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Files that become shorter or longer, or are replaced, while they are read: the events are the first ones of the file, and none is
 * wrong. The end is then an exception that names the file, unless all events were read.
 */
class FileChangesTest {
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);

    /** More than two threads read ahead, so that some events are always read after the change. */
    private static final int EVENTS = 13_000;

    private static final String PADDING = ",\"skipped\":\"" + "x".repeat(100) + "\"}";

    @TempDir
    private Path folder;

    /** Each method that reads a file. */
    private enum Reading {
        LINES_OF_FILE,
        RANGE,
        TWO_THREADS,
        ANY_ORDER,
        DOCUMENTS,
        ELEMENTS,
        GZIP;

        byte[] content(int from, int to) throws IOException {
            StringBuilder text = new StringBuilder(this == ELEMENTS ? "[" : "");
            for (int i = from; i < to; i++) {
                text.append("{\"v\":").append(i).append(PADDING).append(this == ELEMENTS && i < to - 1 ? "," : "\n");
            }
            byte[] bytes = text.append(this == ELEMENTS ? "]" : "").toString().getBytes(UTF_8);
            if (this != GZIP) {
                return bytes;
            }
            // A member for each block: a file that ends after one of them would look complete.
            ByteArrayOutputStream compressed = new ByteArrayOutputStream();
            for (int at = 0; at < bytes.length; at += 1_000) {
                try (OutputStream member = new GZIPOutputStream(compressed)) {
                    member.write(bytes, at, Math.min(1_000, bytes.length - at));
                }
            }
            return compressed.toByteArray();
        }

        void read(Path file, Consumer<Map<String, Object>> consumer) throws IOException {
            switch (this) {
                case LINES_OF_FILE, GZIP -> drain(LINES.read(file), consumer);
                case RANGE -> drain(LINES.read(file, 0, Long.MAX_VALUE), consumer);
                case TWO_THREADS -> drain(LINES.read(file, 2), consumer);
                case ANY_ORDER -> LINES.forEach(file, 2, consumer);
                case DOCUMENTS ->
                    drain(EventFormat.documents(ProbeParser.ANYTHING).read(file), consumer);
                case ELEMENTS ->
                    drain(EventFormat.elements(ProbeParser.ANYTHING).read(file), consumer);
            }
        }

        private static void drain(EventStream<Map<String, Object>> stream, Consumer<Map<String, Object>> consumer)
                throws IOException {
            try (stream) {
                for (Map<String, Object> event = stream.read(); event != null; event = stream.read()) {
                    consumer.accept(event);
                }
            }
        }
    }

    private static void truncate(Path file, long size) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(size);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void append(Path file, byte[] bytes) {
        try {
            Files.write(file, bytes, StandardOpenOption.APPEND);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static void replace(Path file, byte[] bytes) {
        try {
            Path other = Files.write(file.resolveSibling("other"), bytes);
            Files.move(other, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    /** The events of a file, which changes with the first one. */
    private static final class Changed implements Consumer<Map<String, Object>> {
        final List<Integer> events = new ArrayList<>();
        private final Runnable change;

        Changed(Runnable change) {
            this.change = change;
        }

        @Override
        public synchronized void accept(Map<String, Object> event) {
            if (events.isEmpty()) {
                change.run();
            }
            events.add((Integer) event.get("v"));
        }

        /** Returns the events in the order of the file. */
        int[] sorted() {
            return events.stream().mapToInt(i -> i).sorted().toArray();
        }
    }

    private static int[] first(int count) {
        return IntStream.range(0, count).toArray();
    }

    @ParameterizedTest
    @EnumSource(Reading.class)
    void truncatedFilesAreAnException(Reading reading) throws IOException {
        byte[] bytes = reading.content(0, EVENTS);
        for (int size : new int[] {0, bytes.length / 3, bytes.length - 1}) {
            Path file = Files.write(folder.resolve("truncated"), bytes);
            Changed changed = new Changed(() -> truncate(file, size));
            assertThatThrownBy(() -> reading.read(file, changed))
                    .as("to %d bytes", size)
                    .isExactlyInstanceOf(FileSystemException.class)
                    .hasMessage(file + ": expected at least " + bytes.length + " bytes but found " + size
                            + ", because the file was truncated while it was read;"
                            + " read a copy, or rotate logs by renaming them");
            assertThat(changed.sorted()).isEqualTo(first(changed.events.size()));
            assertThat(changed.events).hasSizeLessThan(EVENTS);
        }
    }

    /** The bytes that are written after the truncation are in the middle of lines that were read before. */
    @ParameterizedTest
    @EnumSource(Reading.class)
    void filesThatAreTruncatedAndWrittenAgainAreAnException(Reading reading) throws IOException {
        byte[] bytes = reading.content(0, EVENTS);
        Path file = Files.write(folder.resolve("rotated"), bytes);
        Changed changed = new Changed(() -> {
            truncate(file, 0);
            append(file, Arrays.copyOf(bytes, bytes.length - 8));
        });
        assertThatThrownBy(() -> reading.read(file, changed))
                .isExactlyInstanceOf(FileSystemException.class)
                .hasMessageMatching(Pattern.quote(file + ": expected at least " + bytes.length + " bytes but found ")
                        + "\\d+, because the file was truncated while it was read; .*");
        assertThat(changed.sorted()).isEqualTo(first(changed.events.size()));
    }

    @ParameterizedTest
    @EnumSource(
            value = Reading.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"ELEMENTS"})
    void appendedEventsAreRead(Reading reading) throws IOException {
        Path file = Files.write(folder.resolve("growing"), reading.content(0, EVENTS));
        byte[] more = reading.content(EVENTS, EVENTS + 10);
        Changed changed = new Changed(() -> append(file, more));
        reading.read(file, changed);
        assertThat(changed.sorted()).isEqualTo(first(EVENTS + 10));
    }

    @ParameterizedTest
    @EnumSource(Reading.class)
    void replacedFilesAreReadToTheirOwnEnd(Reading reading) throws IOException {
        Path file = Files.write(folder.resolve("replaced"), reading.content(0, EVENTS));
        byte[] other = reading.content(1_000_000, 1_000_010);
        Changed changed = new Changed(() -> replace(file, other));
        reading.read(file, changed);
        assertThat(changed.sorted()).isEqualTo(first(EVENTS));
    }

    /** The last range ends where the file ended when it was measured. */
    @Test
    void rangesOfTruncatedFiles() throws IOException {
        byte[] bytes = Reading.RANGE.content(0, EVENTS);
        Path file = Files.write(folder.resolve("ranges"), bytes);
        int half = bytes.length / 2;
        try (EventStream<Map<String, Object>> second = LINES.read(file, half, bytes.length)) {
            List<Integer> events =
                    new ArrayList<>(List.of((Integer) second.read().get("v")));
            truncate(file, half);
            Throwable thrown = catchThrowable(() -> second.forEach(event -> events.add((Integer) event.get("v"))));
            assertThat(events)
                    .hasSizeLessThan(EVENTS / 2)
                    .isEqualTo(IntStream.range(0, events.size())
                            .map(i -> events.get(0) + i)
                            .boxed()
                            .toList());
            assertThat(thrown)
                    .isExactlyInstanceOf(UncheckedIOException.class)
                    .cause()
                    .isExactlyInstanceOf(FileSystemException.class)
                    .hasMessageContaining(" bytes but found " + half + ", because the file was truncated");
        }
        // afterwards, the range is after the end of the file
        assertThat(LINES.read(file, half + 1, bytes.length).read()).isNull();
    }

    @Test
    void filesWithoutASizeAreRead() throws IOException {
        Path generated = Path.of("/proc/self/limits");
        if (Files.exists(generated)) {
            assertThat(Files.size(generated)).isZero();
            List<RejectedEvent> lines = new ArrayList<>();
            assertThat(LINES.onRejected(lines::add).read(generated).read()).isNull();
            assertThat(lines).hasSameSizeAs(Files.readAllLines(generated));
        }
    }

    /** Changes of another thread, at random moments and several in a row. */
    @Test
    void changesAtAnyTime() throws Exception {
        long seed = Seed.drawn();
        System.out.println("changes of files: seed " + seed);
        Random random = new Random(seed);
        int rounds = Volume.cases(28, 2_000);
        int shorter = 0;
        // A fast reader is rarely surprised: more rounds follow until enough files became shorter while it read them.
        for (int round = 0; round < rounds || shorter <= rounds / 20 && round < 50 * rounds; round++) {
            Reading reading = Reading.values()[round % Reading.values().length];
            byte[] bytes = reading.content(0, EVENTS);
            Path file = Files.write(folder.resolve("changing"), bytes);
            int wanted = random.nextInt(EVENTS);
            int kind = random.nextInt(reading == Reading.ELEMENTS ? 2 : 3);
            long size = random.nextInt(bytes.length);
            byte[] more = kind == 0 ? new byte[0] : reading.content(EVENTS, EVENTS + 1 + random.nextInt(50));
            Changed changed = new Changed(() -> {});
            Thread changer = new Thread(() -> {
                while (changed.events.size() < wanted) {
                    Thread.onSpinWait();
                }
                switch (kind) {
                    case 0 -> truncate(file, size);
                    case 1 -> replace(file, more);
                    default -> append(file, more);
                }
            });
            changer.setDaemon(true);
            changer.start();
            Throwable thrown = catchThrowable(() -> reading.read(file, changed));
            String as = "round " + round + " of -Dschemac.seed=" + seed;
            assertThat(changed.sorted()).as(as).isEqualTo(first(changed.events.size()));
            if (thrown == null) {
                assertThat(changed.events).as(as).hasSizeGreaterThanOrEqualTo(EVENTS);
            } else {
                shorter++;
                assertThat(thrown).as(as).isExactlyInstanceOf(FileSystemException.class);
                assertThat(kind).as(as + ": " + thrown).isZero();
            }
            if (changed.events.size() >= wanted) {
                changer.join();
            }
        }
        assertThat(shorter).isGreaterThan(rounds / 20);
    }
}

package dev.schemac.runtime.stream;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.schemac.runtime.ProbeParser;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The methods that open a stream: which sources and how many threads each of them accepts. */
class EventFormatTest {
    private static final EventFormat<Map<String, Object>> LINES = EventFormat.lines(ProbeParser.ANYTHING);

    private static InputStream source(String text) {
        return new ByteArrayInputStream(text.getBytes(UTF_8));
    }

    @Test
    void filesAndStreamsContainTheSameEvents(@TempDir Path folder) throws IOException {
        String text = "{\"v\":1}\n{\"v\":2}\n{\"v\":3}\n";
        Path file = Files.writeString(folder.resolve("events.ndjson"), text);
        List<Object> expected = List.of(1, 2, 3);
        for (EventStream<Map<String, Object>> opened :
                List.of(LINES.read(file), LINES.read(file, 2), LINES.read(source(text)), LINES.read(source(text), 2))) {
            try (opened) {
                assertThat(opened.stream().map(event -> event.get("v"))).isEqualTo(expected);
            }
        }
        List<Object> seen = Collections.synchronizedList(new ArrayList<>());
        LINES.forEach(file, 2, event -> seen.add(event.get("v")));
        assertThat(seen).containsExactlyInAnyOrderElementsOf(expected);
        seen.clear();
        LINES.forEach(source(text), 2, event -> seen.add(event.get("v")));
        assertThat(seen).containsExactlyInAnyOrderElementsOf(expected);
    }

    /** Before the source is opened. */
    @Test
    void onlyLinesAreReadByThreadsAndByOneAtLeast(@TempDir Path folder) {
        Path absent = folder.resolve("absent");
        for (EventFormat<Map<String, Object>> format :
                List.of(EventFormat.documents(ProbeParser.ANYTHING), EventFormat.elements(ProbeParser.ANYTHING))) {
            for (ThrowingCallable opening : openings(format, absent, 1)) {
                assertThatThrownBy(opening)
                        .isExactlyInstanceOf(IllegalStateException.class)
                        .hasMessage("only JSON Lines can be read by several threads: in other formats, the beginning of"
                                + " an event is only known after all data before it has been read");
            }
        }
        for (ThrowingCallable opening : openings(LINES, absent, 0)) {
            assertThatThrownBy(opening)
                    .isExactlyInstanceOf(IllegalArgumentException.class)
                    .hasMessage("threads must be at least 1 but is 0");
        }
    }

    private static List<ThrowingCallable> openings(EventFormat<Map<String, Object>> format, Path file, int threads) {
        return List.of(
                () -> format.read(source("{}"), threads),
                () -> format.read(file, threads),
                () -> format.forEach(source("{}"), threads, event -> {}),
                () -> format.forEach(file, threads, event -> {}));
    }

    /** The descriptors of a file, as Linux lists them; nothing on other systems. */
    private static List<String> open(Path file) throws IOException {
        Path folder = Path.of("/proc/self/fd");
        List<String> open = new ArrayList<>();
        if (Files.exists(folder)) {
            try (Stream<Path> links = Files.list(folder)) {
                for (Path link : links.toList()) {
                    if (Files.isSymbolicLink(link)
                            && target(link).endsWith(file.getFileName().toString())) {
                        open.add(link.toString());
                    }
                }
            }
        }
        return open;
    }

    private static String target(Path link) {
        try {
            return Files.readSymbolicLink(link).toString();
        } catch (IOException e) {
            return ""; // closed since it was listed
        }
    }

    /** A mapped file that became shorter would end in an InternalError. */
    @Test
    void filesAreClosedAndNotMapped(@TempDir Path folder) throws IOException {
        Path maps = Path.of("/proc/self/maps");
        boolean linux = Files.exists(maps);
        Path file = Files.writeString(folder.resolve("open-and-closed.ndjson"), "{\"v\":1}\n{\"v\":2}\n");
        for (boolean range : new boolean[] {false, true}) {
            EventStream<Map<String, Object>> stream = range ? LINES.read(file, 0, 10) : LINES.read(file);
            assertThat(stream.read()).containsEntry("v", 1);
            assertThat(open(file)).hasSize(linux ? 1 : 0);
            assertThat(linux ? Files.readAllLines(maps) : List.of())
                    .noneMatch(line -> line.endsWith("open-and-closed.ndjson"));
            stream.close();
            assertThat(open(file)).isEmpty();
        }
    }

    @Test
    void exceptionsOfFilesNameThem(@TempDir Path folder) throws IOException {
        Path noFile = Files.createDirectory(folder.resolve("directory"));
        Path cut = Files.write(folder.resolve("cut.ndjson.gz"), new byte[] {0x1f, (byte) 0x8b, 8});
        for (EventFormat<Map<String, Object>> format : List.of(
                LINES, EventFormat.documents(ProbeParser.ANYTHING), EventFormat.elements(ProbeParser.ANYTHING))) {
            assertNames(noFile, "Is a directory", () -> format.read(noFile));
            assertNames(
                    cut, "unexpected end of gzip data", () -> format.read(cut).read());
        }
        assertNames(noFile, "Is a directory", () -> LINES.read(noFile, 2));
        assertNames(noFile, "Is a directory", () -> LINES.read(noFile, 0, 5));
        assertNames(noFile, "Is a directory", () -> LINES.forEach(noFile, 2, event -> {}));
        assertNames(cut, "unexpected end of gzip data", () -> LINES.read(cut, 2).read());
        assertNames(cut, "unexpected end of gzip data", () -> LINES.forEach(cut, 2, event -> {}));
        assertThat(open(noFile)).isEmpty();
        assertThat(open(cut)).isEmpty();
    }

    private static void assertNames(Path file, String reason, ThrowingCallable reading) {
        assertThatThrownBy(reading)
                .isExactlyInstanceOf(FileSystemException.class)
                .hasMessage(file + ": " + reason)
                .hasCauseInstanceOf(IOException.class);
    }

    @Test
    void whatIsReadByThreadsIsClosedInTheEnd() throws IOException {
        for (int threads = 1; threads <= 3; threads++) {
            FailingSource source = new FailingSource("{}\n{}".getBytes(UTF_8), -1, 10, null, null);
            LINES.forEach(source, threads, event -> {});
            assertThat(source.closed).isEqualTo(1);
        }
    }
}

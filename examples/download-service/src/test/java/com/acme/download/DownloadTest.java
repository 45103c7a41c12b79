package com.acme.download;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DownloadTest {
    private static final DownloadClient CLIENT = new DownloadClient();
    private static final byte[] LARGE = random(3_000_001);

    @TempDir
    private Path folder;

    /** The lines of a download of the files a, b and c, of 1, 0 and 200,000 bytes: 1 and 4 chunks. */
    private List<String> lines;

    @BeforeEach
    void writeLines() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new DownloadWriter(out)
                .write(List.of(content("a", random(1)), content("b", new byte[0]), content("c", random(200_000))));
        lines = new ArrayList<>(out.toString(UTF_8).lines().toList());
        assertEquals(3 + 2 + 6 + 1, lines.size());
    }

    @Test
    void downloadsFilesAndVerifiesThem() throws Exception {
        List<Content> contents = List.of(
                content("empty", new byte[0]),
                content("one byte", new byte[] {-1}),
                content("three million", LARGE));
        try (DownloadServer server = DownloadServer.start(contents)) {
            assertTrue(InetAddress.getByName(server.uri().getHost()).isLoopbackAddress());
            List<Path> files = CLIENT.download(server.uri(), folder);

            assertEquals(
                    List.of(folder.resolve("empty"), folder.resolve("one byte"), folder.resolve("three million")),
                    files);
            assertEquals(0, Files.size(files.get(0)));
            assertArrayEquals(new byte[] {-1}, Files.readAllBytes(files.get(1)));
            assertArrayEquals(LARGE, Files.readAllBytes(files.get(2)));
            assertEquals(3, names().size());
        }
    }

    @Test
    void writesTheLinesThatTheReadmeShows() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new DownloadWriter(out).write(List.of(content("a.txt", "hello".getBytes(UTF_8))));

        assertTrue(Files.readString(Path.of("README.md")).contains("\n```\n" + out.toString(UTF_8) + "```\n"));
    }

    @Test
    void downloadsNothing() throws Exception {
        try (DownloadServer server = DownloadServer.start(List.of())) {
            assertEquals(List.of(), CLIENT.download(server.uri(), folder));
        }
    }

    @Test
    void needsMemoryForOneChunkOnly() throws Exception {
        long size = 100L << 20;
        assertTrue(Runtime.getRuntime().maxMemory() < size / 2, "surefire's argLine bounds the memory");
        try (DownloadServer server = DownloadServer.start(List.of(new Content("huge", () -> new Numbers(size))))) {
            Path file = CLIENT.download(server.uri(), folder).get(0);

            assertEquals(size, Files.size(file));
            try (InputStream expected = new Numbers(size);
                    InputStream found = Files.newInputStream(file)) {
                for (byte[] piece = expected.readNBytes(1 << 20); piece.length > 0; ) {
                    assertArrayEquals(piece, found.readNBytes(1 << 20));
                    piece = expected.readNBytes(1 << 20);
                }
            }
        }
    }

    @Test
    void refusesWrongChecksums() {
        // the checksum of nothing, in place of the one of a
        String other = lines.get(4).replaceAll(".*\"sha256\":\"(.*?)\".*", "$1");
        String right = lines.get(2).replaceAll(".*\"sha256\":\"(.*?)\".*", "$1");
        lines.set(2, lines.get(2).replace(right, other));
        String message = refused();
        assertTrue(message.startsWith("the checksum of 'a' is wrong: expected e3b0c44298fc1c14"), message);
    }

    @Test
    void refusesChangedBytes() {
        String line = lines.get(7);
        int at = line.indexOf("\"data\":\"") + 1_000;
        lines.set(7, line.substring(0, at) + (line.charAt(at) == 'A' ? 'B' : 'A') + line.substring(at + 1));
        assertTrue(refused().startsWith("the checksum of 'c' is wrong"));
    }

    @Test
    void refusesWhatIsNoBase64() {
        lines.set(7, lines.get(7).replaceFirst("(\"data\":\"....)", "$1*"));
        assertEquals(
                "in the download: expected base64 but found string at $.chunk.data (line 8, column 33)",
                refused());
    }

    @Test
    void refusesMissingChunks() {
        String missing = lines.remove(7);
        assertEquals("a chunk of 'c' is missing or came twice: expected offset 65536 but found 131072", refused());
        lines.add(6, missing);
        assertEquals("a chunk of 'c' is missing or came twice: expected offset 0 but found 65536", refused());
        lines.remove(6);
        lines.add(7, missing);
        lines.add(7, missing);
        assertEquals("a chunk of 'c' is missing or came twice: expected offset 131072 but found 65536", refused());
        lines.remove(7);
        lines.remove(9);
        assertEquals("a chunk of 'c' is missing: expected 200000 bytes but found 196608", refused());
    }

    @Test
    void refusesMissingLinesOfOtherKinds() {
        String complete = lines.remove(lines.size() - 1);
        assertEquals("the stream was cut off", refused());
        String end = lines.remove(lines.size() - 1);
        assertEquals("the stream was cut off in 'c'", refused());
        lines.add(complete);
        assertEquals("'c' has no end", refused());
        lines.add(lines.size() - 1, end);
        lines.subList(3, 5).clear();
        assertEquals("a file is missing: expected 3 but found 2", refused());
        lines.remove(2);
        assertEquals("'c' begins before 'a' has ended", refused());
        lines.remove(0);
        assertEquals("a chunk belongs to no file", refused());
        lines.set(0, end);
        assertEquals("an end belongs to no file", refused());
    }

    @Test
    void refusesStreamsThatAreCutOffAnywhere() {
        byte[] all = body();
        for (int length = 0; length < all.length; length += length < 700 ? 29 : 29_973) {
            String message = refused(Arrays.copyOf(all, length), false);
            assertTrue(message.startsWith("the stream was cut off"), message);
        }
        String message = refused(Arrays.copyOf(all, 100_000), true);
        assertTrue(message.startsWith("the stream was cut off: "), message);
    }

    @Test
    void refusesFilesThatTheServerCannotRead() throws Exception {
        Content failing = new Content("b", () -> {
            throw new IOException("no such disk");
        });
        try (DownloadServer server = DownloadServer.start(List.of(content("a", LARGE), failing))) {
            DownloadException e = assertThrows(DownloadException.class, () -> CLIENT.download(server.uri(), folder));
            assertTrue(e.getMessage().startsWith("the stream was cut off"), e.getMessage());
            assertEquals(List.of(), names());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"../x", "x/../../y", "/tmp/x", "..", ".", "", " ", "a/b", "a\\\\b", "C:x", "x\\u0000", "x\\n"})
    void refusesNamesThatArePaths(String name) throws IOException {
        Path inner = Files.createDirectory(folder.resolve("inner"));
        lines.set(3, lines.get(3).replace("\"b\"", "\"" + name + "\""));
        Path outer = folder;
        folder = inner;
        String message = refused();
        assertTrue(message.endsWith("' is no plain file name"), message);
        folder = outer;
        assertEquals(List.of("inner"), names());
    }

    @Test
    void keepsFilesThatAreThere() throws IOException {
        lines.set(3, lines.get(0));
        assertEquals("'a' exists already", refused());
        Files.writeString(folder.resolve("c"), "mine");
        writeLines();
        assertEquals(
                "'c' exists already",
                assertThrows(DownloadException.class, () -> download(body(), false))
                        .getMessage());
        assertEquals(List.of("c"), names());
        assertEquals("mine", Files.readString(folder.resolve("c")));
    }

    @Test
    void refusesLinesThatAreNoneOfOurs() {
        lines.add("{}");
        assertEquals("something follows the end of the download", refused());
        lines.set(0, "{}");
        assertEquals("a line must be one of begin, chunk, end and complete", refused());
        lines.set(0, "{\"begin\":{\"name\":\"a\"},\"complete\":{\"files\":0}}");
        assertEquals("a line must be one of begin, chunk, end and complete", refused());
        lines.set(0, "{\"begin\":{\"name\":\"a\",\"mode\":7}}");
        assertEquals("in the download: undeclared member at $.begin.mode (line 1, column 29)", refused());
        lines.set(0, "{\"begin\":{}}");
        assertEquals(
                "in the download: required member is missing at $.begin.name (line 1, column 11)", refused());
        lines.set(0, "<html>");
        String message = refused();
        assertTrue(message.startsWith("in the download: expected object but found"), message);
        lines.set(0, "x".repeat(1_000_000));
        assertEquals("in the download: document longer than 131072 bytes at $ (line 1, column 1)", refused());
    }

    @Test
    void refusesOtherStatuses() throws Exception {
        try (DownloadServer server = DownloadServer.start(List.of())) {
            URI nowhere = server.uri().resolve("/nowhere");
            DownloadException e = assertThrows(DownloadException.class, () -> CLIENT.download(nowhere, folder));
            assertEquals("the server answered with status 404", e.getMessage());
        }
    }

    // ---- a server that sends what a test wants

    private byte[] body() {
        return (String.join("\n", lines) + "\n").getBytes(UTF_8);
    }

    /** The message of the error, after which nothing is in the folder. */
    private String refused() {
        return refused(body(), false);
    }

    private String refused(byte[] body, boolean cutOff) {
        DownloadException e = assertThrows(DownloadException.class, () -> download(body, cutOff));
        assertEquals(List.of(), names());
        return e.getMessage();
    }

    /** @param cutOff whether the connection is closed before all bytes have come that were promised */
    private void download(byte[] body, boolean cutOff) throws IOException, InterruptedException {
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            exchange.sendResponseHeaders(200, cutOff ? body.length + 1 : body.length == 0 ? -1 : body.length);
            try (OutputStream out = exchange.getResponseBody()) {
                out.write(body);
            } finally {
                exchange.close();
            }
        });
        server.start();
        try {
            URI uri = URI.create("http://localhost:" + server.getAddress().getPort() + "/");
            CLIENT.download(uri, folder);
        } finally {
            server.stop(0);
        }
    }

    private List<String> names() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        } catch (IOException e) {
            return Collections.singletonList(e.toString());
        }
    }

    private static Content content(String name, byte[] bytes) {
        return new Content(name, () -> new ByteArrayInputStream(bytes));
    }

    private static byte[] random(int length) {
        byte[] bytes = new byte[length];
        new Random(length).nextBytes(bytes);
        return bytes;
    }

    /** So many bytes, made when they are read; each tells where it stands. */
    private static final class Numbers extends InputStream {
        private final long size;
        private long at;

        Numbers(long size) {
            this.size = size;
        }

        @Override
        public int read() {
            return at == size ? -1 : number(at++) & 0xff;
        }

        @Override
        public int read(byte[] target, int offset, int length) {
            int count = (int) Math.min(size - at, length);
            for (int i = 0; i < count; i++) {
                target[offset + i] = number(at++);
            }
            return count == 0 && length > 0 ? -1 : count;
        }

        private static byte number(long at) {
            return (byte) (at * 31 + (at >> 8) + (at >> 16));
        }
    }
}

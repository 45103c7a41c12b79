package dev.schemac.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import dev.schemac.cli.console.UserCache.Limits;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** How much is kept, and what goes first. */
@DisabledOnOs(OS.WINDOWS)
class UserCacheTest {
    /** Of the digest that stands before the content. */
    private static final int DIGEST = 32;

    @TempDir
    private Path folder;

    @Test
    void whatHasNotBeenUsedForLongestGoesFirst() throws IOException {
        UserCache cache = cache(3, 1 << 20);
        for (String key : List.of("a", "b", "c")) {
            keep(cache, key);
            grow(Duration.ofMinutes(1));
        }
        assertThat(cache.find("a")).isPresent();
        grow(Duration.ofMinutes(1));
        keep(cache, "d");
        assertThat(found(cache, "a", "b", "c", "d")).containsExactly("a", "c", "d");
        grow(Duration.ofMinutes(1));
        keep(cache, "e");
        keep(cache, "f");
        assertThat(found(cache, "a", "b", "c", "d", "e", "f")).hasSize(3).contains("e", "f");
    }

    @Test
    void entriesAreNoLargerThanAllowedTogether() throws IOException {
        UserCache cache = cache(100, 3 * (DIGEST + 100));
        for (String key : List.of("a", "b", "c", "d", "e")) {
            cache.keep(key, new byte[100]);
            grow(Duration.ofMinutes(1));
        }
        assertThat(found(cache, "a", "b", "c", "d", "e")).containsExactly("c", "d", "e");

        cache.keep("large", new byte[3 * (DIGEST + 100)]);
        assertThat(found(cache, "large", "c", "d", "e")).containsExactly("c", "d", "e");

        cache.keep("as large as allowed", new byte[3 * (DIGEST + 100) - DIGEST]);
        assertThat(found(cache, "as large as allowed", "c", "d", "e")).containsExactly("as large as allowed");
    }

    @Test
    void whatWasNeverFinishedGoesAfterAnHour() throws IOException {
        UserCache cache = cache(3, 1 << 20);
        keep(cache, "a");
        Path entries = folder.resolve("caches/test");
        Path now = Files.writeString(entries.resolve(UUID.randomUUID() + ".tmp"), "unfinished");
        Path before = Files.writeString(entries.resolve(UUID.randomUUID() + ".tmp"), "unfinished");
        Files.setLastModifiedTime(before, FileTime.from(Instant.now().minus(Duration.ofMinutes(61))));
        keep(cache, "b");
        assertThat(now).exists();
        assertThat(before).doesNotExist();
        assertThat(found(cache, "a", "b")).containsExactly("a", "b");
    }

    /** SCHEMAC_CACHE may name a folder that has other files. */
    @Test
    void whatIsNotOursStays() throws IOException {
        UserCache cache = cache(1, 1 << 20);
        keep(cache, "a");
        for (String name : List.of("notes", "notes.tmp")) {
            Path own = Files.writeString(folder.resolve("caches/test").resolve(name), "of the user");
            Files.setLastModifiedTime(own, FileTime.from(Instant.now().minus(Duration.ofDays(9))));
        }
        keep(cache, "b");
        assertThat(folder.resolve("caches/test/notes")).exists();
        assertThat(folder.resolve("caches/test/notes.tmp")).exists();
        assertThat(found(cache, "a", "b")).containsExactly("b");
    }

    /** Whoever copies an entry would exchange the classes of two schemas. */
    @Test
    void anEntryBelongsToItsKey() throws IOException {
        UserCache cache = cache(3, 1 << 20);
        keep(cache, "a");
        Path a = entries().get(0);
        keep(cache, "b");
        Path b = entries().stream().filter(file -> !file.equals(a)).findFirst().orElseThrow();
        Files.copy(b, a, StandardCopyOption.REPLACE_EXISTING);
        assertThat(found(cache, "a", "b")).containsExactly("b");
        keep(cache, "a");
        assertThat(found(cache, "a", "b")).containsExactly("a", "b");
    }

    /** Others have no end, or block the reader. */
    @Test
    @Timeout(60)
    void onlyFilesAreEntries() throws Exception {
        UserCache cache = cache(3, 1_000);
        keep(cache, "a");
        Path entry = entries().get(0);
        Path copy = Files.move(entry, folder.resolve("copy"));
        for (Path target : List.of(Path.of("/dev/zero"), copy, folder.resolve("missing"))) {
            Files.createSymbolicLink(entry, target);
            assertThat(cache.find("a")).as("%s", target).isEmpty();
            Files.delete(entry);
        }
        assertThat(new ProcessBuilder("mkfifo", entry.toString()).start().waitFor())
                .isZero();
        assertThat(cache.find("a")).isEmpty();
        keep(cache, "a");
        assertThat(cache.find("a")).isPresent();

        Files.delete(entry);
        Files.createDirectory(entry);
        assertThat(cache.find("a")).isEmpty();
        keep(cache, "a");
        assertThat(cache.find("a")).isEmpty();
        assertThat(entries()).containsExactly(entry);
        Files.delete(entry);

        try (FileChannel large = FileChannel.open(entry, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            large.write(ByteBuffer.allocate(1), 1L << 40); // sparse
        } catch (IOException e) {
            // such a file is too large for the file system
        }
        assertThat(cache.find("a")).isEmpty();
        keep(cache, "a");
        assertThat(cache.find("a")).isPresent();
    }

    /** Otherwise the owner of the link could exchange the folder after the checks. */
    @Test
    void aLinkAboveIsFollowedOnce() throws IOException {
        Path link = folder.resolve("link");
        List<UserCache> caches = new ArrayList<>();
        for (String target : List.of("one", "other")) {
            Files.createDirectory(folder.resolve(target));
            Files.deleteIfExists(link);
            Files.createSymbolicLink(link, Path.of(target));
            UserCache cache = UserCache.of(Map.of("SCHEMAC_CACHE", link + "/caches"), "test", UserCache.LIMITS);
            cache.keep("a", target.getBytes(StandardCharsets.UTF_8));
            caches.add(cache);
        }
        assertThat(caches.get(0).find("a").orElseThrow()).asString().isEqualTo("one");
        assertThat(caches.get(1).find("a").orElseThrow()).asString().isEqualTo("other");
        assertThat(folder.resolve("one/caches/test")).isNotEmptyDirectory();
    }

    /** A link below, or the folder itself, is not followed at all. */
    @Test
    void noLinkIsAFolderOfEntries() throws IOException {
        UserCache cache = cache(3, 1 << 20);
        keep(cache, "a");
        Path entries = folder.resolve("caches/test");
        Files.move(entries, folder.resolve("moved"));
        Files.createSymbolicLink(entries, folder.resolve("moved"));
        assertThat(cache(3, 1 << 20).find("a")).isEmpty();
    }

    @Test
    void manyWhoKeepAndRemoveAtOnceHarmNobody() throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(8);
        try {
            List<Future<?>> all = new ArrayList<>();
            for (int thread = 0; thread < 8; thread++) {
                int first = thread;
                all.add(threads.submit(() -> {
                    UserCache own = cache(5, 1 << 20);
                    for (int i = 0; i < 50; i++) {
                        String key = "key" + (first + i) % 10;
                        keep(own, key);
                        own.find(key)
                                .ifPresent(content ->
                                        assertThat(content).asString().isEqualTo(key));
                    }
                    return null;
                }));
            }
            for (Future<?> each : all) {
                each.get();
            }
        } finally {
            threads.shutdown();
        }
        keep(cache(5, 1 << 20), "last");
        try (Stream<Path> files = Files.list(folder.resolve("caches/test"))) {
            assertThat(files).hasSizeLessThanOrEqualTo(5);
        }
    }

    private List<Path> entries() throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("caches/test"))) {
            return files.toList();
        }
    }

    private UserCache cache(int entries, long bytes) {
        return UserCache.of(
                Map.of("SCHEMAC_CACHE", folder.resolve("caches").toString()), "test", new Limits(entries, bytes));
    }

    private static void keep(UserCache cache, String key) {
        cache.keep(key, key.getBytes(StandardCharsets.UTF_8));
    }

    /** Makes all entries older. */
    private void grow(Duration older) throws IOException {
        try (Stream<Path> files = Files.list(folder.resolve("caches/test"))) {
            for (Path file : files.toList()) {
                Instant used = Files.getLastModifiedTime(file).toInstant();
                Files.setLastModifiedTime(file, FileTime.from(used.minus(older)));
            }
        }
    }

    private static List<String> found(UserCache cache, String... keys) {
        return Stream.of(keys).filter(key -> cache.find(key).isPresent()).toList();
    }
}

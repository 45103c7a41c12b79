package dev.schemac.cli.console;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder of the user with what was worked out before, which holds code: it is used only if nobody else can write to it,
 * and an entry only if it is whole. Without such a folder nothing is found, and nothing kept; nothing ever fails. What has not been
 * used for the longest time goes when there are too many entries, or too large ones.
 *
 * <p>SCHEMAC_CACHE names the folder, or is {@code none}; otherwise it is {@code schemac} in XDG_CACHE_HOME or {@code
 * ~/.cache}.
 */
public final class UserCache {
    /**
     * How much is kept.
     *
     * @param bytes of all entries together
     */
    public record Limits(int entries, long bytes) {}

    /** As many schemas as somebody works with, and no more than a disk does not notice. */
    public static final Limits LIMITS = new Limits(500, 64 << 20);

    private static final String UNFINISHED = ".tmp";

    /** What is called so is ours, and nothing else in the folder is ever removed. */
    private static final Pattern ENTRY = Pattern.compile("[0-9a-f]{64}");

    private static final Pattern BEGUN = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.tmp");

    /** After so long nobody is writing any more. */
    private static final Duration ABANDONED = Duration.ofHours(1);

    private static final int DIGEST = 32;

    private final Path folder;
    private final Limits limits;

    private UserCache(Path folder, Limits limits) {
        this.folder = folder;
        this.limits = limits;
    }

    /** @param kind what the entries are: the name of the folder of their own */
    public static UserCache of(Map<String, String> environment, String kind, Limits limits) {
        return new UserCache(entries(environment, kind), limits);
    }

    /** Null where there is none that may be used. */
    private static Path entries(Map<String, String> environment, String kind) {
        try {
            Path folder = folder(environment);
            if (folder == null) {
                return null;
            }
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            Path entries = folder.resolve(kind);
            if (!isPrivate(folder)) {
                return null;
            }
            Files.createDirectories(
                    entries, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            return isPrivate(entries) ? entries : null;
        } catch (IOException | RuntimeException e) {
            return null; // a file system without permissions among other things
        }
    }

    private static Path folder(Map<String, String> environment) {
        String named = environment.getOrDefault("SCHEMAC_CACHE", "");
        if (named.equals("none")) {
            return null;
        }
        if (!named.isEmpty()) {
            return Path.of(named).toAbsolutePath();
        }
        String caches = environment.getOrDefault("XDG_CACHE_HOME", "");
        String home = environment.getOrDefault("HOME", "");
        if (caches.isEmpty() && home.isEmpty()) {
            return null;
        }
        return (caches.isEmpty() ? Path.of(home, ".cache") : Path.of(caches))
                .resolve("schemac")
                .toAbsolutePath();
    }

    /** Whether it is no link, ours, and nobody else's to write or, in a folder above, to put another one in its place. */
    private static boolean isPrivate(Path folder) throws IOException {
        PosixFileAttributes own = Files.readAttributes(folder, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        String me = ProcessHandle.current().info().user().orElse(System.getProperty("user.name"));
        if (!own.isDirectory() || !own.owner().getName().equals(me) || isOpen(own)) {
            return false;
        }
        for (Path above = folder.toRealPath().getParent(); above != null; above = above.getParent()) {
            PosixFileAttributes each = Files.readAttributes(above, PosixFileAttributes.class);
            String owner = each.owner().getName();
            // in a sticky folder, as /tmp is, only its owner takes a file away
            boolean sticky = ((Integer) Files.getAttribute(above, "unix:mode") & 01000) != 0;
            if (!owner.equals(me) && !owner.equals("root") || isOpen(each) && !sticky) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOpen(PosixFileAttributes file) {
        return file.permissions().contains(PosixFilePermission.GROUP_WRITE)
                || file.permissions().contains(PosixFilePermission.OTHERS_WRITE);
    }

    /** The entry of a key, if there is one and it is as it was kept. */
    public Optional<byte[]> find(String key) {
        if (folder == null) {
            return Optional.empty();
        }
        try {
            Path entry = folder.resolve(name(key));
            byte[] file = Files.readAllBytes(entry);
            if (file.length < DIGEST) {
                return Optional.empty();
            }
            byte[] content = Arrays.copyOfRange(file, DIGEST, file.length);
            if (!MessageDigest.isEqual(digest(content), Arrays.copyOf(file, DIGEST))) {
                return Optional.empty();
            }
            markUsed(entry);
            return Optional.of(content);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** The age of an entry is the time since it was used. */
    private static void markUsed(Path entry) {
        try {
            Files.setLastModifiedTime(entry, FileTime.from(Instant.now()));
        } catch (IOException e) {
            // another process has just removed it
        }
    }

    /** Keeps an entry, in one step, and then removes the oldest ones that are too many. One that is too large is not kept. */
    public void keep(String key, byte[] content) {
        if (folder == null || content.length + DIGEST > limits.bytes()) {
            return;
        }
        Path fresh = folder.resolve(UUID.randomUUID() + UNFINISHED);
        try {
            byte[] file = Arrays.copyOf(digest(content), DIGEST + content.length);
            System.arraycopy(content, 0, file, DIGEST, content.length);
            Files.write(fresh, file);
            Path entry = folder.resolve(name(key));
            Files.move(fresh, entry, StandardCopyOption.ATOMIC_MOVE);
            markUsed(entry); // more exactly than the file system does
            removeOldest();
        } catch (IOException | UncheckedIOException e) {
            delete(fresh); // a full disk
        }
    }

    /** A file as it was when the folder was listed. */
    private record Entry(Path file, FileTime used, long size) {}

    /** Other processes may do the same at the same time: a file that has gone is no longer there for any of them. */
    private void removeOldest() throws IOException {
        List<Entry> entries = new ArrayList<>();
        FileTime abandoned = FileTime.from(Instant.now().minus(ABANDONED));
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Optional<Entry> entry = look(file);
                String name = file.getFileName().toString();
                if (ENTRY.matcher(name).matches()) {
                    entry.ifPresent(entries::add);
                } else if (BEGUN.matcher(name).matches()
                        && entry.filter(each -> each.used().compareTo(abandoned) < 0)
                                .isPresent()) {
                    delete(file);
                }
            }
        }
        entries.sort(Comparator.comparing(Entry::used).reversed());
        long bytes = 0;
        int kept = 0;
        for (Entry entry : entries) {
            bytes += entry.size();
            if (++kept > limits.entries() || bytes > limits.bytes()) {
                delete(entry.file());
            }
        }
    }

    private static Optional<Entry> look(Path file) {
        try {
            BasicFileAttributes found =
                    Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return found.isRegularFile()
                    ? Optional.of(new Entry(file, found.lastModifiedTime(), found.size()))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty(); // it has gone
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            // it stays
        }
    }

    private static String name(String key) {
        return HexFormat.of().formatHex(digest(key.getBytes(StandardCharsets.UTF_8)));
    }

    private static byte[] digest(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // each Java has it
        }
    }
}

package dev.schemac.cli.console;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
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
 * A cache in a folder of the user. Entries contain code, so folders that other users can write to are ignored, and so
 * are damaged entries. Without a folder the cache is empty, and no call fails. If there are too many or too large
 * entries, the least recently used are removed first.
 *
 * <p>SCHEMAC_CACHE contains the folder, or {@code none}; otherwise it is {@code schemac} in XDG_CACHE_HOME or {@code
 * ~/.cache}.
 */
public final class UserCache {
    /**
     * The limits of the cache.
     *
     * @param bytes of all entries together
     */
    public record Limits(int entries, long bytes) {}

    /** Enough for the schemas of one user, and small compared with a disk. */
    public static final Limits LIMITS = new Limits(500, 64 << 20);

    private static final String UNFINISHED = ".tmp";

    /** The prefix of our files. Other files in the folder are never removed. */
    private static final Pattern ENTRY = Pattern.compile("[0-9a-f]{64}");

    private static final Pattern BEGUN = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.tmp");

    /** The age after which a temporary file is abandoned. */
    private static final Duration ABANDONED = Duration.ofHours(1);

    private static final int DIGEST = 32;

    private final Path folder;
    private final Limits limits;

    private UserCache(Path folder, Limits limits) {
        this.folder = folder;
        this.limits = limits;
    }

    /** @param kind of the entries: the name of their folder */
    public static UserCache of(Map<String, String> environment, String kind, Limits limits) {
        return new UserCache(entries(environment, kind), limits);
    }

    /** Returns the folder, or null if there is no safe one. */
    private static Path entries(Map<String, String> environment, String kind) {
        try {
            Path folder = folder(environment);
            if (folder == null) {
                return null;
            }
            Path above = folder.getParent();
            while (above != null && !Files.exists(above)) {
                above = above.getParent();
            }
            if (above == null) {
                return null;
            }
            // From here on links are neither followed nor allowed: another user could change one after the checks.
            Path real = above.toRealPath().resolve(folder.subpath(above.getNameCount(), folder.getNameCount()));
            create(real);
            if (!isPrivate(real)) {
                return null;
            }
            Path entries = real.resolve(kind);
            create(entries);
            return isPrivate(entries) ? entries : null;
        } catch (IOException | RuntimeException e) {
            return null; // for instance on a file system without permissions
        }
    }

    private static void create(Path folder) throws IOException {
        Files.createDirectories(
                folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
    }

    private static Path folder(Map<String, String> environment) {
        String named = environment.getOrDefault("SCHEMAC_CACHE", "");
        if (named.equals("none")) {
            return null;
        }
        if (!named.isEmpty()) {
            return Path.of(named).toAbsolutePath().normalize();
        }
        String caches = environment.getOrDefault("XDG_CACHE_HOME", "");
        String home = environment.getOrDefault("HOME", "");
        if (caches.isEmpty() && home.isEmpty()) {
            return null;
        }
        return (caches.isEmpty() ? Path.of(home, ".cache") : Path.of(caches))
                .resolve("schemac")
                .toAbsolutePath()
                .normalize();
    }

    /**
     * Returns whether it is owned by this user and safe: other users can neither write to it, nor replace it in its parent
     * folders.
     *
     * @param folder a path without links, otherwise the result is false
     */
    private static boolean isPrivate(Path folder) throws IOException {
        PosixFileAttributes own = Files.readAttributes(folder, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        String me = ProcessHandle.current().info().user().orElse(System.getProperty("user.name"));
        if (!own.isDirectory() || !own.owner().getName().equals(me) || isOpen(own)) {
            return false;
        }
        for (Path above = folder.getParent(); above != null; above = above.getParent()) {
            PosixFileAttributes each =
                    Files.readAttributes(above, PosixFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            String owner = each.owner().getName();
            // in a sticky folder such as /tmp, only the owner can remove a file
            boolean sticky = ((Integer) Files.getAttribute(above, "unix:mode", LinkOption.NOFOLLOW_LINKS) & 01000) != 0;
            if (!each.isDirectory() || !owner.equals(me) && !owner.equals("root") || isOpen(each) && !sticky) {
                return false;
            }
        }
        return true;
    }

    private static boolean isOpen(PosixFileAttributes file) {
        return file.permissions().contains(PosixFilePermission.GROUP_WRITE)
                || file.permissions().contains(PosixFilePermission.OTHERS_WRITE);
    }

    /** Returns the entry of a key, if it exists and is undamaged. An entry of another key is a damaged one. */
    public Optional<byte[]> find(String key) {
        if (folder == null) {
            return Optional.empty();
        }
        try {
            Path entry = folder.resolve(name(key));
            byte[] file = read(entry);
            if (file.length < DIGEST) {
                return Optional.empty();
            }
            byte[] content = Arrays.copyOfRange(file, DIGEST, file.length);
            if (!MessageDigest.isEqual(digest(keyDigest(key), content), Arrays.copyOf(file, DIGEST))) {
                return Optional.empty();
            }
            markUsed(entry);
            return Optional.of(content);
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Returns the bytes of a file that can be an entry; none for a link, a pipe, a device, or a larger file. */
    private byte[] read(Path entry) throws IOException {
        BasicFileAttributes found = Files.readAttributes(entry, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (!found.isRegularFile() || found.size() > limits.bytes()) {
            return new byte[0];
        }
        try (InputStream in = Files.newInputStream(entry, LinkOption.NOFOLLOW_LINKS)) {
            return in.readNBytes((int) found.size());
        }
    }

    /** The age of an entry counts from its last use. */
    private static void markUsed(Path entry) {
        try {
            Files.setLastModifiedTime(entry, FileTime.from(Instant.now()));
        } catch (IOException e) {
            // another process has removed it meanwhile
        }
    }

    /**
     * Stores an entry atomically, and then removes the oldest entries above the limits. A too large entry is not
     * stored.
     */
    public void keep(String key, byte[] content) {
        if (folder == null || content.length + DIGEST > limits.bytes()) {
            return;
        }
        Path fresh = folder.resolve(UUID.randomUUID() + UNFINISHED);
        try {
            byte[] file = Arrays.copyOf(digest(keyDigest(key), content), DIGEST + content.length);
            System.arraycopy(content, 0, file, DIGEST, content.length);
            Files.write(fresh, file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            Path entry = folder.resolve(name(key));
            Files.move(fresh, entry, StandardCopyOption.ATOMIC_MOVE);
            markUsed(entry); // more exact than the clock of the file system
            removeOldest();
        } catch (IOException | UncheckedIOException e) {
            delete(fresh); // a full disk
        }
    }

    /** The state of a file when the folder was listed. */
    private record Entry(Path file, FileTime used, long size) {}

    /** Other processes may remove files at the same time: a missing file is already removed. */
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
            return Optional.empty(); // already removed
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
        return HexFormat.of().formatHex(keyDigest(key));
    }

    private static byte[] keyDigest(String key) {
        return digest(key.getBytes(StandardCharsets.UTF_8));
    }

    private static byte[] digest(byte[]... parts) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (byte[] part : parts) {
                digest.update(part);
            }
            return digest.digest();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e); // every Java has it
        }
    }
}

package dev.schemac.cli.console;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;

/**
 * A folder of the user with what was worked out before, which holds code: it is used only if nobody else can write to it,
 * and an entry only if it is whole. Without such a folder nothing is found, and nothing kept; nothing ever fails.
 *
 * <p>SCHEMAC_CACHE names the folder, or is {@code none}; otherwise it is {@code schemac} in XDG_CACHE_HOME or {@code
 * ~/.cache}.
 */
public final class UserCache {
    private static final int DIGEST = 32;

    private final Path folder;

    private UserCache(Path folder) {
        this.folder = folder;
    }

    /** @param kind what the entries are: the name of the folder of their own */
    public static UserCache of(Map<String, String> environment, String kind) {
        try {
            Path folder = folder(environment);
            if (folder == null) {
                return new UserCache(null);
            }
            Files.createDirectories(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            Path entries = folder.resolve(kind);
            if (!isPrivate(folder)) {
                return new UserCache(null);
            }
            Files.createDirectories(
                    entries, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
            return new UserCache(isPrivate(entries) ? entries : null);
        } catch (IOException | RuntimeException e) {
            return new UserCache(null); // a file system without permissions among other things
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
            byte[] file = Files.readAllBytes(folder.resolve(name(key)));
            if (file.length < DIGEST) {
                return Optional.empty();
            }
            byte[] content = Arrays.copyOfRange(file, DIGEST, file.length);
            return MessageDigest.isEqual(digest(content), Arrays.copyOf(file, DIGEST))
                    ? Optional.of(content)
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Keeps an entry, in one step. */
    public void keep(String key, byte[] content) {
        if (folder == null) {
            return;
        }
        Path fresh = folder.resolve(UUID.randomUUID() + ".tmp");
        try {
            byte[] file = Arrays.copyOf(digest(content), DIGEST + content.length);
            System.arraycopy(content, 0, file, DIGEST, content.length);
            Files.write(fresh, file);
            Files.move(fresh, folder.resolve(name(key)), StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            delete(fresh); // a full disk
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

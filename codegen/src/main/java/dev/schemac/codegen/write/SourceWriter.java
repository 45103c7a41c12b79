package dev.schemac.codegen.write;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;

/**
 * Writes generated files to folders. It writes only changed files, so that builds detect real changes, and replaces
 * each file atomically. The only class that writes, moves and deletes files.
 */
public class SourceWriter {

    // Not final: tests extend it to simulate a full disk or a killed process.

    /** The marker in every generated source. */
    private static final String MARK = "@Generated(\"dev.schemac.codegen.";

    /** The longest chain of links; longer ones are loops. */
    private static final int MOST_LINKS = 40;

    private static final String TEMPORARY = ".????????-????-????-????-????????????.tmp";

    /**
     * Returns the paths of files, with their bytes.
     *
     * @param path of a file, below the folder, with {@code /} between the parts
     * @param content of a file
     * @throws IllegalArgumentException if a path leads out of the folder
     * @throws IOException if a symbolic link leads out of the folder
     */
    public static <F> Map<Path, byte[]> targets(
            List<F> files, Function<F, String> path, Function<F, String> content, Path folder) throws IOException {
        Map<Path, byte[]> targets = new LinkedHashMap<>();
        Set<Path> checked = new HashSet<>();
        Path root = folder.toAbsolutePath().normalize();
        for (F file : files) {
            Path target = root.resolve(path.apply(file)).normalize();
            if (!target.startsWith(root) || target.equals(root)) {
                throw new IllegalArgumentException(
                        "a generated file would be outside of the output folder: " + path.apply(file));
            }
            if (checked.add(target.getParent())) {
                checkLinks(target, root);
            }
            targets.put(target, content.apply(file).getBytes(StandardCharsets.UTF_8));
        }
        return targets;
    }

    /**
     * Rejects links below the root that lead out of it; the root itself may be a link. If the file is a link, the new
     * file replaces the link, not its target.
     */
    private static void checkLinks(Path file, Path root) throws IOException {
        Path existing = file.getParent();
        while (existing.startsWith(root) && !Files.exists(existing, LinkOption.NOFOLLOW_LINKS)) {
            existing = existing.getParent();
        }
        if (existing.startsWith(root) && !existing.toRealPath().startsWith(root.toRealPath())) {
            throw new FileSystemException(
                    existing.toString(),
                    null,
                    "a symbolic link below the output folder " + root + " points outside of it: remove the link");
        }
    }

    /**
     * Replaces a file that may be outside of our folders; for a link, its target, even if that does not exist yet. Writes
     * to a device or a pipe, because these cannot be replaced.
     */
    public static void replace(Path file, String text) throws IOException {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        if (Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file)) {
            Files.write(file, content, StandardOpenOption.WRITE);
        } else {
            new SourceWriter().put(target(file), content);
        }
    }

    private static Path target(Path file) throws IOException {
        if (Files.exists(file)) {
            return file.toRealPath();
        }
        Path target = file.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MOST_LINKS) {
                throw new FileSystemLoopException(file.toString());
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    /** Returns whether this is a generated source. */
    public static boolean isMarked(byte[] content) {
        return new String(content, StandardCharsets.UTF_8).contains(MARK);
    }

    /**
     * Returns the generated Java sources below a folder, which may contain others too; empty if the folder does not
     * exist.
     */
    public static List<Path> generatedBelow(Path folder) throws IOException {
        List<Path> generated = new ArrayList<>();
        for (Path file : ClassPathFiles.below(folder)) {
            if (file.toString().endsWith(".java") && isMarked(Files.readAllBytes(file))) {
                generated.add(file);
            }
        }
        return generated;
    }

    /**
     * Writes one file unless it has this content already; returns whether it was written. The new file has the
     * permissions of the old one, its owner and its group, see {@link FileAccess}.
     */
    public final boolean put(Path file, byte[] content) throws IOException {
        if (hasContent(file, content)) {
            return false;
        }
        makeFolders(file.getParent());
        // not Files.createTempFile: it restricts the files to their owner, even after they are moved
        Path fresh = file.resolveSibling("." + UUID.randomUUID() + ".tmp");
        try {
            Optional<FileAccess> old = FileAccess.of(file);
            if (old.isPresent()) {
                Files.createFile(fresh, FileAccess.ofThisUser());
            }
            create(fresh, content);
            if (old.isPresent()) {
                old.get().applyTo(fresh);
            }
            move(fresh, file);
        } catch (NoSuchFileException e) {
            throw new NoSuchFileException(file.toString()); // and not the temporary one
        } finally {
            delete(fresh);
        }
        return true;
    }

    /** Writes changed files in their order; returns their number. */
    public final int putAll(Map<Path, byte[]> targets) throws IOException {
        int written = 0;
        for (Map.Entry<Path, byte[]> target : targets.entrySet()) {
            if (put(target.getKey(), target.getValue())) {
                written++;
            }
        }
        return written;
    }

    /** Returns whether a file exists and is not a folder. */
    public static boolean isFile(Path file) {
        return Files.isRegularFile(file);
    }

    /** Returns whether a file has exactly this content. */
    public static boolean hasContent(Path file, byte[] content) throws IOException {
        return Files.isRegularFile(file)
                && Files.size(file) == content.length
                && Arrays.equals(Files.readAllBytes(file), content);
    }

    /**
     * Moves a file to a folder, below which it keeps its path. Never overwrites a file. Returns the new path.
     *
     * @param suffix of its new name
     */
    public final Path setAside(Path file, Path root, Path folder, String suffix) throws IOException {
        if (file.startsWith(root)) {
            checkLinks(file, root);
        }
        Path place = folder.resolve(file.startsWith(root) ? root.relativize(file) : file.getFileName());
        place = place.resolveSibling(place.getFileName() + suffix);
        Path free = place;
        for (int i = 1; Files.exists(free); i++) {
            free = place.resolveSibling(place.getFileName() + "." + i);
        }
        makeFolders(free.getParent());
        move(file, free);
        return free;
    }

    /** Deletes a file, and the folders that become empty, up to {@code root}, which stays. */
    public final void remove(Path file, Path root) throws IOException {
        checkLinks(file, root);
        delete(file);
        removeEmptyFolders(file.getParent(), root);
    }

    /**
     * Deletes a folder if it is empty, and its parents that become empty, up to {@code root} or a symbolic link, which
     * stays.
     */
    public final void removeEmptyFolders(Path lowest, Path root) throws IOException {
        try {
            for (Path folder = lowest;
                    folder.startsWith(root) && !folder.equals(root) && !Files.isSymbolicLink(folder);
                    folder = folder.getParent()) {
                delete(folder);
            }
        } catch (DirectoryNotEmptyException e) {
            // another process uses it
        }
    }

    /** Removes temporary files of a process that was killed in {@link #put}. */
    public final void removeTemporaryFiles(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, TEMPORARY)) {
            for (Path file : left) {
                delete(file);
            }
        }
    }

    // ---- changes of the disk, one step each

    protected void makeFolders(Path folder) throws IOException {
        Files.createDirectories(folder);
    }

    protected void create(Path file, byte[] content) throws IOException {
        Files.write(file, content, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    }

    protected void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Deletes a file or an empty folder, if it exists. */
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }
}

package dev.schemac.codegen.write;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Puts generated files into folders: only those whose content differs, so that builds see what really changed, and each
 * in one step, so that nobody ever sees half a file. The only class that writes, moves and deletes files.
 */
public class SourceWriter {

    // Not final: tests extend it by one whose disk is full, or whose process ends.

    /** What every generated source holds. */
    private static final String MARK = "@Generated(\"dev.schemac.codegen.";

    private static final String TEMPORARY = ".????????-????-????-????-????????????.tmp";

    /**
     * Where files belong, with their bytes.
     *
     * @param path of a file, below the folder, with {@code /} between the parts
     * @param content of a file
     * @throws IllegalArgumentException if a path leads out of the folder
     * @throws IOException if a symbolic link does
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
                        "the path of a generated file leads out of its folder: " + path.apply(file));
            }
            if (checked.add(target.getParent())) {
                checkLinks(target, root);
            }
            targets.put(target, content.apply(file).getBytes(StandardCharsets.UTF_8));
        }
        return targets;
    }

    /**
     * A link below the root must not lead out of it; the root may be one itself. The file may be one too: what is put
     * in its place replaces the link and not what it leads to.
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
                    "a symbolic link leads out of the folder " + root + ": nothing is written there");
        }
    }

    /** Replaces a file that need not be below a folder of ours; where a link stands, what it leads to. */
    public static void replace(Path file, String text) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        new SourceWriter().put(target, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether this is a source that was generated. */
    public static boolean isMarked(byte[] content) {
        return new String(content, StandardCharsets.UTF_8).contains(MARK);
    }

    /**
     * The Java sources below a folder that were generated: the folder may have those of others too. None where there is
     * no such folder.
     */
    public static List<Path> generatedBelow(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Path> generated = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : (Iterable<Path>) files.sorted()::iterator) {
                if (file.toString().endsWith(".java")
                        && Files.isRegularFile(file)
                        && isMarked(Files.readAllBytes(file))) {
                    generated.add(file);
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return generated;
    }

    /** Writes one file unless it has this content already; returns whether it had to. */
    public final boolean put(Path file, byte[] content) throws IOException {
        if (holds(file, content)) {
            return false;
        }
        makeFolders(file.getParent());
        // not Files.createTempFile: its files are readable by their owner alone, and keep that when they are moved
        Path fresh = file.resolveSibling("." + UUID.randomUUID() + ".tmp");
        try {
            create(fresh, content);
            move(fresh, file);
        } finally {
            delete(fresh);
        }
        return true;
    }

    /** Writes files in their order, those that have their content already excepted; returns how many it had to. */
    public final int putAll(Map<Path, byte[]> targets) throws IOException {
        int written = 0;
        for (Map.Entry<Path, byte[]> target : targets.entrySet()) {
            if (put(target.getKey(), target.getValue())) {
                written++;
            }
        }
        return written;
    }

    /** Whether there is a file, and not a folder. */
    public static boolean isFile(Path file) {
        return Files.isRegularFile(file);
    }

    /** Whether a file has exactly this content. */
    public static boolean holds(Path file, byte[] content) throws IOException {
        return Files.isRegularFile(file)
                && Files.size(file) == content.length
                && Arrays.equals(Files.readAllBytes(file), content);
    }

    /**
     * Moves a file into a folder, below which it keeps its path; never over another one. Returns where it is now.
     *
     * @param suffix of its name there
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

    /** Deletes a file, and the folders that are empty then, up to {@code root}, which stays. */
    public final void remove(Path file, Path root) throws IOException {
        checkLinks(file, root);
        delete(file);
        removeEmptyFolders(file.getParent(), root);
    }

    /** Deletes a folder if it is empty, and those above it that are empty then, up to {@code root}, which stays. */
    public final void removeEmptyFolders(Path lowest, Path root) throws IOException {
        try {
            for (Path folder = lowest; folder.startsWith(root) && !folder.equals(root); folder = folder.getParent()) {
                delete(folder);
            }
        } catch (DirectoryNotEmptyException e) {
            // then somebody needs it
        }
    }

    /** Removes what a process that was killed in {@link #put} may have left in the folder. */
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

    // ---- what changes the disk, one step each

    protected void makeFolders(Path folder) throws IOException {
        Files.createDirectories(folder);
    }

    protected void create(Path file, byte[] content) throws IOException {
        Files.write(file, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    protected void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Deletes a file or an empty folder, if there is one. */
    public void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }
}

package dev.schemac.codegen.write;

import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.WriteReport;
import java.io.IOException;
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
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;

/**
 * Puts generated files into folders: only those whose content differs, so that builds see what really changed, and each
 * in one step, so that nobody ever sees half a file. The only class that writes, moves and deletes files.
 */
public class SourceWriter {

    /** What every generated source holds. */
    private static final String MARK = "@Generated(\"dev.schemac.codegen.";

    private static final String TEMPORARY = ".????????-????-????-????-????????????.tmp";

    /** Tests put another one in its place, whose disk is full or whose process ends. */
    SourceWriter() {}

    /**
     * Writes the files of one run whose content differs from what is there; files of other names are left alone.
     *
     * @param files what was generated
     * @param sourceFolder the root of the Java packages
     * @param resourceFolder the root of the index
     * @return how many files changed
     * @throws IllegalArgumentException if a path leads out of its folder; nothing is written then
     * @throws IOException if a symbolic link leads out of a folder, and nothing is written then; or if a file cannot be written,
     *     which keeps its old content
     */
    public static WriteReport write(GeneratedFiles files, Path sourceFolder, Path resourceFolder) throws IOException {
        Map<Path, byte[]> targets = new LinkedHashMap<>(targets(files.sources(), sourceFolder));
        targets.putAll(targets(files.resources(), resourceFolder));
        return new SourceWriter().putAll(targets);
    }

    /**
     * Where the files belong, with their bytes.
     *
     * @throws IllegalArgumentException if a path leads out of the folder
     * @throws IOException if a symbolic link does
     */
    static Map<Path, byte[]> targets(List<GeneratedFile> files, Path folder) throws IOException {
        Map<Path, byte[]> targets = new LinkedHashMap<>();
        Set<Path> checked = new HashSet<>();
        Path root = folder.toAbsolutePath().normalize();
        for (GeneratedFile file : files) {
            Path target = root.resolve(file.path()).normalize();
            if (!target.startsWith(root) || target.equals(root)) {
                throw new IllegalArgumentException(
                        "the path of a generated file leads out of its folder: " + file.path());
            }
            if (checked.add(target.getParent())) {
                checkLinks(target, root);
            }
            targets.put(target, file.content().getBytes(StandardCharsets.UTF_8));
        }
        return targets;
    }

    /**
     * A link below the root must not lead out of it; the root may be one itself. The file may be one too: what is put in its place
     * replaces the link and not what it leads to.
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

    /**
     * Replaces a file that need not be below a folder of ours; where a link stands, what it leads to.
     *
     * @param file the file
     * @param text its new content
     * @throws IOException what the stream or the target throws
     */
    public static void replace(Path file, String text) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        new SourceWriter().put(target, text.getBytes(StandardCharsets.UTF_8));
    }

    /** Whether this is a source that was generated. */
    static boolean isMarked(byte[] content) {
        return new String(content, StandardCharsets.UTF_8).contains(MARK);
    }

    /** Writes one file unless it has this content already; answers whether it had to. */
    final boolean put(Path file, byte[] content) throws IOException {
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

    /** Writes files in their order, those that have their content already excepted. */
    final WriteReport putAll(Map<Path, byte[]> targets) throws IOException {
        int written = 0;
        for (Map.Entry<Path, byte[]> target : targets.entrySet()) {
            if (put(target.getKey(), target.getValue())) {
                written++;
            }
        }
        return new WriteReport(written, targets.size() - written);
    }

    static boolean holds(Path file, byte[] content) throws IOException {
        return Files.isRegularFile(file)
                && Files.size(file) == content.length
                && Arrays.equals(Files.readAllBytes(file), content);
    }

    /** Moves a file into a folder, below which it keeps its path; never over another one. Returns where it is now. */
    final Path setAside(Path file, Path root, Path folder) throws IOException {
        if (file.startsWith(root)) {
            checkLinks(file, root);
        }
        Path place = folder.resolve(file.startsWith(root) ? root.relativize(file) : file.getFileName());
        Path free = place;
        for (int i = 1; Files.exists(free); i++) {
            free = place.resolveSibling(place.getFileName() + "." + i);
        }
        makeFolders(free.getParent());
        move(file, free);
        return free;
    }

    /** Deletes a file, and the folders that are empty then, up to {@code root}, which stays. */
    final void remove(Path file, Path root) throws IOException {
        checkLinks(file, root);
        delete(file);
        removeEmptyFolders(file.getParent(), root);
    }

    final void removeEmptyFolders(Path lowest, Path root) throws IOException {
        try {
            for (Path folder = lowest; folder.startsWith(root) && !folder.equals(root); folder = folder.getParent()) {
                delete(folder);
            }
        } catch (DirectoryNotEmptyException e) {
            // then somebody needs it
        }
    }

    /** Removes what a process that was killed in {@link #put} may have left in the folder. */
    final void removeTemporaryFiles(Path folder) throws IOException {
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

    void makeFolders(Path folder) throws IOException {
        Files.createDirectories(folder);
    }

    void create(Path file, byte[] content) throws IOException {
        Files.write(file, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    void delete(Path file) throws IOException {
        Files.deleteIfExists(file);
    }
}

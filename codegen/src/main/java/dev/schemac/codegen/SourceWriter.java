package dev.schemac.codegen;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Puts generated files into folders: only those whose content differs, so that builds see what really changed, and each
 * in one step, so that nobody ever sees half a file. The only class that writes sources.
 */
final class SourceWriter {

    /** What every generated source holds. */
    private static final String MARK = "@Generated(\"dev.schemac.codegen.generator.";

    private SourceWriter() {}

    /**
     * @throws IllegalArgumentException if a path leads out of its folder; nothing is written then
     * @throws IOException if a file cannot be written; that file keeps its old content
     */
    static WriteReport write(GeneratedFiles files, Path sourceFolder, Path resourceFolder) throws IOException {
        Map<Path, GeneratedFile> targets = targets(files, sourceFolder, resourceFolder);
        int written = 0;
        for (Map.Entry<Path, GeneratedFile> target : targets.entrySet()) {
            byte[] content = target.getValue().content().getBytes(StandardCharsets.UTF_8);
            if (!holds(target.getKey(), content)) {
                replace(target.getKey(), content);
                written++;
            }
        }
        return new WriteReport(written, targets.size() - written);
    }

    /** See {@link SchemaCompiler#compare}. */
    static List<StaleFile> compare(GeneratedFiles files, Path sourceFolder, Path resourceFolder) throws IOException {
        List<StaleFile> stale = new ArrayList<>();
        Map<Path, GeneratedFile> targets = targets(files, sourceFolder, resourceFolder);
        for (Map.Entry<Path, GeneratedFile> target : targets.entrySet()) {
            Path file = target.getKey();
            if (!holds(file, target.getValue().content().getBytes(StandardCharsets.UTF_8))) {
                StaleFile.Kind kind = Files.isRegularFile(file) ? StaleFile.Kind.DIFFERENT : StaleFile.Kind.MISSING;
                boolean source = files.sources().contains(target.getValue());
                Path folder = source ? sourceFolder : resourceFolder;
                stale.add(new StaleFile(folder.resolve(target.getValue().path()), kind));
            }
        }
        for (Path file : generatedBelow(sourceFolder)) {
            if (!targets.containsKey(file.toAbsolutePath().normalize())) {
                stale.add(new StaleFile(file, StaleFile.Kind.LEFT_OVER));
            }
        }
        return List.copyOf(stale);
    }

    /** The Java sources that carry the annotation of this generator: the folder may hold those of others too. */
    private static List<Path> generatedBelow(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        List<Path> generated = new ArrayList<>();
        try (Stream<Path> below = Files.walk(folder)) {
            for (Path file : below.filter(path -> path.toString().endsWith(".java"))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList()) {
                if (new String(Files.readAllBytes(file), StandardCharsets.UTF_8).contains(MARK)) {
                    generated.add(file);
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return generated;
    }

    private static Map<Path, GeneratedFile> targets(GeneratedFiles files, Path sourceFolder, Path resourceFolder) {
        Map<Path, GeneratedFile> targets = new LinkedHashMap<>();
        addTargets(files.sources(), sourceFolder, targets);
        addTargets(files.resources(), resourceFolder, targets);
        return targets;
    }

    private static void addTargets(List<GeneratedFile> files, Path folder, Map<Path, GeneratedFile> targets) {
        Path root = folder.toAbsolutePath().normalize();
        for (GeneratedFile file : files) {
            Path target = root.resolve(file.path()).normalize();
            if (!target.startsWith(root) || target.equals(root)) {
                throw new IllegalArgumentException(
                        "the path of a generated file leads out of its folder: " + file.path());
            }
            targets.put(target, file);
        }
    }

    private static boolean holds(Path file, byte[] content) throws IOException {
        return Files.isRegularFile(file)
                && Files.size(file) == content.length
                && Arrays.equals(Files.readAllBytes(file), content);
    }

    /** Replaces a file that need not be below a folder of ours; where a link stands, what it leads to. */
    static void replace(Path file, String text) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        replace(target, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void replace(Path file, byte[] content) throws IOException {
        Files.createDirectories(file.getParent());
        // not Files.createTempFile: its files are readable by their owner alone, and keep that when they are moved
        Path fresh = file.resolveSibling("." + UUID.randomUUID() + ".tmp");
        try {
            Files.write(fresh, content, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            try {
                Files.move(fresh, file, StandardCopyOption.ATOMIC_MOVE);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
            }
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}

package dev.schemac.codegen.build;

import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.StaleFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Compares folders with what would be generated into them. Nothing is written. */
public final class OutputComparison {

    private OutputComparison() {}

    /**
     * See {@link dev.schemac.codegen.SchemaCompiler#compare}.
     *
     * @param files what was generated
     * @param sourceFolder the root of the Java packages
     * @param resourceFolder the root of the index
     * @return the files that differ
     * @throws IOException what the stream or the target throws
     */
    public static List<StaleFile> compare(GeneratedFiles files, Path sourceFolder, Path resourceFolder)
            throws IOException {
        Map<Path, byte[]> sources = SourceWriter.targets(files.sources(), sourceFolder);
        Map<Path, byte[]> targets = new LinkedHashMap<>(sources);
        targets.putAll(SourceWriter.targets(files.resources(), resourceFolder));
        List<StaleFile> stale = new ArrayList<>();
        for (Map.Entry<Path, byte[]> target : targets.entrySet()) {
            Path file = target.getKey();
            if (!SourceWriter.holds(file, target.getValue())) {
                StaleFile.Kind kind = Files.isRegularFile(file) ? StaleFile.Kind.DIFFERENT : StaleFile.Kind.MISSING;
                Path folder = sources.containsKey(file) ? sourceFolder : resourceFolder;
                Path root = folder.toAbsolutePath().normalize();
                stale.add(new StaleFile(folder.resolve(root.relativize(file)), kind));
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
        List<Path> generated = new ArrayList<>();
        for (Path file : ClassPathFiles.below(folder)) {
            if (file.toString().endsWith(".java") && SourceWriter.isMarked(Files.readAllBytes(file))) {
                generated.add(file);
            }
        }
        return generated;
    }
}

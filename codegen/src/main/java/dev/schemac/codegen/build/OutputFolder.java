package dev.schemac.codegen.build;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.build.BuildStates.BuildState;
import dev.schemac.codegen.build.StaleFile.Kind;
import dev.schemac.codegen.write.ClassPathFiles;
import dev.schemac.codegen.write.SourceWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A common folder for sources and index, into which schemas are compiled without a build tool. {@value #STATE_FOLDER}
 * below it records the schemas of each file. So the next run removes the files of schemas that were deleted, renamed or
 * moved to another package.
 *
 * <p>Several runs may share the folder, each with its own schemas. The files of an earlier run are removed only if each
 * of its schemas is compiled now, or no longer exists.
 */
public final class OutputFolder {

    /** The reserved folder below the output folder. */
    public static final String STATE_FOLDER = ".schemac";

    private final Path folder;
    private final Path stateFolder;
    private final SortedSet<Path> schemas;

    /**
     * @param folder need not exist
     * @param schemas the schema files of this run; empty for schemas without files; the folders if they no longer
     *     contain schemas, see {@link #wasCompiledFrom}
     */
    public OutputFolder(Path folder, List<Path> schemas) {
        this.folder = folder;
        this.stateFolder = folder.toAbsolutePath().normalize().resolve(STATE_FOLDER);
        this.schemas = schemas.stream()
                .map(schema -> schema.toAbsolutePath().normalize())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * {@return whether the schema folders of this run, which are now empty, were compiled into this folder before} If
     * so, {@link #write} with no schemas removes their files, and can be repeated. Otherwise the folders may be wrong.
     */
    public boolean wasCompiledFrom() throws IOException {
        BuildStates states = BuildStates.readRuns(stateFolder, schemas);
        return states.own().finished() || states.wereBelow(schemas);
    }

    /**
     * Writes changed files, each atomically, and removes obsolete files of earlier runs. Files with manual changes are
     * moved to the state folder.
     *
     * @throws OutputConflictException if a foreign file blocks the output; nothing is written then
     * @throws IOException if a file cannot be read or written; each file has its old or its new content
     */
    @SuppressWarnings("try") // the lock is acquired, not used
    public BuildReport write(GeneratedFiles files) throws IOException {
        Map<Path, byte[]> sources = SchemaBuild.targets(files.sources(), folder);
        SourceWriter writer = new SourceWriter();
        try (BuildLock lock = BuildLock.on(stateFolder)) {
            writer.removeTemporaryFiles(stateFolder);
            BuildStates states = BuildStates.readRuns(stateFolder, schemas);
            OutputFiles output = new OutputFiles(request(), states);
            SortedSet<String> index = index(files);
            Map<Path, byte[]> targets = new LinkedHashMap<>(sources);
            targets.putAll(output.index(indexFile(), index));
            ContentHash inputs = new ContentHash();
            schemas.forEach(schema -> inputs.add(ClassPathFiles.path(stateFolder, schema)));
            BuildState done = new BuildState(
                    Map.of("schemas", inputs.text()),
                    new TreeSet<>(),
                    schemas,
                    index,
                    OutputFiles.hashes(targets),
                    new TreeSet<>());
            return output.replace("", schemas.size(), targets, done, writer).with(files.findings());
        }
    }

    /**
     * Compares the folder with the output of {@link #write}. Nothing is written.
     *
     * @return the files that differ, with the files to write first, in their order; empty if all are up to date
     */
    public List<StaleFile> compare(GeneratedFiles files) throws IOException {
        BuildStates states = BuildStates.readRuns(stateFolder, schemas);
        Map<Path, byte[]> targets = SchemaBuild.targets(files.sources(), folder);
        targets.putAll(new OutputFiles(request(), states).index(indexFile(), index(files)));
        List<StaleFile> stale = new ArrayList<>();
        for (Entry<Path, byte[]> target : targets.entrySet()) {
            if (!SourceWriter.hasContent(target.getKey(), target.getValue())) {
                add(target.getKey(), SourceWriter.isFile(target.getKey()) ? Kind.DIFFERENT : Kind.MISSING, stale);
            }
        }
        Set<Path> known = new TreeSet<>(targets.keySet());
        for (Path file : states.ownFiles().keySet()) {
            if (known.add(file) && !states.isOfAnother(file) && Files.exists(file)) {
                add(file, Kind.LEFT_OVER, stale);
            }
        }
        for (Path file : SourceWriter.generatedBelow(folder)) {
            Path path = file.toAbsolutePath().normalize();
            if (!known.contains(path) && !states.isOfAnother(path) && !path.startsWith(stateFolder)) {
                add(path, Kind.UNKNOWN, stale);
            }
        }
        return List.copyOf(stale);
    }

    private void add(Path file, Kind kind, List<StaleFile> stale) {
        Path root = stateFolder.getParent();
        stale.add(new StaleFile(file.startsWith(root) ? folder.resolve(root.relativize(file)) : file, kind));
    }

    private Path indexFile() {
        return stateFolder.resolveSibling(GeneratedFiles.PARSER_INDEX);
    }

    /** Returns the lines of the only resource. */
    private static SortedSet<String> index(GeneratedFiles files) {
        return files.resources().stream()
                .flatMap(file -> file.content().lines())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private BuildRequest request() {
        String name = ContentHash.of(stateFolder.toString().getBytes(StandardCharsets.UTF_8));
        return new BuildRequest(
                name,
                Set.of(),
                CompilerOptions.DEFAULT,
                folder,
                List.copyOf(schemas),
                folder,
                folder,
                Optional.empty(),
                stateFolder,
                "",
                new HashMap<>());
    }
}

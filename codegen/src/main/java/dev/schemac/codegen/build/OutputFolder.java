package dev.schemac.codegen.build;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.build.BuildStates.BuildState;
import dev.schemac.codegen.build.StaleFile.Kind;
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
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A folder for sources and index alike, into which schemas are compiled without a build tool. In {@value #STATE_FOLDER}
 * below it, it is recorded which files came from which schemas. So what a schema leaves behind that was deleted, renamed
 * or moved to another package is removed by the next run.
 *
 * <p>Several runs may share the folder, each with schemas of its own. The files of an earlier run are removed only
 * where each of its schemas is compiled now, or is no more.
 */
public final class OutputFolder {

    /** The folder below the output folder in which nothing else writes. */
    public static final String STATE_FOLDER = ".schemac";

    private final Path folder;
    private final Path stateFolder;
    private final SortedSet<Path> schemas;

    /**
     * @param folder need not exist
     * @param schemas the schema files of this run; none for schemas that are in no file; the folders where no schema is in
     *     them any more, see {@link #wasCompiledFrom}
     */
    public OutputFolder(Path folder, List<Path> schemas) {
        this.folder = folder;
        this.stateFolder = folder.toAbsolutePath().normalize().resolve(STATE_FOLDER);
        this.schemas = schemas.stream()
                .map(schema -> schema.toAbsolutePath().normalize())
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * {@return whether the schema folders of this run, in which there is none any more, were compiled into this folder
     * before} Then {@link #write} of nothing removes what they have left, and can be repeated. Otherwise they were
     * perhaps never the right ones.
     */
    public boolean wasCompiledFrom() throws IOException {
        BuildStates states = BuildStates.readRuns(stateFolder, schemas);
        return states.own().finished() || states.wereBelow(schemas);
    }

    /**
     * Writes the files whose content differs from what is there, each in one step, and removes what earlier runs have
     * left. What somebody changed by hand is moved into the state folder and not lost.
     *
     * @throws OutputConflictException if a file is in the way that is not ours; nothing is written then
     * @throws IOException if a file cannot be read or written; each file is as it was or as it shall be
     */
    @SuppressWarnings("try") // the lock is held, not used
    public BuildReport write(GeneratedFiles files) throws IOException {
        Map<Path, byte[]> sources = targets(files.sources());
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
                    Map.of("schemas", inputs.text()), new TreeSet<>(), schemas, index, OutputFiles.hashes(targets));
            return output.replace("", schemas.size(), targets, done, writer).with(files.findings());
        }
    }

    /**
     * Compares what is in the folder with what {@link #write} would make of it. Nothing is written.
     *
     * @return the files that differ, those to be written first and in their order; empty where all is up to date
     */
    public List<StaleFile> compare(GeneratedFiles files) throws IOException {
        BuildStates states = BuildStates.readRuns(stateFolder, schemas);
        Map<Path, byte[]> targets = targets(files.sources());
        targets.putAll(new OutputFiles(request(), states).index(indexFile(), index(files)));
        List<StaleFile> stale = new ArrayList<>();
        for (Entry<Path, byte[]> target : targets.entrySet()) {
            if (!SourceWriter.holds(target.getKey(), target.getValue())) {
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

    private Map<Path, byte[]> targets(List<GeneratedFile> files) throws IOException {
        return SourceWriter.targets(files, GeneratedFile::path, GeneratedFile::content, folder);
    }

    private Path indexFile() {
        return stateFolder.resolveSibling(GeneratedFiles.PARSER_INDEX);
    }

    /** The lines of the one resource there is. */
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
                stateFolder,
                "",
                new HashMap<>());
    }
}

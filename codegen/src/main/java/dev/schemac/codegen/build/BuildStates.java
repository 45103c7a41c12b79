package dev.schemac.codegen.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiPredicate;

/** What all steps that share a state folder have done: the step at hand, the others there are, and those there were. */
final class BuildStates {

    private static final String SUFFIX = ".state";

    private final Path folder;
    private final Path ownFile;
    private final BuildState own;
    private final Map<Path, BuildState> others = new TreeMap<>();
    private final Map<Path, BuildState> gone = new TreeMap<>();

    private BuildStates(Path folder, Path ownFile, BuildState own) {
        this.folder = folder;
        this.ownFile = ownFile;
        this.own = own;
    }

    /**
     * @param name the step at hand
     * @param steps the names of all steps there are
     */
    static BuildStates read(Path folder, String name, Set<String> steps) throws IOException {
        List<Path> live = steps.stream().map(step -> file(folder, step)).toList();
        return read(folder, name, (file, state) -> live.contains(file));
    }

    /**
     * Those of runs without a build tool, each of which is known by its schemas. A run is no more where each of its
     * schemas is among those of this one, or was deleted.
     *
     * @param folder need not exist
     * @param schemas those of this run
     */
    static BuildStates readRuns(Path folder, SortedSet<Path> schemas) throws IOException {
        ContentHash name = new ContentHash();
        schemas.forEach(schema -> name.add(ClassPathFiles.path(folder, schema)));
        return read(
                folder,
                name.text(),
                (file, state) -> state.schemas().isEmpty()
                        || state.schemas().stream()
                                .anyMatch(schema -> !schemas.contains(schema) && Files.exists(schema)));
    }

    /** @param isLive whether there is the step of a file still */
    private static BuildStates read(Path folder, String name, BiPredicate<Path, BuildState> isLive) throws IOException {
        Path ownFile = file(folder, name);
        BuildStates states = new BuildStates(folder, ownFile, BuildState.read(ownFile));
        if (!Files.isDirectory(folder)) {
            return states;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
            for (Path file : files) {
                if (!file.equals(ownFile)) {
                    BuildState state = BuildState.read(file);
                    (isLive.test(file, state) ? states.others : states.gone).put(file, state);
                }
            }
        }
        return states;
    }

    /** Whether any step has left anything. */
    static boolean exist(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
            return files.iterator().hasNext();
        }
    }

    /** Names may be any text, names of files not. */
    private static Path file(Path folder, String name) {
        boolean isFileName = name.matches("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");
        return folder.resolve((isFileName ? name : ContentHash.of(name.getBytes(StandardCharsets.UTF_8))) + SUFFIX);
    }

    BuildState own() {
        return own;
    }

    Path ownFile() {
        return ownFile;
    }

    /** The files of steps that are no more. */
    Set<Path> goneFiles() {
        return gone.keySet();
    }

    /** Whether a step that is no more had a schema below one of the folders. */
    boolean wereBelow(Collection<Path> folders) {
        return gone.values().stream()
                .flatMap(state -> state.schemas().stream())
                .anyMatch(schema -> folders.stream().anyMatch(schema::startsWith));
    }

    /** Whether some process was killed while it wrote. */
    boolean interrupted() {
        return !own.finished() && !own.files().isEmpty()
                || gone.values().stream().anyMatch(state -> !state.finished());
    }

    /** What this step and those that are no more have written: all that is not written again goes. */
    Map<Path, Set<String>> ownFiles() {
        List<Map<Path, Set<String>>> all = new ArrayList<>();
        all.add(own.files());
        gone.values().forEach(state -> all.add(state.files()));
        return BuildState.union(all);
    }

    /** Whether some other step has written a file of this path. */
    boolean isOfAnother(Path file) {
        return others.values().stream().anyMatch(state -> state.files().containsKey(file));
    }

    /** Whether any step has written a file of this path, with whatever content. */
    boolean isKnown(Path file) {
        return isOfAnother(file) || ownFiles().containsKey(file);
    }

    /** Whether the file has the content that some step has given it. */
    boolean isUntouched(Path file, String hash) {
        return own.wrote(file, hash)
                || others.values().stream().anyMatch(state -> state.wrote(file, hash))
                || gone.values().stream().anyMatch(state -> state.wrote(file, hash));
    }

    /**
     * The content of the index of parsers, to which each step adds its lines.
     *
     * @param lines those of this step
     */
    SortedSet<String> index(Path file, SortedSet<String> lines) {
        SortedSet<String> all = new TreeSet<>(lines);
        others.values().stream()
                .filter(state -> state.files().containsKey(file))
                .forEach(state -> all.addAll(state.index()));
        return all;
    }

    Path folder() {
        return folder;
    }

    /**
     * What one step of a build has done, from what. Recorded in a text file: a format line, then lines of a word and
     * its value.
     *
     * @param inputs the hashes of what the output was made from, by what it is; empty while the step is not finished
     * @param classes the names of the Java classes that were asked for
     * @param schemas the schema files, where these tell a step from others
     * @param index the lines that are this step's in the index of parsers
     * @param files the hashes that each file may have if nobody else has touched it: one where the step is finished
     */
    record BuildState(
            Map<String, String> inputs,
            SortedSet<String> classes,
            SortedSet<Path> schemas,
            SortedSet<String> index,
            Map<Path, Set<String>> files) {

        static final BuildState NONE =
                new BuildState(Map.of(), new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), Map.of());

        private static final String FORMAT = "schemac-state 1";

        /** Whether the step came to its end. */
        boolean finished() {
            return !inputs.isEmpty();
        }

        /** Whether the file with this content is as this step has left it, or was about to. */
        boolean wrote(Path file, String hash) {
            return files.getOrDefault(file, Set.of()).contains(hash);
        }

        /** These files, which may also be as {@code others} have them. */
        static Map<Path, Set<String>> union(Collection<Map<Path, Set<String>>> others) {
            Map<Path, Set<String>> all = new TreeMap<>();
            others.forEach(files -> files.forEach((file, hashes) ->
                    all.computeIfAbsent(file, key -> new TreeSet<>()).addAll(hashes)));
            return all;
        }

        /** As read from a file; {@link #NONE} if there is none, or none that we have written. */
        static BuildState read(Path file) throws IOException {
            if (!Files.isRegularFile(file)) {
                return NONE;
            }
            String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
            if (!text.startsWith(FORMAT + "\n") || !text.endsWith("\nend\n")) {
                return NONE;
            }
            Map<String, String> inputs = new LinkedHashMap<>();
            SortedSet<String> classes = new TreeSet<>();
            SortedSet<Path> schemas = new TreeSet<>();
            SortedSet<String> index = new TreeSet<>();
            Map<Path, Set<String>> files = new TreeMap<>();
            for (String line : text.split("\n")) {
                String[] words = line.split(" ", 3);
                switch (words[0]) {
                    case "input" -> inputs.put(words[1], words[2]);
                    case "class" -> classes.add(words[1]);
                    case "schema" -> schemas.add(path(file, line.substring("schema ".length())));
                    case "index" -> index.add(words[1]);
                    case "file" ->
                        files.computeIfAbsent(path(file, words[2]), key -> new TreeSet<>())
                                .add(words[1]);
                    default -> {
                        // the first line and the last
                    }
                }
            }
            return new BuildState(inputs, classes, schemas, index, files);
        }

        private static Path path(Path file, String relative) {
            return file.resolveSibling(relative).normalize();
        }

        /**
         * The text that {@link #read} reads.
         *
         * @param folder of the file: paths are relative to it, so that a copied project does not reach into the first
         *     one
         */
        byte[] text(Path folder) {
            StringBuilder text = new StringBuilder(FORMAT).append('\n');
            inputs.forEach((what, hash) -> text.append("input " + what + " " + hash + "\n"));
            classes.forEach(name -> text.append("class " + name + "\n"));
            schemas.forEach(schema -> text.append("schema " + ClassPathFiles.path(folder, schema) + "\n"));
            index.forEach(line -> text.append("index " + line + "\n"));
            files.forEach((file, hashes) -> hashes.forEach(
                    hash -> text.append("file " + hash + " " + ClassPathFiles.path(folder, file) + "\n")));
            return text.append("end\n").toString().getBytes(StandardCharsets.UTF_8);
        }
    }
}

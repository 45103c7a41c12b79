package dev.schemac.codegen.build;

import dev.schemac.codegen.write.ClassPathFiles;
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

/** The records of all steps that share a state folder: the current step, other existing steps, and removed steps. */
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
     * @param name the current step
     * @param steps the names of all existing steps
     */
    static BuildStates read(Path folder, String name, Set<String> steps) throws IOException {
        List<Path> live = steps.stream().map(step -> file(folder, step)).toList();
        return read(folder, name, (file, state) -> live.contains(file));
    }

    /**
     * Reads the records of runs without a build tool, which their schemas identify. A run is obsolete if each of its
     * schemas is in this run or was deleted.
     *
     * @param folder need not exist
     * @param schemas the schemas of this run
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

    /** @param isLive whether the step of a file still exists */
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

    /** Returns whether there is a record of any step. */
    static boolean exist(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return false;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + SUFFIX)) {
            return files.iterator().hasNext();
        }
    }

    /** Encodes names, because file names cannot contain all characters. */
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

    /** Returns the files of obsolete steps. */
    Set<Path> goneFiles() {
        return gone.keySet();
    }

    /** Returns whether an obsolete step had a schema below one of the folders. */
    boolean wereBelow(Collection<Path> folders) {
        return gone.values().stream()
                .flatMap(state -> state.schemas().stream())
                .anyMatch(schema -> folders.stream().anyMatch(schema::startsWith));
    }

    /** Returns whether a process was killed while it wrote. */
    boolean interrupted() {
        return !own.finished() && !own.files().isEmpty()
                || gone.values().stream().anyMatch(state -> !state.finished());
    }

    /** Returns the files of this step and of obsolete ones. Files that are not written again are removed. */
    Map<Path, Set<String>> ownFiles() {
        List<Map<Path, Set<String>>> all = new ArrayList<>();
        all.add(own.files());
        gone.values().forEach(state -> all.add(state.files()));
        return BuildState.union(all);
    }

    /** Returns the copies of this step's files and of those of obsolete steps. */
    SortedSet<Path> ownCopies() {
        SortedSet<Path> copies = new TreeSet<>(own.copies());
        gone.values().forEach(state -> copies.addAll(state.copies()));
        return copies;
    }

    /** Returns whether another step's file has this copy. */
    boolean isCopyOfAnother(Path copy) {
        return others.values().stream().anyMatch(state -> state.copies().contains(copy));
    }

    /** Returns whether another step has written a file of this path. */
    boolean isOfAnother(Path file) {
        return others.values().stream().anyMatch(state -> state.files().containsKey(file));
    }

    /** Returns whether any step has written a file of this path, with any content. */
    boolean isKnown(Path file) {
        return isOfAnother(file) || ownFiles().containsKey(file);
    }

    /** Returns whether the file has the content that a step has written. */
    boolean isUntouched(Path file, String hash) {
        return own.wrote(file, hash)
                || others.values().stream().anyMatch(state -> state.wrote(file, hash))
                || gone.values().stream().anyMatch(state -> state.wrote(file, hash));
    }

    /**
     * Returns the content of the index of parsers, to which each step adds its lines.
     *
     * @param lines the lines of this step
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
     * The record of one build step. The text file contains a format line, then lines of a word and its value.
     *
     * @param inputs the hashes of the inputs, by their kind; empty while the step is unfinished
     * @param classes the names of the Java classes that were looked up
     * @param schemas the schema files, if they identify the step
     * @param index the step's lines in the index of parsers
     * @param files the hashes that each unmodified file may have: one if the step is finished
     * @param copies the files that the build tool makes of these, see {@link CompiledCopies}
     */
    record BuildState(
            Map<String, String> inputs,
            SortedSet<String> classes,
            SortedSet<Path> schemas,
            SortedSet<String> index,
            Map<Path, Set<String>> files,
            SortedSet<Path> copies) {

        static final BuildState NONE =
                new BuildState(Map.of(), new TreeSet<>(), new TreeSet<>(), new TreeSet<>(), Map.of(), new TreeSet<>());

        private static final String FORMAT = "schemac-state 1";

        /** Returns whether the step is finished. */
        boolean finished() {
            return !inputs.isEmpty();
        }

        /** Returns whether this step has written the file with this content, or was about to. */
        boolean wrote(Path file, String hash) {
            return files.getOrDefault(file, Set.of()).contains(hash);
        }

        /** Returns these files with the additional hashes of {@code others}. */
        static Map<Path, Set<String>> union(Collection<Map<Path, Set<String>>> others) {
            Map<Path, Set<String>> all = new TreeMap<>();
            others.forEach(files -> files.forEach((file, hashes) ->
                    all.computeIfAbsent(file, key -> new TreeSet<>()).addAll(hashes)));
            return all;
        }

        /** Reads a file; returns {@link #NONE} if it is missing or has another format. */
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
            SortedSet<Path> copies = new TreeSet<>();
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
                    case "copy" -> copies.add(path(file, line.substring("copy ".length())));
                    default -> {
                        // the first line and the last
                    }
                }
            }
            return new BuildState(inputs, classes, schemas, index, files, copies);
        }

        private static Path path(Path file, String relative) {
            return file.resolveSibling(relative).normalize();
        }

        /**
         * Returns the content for {@link #read}.
         *
         * @param folder of the file: paths are relative to it, so that a copied project does not change the original
         */
        byte[] text(Path folder) {
            StringBuilder text = new StringBuilder(FORMAT).append('\n');
            inputs.forEach((what, hash) -> text.append("input " + what + " " + hash + "\n"));
            classes.forEach(name -> text.append("class " + name + "\n"));
            schemas.forEach(schema -> text.append("schema " + ClassPathFiles.path(folder, schema) + "\n"));
            index.forEach(line -> text.append("index " + line + "\n"));
            files.forEach((file, hashes) -> hashes.forEach(
                    hash -> text.append("file " + hash + " " + ClassPathFiles.path(folder, file) + "\n")));
            copies.forEach(copy -> text.append("copy " + ClassPathFiles.path(folder, copy) + "\n"));
            return text.append("end\n").toString().getBytes(StandardCharsets.UTF_8);
        }
    }
}

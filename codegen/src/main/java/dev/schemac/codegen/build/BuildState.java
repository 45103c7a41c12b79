package dev.schemac.codegen.build;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What one step of a build has done, from what. Kept as a text file: a format line, then lines of a word and its value.
 *
 * @param inputs the hashes of what the output was made from, by what it is; empty while the step is not finished
 * @param classes the names of the Java classes that were asked for
 * @param index the lines that are this step's in the index of parsers
 * @param files the hashes that each file may have if nobody else has touched it: one where the step is finished
 */
record BuildState(
        Map<String, String> inputs, SortedSet<String> classes, SortedSet<String> index, Map<Path, Set<String>> files) {

    static final BuildState NONE = new BuildState(Map.of(), new TreeSet<>(), new TreeSet<>(), Map.of());

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
        SortedSet<String> index = new TreeSet<>();
        Map<Path, Set<String>> files = new TreeMap<>();
        for (String line : text.split("\n")) {
            String[] words = line.split(" ", 3);
            switch (words[0]) {
                case "input" -> inputs.put(words[1], words[2]);
                case "class" -> classes.add(words[1]);
                case "index" -> index.add(words[1]);
                case "file" ->
                    files.computeIfAbsent(file.resolveSibling(words[2]).normalize(), key -> new TreeSet<>())
                            .add(words[1]);
                default -> {
                    // the first line and the last
                }
            }
        }
        return new BuildState(inputs, classes, index, files);
    }

    /**
     * The text that {@link #read} reads.
     *
     * @param folder of the file: paths are relative to it, so that a copied project does not reach into the first one
     */
    byte[] text(Path folder) {
        StringBuilder text = new StringBuilder(FORMAT).append('\n');
        inputs.forEach((what, hash) -> text.append("input " + what + " " + hash + "\n"));
        classes.forEach(name -> text.append("class " + name + "\n"));
        index.forEach(line -> text.append("index " + line + "\n"));
        files.forEach((file, hashes) ->
                hashes.forEach(hash -> text.append("file " + hash + " " + FolderFiles.path(folder, file) + "\n")));
        return text.append("end\n").toString().getBytes(StandardCharsets.UTF_8);
    }
}

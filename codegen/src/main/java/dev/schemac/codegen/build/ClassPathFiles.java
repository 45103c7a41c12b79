package dev.schemac.codegen.build;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.SchemaLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The files in the folders and jars of a class path, and the published schemas of libraries. Broken and missing entries
 * are empty. Not thread-safe.
 */
final class ClassPathFiles implements AutoCloseable {

    /** In the order of the class path; null for a folder. */
    private final Map<Path, ZipFile> places = new LinkedHashMap<>();

    ClassPathFiles(List<Path> classPath) {
        for (Path place : classPath) {
            if (Files.isDirectory(place)) {
                places.putIfAbsent(place, null);
            } else if (Files.isRegularFile(place) && !places.containsKey(place)) {
                try {
                    places.put(place, new ZipFile(place.toFile()));
                } catch (IOException e) {
                    // not a jar: the Java compiler reports it when it uses the entry
                }
            }
        }
    }

    /** Returns the content of the first file of that name. */
    Optional<byte[]> find(String name) throws IOException {
        for (Path place : places.keySet()) {
            Optional<byte[]> found = read(place, name);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** @param name with {@code /} between its parts */
    Optional<byte[]> read(Path place, String name) throws IOException {
        ZipFile jar = places.get(place);
        if (jar == null) {
            return readBelow(place, name);
        }
        ZipEntry entry = jar.getEntry(name);
        if (entry == null || entry.isDirectory()) {
            return Optional.empty();
        }
        try (InputStream in = jar.getInputStream(entry)) {
            return Optional.of(in.readAllBytes());
        }
    }

    static Optional<byte[]> readBelow(Path folder, String name) throws IOException {
        try {
            Path file = folder.resolve(name);
            return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        } catch (InvalidPathException e) {
            // the file system cannot contain a file of that name
            return Optional.empty();
        }
    }

    /** Returns the names of all files below a folder of one entry, sorted. */
    List<String> list(Path place, String folder) throws IOException {
        ZipFile jar = places.get(place);
        List<String> names = new ArrayList<>();
        if (jar != null) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().startsWith(folder) && !entry.isDirectory()) {
                    names.add(entry.getName());
                }
            }
        } else {
            below(place.resolve(folder)).forEach(file -> names.add(path(place, file)));
        }
        Collections.sort(names);
        return names;
    }

    /**
     * Returns the published schemas of libraries, in the order of the class path. As for classes, the first of two with
     * the same name counts.
     */
    List<SchemaLibrary> published() throws IOException {
        List<SchemaLibrary> found = new ArrayList<>();
        Set<String> names = new HashSet<>();
        try {
            for (Path place : places.keySet()) {
                for (String file : list(place, SchemaLibrary.FOLDER + "/")) {
                    Optional<String> name = SchemaLibrary.nameOfIndex(file);
                    if (name.isPresent() && names.add(name.get())) {
                        found.add(SchemaLibrary.read(name.get(), place.toString(), path -> text(place, path)));
                    }
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return found;
    }

    private Optional<String> text(Path place, String file) {
        try {
            return read(place, file).map(content -> new String(content, UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns all regular files below a folder, sorted; empty if the folder does not exist. */
    static List<Path> below(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> below = Files.walk(folder)) {
            return below.filter(Files::isRegularFile).sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /**
     * Returns the relative path from a folder to a file or folder, with {@code /} between the parts; the full path if
     * there is none.
     */
    static String path(Path folder, Path file) {
        boolean related = file.getRoot() != null && file.getRoot().equals(folder.getRoot());
        return (related ? folder.relativize(file) : file).toString().replace('\\', '/');
    }

    @Override
    public void close() throws IOException {
        for (ZipFile jar : places.values()) {
            if (jar != null) {
                jar.close();
            }
        }
    }
}

package dev.schemac.codegen.write;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The files in the folders and jars of a class path. Broken and missing entries are empty. Not thread-safe. */
public final class ClassPathFiles implements AutoCloseable {

    /** In the order of the class path; null for a folder. */
    private final Map<Path, ZipFile> places = new LinkedHashMap<>();

    /** Opens the jars. */
    public ClassPathFiles(List<Path> classPath) {
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

    /** {@return the folders and jars, in the order of the class path} */
    public Set<Path> places() {
        return Collections.unmodifiableSet(places.keySet());
    }

    /** {@return whether there is a file of that name} */
    public boolean contains(String name) {
        for (Map.Entry<Path, ZipFile> place : places.entrySet()) {
            ZipFile jar = place.getValue();
            if (jar == null ? Files.isRegularFile(place.getKey().resolve(name)) : jar.getEntry(name) != null) {
                return true;
            }
        }
        return false;
    }

    /** {@return the content of the first file of that name} */
    public Optional<byte[]> find(String name) throws IOException {
        for (Path place : places.keySet()) {
            Optional<byte[]> found = read(place, name);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /**
     * {@return the content of a file of one entry}
     *
     * @param name with {@code /} between its parts
     */
    public Optional<byte[]> read(Path place, String name) throws IOException {
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

    /** {@return the content of a file below a folder} */
    public static Optional<byte[]> readBelow(Path folder, String name) throws IOException {
        try {
            Path file = folder.resolve(name);
            return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
        } catch (InvalidPathException e) {
            // the file system cannot contain a file of that name
            return Optional.empty();
        }
    }

    /** {@return the names of all files below a folder of one entry, sorted} */
    public List<String> list(Path place, String folder) throws IOException {
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

    /** {@return all regular files below a folder, sorted; empty if the folder does not exist} */
    public static List<Path> below(Path folder) throws IOException {
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
     * {@return the relative path from a folder to a file or folder, with {@code /} between the parts; the full path if
     * there is none}
     */
    public static String path(Path folder, Path file) {
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

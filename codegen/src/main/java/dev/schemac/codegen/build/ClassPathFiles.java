package dev.schemac.codegen.build;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** The files in the folders and jars of a class path. What is neither, or is broken, holds none. For one thread. */
final class ClassPathFiles implements AutoCloseable {

    /** In the order of the class path; null stands for a folder. */
    private final Map<Path, ZipFile> places = new LinkedHashMap<>();

    ClassPathFiles(List<Path> classPath) {
        for (Path place : classPath) {
            if (Files.isDirectory(place)) {
                places.putIfAbsent(place, null);
            } else if (Files.isRegularFile(place) && !places.containsKey(place)) {
                try {
                    places.put(place, new ZipFile(place.toFile()));
                } catch (IOException e) {
                    // no jar: the Java compiler says so where it needs it
                }
            }
        }
    }

    List<Path> places() {
        return List.copyOf(places.keySet());
    }

    /** The content of the first file of that name. */
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
            // the file system cannot have a file of that name
            return Optional.empty();
        }
    }

    /** The names of all files below a folder of one place, sorted. */
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
            FolderFiles.below(place.resolve(folder)).forEach(file -> names.add(FolderFiles.path(place, file)));
        }
        Collections.sort(names);
        return names;
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

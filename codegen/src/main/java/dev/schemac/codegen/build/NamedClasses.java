package dev.schemac.codegen.build;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What the files of Java classes hold that schemas name, or would hold if they were there: a hash that changes when the
 * answer of the Java compiler might. Much faster than to ask it again.
 */
final class NamedClasses {

    private final List<Path> sourcePath;
    private final ClassPathFiles classPath;

    NamedClasses(List<Path> sourcePath, ClassPathFiles classPath) {
        this.sourcePath = sourcePath;
        this.classPath = classPath;
    }

    /** @param names canonical or binary; each may be a class, or a class within one, of any of the packages it may mean */
    String hash(Collection<String> names) throws IOException {
        ContentHash hash = new ContentHash();
        for (String name : new TreeSet<>(names)) {
            hash.add(name);
            String[] parts = name.replace('$', '.').split("\\.");
            StringBuilder outer = new StringBuilder();
            for (int i = 0; i < parts.length; i++) {
                outer.append(i == 0 ? "" : "/").append(parts[i]);
                add(outer.toString(), String.join("$", List.of(parts).subList(i, parts.length)), hash);
            }
        }
        return hash.text();
    }

    /** A source hides a class file of its name, as it does for the compiler. */
    private void add(String outer, String nested, ContentHash hash) throws IOException {
        Optional<byte[]> source = source(outer + ".java");
        if (source.isPresent()) {
            hash.add("source " + outer).add(source.get());
            return;
        }
        String folder = outer.substring(0, outer.lastIndexOf('/') + 1);
        for (String file : new TreeSet<>(List.of(outer + ".class", folder + nested + ".class"))) {
            Optional<byte[]> found = classPath.find(file);
            if (found.isPresent()) {
                hash.add("class " + file).add(found.get());
            }
        }
    }

    private Optional<byte[]> source(String file) throws IOException {
        for (Path folder : sourcePath) {
            Optional<byte[]> source = ClassPathFiles.readBelow(folder, file);
            if (source.isPresent()) {
                return source;
            }
        }
        return Optional.empty();
    }
}

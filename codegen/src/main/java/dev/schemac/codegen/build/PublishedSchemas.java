package dev.schemac.codegen.build;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.SchemaLibrary;
import dev.schemac.codegen.write.ClassPathFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the published schemas of libraries. */
final class PublishedSchemas {
    private PublishedSchemas() {}

    /**
     * Returns the published schemas, in the order of the class path. As for classes, the first of two with the same name
     * counts.
     */
    static List<SchemaLibrary> on(ClassPathFiles classPath) throws IOException {
        List<SchemaLibrary> found = new ArrayList<>();
        Set<String> names = new HashSet<>();
        try {
            for (Path place : classPath.places()) {
                for (String file : classPath.list(place, SchemaLibrary.FOLDER + "/")) {
                    Optional<String> name = SchemaLibrary.nameOfIndex(file);
                    if (name.isPresent() && names.add(name.get())) {
                        found.add(
                                SchemaLibrary.read(name.get(), place.toString(), path -> text(classPath, place, path)));
                    }
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return found;
    }

    private static Optional<String> text(ClassPathFiles classPath, Path place, String file) {
        try {
            return classPath.read(place, file).map(content -> new String(content, UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

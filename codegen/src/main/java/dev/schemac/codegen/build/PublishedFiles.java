package dev.schemac.codegen.build;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.schemac.codegen.PublishedSchemas;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the schemas that libraries offer: in each jar and folder of a class path those below its {@code META-INF/schemac}. */
final class PublishedFiles {

    private PublishedFiles() {}

    /** In the order of the class path; of two of one name the first counts, as it does for classes. */
    static List<PublishedSchemas> find(ClassPathFiles classPath) throws IOException {
        List<PublishedSchemas> found = new ArrayList<>();
        Set<String> names = new HashSet<>();
        try {
            for (Path place : classPath.places()) {
                for (String file : classPath.list(place, PublishedSchemas.FOLDER + "/")) {
                    Optional<String> name = PublishedSchemas.nameOfIndex(file);
                    if (name.isPresent() && names.add(name.get())) {
                        found.add(PublishedSchemas.read(
                                name.get(), place.toString(), path -> text(classPath, place, path)));
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

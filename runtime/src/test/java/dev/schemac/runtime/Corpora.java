package dev.schemac.runtime;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;

/** The test corpora, which are not part of this repository. */
public final class Corpora {
    private Corpora() {}

    /** A file or folder of the corpora; without them the calling test is skipped with a line that says so. */
    public static Path path(String name) {
        String folder = System.getProperty("schemac.corpora");
        if (folder == null || !Files.isDirectory(Path.of(folder))) {
            return Assumptions.abort(
                    "skipped: the corpora folder " + folder + " is absent, name it with -Dschemac.corpora=FOLDER");
        }
        Path path = Path.of(folder).resolve(name);
        if (!Files.exists(path)) {
            return Assumptions.abort("skipped: the corpora folder has no " + name);
        }
        return path;
    }
}

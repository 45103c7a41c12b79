package dev.schemac.benchmarks;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files of this checkout, found from where the test classes are: it does not matter in which folder a test runs.
 */
public final class Repository {
    private Repository() {}

    public static Path path(String name) {
        Path folder;
        try {
            folder = Path.of(Repository.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
        while (!Files.exists(folder.resolve("CONTRIBUTING.md"))) {
            folder = folder.getParent();
        }
        return folder.resolve(name);
    }
}

package dev.schemac.codegen.build;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.write.SourceWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A project on the disk, as a build tool lays it out, and the steps of its build. */
final class BuildFolder {

    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

    private final Path root;
    final Map<Path, String> claims = new HashMap<>();
    CompilerOptions options = CompilerOptions.DEFAULT;
    Set<String> steps = Set.of("generate-default");
    String schemaFolder = "src/main/epl";
    String sourceFolder = "target/java";
    String resourceFolder = "target/resources";
    String publishAs = "";
    SourceWriter writer = new SourceWriter();

    BuildFolder(Path root) {
        this.root = root;
    }

    Path path(String path) {
        return root.resolve(path);
    }

    BuildFolder write(String path, String text) throws IOException {
        Files.createDirectories(path(path).getParent());
        Files.writeString(path(path), text);
        return this;
    }

    BuildFolder schema(String name, String text) throws IOException {
        return write(schemaFolder + "/" + name, text);
    }

    BuildReport build() throws IOException {
        return build("generate-default");
    }

    BuildReport build(String step) throws IOException {
        return new SchemaBuild(request(step), writer).run();
    }

    BuildRequest request(String step) throws IOException {
        return new BuildRequest(
                step,
                steps,
                options,
                path(schemaFolder),
                schemas(),
                path(sourceFolder),
                path(resourceFolder),
                Optional.of(path("target/classes")),
                path("target/schemac"),
                publishAs,
                claims);
    }

    private List<Path> schemas() throws IOException {
        if (!Files.isDirectory(path(schemaFolder))) {
            return List.of();
        }
        try (Stream<Path> below = Files.walk(path(schemaFolder))) {
            return below.filter(file -> file.toString().endsWith(".epl")).toList();
        }
    }

    /** All files below target but those of the state, with their content. */
    Map<String, String> output() throws IOException {
        return files("target", "target/schemac");
    }

    Map<String, String> files(String folder, String without) throws IOException {
        Map<String, String> files = new TreeMap<>();
        if (!Files.exists(path(folder))) {
            return files;
        }
        try (Stream<Path> below = Files.walk(path(folder))) {
            below.filter(file -> !file.startsWith(path(without)) && !file.equals(path(folder)))
                    .forEach(file -> files.put(path(folder).relativize(file).toString(), content(file)));
        }
        return files;
    }

    private static String content(Path file) {
        try {
            return Files.isDirectory(file) ? "folder" : Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes every file old, so that it shows whether it is written. */
    void age() throws IOException {
        try (Stream<Path> below = Files.walk(path("target"))) {
            for (Path file : below.filter(Files::isRegularFile).toList()) {
                Files.setLastModifiedTime(file, LONG_AGO);
            }
        }
    }

    /** The names of the files below target that were written since {@link #age}, but for the state. */
    List<String> young() throws IOException {
        return output().keySet().stream()
                .filter(name -> Files.isRegularFile(path("target/" + name)))
                .filter(name -> {
                    try {
                        return !Files.getLastModifiedTime(path("target/" + name))
                                .equals(LONG_AGO);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                })
                .map(name -> name.substring(name.lastIndexOf('/') + 1))
                .toList();
    }
}

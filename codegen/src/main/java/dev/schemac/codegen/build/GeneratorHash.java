package dev.schemac.codegen.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Stream;

/** What generates: the content of our jars and of those we need, and the Java that runs them. */
final class GeneratorHash {

    private static final List<String> CODE = List.of(
            "dev.schemac.codegen.SchemaCompiler",
            "dev.schemac.dsl.SchemaLoader", // and ANTLR, which is in its jar
            "dev.schemac.runtime.JsonScanner",
            "com.palantir.javapoet.JavaFile");

    /** Worked out once: a build of many modules has one generator. */
    private static final String VALUE = compute();

    private GeneratorHash() {}

    static String value() {
        return VALUE;
    }

    private static String compute() {
        ContentHash hash = new ContentHash();
        // columns may be of classes that only some versions of Java have
        hash.add(Runtime.version().toString());
        try {
            Set<Path> places = new LinkedHashSet<>();
            for (String name : CODE) {
                // not initialized: that takes longer than all the rest
                Class<?> code = Class.forName(name, false, GeneratorHash.class.getClassLoader());
                CodeSource source = code.getProtectionDomain().getCodeSource();
                places.add(Path.of(source.getLocation().toURI()));
            }
            for (Path place : places) {
                add(place, hash);
            }
            return hash.text();
        } catch (ClassNotFoundException
                | URISyntaxException
                | IOException
                | NullPointerException
                | IllegalArgumentException
                | java.nio.file.FileSystemNotFoundException e) {
            // loaded from somewhere that cannot be read: then nothing is ever up to date
            return "unknown-" + UUID.randomUUID();
        }
    }

    private static void add(Path place, ContentHash hash) throws IOException {
        if (!Files.isDirectory(place)) {
            hash.add(Files.readAllBytes(place));
            return;
        }
        List<Path> files;
        try (Stream<Path> below = Files.walk(place)) {
            files = below.filter(Files::isRegularFile).sorted().toList();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        for (Path file : files) {
            hash.add(place.relativize(file).toString()).add(Files.readAllBytes(file));
        }
    }
}

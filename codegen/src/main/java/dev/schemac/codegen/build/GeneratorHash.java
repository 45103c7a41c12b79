package dev.schemac.codegen.build;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;

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
                if (source == null || source.getLocation() == null) {
                    return unknown();
                }
                places.add(Path.of(source.getLocation().toURI()));
            }
            for (Path place : places) {
                add(place, hash);
            }
            return hash.text();
        } catch (ClassNotFoundException
                | URISyntaxException
                | IOException
                | IllegalArgumentException
                | FileSystemNotFoundException e) {
            return unknown();
        }
    }

    /** Loaded from somewhere that cannot be read: then nothing is ever up to date. */
    private static String unknown() {
        return "unknown-" + UUID.randomUUID();
    }

    private static void add(Path place, ContentHash hash) throws IOException {
        if (!Files.isDirectory(place)) {
            hash.add(Files.readAllBytes(place));
            return;
        }
        for (Path file : FolderFiles.below(place)) {
            hash.add(FolderFiles.path(place, file)).add(Files.readAllBytes(file));
        }
    }
}

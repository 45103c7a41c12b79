package dev.schemac.codegen.build;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.CompilerOptions.Option;
import dev.schemac.codegen.CompilerOptions.Subject;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.SchemaLibrary;
import dev.schemac.codegen.write.ClassPathFiles;
import dev.schemac.dsl.SchemaSource;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;

/** The inputs of a step, as hashes of their content. */
final class BuildInputs {

    private final BuildRequest request;
    private final CompilerOptions options;
    private final List<SchemaSource> sources;
    private final List<SchemaLibrary> published;
    private final ClassPathFiles libraries;

    /** @param options the options of the request, with detected values */
    BuildInputs(
            BuildRequest request,
            CompilerOptions options,
            List<SchemaSource> sources,
            List<SchemaLibrary> published,
            ClassPathFiles libraries) {
        this.request = request;
        this.options = options;
        this.sources = sources;
        this.published = published;
        this.libraries = libraries;
    }

    List<SchemaSource> sources() {
        return sources;
    }

    /** The schemas of libraries. */
    List<SchemaLibrary> published() {
        return published;
    }

    /** The sources under names that are the same on every machine. */
    List<SchemaSource> relativeSources() {
        return sources.stream()
                .map(source -> new SchemaSource(request.relative(Path.of(source.name())), source.text()))
                .toList();
    }

    /**
     * Returns the hashes, by the kind of input.
     *
     * @param classNames the Java classes that schemas name
     */
    Map<String, String> hashes(Collection<String> classNames) throws IOException {
        Map<String, String> hashes = new LinkedHashMap<>();
        hashes.put("schemas", schemas());
        hashes.put("configuration", configuration());
        hashes.put("libraries", libraries());
        hashes.put("classes", classes(classNames));
        hashes.put("generator", Generator.HASH);
        return hashes;
    }

    private String schemas() {
        ContentHash hash = new ContentHash();
        relativeSources().forEach(source -> hash.add(source.name()).add(source.text()));
        return hash.text();
    }

    private String configuration() {
        ContentHash hash = new ContentHash();
        // the classes that schemas name are a separate input
        Option.all().stream()
                .filter(option -> option.subject() != Subject.CLASSES)
                .forEach(option -> hash.add(option.name()).add(options.value(option)));
        return hash.add(request.publishAs())
                // Relative: moving a whole project changes nothing.
                .add(ClassPathFiles.path(request.stateFolder(), request.sourceFolder()))
                .add(ClassPathFiles.path(request.stateFolder(), request.resourceFolder()))
                .text();
    }

    private String libraries() {
        ContentHash hash = new ContentHash();
        for (SchemaLibrary library : published) {
            for (GeneratedFile file : library.files()) {
                hash.add(file.path()).add(file.content());
            }
        }
        return hash.text();
    }

    /**
     * Returns a hash of the files of the Java classes that schemas name, including missing ones. It changes if the Java
     * compiler's view of them might. This is much faster than starting the compiler.
     *
     * @param names canonical or binary; each may be a class or a nested class in several packages
     */
    private String classes(Collection<String> names) throws IOException {
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

    /** Prefers a source to a class file of the same name, as the compiler does. */
    private void add(String outer, String nested, ContentHash hash) throws IOException {
        Optional<byte[]> source = source(outer + ".java");
        if (source.isPresent()) {
            hash.add("source " + outer).add(source.get());
            return;
        }
        String folder = outer.substring(0, outer.lastIndexOf('/') + 1);
        for (String file : new TreeSet<>(List.of(outer + ".class", folder + nested + ".class"))) {
            Optional<byte[]> found = libraries.find(file);
            if (found.isPresent()) {
                hash.add("class " + file).add(found.get());
            }
        }
    }

    private Optional<byte[]> source(String file) throws IOException {
        for (Path folder : options.sourcePath()) {
            Optional<byte[]> source = ClassPathFiles.readBelow(folder, file);
            if (source.isPresent()) {
                return source;
            }
        }
        return Optional.empty();
    }

    /** Returns the hash of the generator: the content of our jars and their dependencies, and the running Java. */
    static final class Generator {

        private static final List<String> CODE = List.of(
                "dev.schemac.codegen.SchemaCompiler",
                "dev.schemac.dsl.SchemaLoader", // and ANTLR, which is in its jar
                "dev.schemac.runtime.support.JsonScanner",
                "com.palantir.javapoet.JavaFile");

        /** Computed once: a build of many modules has one generator. */
        static final String HASH = compute();

        private static String compute() {
            ContentHash hash = new ContentHash();
            // some classes of columns exist only in some versions of Java
            hash.add(Runtime.version().toString());
            try {
                Set<Path> places = new LinkedHashSet<>();
                for (String name : CODE) {
                    // not initialized, because that takes longer than all other steps
                    Class<?> code = Class.forName(name, false, Generator.class.getClassLoader());
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

        /** The location cannot be read: then no step is ever up to date. */
        private static String unknown() {
            return "unknown-" + UUID.randomUUID();
        }

        private static void add(Path place, ContentHash hash) throws IOException {
            if (!Files.isDirectory(place)) {
                hash.add(Files.readAllBytes(place));
                return;
            }
            for (Path file : ClassPathFiles.below(place)) {
                hash.add(ClassPathFiles.path(place, file)).add(Files.readAllBytes(file));
            }
        }
    }
}

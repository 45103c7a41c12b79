package dev.schemac.cli;

import dev.schemac.cli.console.ProductVersion;
import dev.schemac.cli.console.UserCache;
import dev.schemac.codegen.CompiledClasses;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.PropertyPath;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Loads schemas that were compiled before without the compiler. The key is their content, the version of schemac and
 * that of Java.
 */
final class CompiledCache {
    private final UserCache cache;
    private final Path program;

    /** @param program the file or folder of the generator's classes */
    CompiledCache(Map<String, String> environment, Path program) {
        this.cache = UserCache.of(environment, "compiled", UserCache.LIMITS);
        this.program = program;
    }

    static CompiledCache ofThisProgram(Map<String, String> environment) {
        try {
            return new CompiledCache(
                    environment,
                    Path.of(CompiledCache.class
                            .getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI()));
        } catch (URISyntaxException | RuntimeException e) {
            return new CompiledCache(Map.of(), Path.of("")); // loaded from a location without a file
        }
    }

    /**
     * @param compiler without application classes in its options, because these can change independently of the schemas
     */
    CompiledClasses compile(SchemaCompiler compiler, List<SchemaSource> sources) {
        return compiled(key(sources), () -> compiler.compile(sources));
    }

    /**
     * {@return {@link SchemaCompiler#compileSelected}}
     *
     * @param compiler as in {@link #compile}
     */
    CompiledClasses compileSelected(
            SchemaCompiler compiler, List<SchemaSource> sources, String type, List<PropertyPath> paths) {
        StringBuilder selected = new StringBuilder("selected\n").append(type);
        paths.forEach(path -> selected.append('\n').append(path));
        return compiled(
                key(sources).map(text -> text + selected), () -> compiler.compileSelected(sources, type, paths));
    }

    private CompiledClasses compiled(Optional<String> key, Supplier<CompiledClasses> compilation) {
        Optional<CompiledClasses> before = key.flatMap(cache::find).flatMap(CompiledCache::read);
        if (before.isPresent()) {
            return before.get();
        }
        CompiledClasses compiled = compilation.get();
        // warnings name files: other files may have the same content
        if (key.isPresent() && compiled.warnings().isEmpty()) {
            cache.keep(key.get(), compiled.toByteArray());
        }
        return compiled;
    }

    /**
     * {@return {@link SchemaCompiler#documentTypes}} The cache contains a single name only: with several the command
     * fails.
     *
     * @param compiler as in {@link #compile}
     */
    List<String> documentTypes(SchemaCompiler compiler, List<SchemaSource> sources) {
        Optional<String> key = key(sources).map(text -> text + "document type");
        Optional<byte[]> before = key.flatMap(cache::find);
        if (before.isPresent()) {
            return List.of(new String(before.get(), StandardCharsets.UTF_8));
        }
        List<String> types = compiler.documentTypes(sources);
        if (key.isPresent() && types.size() == 1) {
            cache.keep(key.get(), types.get(0).getBytes(StandardCharsets.UTF_8));
        }
        return types;
    }

    private static Optional<CompiledClasses> read(byte[] content) {
        try {
            return Optional.of(CompiledClasses.of(content));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Adds each part with its length. A rebuilt jar is another part. */
    private Optional<String> key(List<SchemaSource> sources) {
        try {
            if (!Files.isRegularFile(program)) {
                return Optional.empty(); // classes in a folder: under development
            }
            StringBuilder key = new StringBuilder();
            key.append(ProductVersion.number()).append('\n');
            key.append(program).append('\n').append(Files.size(program)).append('\n');
            key.append(Files.getLastModifiedTime(program)).append('\n');
            key.append(Runtime.version()).append('\n');
            key.append(System.getProperty("java.home")).append('\n');
            sources.forEach(
                    source -> key.append(source.text().length()).append('\n').append(source.text()));
            return Optional.of(key.toString());
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}

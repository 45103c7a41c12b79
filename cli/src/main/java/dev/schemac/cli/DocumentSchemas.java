package dev.schemac.cli;

import dev.schemac.cli.console.StandardStreams;
import dev.schemac.codegen.CompiledClasses;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.StringStyle;
import dev.schemac.codegen.select.Selection;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.PropertyPath;
import java.util.List;
import java.util.Optional;

/** Compiles the schemas of documents in memory, or loads them from the cache. */
final class DocumentSchemas {
    final SchemaCompiler compiler;
    /** Empty if the options name classes, which can change while the schemas stay the same. */
    private final Optional<CompiledCache> cache;

    private final StandardStreams streams;

    /**
     * Compiled schemas.
     *
     * @param selections of the paths, if the writers write only their values
     */
    record Deployed(EventRuntime runtime, List<Selection> selections) {}

    /** @param streams receive the warnings */
    DocumentSchemas(CompilerOptions options, StandardStreams streams) {
        // Strings are printed unchanged, or only checked: few are decoded.
        this.compiler = new SchemaCompiler(options.withStrings(StringStyle.LAZY));
        this.cache = options.equals(CompilerOptions.DEFAULT)
                ? Optional.of(CompiledCache.ofThisProgram(streams.environment()))
                : Optional.empty();
        this.streams = streams;
    }

    /** Returns the names of the schemas that a document can have. */
    List<String> documentTypes(List<SchemaSource> sources) {
        return cache.isPresent() ? cache.get().documentTypes(compiler, sources) : compiler.documentTypes(sources);
    }

    /**
     * Compiles the schemas.
     *
     * @param type the name of the documents' schema
     * @param paths of the values that are printed; empty for all
     */
    Deployed deploy(List<SchemaSource> sources, String type, List<PropertyPath> paths) {
        EventRuntime runtime = new EventRuntime();
        if (cache.isEmpty()) {
            compiler.deploy(runtime, sources, streams::lines);
            return new Deployed(runtime, List.of());
        }
        CompiledClasses compiled = compiled(cache.get(), sources, type, paths);
        if (!compiled.warnings().isEmpty()) {
            streams.lines(compiled.warnings());
        }
        runtime.deploy(compiled.load());
        return new Deployed(runtime, compiled.selections());
    }

    private CompiledClasses compiled(
            CompiledCache cache, List<SchemaSource> sources, String type, List<PropertyPath> paths) {
        if (!paths.isEmpty()) {
            try {
                return cache.compileSelected(compiler, sources, type, paths);
            } catch (IllegalArgumentException e) {
                // the type or a path does not exist, which is reported when it is used
            }
        }
        return cache.compile(compiler, sources);
    }
}

package dev.schemac.playground.workbench;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.ObjectParser;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A schema, compiled and loaded.
 *
 * @param parsers in the order of the source; empty if there was too much to compile
 */
record CompiledText(LinkedSchemas schemas, GeneratedFiles files, List<ObjectParser<?>> parsers) {
    /** The source with the name {@code schema} in diagnostics. */
    static final String NAME = "schema";

    /** The maximum characters of Java that the playground compiles: some thousand columns. */
    static final int MAX_JAVA = 4_000_000;

    /** @throws dev.schemac.dsl.diagnostic.SchemaException with every error */
    static CompiledText of(String schema, CompilerOptions options) {
        SchemaCompiler compiler = SchemaCompiler.withoutClasses(options);
        List<SchemaSource> sources = List.of(new SchemaSource(NAME, schema));
        LinkedSchemas schemas = compiler.link(sources, List.of()).schemas();
        GeneratedFiles files = compiler.generate(sources);
        long size = files.sources().stream()
                .mapToLong(file -> file.content().length())
                .sum();
        if (size > MAX_JAVA) {
            return new CompiledText(schemas, files, List.of());
        }
        List<ObjectParser<?>> parsers = compiler.compile(files).load();
        List<String> order = files.sources().stream().map(GeneratedFile::path).toList();
        return new CompiledText(
                schemas,
                files,
                parsers.stream()
                        .sorted(Comparator.comparingInt(parser -> order.indexOf(path(parser.getClass()))))
                        .toList());
    }

    /** Returns the path of a class's source. */
    static String path(Class<?> generated) {
        return generated.getName().replace('.', '/') + ".java";
    }

    /** Returns the source with a path. Without such a source, returns the class of the parser, or the first source. */
    Optional<GeneratedFile> source(String path, Optional<ObjectParser<?>> parser) {
        return source(path)
                .or(() -> parser.flatMap(each -> source(path(each.eventType().type()))))
                .or(() -> files.sources().stream().findFirst());
    }

    private Optional<GeneratedFile> source(String path) {
        return files.sources().stream().filter(file -> file.path().equals(path)).findFirst();
    }

    /** Returns the parser of a type; the last parser if there is no such type. */
    Optional<ObjectParser<?>> parser(String type) {
        Optional<ObjectParser<?>> wanted = parsers.stream()
                .filter(parser -> parser.eventType().qualifiedName().equals(type))
                .findFirst();
        return wanted.or(() -> parsers.isEmpty() ? Optional.empty() : Optional.of(parsers.get(parsers.size() - 1)));
    }
}

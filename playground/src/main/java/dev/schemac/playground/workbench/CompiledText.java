package dev.schemac.playground.workbench;

import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.runtime.ObjectParser;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A schema, compiled and loaded.
 *
 * @param parsers in the order of the source; empty if there was too much to compile
 * @param generateNanos the duration of parsing, linking and generating
 * @param compileNanos the duration of the Java compiler
 */
record CompiledText(GeneratedFiles files, List<ObjectParser<?>> parsers, long generateNanos, long compileNanos) {
    /** The source with the name {@code schema} in diagnostics. */
    static final String NAME = "schema";

    /** The maximum characters of Java that the playground compiles and shows: some thousand columns. */
    static final int MAX_JAVA = 4_000_000;

    /** @throws dev.schemac.dsl.diagnostic.SchemaException with every error */
    static CompiledText of(String schema, CompilerOptions options) {
        SchemaCompiler compiler = SchemaCompiler.withoutClasses(options);
        long start = System.nanoTime();
        GeneratedFiles files = compiler.generate(List.of(new SchemaSource(NAME, schema)));
        long generated = System.nanoTime();
        long size = files.sources().stream()
                .mapToLong(file -> file.content().length())
                .sum();
        if (size > MAX_JAVA) {
            return new CompiledText(files, List.of(), generated - start, 0);
        }
        List<ObjectParser<?>> parsers = compiler.compile(files).load();
        List<String> order = files.sources().stream().map(GeneratedFile::path).toList();
        return new CompiledText(
                files,
                parsers.stream()
                        .sorted(Comparator.comparingInt(parser -> order.indexOf(path(parser.getClass()))))
                        .toList(),
                generated - start,
                System.nanoTime() - generated);
    }

    /** Returns the path of a class's source. */
    static String path(Class<?> generated) {
        return generated.getName().replace('.', '/') + ".java";
    }

    /** Returns the path of the writer's source for a parser. */
    Optional<String> writerPath(ObjectParser<?> parser) {
        String path = path(parser.getClass()).replaceFirst("Parser\\.java$", "Writer.java");
        return files.sources().stream()
                .map(GeneratedFile::path)
                .filter(path::equals)
                .findFirst();
    }

    /** Returns the parser of a type; the last parser if there is no such type. */
    Optional<ObjectParser<?>> parser(String type) {
        Optional<ObjectParser<?>> wanted = parsers.stream()
                .filter(parser -> parser.eventType().qualifiedName().equals(type))
                .findFirst();
        return wanted.or(() -> parsers.isEmpty() ? Optional.empty() : Optional.of(parsers.get(parsers.size() - 1)));
    }
}

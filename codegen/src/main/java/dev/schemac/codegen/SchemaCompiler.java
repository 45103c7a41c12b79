package dev.schemac.codegen;

import dev.schemac.codegen.generator.JavaGenerator;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.diagnostic.SourceText;
import dev.schemac.dsl.model.Schema;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;

/**
 * The schema compiler: read, generate, and write or deploy.
 *
 * <pre>{@code
 * SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT);
 * GeneratedFiles files = compiler.generate(compiler.read(List.of(Path.of("src/main/epl"))));
 * compiler.write(files, Path.of("target/java"), Path.of("target/resources"));
 *
 * EventRuntime runtime = new EventRuntime();
 * SchemaCompiler.compileDeploy(runtime, "create json schema Person(name string, age int)");
 * }</pre>
 *
 * <p>Immutable; one instance may be used by several threads. No argument may be null.
 */
public final class SchemaCompiler {

    private final CompilerOptions options;

    public SchemaCompiler(CompilerOptions options) {
        this.options = Objects.requireNonNull(options, "options");
    }

    /**
     * Reads schema files, and of folders all {@code .epl} files below them.
     *
     * @throws SchemaException if a file is not UTF-8
     * @throws IOException if a file cannot be read
     */
    public List<SchemaSource> read(List<Path> filesAndFolders) throws IOException {
        return SchemaLoader.read(filesAndFolders);
    }

    /**
     * Reads one schema text to the end of a stream, which is not closed.
     *
     * @param name what diagnostics call it
     * @throws SchemaException if it is not UTF-8
     * @throws IOException if the stream cannot be read
     */
    public SchemaSource read(String name, InputStream in) throws IOException {
        return SchemaLoader.read(name, in);
    }

    /**
     * Generates the Java classes of all schemas, which may refer to each other. Nothing is written.
     *
     * @throws SchemaException with every error of every source
     */
    public GeneratedFiles generate(List<SchemaSource> sources) {
        try (CompilerClasses classes = new CompilerClasses(options.classPath(), options.sourcePath())) {
            Schema schema = SchemaLoader.load(sources, classes, options.esper());
            Diagnostics diagnostics = new Diagnostics();
            sources.forEach(source -> diagnostics.addSource(new SourceText(source.name(), source.text())));
            GeneratedFiles files = new JavaGenerator(options).generate(schema, diagnostics);
            schema.warnings()
                    .forEach(warning -> diagnostics.warning(warning.code(), warning.location(), warning.message()));
            return new GeneratedFiles(files.sources(), files.resources(), diagnostics.render());
        }
    }

    /**
     * Writes the files whose content differs from what is there. Each file is replaced in one step; files of other
     * names are left alone. The folders are made where they are missing, and may be one and the same.
     *
     * @throws IOException if a file cannot be written; it keeps its old content, those before it have the new
     */
    public WriteReport write(GeneratedFiles files, Path sourceFolder, Path resourceFolder) throws IOException {
        return SourceWriter.write(files, sourceFolder, resourceFolder);
    }

    /**
     * Generates and compiles the schemas in memory and adds them to a runtime, under a class loader of their own. The
     * classes that the schemas name come from the class path of the options for compiling, and from the running
     * program afterwards.
     *
     * @throws SchemaException with every error of every source
     * @throws IllegalStateException where this Java has no compiler
     */
    public Deployment deploy(EventRuntime runtime, List<SchemaSource> sources) {
        Objects.requireNonNull(runtime, "runtime");
        return Deployer.deploy(runtime, generate(sources), options.classPath());
    }

    /** {@link #deploy} for one schema text, which diagnostics call {@code schema}. */
    public static Deployment compileDeploy(EventRuntime runtime, String epl) {
        return new SchemaCompiler(CompilerOptions.DEFAULT).deploy(runtime, List.of(new SchemaSource("schema", epl)));
    }
}

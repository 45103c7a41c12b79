package dev.schemac.codegen.build;

import dev.schemac.codegen.AnnotationMode;
import dev.schemac.codegen.CompilerOptions;
import dev.schemac.codegen.GeneratedFile;
import dev.schemac.codegen.GeneratedFiles;
import dev.schemac.codegen.GenerationResult;
import dev.schemac.codegen.LinkResult;
import dev.schemac.codegen.SchemaCompiler;
import dev.schemac.codegen.SchemaLibrary;
import dev.schemac.codegen.WriteReport;
import dev.schemac.codegen.build.BuildStates.BuildState;
import dev.schemac.codegen.write.ClassPathFiles;
import dev.schemac.codegen.write.Library;
import dev.schemac.codegen.write.SourceWriter;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * One build step: generates if an input has changed since the last build, otherwise changes nothing.
 *
 * <p>Content counts, never a time stamp. The inputs are the schemas, the {@code @public} schemas of libraries, the Java
 * classes that schemas name, the options, the generator, and the existing output. Only changed files are written, each
 * atomically. Files without a schema are removed. A foreign file stops the step before it changes anything. Generated
 * files with manual changes are moved to {@code edited} in the state folder.
 *
 * <p>A step that fails or is killed leaves only old or new files, and the next step does not regard it as finished.
 * Several steps and processes may share folders: they wait for each other.
 */
public final class SchemaBuild {

    private final BuildRequest request;
    private final CompilerOptions options;
    private final SchemaCompiler compiler;
    private final SourceWriter writer;

    SchemaBuild(BuildRequest request, SourceWriter writer) {
        this.request = request;
        // incremental builds compare the values, so they notice that a library appears or disappears
        this.options = request.options().withDetectedAnnotations();
        this.compiler = new SchemaCompiler(options);
        this.writer = writer;
    }

    /**
     * Runs the step.
     *
     * @throws SchemaException with every error of every schema; nothing is written then
     * @throws OutputConflictException if a foreign file blocks the output; nothing is written then
     * @throws IOException if a file cannot be read or written; each file has its old or its new content
     */
    public static BuildReport run(BuildRequest request) throws IOException {
        return new SchemaBuild(request, new SourceWriter()).run();
    }

    /**
     * Returns the libraries that generated classes lack, those without which they do not compile first. The class path
     * and source path of the options are searched.
     */
    public static List<MissingLibrary> missingLibraries(CompilerOptions options) {
        Set<Library> found = Library.on(options.classPath(), options.sourcePath());
        List<MissingLibrary> missing = new ArrayList<>();
        if (!found.contains(Library.RUNTIME)) {
            missing.add(MissingLibrary.RUNTIME);
        }
        if (options.jspecify() == AnnotationMode.ON && !found.contains(Library.JSPECIFY)) {
            missing.add(MissingLibrary.JSPECIFY);
        }
        boolean hasAdapter = found.contains(Library.GSON_ADAPTER);
        if (options.gson() == AnnotationMode.ON && !hasAdapter) {
            missing.add(MissingLibrary.GSON_ADAPTER);
        }
        boolean usesGson = found.contains(Library.GSON) && !Library.GSON.isHidden(options.sourcePath());
        if (options.gson() == AnnotationMode.AUTO && usesGson && !hasAdapter) {
            missing.add(MissingLibrary.GSON_ADAPTER_OF_GSON);
        } else if (options.gson() == AnnotationMode.AUTO
                && usesGson
                && Library.GSON_ADAPTER.isHidden(options.sourcePath())) {
            missing.add(MissingLibrary.GSON_ADAPTER_OF_MODULE);
        }
        return missing;
    }

    /**
     * Reports errors and lint warnings, like {@link SchemaCompiler#check}; nothing is written.
     *
     * @param options contain the location of the classes and libraries that schemas name
     */
    public static Findings check(CompilerOptions options, List<Path> schemas, LintOptions lint) throws IOException {
        SchemaCompiler compiler = new SchemaCompiler(options);
        try {
            return compiler.check(compiler.read(schemas), libraries(options.classPath()), lint);
        } catch (SchemaException e) {
            return e.findings();
        }
    }

    /** Returns the schemas of the libraries in the folders and jars of a class path. */
    public static List<SchemaLibrary> libraries(List<Path> classPath) throws IOException {
        try (ClassPathFiles libraries = new ClassPathFiles(classPath)) {
            return PublishedSchemas.on(libraries);
        }
    }

    /**
     * Compares the schemas of a project with an older version, like {@link SchemaCompiler#breaking}; nothing is written.
     *
     * @param options contain the location of the classes and libraries that schemas name
     * @param version see {@link OlderSchemas}; a path is relative to the folder of the project
     * @param folder the folder of the schemas
     * @param included decides about a file of the older version by its path in that folder, with {@code /} between the
     *     parts
     * @param ignored rules to ignore, by name or code
     * @throws SchemaException with every error of every schema
     * @throws IllegalArgumentException if there is no such rule
     */
    public static Findings breaking(
            CompilerOptions options,
            List<Path> schemas,
            Path project,
            String version,
            Path folder,
            Predicate<String> included,
            List<String> ignored)
            throws IOException {
        SchemaCompiler compiler = new SchemaCompiler(options);
        String old = OlderSchemas.isCommit(version)
                ? version
                : project.resolve(version).toString();
        return compiler.breaking(
                OlderSchemas.read(compiler, old, List.of(folder), included),
                compiler.read(schemas),
                libraries(options.classPath()),
                DiagnosticCode.allNamed(ignored));
    }

    /**
     * Formats schema files, like {@link SchemaCompiler#format}.
     *
     * @param check whether to write nothing
     * @return the files that were not formatted
     * @throws SchemaException with every syntax error of every file; nothing is written then
     */
    public static List<String> format(List<Path> schemas, boolean check) throws IOException {
        SchemaCompiler compiler = new SchemaCompiler(CompilerOptions.DEFAULT);
        List<SchemaSource> sources = compiler.read(schemas);
        List<SchemaSource> changed = compiler.format(sources).stream()
                .filter(source -> !sources.contains(source))
                .toList();
        for (SchemaSource source : check ? List.<SchemaSource>of() : changed) {
            compiler.write(source);
        }
        return changed.stream().map(SchemaSource::name).toList();
    }

    /**
     * Links schemas whose export a file will contain; nothing is written.
     *
     * @param options contain the location of the classes and libraries that schemas name
     * @param file to which the caller writes
     * @throws OutputConflictException if the file is one of the schemas, under this name or another
     * @throws SchemaException with every error of every schema
     */
    public static LinkResult link(CompilerOptions options, List<Path> schemas, Path file) throws IOException {
        SchemaCompiler compiler = new SchemaCompiler(options);
        List<SchemaSource> sources = compiler.read(schemas);
        for (SchemaSource source : sources) {
            if (Files.exists(file) && Files.isSameFile(file, Path.of(source.name()))) {
                throw new OutputConflictException(
                        file + " is a schema, which the export would overwrite: set another output file");
            }
        }
        return compiler.link(sources, libraries(options.classPath()));
    }

    @SuppressWarnings("try") // the lock is acquired, not used
    BuildReport run() throws IOException {
        if (request.schemas().isEmpty() && !BuildStates.exist(request.stateFolder())) {
            return new BuildReport("", 0, new WriteReport(0, 0), 0, List.of(), Findings.NONE);
        }
        try (BuildLock lock = BuildLock.on(request.stateFolder());
                ClassPathFiles libraries = new ClassPathFiles(options.classPath())) {
            writer.removeTemporaryFiles(request.stateFolder());
            BuildStates states = BuildStates.read(request.stateFolder(), request.name(), request.steps());
            List<SchemaSource> sources = compiler.read(request.schemas());
            List<SchemaLibrary> published = PublishedSchemas.on(libraries);
            BuildInputs inputs = new BuildInputs(request, options, sources, published, libraries);
            OutputFiles output = new OutputFiles(request, states);
            String reason = reason(states, inputs, output);
            if (reason.isEmpty()) {
                output.claim(states.own().files().keySet());
                return new BuildReport("", sources.size(), output.untouched(), 0, List.of(), Findings.NONE);
            }
            return generate(reason, inputs, output);
        }
    }

    /** Returns why the step must generate; empty if it is up to date. */
    private static String reason(BuildStates states, BuildInputs inputs, OutputFiles output) throws IOException {
        if (states.interrupted()) {
            return "the last build was interrupted";
        }
        if (!states.goneFiles().isEmpty()) {
            return "another execution was removed from the build";
        }
        if (!states.own().finished()) {
            return inputs.sources().isEmpty() ? "" : "nothing has been generated yet";
        }
        Map<String, String> before = states.own().inputs();
        Map<String, String> now = inputs.hashes(states.own().classes());
        for (Entry<String, String> input : now.entrySet()) {
            if (!input.getValue().equals(before.get(input.getKey()))) {
                return input.getKey() + " changed";
            }
        }
        return output.difference();
    }

    private BuildReport generate(String reason, BuildInputs inputs, OutputFiles output) throws IOException {
        GenerationResult generated = compiler.generate(inputs.sources(), inputs.published());
        TreeSet<String> index = new TreeSet<>();
        Map<Path, byte[]> targets =
                new LinkedHashMap<>(targets(generated.files().sources(), request.sourceFolder()));
        for (GeneratedFile resource : resources(generated, inputs)) {
            Map<Path, byte[]> target = targets(List.of(resource), request.resourceFolder());
            if (resource.path().equals(GeneratedFiles.PARSER_INDEX)) {
                resource.content().lines().forEach(index::add);
                target = output.index(target.keySet().iterator().next(), index);
            }
            targets.putAll(target);
        }
        // Without a schema there is nothing to record.
        TreeSet<String> classes = new TreeSet<>(generated.classNames());
        Map<String, String> hashes = inputs.sources().isEmpty() ? Map.of() : inputs.hashes(classes);
        BuildState done = new BuildState(
                hashes,
                classes,
                new TreeSet<>(),
                index,
                OutputFiles.hashes(targets),
                CompiledCopies.of(targets.keySet(), request));
        return output.replace(reason, inputs.sources().size(), targets, done, writer)
                .with(generated.files().findings());
    }

    /** Returns the paths of generated files, with their bytes. */
    static Map<Path, byte[]> targets(List<GeneratedFile> files, Path folder) throws IOException {
        return SourceWriter.targets(files, GeneratedFile::path, GeneratedFile::content, folder);
    }

    private List<GeneratedFile> resources(GenerationResult generated, BuildInputs inputs) {
        List<GeneratedFile> resources = new ArrayList<>(generated.files().resources());
        if (!request.publishAs().isEmpty() && !inputs.sources().isEmpty()) {
            SchemaLibrary own = generated.publish(request.publishAs(), options, inputs.relativeSources());
            resources.addAll(own.files());
        }
        return resources;
    }
}

package dev.schemac.codegen;

import dev.schemac.codegen.emit.JavaEmitter;
import dev.schemac.codegen.jsonschema.write.ExportFormat;
import dev.schemac.codegen.jsonschema.write.SchemaExport;
import dev.schemac.codegen.plan.PlannedSchemas;
import dev.schemac.codegen.select.Selection;
import dev.schemac.codegen.write.SourceWriter;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.PropertyPath;
import dev.schemac.runtime.internal.access.RuntimeAccess;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

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
    private final boolean knowsClasses;

    /** A compiler with these options. */
    public SchemaCompiler(CompilerOptions options) {
        this(options, true);
    }

    private SchemaCompiler(CompilerOptions options, boolean knowsClasses) {
        this.options = Objects.requireNonNull(options, "options");
        this.knowsClasses = knowsClasses;
    }

    /**
     * {@return a compiler for schemas from people who are not trusted} It finds no Java class but those of the column types
     * of the language: a schema that names an enum, an interface, an annotation, an adapter or another class, of the
     * application or of the JDK, has an error there. What it generates calls nothing but the runtime and the JDK's classes
     * of these types.
     */
    public static SchemaCompiler withoutClasses(CompilerOptions options) {
        return new SchemaCompiler(options, false);
    }

    /**
     * Reads schema files, and of folders all {@code .epl} files below them.
     *
     * @param filesAndFolders in any order; what is named twice is read once
     * @return the sources, named by their paths
     * @throws SchemaException if a file is not UTF-8
     */
    public List<SchemaSource> read(List<Path> filesAndFolders) throws IOException {
        return SchemaLoader.read(filesAndFolders);
    }

    /**
     * Reads one schema text to the end of a stream, which is not closed.
     *
     * @param name what diagnostics call it
     * @param in UTF-8
     * @throws SchemaException if it is not UTF-8
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
        return generate(sources, List.of()).files();
    }

    /**
     * Generates the Java classes of all schemas, which may refer to each other and to the {@code @public} schemas of
     * libraries. Nothing is written.
     *
     * @param libraries what other modules and libraries offer
     * @throws SchemaException with every error of every source
     */
    public GenerationResult generate(List<SchemaSource> sources, List<SchemaLibrary> libraries) {
        try (CompilerClasses classes = classes()) {
            return generate(sources, new LibraryLinker(options, libraries, classes).linked(), classes);
        }
    }

    /** @param earlier what the schemas may refer to, with the names of libraries; others have the name {@code ""} */
    private GenerationResult generate(
            List<SchemaSource> sources, Map<PlannedRun, String> earlier, CompilerClasses classes) {
        LinkedSchemas loaded = load(sources, earlier.keySet(), classes);
        Diagnostics diagnostics = SchemaLoader.diagnostics(sources);
        List<PlannedRun> dependencies = earlier.keySet().stream()
                .filter(each -> loaded.references().contains(each.loaded()))
                .toList();
        PlannedSchemas planned = plan(loaded, dependencies, options, diagnostics);
        loaded.addWarnings(Set.of(), diagnostics);
        return new GenerationResult(
                new PlannedRun(loaded, planned, dependencies),
                new GeneratedFiles(sources(planned), List.of(index(planned)), diagnostics.findings()),
                classes.names(),
                earlier);
    }

    /** @param earlier what the schemas may refer to */
    private LinkedSchemas load(List<SchemaSource> sources, Collection<PlannedRun> earlier, CompilerClasses classes) {
        return SchemaLoader.load(
                sources, earlier.stream().map(PlannedRun::loaded).toList(), classes, options.esper());
    }

    /** @param dependencies what the schemas may refer to */
    static PlannedSchemas plan(
            LinkedSchemas loaded, List<PlannedRun> dependencies, CompilerOptions options, Diagnostics diagnostics) {
        return PlannedSchemas.of(
                loaded.schemas(),
                PlannedRun.withTheirs(dependencies).stream()
                        .map(PlannedRun::plans)
                        .toList(),
                options.plan(),
                diagnostics);
    }

    private static List<GeneratedFile> sources(PlannedSchemas planned) {
        return JavaEmitter.sources(planned).entrySet().stream()
                .map(source -> new GeneratedFile(source.getKey(), source.getValue()))
                .toList();
    }

    private static GeneratedFile index(PlannedSchemas planned) {
        String lines =
                planned.parsers().stream().map(parser -> parser + "\n").sorted().collect(Collectors.joining());
        return new GeneratedFile(GeneratedFiles.PARSER_INDEX, lines);
    }

    private CompilerClasses classes() {
        return knowsClasses ? new CompilerClasses(options.classPath(), options.sourcePath()) : CompilerClasses.none();
    }

    /**
     * Looks for errors, as {@link #generate} does, and where there are none for what is better otherwise. Nothing is
     * generated. Warnings of what Esper would refuse are among the findings where the options ask for them.
     *
     * @return all errors, or else all warnings, each with the name of its rule, its place and a hint
     */
    public Findings check(List<SchemaSource> sources, LintOptions lint) {
        return check(sources, List.of(), lint);
    }

    /**
     * {@return {@link #check(List, LintOptions)} for schemas that may refer to the {@code @public} ones of libraries}
     *
     * @param libraries what other modules and libraries offer
     */
    public Findings check(List<SchemaSource> sources, List<SchemaLibrary> libraries, LintOptions lint) {
        try (CompilerClasses classes = classes()) {
            List<PlannedRun> earlier = List.copyOf(
                    new LibraryLinker(options, libraries, classes).linked().keySet());
            LinkedSchemas loaded = load(sources, earlier, classes);
            return check(loaded, earlier, options, lint, classes, SchemaLoader.diagnostics(sources));
        } catch (SchemaException e) {
            return e.findings();
        }
    }

    /**
     * Adds to the diagnostics of linked schemas what only planning finds, and warnings.
     *
     * @param dependencies the runs that the schemas may refer to
     */
    static Findings check(
            LinkedSchemas loaded,
            List<PlannedRun> dependencies,
            CompilerOptions options,
            LintOptions lint,
            JavaClasses classes,
            Diagnostics diagnostics) {
        try {
            plan(loaded, dependencies, options, diagnostics);
            loaded.addWarnings(lint.ignored(), diagnostics);
            loaded.lint(classes, lint.withNames(options.names()), diagnostics);
            return diagnostics.findings();
        } catch (SchemaException e) {
            return e.findings();
        }
    }

    /**
     * Compares schemas with what they were before: what the change does to old data and to old readers. Nothing is
     * generated.
     *
     * @param ignored rules that say nothing; see {@link LintOptions#withIgnored}
     * @return errors where data or readers are broken, warnings where only code or {@code STRICT} readers notice
     * @throws SchemaException with every error of every source, of the old ones first
     */
    public Findings breaking(List<SchemaSource> old, List<SchemaSource> now, Set<DiagnosticCode> ignored) {
        try (CompilerClasses classes = classes()) {
            LinkedSchemas before = SchemaLoader.load(old, List.of(), classes, false);
            LinkedSchemas after = SchemaLoader.load(now, List.of(), classes, false);
            List<SchemaSource> sources = new ArrayList<>(now);
            sources.addAll(old);
            Diagnostics diagnostics = SchemaLoader.diagnostics(sources);
            after.findBreakingChanges(before, ignored, diagnostics);
            return diagnostics.findings();
        }
    }

    /**
     * Describes schemas for other tools: which documents a parser accepts under {@code JsonOptions.STRICT}. Where the two
     * languages differ, docs/json-schema.md says how. Nothing is generated.
     *
     * @param libraries what other modules and libraries offer; of their schemas those are described that are referred to
     * @param types names of the schemas that are wanted, simple or with their module; none for all of the sources. What
     *     they refer to is described too. A JSON Schema of one schema is that of its documents, any other has definitions
     *     only
     * @throws SchemaException with every error of every source
     * @throws IllegalArgumentException if there is no schema of such a name, or more than one
     */
    public ExportedContract export(
            List<SchemaSource> sources, List<SchemaLibrary> libraries, ExportFormat format, List<String> types) {
        try (CompilerClasses classes = classes()) {
            LinkedSchemas loaded = load(
                    sources,
                    new LibraryLinker(options, libraries, classes).linked().keySet(),
                    classes);
            Diagnostics diagnostics = SchemaLoader.diagnostics(sources);
            loaded.addWarnings(Set.of(), diagnostics);
            return new ExportedContract(SchemaExport.text(loaded.types(), format, types), diagnostics.findings());
        }
    }

    /**
     * {@return what a property path leads to in documents of a schema}
     *
     * @param type the event type of one of the schemas
     * @throws SchemaException with every error of every source
     * @throws IllegalArgumentException if no document of the schema can have what the path names
     */
    public Selection selection(List<SchemaSource> sources, EventType<?> type, PropertyPath path) {
        try (CompilerClasses classes = classes()) {
            return SchemaLoader.load(sources, List.of(), classes, false).schemas().types().stream()
                    .filter(each -> each.module().equals(type.moduleName())
                            && each.name().equals(type.name()))
                    .findFirst()
                    .map(schema -> Selection.of(path, schema))
                    .orElseThrow(() -> new IllegalArgumentException("there is no schema " + type.qualifiedName()));
        }
    }

    /**
     * Writes what was exported into a file, unless it has this content already. The file is replaced in one step; folders
     * are made where they are missing.
     *
     * @throws IOException if it cannot be written; it keeps its old content
     */
    public void write(ExportedContract exported, Path file) throws IOException {
        SourceWriter.replace(file, exported.text());
    }

    private static Map<Path, byte[]> targets(List<GeneratedFile> files, Path folder) throws IOException {
        return SourceWriter.targets(files, GeneratedFile::path, GeneratedFile::content, folder);
    }

    /**
     * {@return schema texts in their one form, comments kept} It means the same, and formatting it again changes
     * nothing. Names need not mean anything.
     *
     * @throws SchemaException with every error of syntax of every source
     */
    public List<SchemaSource> format(List<SchemaSource> sources) {
        return SchemaLoader.format(sources);
    }

    /**
     * Writes the text of a source into the file that it is named after, in one step.
     *
     * @throws IOException if it cannot be written; it keeps its old content
     */
    public void write(SchemaSource source) throws IOException {
        SourceWriter.replace(Path.of(source.name()), source.text());
    }

    /**
     * Writes the files whose content differs from what is there. Each file is replaced in one step; files of other
     * names are left alone. The folders are made where they are missing, and may be one and the same.
     *
     * @param sourceFolder the root of the Java packages
     * @param resourceFolder the root of the index, which belongs on the class path
     * @return how many files changed
     * @throws IOException if a file cannot be written; it keeps its old content, those before it have the new
     */
    public WriteReport write(GeneratedFiles files, Path sourceFolder, Path resourceFolder) throws IOException {
        Map<Path, byte[]> targets = new LinkedHashMap<>(targets(files.sources(), sourceFolder));
        targets.putAll(targets(files.resources(), resourceFolder));
        int written = new SourceWriter().putAll(targets);
        return new WriteReport(written, targets.size() - written);
    }

    /**
     * Generates and compiles the schemas in memory, for somebody who keeps them: {@link
     * CompiledClasses#load} needs no compiler. The schemas name no classes but those of the Java platform.
     *
     * @throws SchemaException with every error of every source
     * @throws IllegalStateException where this Java has no compiler
     */
    public CompiledClasses compile(List<SchemaSource> sources) {
        return compile(generate(sources));
    }

    /**
     * Compiles what {@link #generate(List)} has made of schemas that name no classes but those of the Java platform.
     *
     * @throws IllegalStateException where this Java has no compiler
     */
    public CompiledClasses compile(GeneratedFiles files) {
        return new CompiledClasses(Deployer.compile(files), files.resources().get(0), files.warnings());
    }

    /**
     * Generates and compiles the schemas in memory and adds them to a runtime, under a class loader of their own. The
     * classes that the schemas name are looked up on the class path and the source path of the options. They are loaded
     * from the running program, and where it has none of the name from that class path, or compiled with the schemas.
     *
     * <p>The schemas may refer to {@code @public} ones that were deployed to the runtime before by this method, and to
     * {@code @protected} ones of their own module. What is referred to cannot be undeployed before this deployment is.
     *
     * @return what removes them again, by {@link EventRuntime#undeploy}
     * @throws SchemaException with every error of every source
     * @throws IllegalArgumentException if an event type of the same qualified name is already deployed
     * @throws IllegalStateException where this Java has no compiler, or what the schemas refer to was undeployed
     *     meanwhile
     */
    public Deployment deploy(EventRuntime runtime, List<SchemaSource> sources) {
        return deploy(runtime, sources, warnings -> {});
    }

    /**
     * As {@link #deploy(EventRuntime, List)}.
     *
     * @param warnings called once, before anything is deployed, where there is something to say; see {@link
     *     GeneratedFiles#warnings}
     * @return what removes them again, by {@link EventRuntime#undeploy}
     */
    public Deployment deploy(EventRuntime runtime, List<SchemaSource> sources, Consumer<String> warnings) {
        Map<PlannedRun, DeployedClasses> deployed = new LinkedHashMap<>();
        Map<DeployedClasses, Deployment> deployments = new LinkedHashMap<>();
        RuntimeAccess.get().attachments(runtime, DeployedClasses.class).forEach((deployment, schemas) -> {
            deployed.put(schemas.linked(), schemas);
            deployments.put(schemas, (Deployment) deployment);
        });
        Map<PlannedRun, String> earlier = new LinkedHashMap<>();
        deployed.keySet().forEach(each -> earlier.put(each, ""));
        GenerationResult generated;
        try (CompilerClasses classes = classes()) {
            // nobody compiles against what is compiled in memory
            generated = new SchemaCompiler(options.withJSpecify(false)).generate(sources, earlier, classes);
        }
        if (!generated.files().warnings().isEmpty()) {
            warnings.accept(generated.files().warnings());
        }
        Map<DeployedClasses, Deployment> dependencies = new LinkedHashMap<>();
        for (PlannedRun each : generated.linked().dependencies()) {
            dependencies.put(deployed.get(each), deployments.get(deployed.get(each)));
        }
        return Deployer.deploy(runtime, generated, options, dependencies);
    }

    /**
     * {@link #deploy} for one schema text, which diagnostics call {@code schema}.
     *
     * @return what removes them again, by {@link EventRuntime#undeploy}
     */
    public static Deployment compileDeploy(EventRuntime runtime, String epl) {
        return new SchemaCompiler(CompilerOptions.DEFAULT).deploy(runtime, List.of(new SchemaSource("schema", epl)));
    }
}

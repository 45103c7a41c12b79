package dev.schemac.codegen;

import dev.schemac.codegen.emit.JavaEmitter;
import dev.schemac.codegen.plan.PlannedSchemas;
import dev.schemac.codegen.select.Projection;
import dev.schemac.codegen.select.SelectedColumns;
import dev.schemac.codegen.select.SelectedMembers;
import dev.schemac.codegen.select.Selection;
import dev.schemac.codegen.write.SourceWriter;
import dev.schemac.dsl.AnnotationPlacement;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.runtime.Deployment;
import dev.schemac.runtime.EventRuntime;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.PropertyPath;
import dev.schemac.runtime.internal.integration.RuntimeAccess;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The schema compiler: reads and generates, then writes or deploys.
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
 * <p>Immutable and thread-safe. No argument may be null.
 */
public final class SchemaCompiler {

    private final CompilerOptions options;
    private final boolean knowsClasses;

    /** Creates a compiler with these options. */
    public SchemaCompiler(CompilerOptions options) {
        this(options, true);
    }

    private SchemaCompiler(CompilerOptions options, boolean knowsClasses) {
        this.options = Objects.requireNonNull(options, "options");
        this.knowsClasses = knowsClasses;
    }

    /**
     * {@return a compiler for schemas from untrusted sources} It finds only the Java classes of built-in column types.
     * Any other enum, interface, annotation, adapter or class is rejected, whether of the application or of the JDK.
     * The generated code calls only the runtime and the JDK classes of these types.
     */
    public static SchemaCompiler withoutClasses(CompilerOptions options) {
        return new SchemaCompiler(options, false);
    }

    /**
     * Reads schema files, and all {@code .epl} files below folders.
     *
     * @param filesAndFolders in any order; duplicates are read once
     * @return the sources, named by their paths
     * @throws SchemaException if a file is not UTF-8
     */
    public List<SchemaSource> read(List<Path> filesAndFolders) throws IOException {
        return SchemaLoader.read(filesAndFolders);
    }

    /**
     * Reads one source to the end of a stream, which stays open.
     *
     * @param name the name in diagnostics
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
     * @param libraries the schemas of other modules and libraries
     * @throws SchemaException with every error of every source
     */
    public GenerationResult generate(List<SchemaSource> sources, List<SchemaLibrary> libraries) {
        try (CompilerClasses classes = classes()) {
            LibraryLinker linker = new LibraryLinker(options, libraries, classes);
            LinkedSchemas loaded = load(sources, linker.loaded(), classes);
            Diagnostics diagnostics = SchemaLoader.diagnostics(sources);
            linker.checkClasses(loaded, diagnostics);
            return generate(loaded, linker.linked(), classes, options.withDetectedAnnotations(), diagnostics);
        }
    }

    /**
     * @param earlier the runs that the schemas may refer to, with the names of libraries; other runs have the name
     *     {@code ""}
     * @param options those of this compiler, except for annotations of libraries
     * @param diagnostics contains the sources; receives the errors that only planning finds
     */
    private static GenerationResult generate(
            LinkedSchemas loaded,
            Map<PlannedRun, String> earlier,
            CompilerClasses classes,
            CompilerOptions options,
            Diagnostics diagnostics) {
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

    /** @param others the schemas that the sources may refer to */
    private LinkedSchemas load(List<SchemaSource> sources, List<LinkedSchemas> others, CompilerClasses classes) {
        return SchemaLoader.load(sources, others, classes, options.esper());
    }

    /** @param dependencies the runs that the schemas may refer to */
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

    /**
     * Generates the classes of linked schemas, which are classes of the application.
     *
     * @param linked the schemas of one run, without references to others
     * @param diagnostics receives the errors that only planning finds
     * @return the sources by their schemas, in the order of the schemas; empty if there are errors
     */
    public Map<ObjectType, List<GeneratedFile>> generate(LinkedSchemas linked, Diagnostics diagnostics) {
        try {
            PlannedSchemas planned = plan(linked, List.of(), options, diagnostics);
            Map<ObjectType, List<GeneratedFile>> files = new LinkedHashMap<>();
            linked.types()
                    .forEach(type -> files.put(
                            type,
                            JavaEmitter.sources(planned, planned.plan(type)).entrySet().stream()
                                    .map(source -> new GeneratedFile(source.getKey(), source.getValue()))
                                    .toList()));
            return files;
        } catch (SchemaException e) {
            return Map.of();
        }
    }

    /** No other code is compiled against classes in memory. */
    private CompilerOptions inMemory() {
        return options.withJSpecify(AnnotationMode.OFF).withGson(AnnotationMode.OFF);
    }

    private CompilerClasses classes() {
        return knowsClasses ? new CompilerClasses(options.classPath(), options.sourcePath()) : CompilerClasses.none();
    }

    /**
     * Reports errors, as {@link #generate} does, or lint warnings if there are no errors. Nothing is generated. The
     * options select warnings of statements that Esper rejects.
     *
     * @return all errors, or all warnings, each with the name of its rule, its place and a hint
     */
    public Findings check(List<SchemaSource> sources, LintOptions lint) {
        return check(sources, List.of(), lint);
    }

    /**
     * {@return {@link #check(List, LintOptions)} for schemas that may refer to the {@code @public} ones of libraries}
     *
     * @param libraries the schemas of other modules and libraries
     */
    public Findings check(List<SchemaSource> sources, List<SchemaLibrary> libraries, LintOptions lint) {
        try (CompilerClasses classes = classes()) {
            LibraryLinker linker = new LibraryLinker(options, libraries, classes);
            LinkedSchemas loaded = load(sources, linker.loaded(), classes);
            List<PlannedRun> earlier = List.copyOf(linker.linked().keySet());
            return check(loaded, earlier, options, lint, classes, SchemaLoader.diagnostics(sources));
        } catch (SchemaException e) {
            return e.findings();
        }
    }

    /**
     * Adds warnings, and the errors that only planning finds, to the diagnostics of linked schemas.
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
     * Compares schemas with their old version, and reports the effects on old data and old readers. Nothing is
     * generated.
     *
     * @param libraries the schemas of other modules and libraries, to whose {@code @public} ones both versions may refer
     * @param ignored rules to ignore; see {@link LintOptions#withIgnored}
     * @return errors for broken data or readers, warnings if only code or {@code STRICT} readers notice
     * @throws SchemaException with every error of every source, of the old ones first
     */
    public Findings breaking(
            List<SchemaSource> old,
            List<SchemaSource> now,
            List<SchemaLibrary> libraries,
            Set<DiagnosticCode> ignored) {
        try (CompilerClasses classes = classes()) {
            List<LinkedSchemas> others = new LibraryLinker(options, libraries, classes).loaded();
            LinkedSchemas before = SchemaLoader.load(old, others, classes, false);
            LinkedSchemas after = SchemaLoader.load(now, others, classes, false);
            List<SchemaSource> sources = new ArrayList<>(now);
            sources.addAll(old);
            Diagnostics diagnostics = SchemaLoader.diagnostics(sources);
            after.findBreakingChanges(before, ignored, diagnostics);
            return diagnostics.findings();
        }
    }

    /**
     * Links schemas, which may refer to each other and to the {@code @public} schemas of libraries, so that other tools can
     * use their types. Nothing is generated.
     *
     * @param libraries the schemas of other modules and libraries; the result contains none of them
     * @throws SchemaException with every error of every source
     */
    public LinkResult link(List<SchemaSource> sources, List<SchemaLibrary> libraries) {
        try (CompilerClasses classes = classes()) {
            LinkedSchemas linked = load(sources, new LibraryLinker(options, libraries, classes).loaded(), classes);
            Diagnostics diagnostics = SchemaLoader.diagnostics(sources);
            linked.addWarnings(Set.of(), diagnostics);
            return new LinkResult(linked, diagnostics.findings());
        }
    }

    /**
     * {@return the qualified names of the schemas that a document can have, in the order of their declaration} No other
     * schema uses them as the type of a column, or inherits from them. Of a union only the base is among them. If others
     * use every schema, all are returned.
     *
     * @throws SchemaException with every error of every source
     */
    public List<String> documentTypes(List<SchemaSource> sources) {
        try (CompilerClasses classes = classes()) {
            LinkedSchemas loaded = load(sources, List.of(), classes);
            return loaded.documentTypes().stream()
                    .map(ObjectType::qualifiedName)
                    .toList();
        }
    }

    /**
     * {@return the selections of property paths in documents of a schema, in their order}
     *
     * @param type the event type of one of the schemas
     * @throws SchemaException with every error of every source
     * @throws IllegalArgumentException if no document of the schema can contain one of the paths
     */
    public List<Selection> selections(List<SchemaSource> sources, EventType<?> type, List<PropertyPath> paths) {
        try (CompilerClasses classes = classes()) {
            ObjectType schema = SchemaLoader.load(sources, List.of(), classes, false).schemas().types().stream()
                    .filter(each -> each.module().equals(type.moduleName())
                            && each.name().equals(type.name()))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("there is no schema " + type.qualifiedName()));
            return paths.stream().map(path -> Selection.of(path, schema)).toList();
        }
    }

    /**
     * Writes a string to a file in UTF-8, unless it has this content. The file is replaced atomically. Missing folders are
     * created.
     *
     * @throws IOException if it cannot be written; it keeps its old content
     */
    public void write(String text, Path file) throws IOException {
        SourceWriter.replace(file, text);
    }

    private static Map<Path, byte[]> targets(List<GeneratedFile> files, Path folder) throws IOException {
        return SourceWriter.targets(files, GeneratedFile::path, GeneratedFile::content, folder);
    }

    /**
     * {@return sources in canonical form with their comments} The meaning is unchanged, and formatting again changes
     * nothing. Names are not resolved.
     *
     * @throws SchemaException with every syntax error of every source
     */
    public List<SchemaSource> format(List<SchemaSource> sources) {
        return SchemaLoader.format(sources);
    }

    /**
     * {@return sources in canonical form like {@link #format(List)}, with the annotations of columns moved} An annotation
     * with a comment stays in its place. The annotations of a schema stay too, if a comment would describe something else.
     *
     * @throws SchemaException with every syntax error of every source
     */
    public List<SchemaSource> format(List<SchemaSource> sources, AnnotationPlacement placement) {
        return SchemaLoader.format(sources, Optional.of(placement));
    }

    /**
     * Writes a source to the file of its name, atomically.
     *
     * @throws IOException if it cannot be written; it keeps its old content
     */
    public void write(SchemaSource source) throws IOException {
        SourceWriter.replace(Path.of(source.name()), source.text());
    }

    /**
     * Writes the files whose content has changed. Each file is replaced atomically; other files stay unchanged. Missing
     * folders are created. Both folders may be the same.
     *
     * @param sourceFolder the root of the Java packages
     * @param resourceFolder the root of the index, which belongs on the class path
     * @return the number of changed files
     * @throws IOException if a file cannot be written; it keeps its old content, the files before it have the new
     *     content
     */
    public WriteReport write(GeneratedFiles files, Path sourceFolder, Path resourceFolder) throws IOException {
        Map<Path, byte[]> targets = new LinkedHashMap<>(targets(files.sources(), sourceFolder));
        targets.putAll(targets(files.resources(), resourceFolder));
        int written = new SourceWriter().putAll(targets);
        return new WriteReport(written, targets.size() - written);
    }

    /**
     * Generates and compiles the schemas in memory. {@link CompiledClasses#load} needs no compiler, so callers can
     * store the result. The schemas name only classes of the Java platform.
     *
     * @throws SchemaException with every error of every source
     * @throws IllegalStateException if this Java has no compiler
     */
    public CompiledClasses compile(List<SchemaSource> sources) {
        return compile(new SchemaCompiler(inMemory(), knowsClasses).generate(sources));
    }

    /**
     * Compiles the result of {@link #generate(List)} for schemas that name only classes of the Java platform.
     *
     * @throws IllegalStateException if this Java has no compiler
     */
    public CompiledClasses compile(GeneratedFiles files) {
        return compile(files, List.of());
    }

    private static CompiledClasses compile(GeneratedFiles files, List<Selection> selections) {
        return new CompiledClasses(Deployer.compile(files), files.resources().get(0), files.warnings(), selections);
    }

    /**
     * Compiles like {@link #compile(List)}, but the writers write only the values at some paths, for
     * {@link Selection#from}. The parsers read and check all members.
     *
     * @param type the name of the schema, simple or with its module
     * @param paths property paths in documents of this schema
     * @throws SchemaException with every error of every source
     * @throws IllegalArgumentException if the name matches no schema or more than one, or if no document of the schema can
     *     contain one of the paths
     * @throws IllegalStateException if this Java has no compiler
     */
    public CompiledClasses compileSelected(List<SchemaSource> sources, String type, List<PropertyPath> paths) {
        try (CompilerClasses classes = classes()) {
            LinkedSchemas loaded = load(sources, List.of(), classes);
            ObjectType root = loaded.type(type);
            Diagnostics diagnostics = SchemaLoader.diagnostics(sources);
            PlannedSchemas planned = plan(loaded, List.of(), inMemory(), diagnostics);
            loaded.addWarnings(Set.of(), diagnostics);
            List<Selection> selections =
                    paths.stream().map(path -> Selection.of(path, root)).toList();
            SelectedColumns selected = SelectedColumns.ofAll(root, selections);
            return compile(
                    new GeneratedFiles(
                            sources(planned.writing(selected::contains)),
                            List.of(index(planned)),
                            diagnostics.findings()),
                    selections);
        }
    }

    /**
     * Compiles parsers that read only some members of a schema, for a reader of tables. The parsers skip all other
     * members, as they skip undeclared ones: these must be JSON, but nothing else about them is checked.
     *
     * <p>Each column of objects has its own selection: if the schema {@code T(n int, s string, k T)} is read with {@code
     * [n]} and {@code [k]}, then {@code s} is skipped in the document and read in {@code k}. A schema with several
     * selections keeps its name for the first one, which is that of the document if it has one. The others have names
     * such as {@code T_2}.
     *
     * <p>Undeclared members are never kept. In a column with a format, values are the strings or numbers of the document,
     * as the export to Spark declares them. The rules of such a column are not checked. The schemas name only classes of
     * the Java platform.
     *
     * @param type the name of the schema, simple or with its module
     * @param members paths of JSON names, such as {@code [address, city]}; arrays and maps on the way have no name. A
     *     path to an object selects all its members
     * @throws SchemaException with every error of every source
     * @throws IllegalArgumentException if a name matches no schema or more than one, if the schema has no such member,
     *     or if a selected union wraps its objects
     * @throws IllegalStateException if this Java has no compiler
     */
    public CompiledClasses compileColumns(List<SchemaSource> sources, String type, List<List<String>> members) {
        return compileMembers(sources, type, members, false);
    }

    /**
     * Compiles parsers that read only some members of a schema, like {@link #compileColumns}. The values of columns with
     * a format are those of the schema, and their rules are checked.
     *
     * @param type the name of the schema, simple or with its module
     * @param members paths of JSON names, such as {@code [address, city]}
     * @throws SchemaException with every error of every source
     * @throws IllegalArgumentException if a name matches no schema or more than one, if the schema has no such member,
     *     or if a selected union wraps its objects
     * @throws IllegalStateException if this Java has no compiler
     */
    public CompiledClasses compileMembers(List<SchemaSource> sources, String type, List<List<String>> members) {
        return compileMembers(sources, type, members, true);
    }

    private CompiledClasses compileMembers(
            List<SchemaSource> sources, String type, List<List<String>> members, boolean withFormats) {
        try (CompilerClasses classes = classes()) {
            LinkedSchemas loaded = load(sources, List.of(), classes);
            ObjectType root = loaded.type(type);
            PlannedSchemas planned = PlannedSchemas.of(
                    Projection.of(root, SelectedMembers.of(root, members), loaded.schemas(), withFormats),
                    List.of(),
                    inMemory().plan(),
                    SchemaLoader.diagnostics(sources));
            return compile(new GeneratedFiles(sources(planned), List.of(index(planned))));
        }
    }

    /**
     * Generates and compiles the schemas in memory and adds them to a runtime, with a new class loader. The class path
     * and source path of the options define the classes that schemas may name. The classes are loaded from the running
     * program if it has them. Otherwise they are loaded from that class path, or compiled with the schemas. If the
     * running program has {@code schemac-gson}, Gson reads and writes the generated classes.
     *
     * <p>The schemas may refer to {@code @public} schemas of earlier deployments to the runtime by this method, and to
     * {@code @protected} ones of their own module. Those deployments cannot be undeployed before this one.
     *
     * @return the deployment, for {@link EventRuntime#undeploy}
     * @throws SchemaException with every error of every source
     * @throws IllegalArgumentException if an event type of the same qualified name is already deployed
     * @throws IllegalStateException if this Java has no compiler, or a referenced deployment was undeployed
     */
    public Deployment deploy(EventRuntime runtime, List<SchemaSource> sources) {
        return deploy(runtime, sources, warnings -> {});
    }

    /**
     * Deploys like {@link #deploy(EventRuntime, List)}.
     *
     * @param warnings called once before the deployment if there are warnings; see {@link GeneratedFiles#warnings}
     * @return the deployment, for {@link EventRuntime#undeploy}
     */
    public Deployment deploy(EventRuntime runtime, List<SchemaSource> sources, Consumer<String> warnings) {
        Map<PlannedRun, DeployedClasses> deployed = new LinkedHashMap<>();
        Map<DeployedClasses, Deployment> deployments = new LinkedHashMap<>();
        RuntimeAccess.attachments(runtime, DeployedClasses.class).forEach((deployment, schemas) -> {
            deployed.put(schemas.linked(), schemas);
            deployments.put(schemas, deployment);
        });
        Map<PlannedRun, String> earlier = new LinkedHashMap<>();
        deployed.keySet().forEach(each -> earlier.put(each, ""));
        GenerationResult generated;
        boolean usesGson = knowsClasses && options.gson() != AnnotationMode.OFF;
        List<Path> gson = usesGson ? Deployer.gsonLibraries() : List.of();
        try (CompilerClasses classes = classes()) {
            generated = generate(
                    load(
                            sources,
                            earlier.keySet().stream().map(PlannedRun::loaded).toList(),
                            classes),
                    earlier,
                    classes,
                    inMemory().withGson(AnnotationMode.AUTO).withClassPath(gson).withSourcePath(List.of()),
                    SchemaLoader.diagnostics(sources));
        }
        if (!generated.files().warnings().isEmpty()) {
            warnings.accept(generated.files().warnings());
        }
        Map<DeployedClasses, Deployment> dependencies = new LinkedHashMap<>();
        for (PlannedRun each : generated.linked().dependencies()) {
            dependencies.put(deployed.get(each), deployments.get(deployed.get(each)));
        }
        return Deployer.deploy(runtime, generated, options, gson, dependencies);
    }

    /**
     * Calls {@link #deploy} for one source, which is named {@code schema} in diagnostics.
     *
     * @return the deployment, for {@link EventRuntime#undeploy}
     */
    public static Deployment compileDeploy(EventRuntime runtime, String epl) {
        return new SchemaCompiler(CompilerOptions.DEFAULT).deploy(runtime, List.of(new SchemaSource("schema", epl)));
    }
}

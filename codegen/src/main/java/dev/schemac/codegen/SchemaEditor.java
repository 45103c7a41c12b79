package dev.schemac.codegen;

import dev.schemac.dsl.SchemaAnalysis;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.SchemaWorkspace;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import dev.schemac.dsl.model.JavaClasses.JavaClass;
import java.util.List;
import java.util.Optional;

/**
 * Analyses schemas while they are edited: reports the findings of {@link SchemaCompiler#check} and answers the queries
 * of an editor. The sources need not be files. Caches unchanged sources, and Java classes. Not thread-safe, but other
 * threads may use its results.
 */
public final class SchemaEditor implements AutoCloseable {
    private final CompilerOptions options;
    private final LintOptions lint;
    private final SchemaWorkspace workspace = new SchemaWorkspace();
    /** Guards class lookups, because the compiler is not thread-safe. */
    private final Object lookup = new Object();

    private CompilerClasses classes;

    /** Creates an editor without sources. */
    public SchemaEditor(CompilerOptions options, LintOptions lint) {
        this.options = options;
        this.lint = lint;
        this.classes = new CompilerClasses(options.classPath(), options.sourcePath());
    }

    /** {@return the sources, which are compiled together} */
    public SchemaWorkspace workspace() {
        return workspace;
    }

    /** Clears the cache of Java classes, because some have changed. */
    public void forgetClasses() {
        synchronized (lookup) {
            classes.close();
            classes = new CompilerClasses(options.classPath(), options.sourcePath());
        }
    }

    private Optional<JavaClass> find(String name) {
        synchronized (lookup) {
            return classes.find(name);
        }
    }

    /** {@return the meaning of the current sources} They are linked on first use. */
    public EditorAnalysis analyze() {
        return new EditorAnalysis(
                workspace.analyze(this::find, options.esper()), List.of(), this::check, options.plan());
    }

    /** Returns the findings of the steps after linking; empty if linking found an error. */
    private Optional<Findings> check(SchemaAnalysis analysis) {
        return analysis.loaded()
                .map(loaded ->
                        SchemaCompiler.check(loaded, List.of(), options, lint, this::find, analysis.diagnostics()));
    }

    /**
     * {@return a source in canonical form, as {@link SchemaCompiler#format} returns it}
     *
     * @throws SchemaException with every syntax error
     */
    public static String format(SchemaSource source) {
        return SchemaLoader.format(List.of(source)).get(0).text();
    }

    @Override
    public void close() {
        synchronized (lookup) {
            classes.close();
        }
    }
}

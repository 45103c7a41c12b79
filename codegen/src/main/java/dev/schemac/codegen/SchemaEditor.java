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
 * Schemas while they are edited: finds what {@link SchemaCompiler#check} finds, in texts that need not be files, and
 * answers what a text editor asks. Keeps what it knows of texts that do not change, and of Java classes. For one thread, but
 * what it has made may be used by others.
 */
public final class SchemaEditor implements AutoCloseable {
    private final CompilerOptions options;
    private final LintOptions lint;
    private final SchemaWorkspace workspace = new SchemaWorkspace();
    /** Held while a class is looked up: the compiler is for one thread. */
    private final Object lookup = new Object();

    private CompilerClasses classes;

    /** Without any text. */
    public SchemaEditor(CompilerOptions options, LintOptions lint) {
        this.options = options;
        this.lint = lint;
        this.classes = new CompilerClasses(options.classPath(), options.sourcePath());
    }

    /** {@return the texts, which are compiled together} */
    public SchemaWorkspace workspace() {
        return workspace;
    }

    /** Looks Java classes up again when they are asked for: some have changed. */
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

    /** {@return what all texts mean as they are now} They are linked when it is asked for. */
    public EditorAnalysis analyze() {
        return new EditorAnalysis(
                workspace.analyze(this::find, options.esper()), List.of(), this::check, options.plan());
    }

    /** What linking does not find; empty where that has found an error. */
    private Optional<Findings> check(SchemaAnalysis analysis) {
        return analysis.loaded()
                .map(loaded ->
                        SchemaCompiler.check(loaded, List.of(), options, lint, this::find, analysis.diagnostics()));
    }

    /**
     * {@return a text in its one form, as {@link SchemaCompiler#format} gives it}
     *
     * @throws SchemaException with every error of syntax
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

package dev.schemac.codegen;

import dev.schemac.dsl.LoadedSchemas;
import dev.schemac.dsl.SchemaAnalysis;
import dev.schemac.dsl.SchemaLoader;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.SchemaWorkspace;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Findings;
import dev.schemac.dsl.diagnostic.SchemaException;
import dev.schemac.dsl.lint.LintOptions;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Schemas while they are edited: finds what {@link SchemaCompiler#check} finds, in texts that need not be files, and
 * answers what a text editor asks. Keeps what it knows of texts that do not change, and of Java classes. For one thread.
 */
public final class SchemaEditor implements AutoCloseable {
    private final CompilerOptions options;
    private final LintOptions lint;
    private final SchemaWorkspace workspace = new SchemaWorkspace();
    private CompilerClasses classes;

    /** Without any text. */
    public SchemaEditor(CompilerOptions options, LintOptions lint) {
        this.options = options;
        this.lint = lint.withNames(options.names());
        this.classes = new CompilerClasses(options.classPath(), options.sourcePath());
    }

    /** {@return the texts, which are compiled together} */
    public SchemaWorkspace workspace() {
        return workspace;
    }

    /** Looks Java classes up again when they are asked for: some have changed. */
    public void forgetClasses() {
        classes.close();
        classes = new CompilerClasses(options.classPath(), options.sourcePath());
    }

    /**
     * Links all texts. The rest is done when {@link EditedSchemas#findings} are asked for, before another text is put in.
     *
     * @param others what the texts may refer to
     */
    public EditedSchemas analyze(List<EditedSchemas> others) {
        SchemaAnalysis analysis =
                workspace.analyze(others.stream().map(EditedSchemas::analysis).toList(), classes, options.esper());
        return new EditedSchemas(
                analysis,
                () -> others.isEmpty() ? analysis.loaded().map(this::check) : Optional.empty(),
                Stream.concat(Stream.of(analysis), others.stream().map(EditedSchemas::analysis))
                        .map(SchemaAnalysis::schemas)
                        .toList(),
                SchemaCompiler.planOptions(options));
    }

    private Findings check(LoadedSchemas loaded) {
        Diagnostics diagnostics = workspace.diagnostics();
        try {
            SchemaCompiler.plan(loaded, List.of(), options, diagnostics);
            loaded.warnings().stream()
                    .filter(warning -> !lint.ignored().contains(warning.code()))
                    .forEach(warning -> diagnostics.warning(warning.code(), warning.location(), warning.message()));
            loaded.lint(classes, lint, diagnostics);
            return diagnostics.findings();
        } catch (SchemaException e) {
            return e.findings();
        }
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
        classes.close();
    }
}

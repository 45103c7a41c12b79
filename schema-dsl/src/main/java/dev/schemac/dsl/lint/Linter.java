package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.ClassNames;
import dev.schemac.dsl.link.Linker.LinkedRun;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;

/**
 * What is no error and yet better otherwise: schemas and imports that nothing needs, names that hide others or are in
 * another style. Each finding is a warning, with the name of its rule.
 */
public final class Linter {
    private final LintOptions options;
    private final Diagnostics diagnostics;

    private Linter(LintOptions options, Diagnostics diagnostics) {
        this.options = options;
        this.diagnostics = diagnostics;
    }

    /**
     * Looks through schemas that have been linked.
     *
     * @param classes what they were linked with
     */
    @SuppressWarnings("exports") // LoadedSchemas calls this for everybody else
    public static void lint(LinkedRun run, JavaClasses classes, LintOptions options, Diagnostics diagnostics) {
        Linter linter = new Linter(options, diagnostics);
        DeclaredNames names = new DeclaredNames(run.files());
        new UnusedSchemas(names, options.roots(), linter).check();
        NameStyle style = new NameStyle(names.columnPlaces(), linter);
        for (SchemaFile file : run.files()) {
            file.schemas().stream().map(SchemaDeclaration::name).forEach(style::checkSchema);
            new UnusedDeclarations(file, names, ClassNames.of(file, classes), run.references(), linter).check();
        }
        // The names in a class of the application are not the schema's to choose.
        run.schemas().types().stream()
                .filter(type -> type.providedClass().isEmpty())
                .forEach(style::checkColumns);
        new ShadowedNames(run.files(), names, linter).check();
    }

    /** Reports what a rule has found, unless the rule is to say nothing. */
    void warn(DiagnosticCode rule, SourceLocation at, String message) {
        if (!options.ignored().contains(rule)) {
            diagnostics.warning(rule, at, message);
        }
    }
}

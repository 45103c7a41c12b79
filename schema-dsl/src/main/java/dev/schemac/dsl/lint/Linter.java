package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.SourceLocation;
import dev.schemac.dsl.link.ClassNames;
import dev.schemac.dsl.link.LinkedRun;
import dev.schemac.dsl.model.JavaClasses;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import dev.schemac.dsl.syntax.SchemaFile;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds code that is valid but could be better: unused schemas and imports, names that hide others or are in
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
     * Checks linked schemas.
     *
     * @param classes the class resolver of the linker
     */
    @SuppressWarnings("exports") // called by LinkedSchemas only
    public static void lint(LinkedRun run, JavaClasses classes, LintOptions options, Diagnostics diagnostics) {
        Linter linter = new Linter(options, diagnostics);
        DeclaredNames names = new DeclaredNames(run.files());
        new UnusedSchemas(names, options.roots(), run.schemas().types(), linter).check();
        NameStyle style = new NameStyle(names.columnPlaces(), options.names(), linter);
        for (SchemaFile file : run.files()) {
            file.schemas().forEach(schema -> style.checkClass("schema", schema.name()));
            file.enums().forEach(constants -> style.checkClass("enum", constants.name()));
            new RepeatedDefaults(file, (at, message) -> linter.warn(DiagnosticCode.REPEATED_DEFAULT, at, message))
                    .check();
            new UnusedDeclarations(file, names, new ClassNames(file, classes), run.references(), linter).check();
        }
        // The names in a class of the application are not the schema's to choose.
        run.schemas().types().stream()
                .filter(type -> type.providedClass().isEmpty())
                .forEach(style::checkColumns);
        run.schemas().types().forEach(linter::checkIsRead);
        new ShadowedNames(run.files(), names, linter).check();
    }

    /** A schema that inherits from a union, and yet is none of its subtypes, was probably meant to be one. */
    private void checkIsRead(ObjectType type) {
        Optional<ObjectType> base = Stream.iterate(
                        type.parent(), Optional::isPresent, at -> at.get().parent())
                .map(Optional::get)
                .filter(ancestor -> ancestor.union().isPresent())
                .findFirst();
        if (base.isEmpty()) {
            return;
        }
        Union union = base.get().union().get();
        boolean read = union.otherwise().filter(other -> other == type).isPresent()
                || union.subtypes().stream().anyMatch(subtype -> subtype.type() == type);
        boolean leads = type.union()
                .filter(own -> own.discriminator().equals(union.discriminator()))
                .isPresent();
        if (!read && !leads) {
            warn(
                    DiagnosticCode.NO_SUBTYPE,
                    type.location(),
                    "schema '" + type.name() + "' inherits from '" + base.get().name()
                            + "', but no discriminator value names it: reading '"
                            + base.get().name() + "' never returns it");
        }
    }

    /** Reports a finding, unless its rule is ignored. */
    void warn(DiagnosticCode rule, SourceLocation at, String message) {
        if (!options.ignored().contains(rule)) {
            diagnostics.warning(rule, at, message);
        }
    }
}

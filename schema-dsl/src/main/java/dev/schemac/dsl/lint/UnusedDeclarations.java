package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.link.ClassNames;
import dev.schemac.dsl.link.LinkedRun;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.Annotation;
import dev.schemac.dsl.syntax.SchemaFile.ImportDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.SchemaDeclaration;
import dev.schemac.dsl.syntax.SchemaFile.UsesDeclaration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * {@code import} and {@code uses} of one file that no name in it needs.
 *
 * @param others the schemas of other runs that the schemas of this run refer to
 */
record UnusedDeclarations(
        SchemaFile file, DeclaredNames names, ClassNames classNames, List<LinkedRun> others, Linter linter) {
    void check() {
        Set<String> written = writtenNames();
        if (!file.imports().isEmpty()) {
            checkImports(written);
        }
        checkUses(written);
    }

    /** All names that may be resolved: of types, supertypes, annotations, and classes in annotations. */
    private Set<String> writtenNames() {
        Set<String> written = new LinkedHashSet<>();
        for (SchemaDeclaration schema : file.schemas()) {
            written.addAll(DeclaredNames.typeNames(schema));
            for (Annotation annotation : schema.annotations()) {
                written.add(annotation.name());
                annotation.elements().stream()
                        .map(element -> element.value().asText())
                        .forEach(name -> name.ifPresent(written::add));
            }
        }
        return written;
    }

    private void checkImports(Set<String> written) {
        Set<String> classes = written.stream()
                .filter(name -> names.find(name, file).isEmpty())
                .map(classNames::resolve)
                .flatMap(Optional::stream)
                .collect(Collectors.toSet());
        for (ImportDeclaration declared : file.imports()) {
            boolean used = declared.wholePackage()
                    ? classes.stream().anyMatch(name -> name.startsWith(declared.name() + "."))
                    : classes.stream()
                            .anyMatch(name -> name.equals(declared.name())
                                    || name.startsWith(declared.name() + ".")
                                    || name.startsWith(declared.name() + "$"));
            // A class that a schema hides is never used; that has a rule of its own.
            boolean hidden = !declared.wholePackage()
                    && names.find(declared.name().substring(declared.name().lastIndexOf('.') + 1), file)
                            .isPresent();
            if (!used && !hidden) {
                linter.warn(
                        DiagnosticCode.UNUSED_IMPORT,
                        declared.location(),
                        "nothing in this file needs 'import " + declared.name() + (declared.wholePackage() ? ".*" : "")
                                + "'");
            }
        }
    }

    private static boolean isUsed(UsesDeclaration declared, String module, String name, Set<String> written) {
        return declared.module().equals(module) && written.contains(name);
    }

    private void checkUses(Set<String> written) {
        for (UsesDeclaration declared : file.uses()) {
            boolean used = written.stream()
                    .map(name -> names.find(name, file))
                    .flatMap(Optional::stream)
                    .anyMatch(schema -> schema.module().equals(declared.module()));
            boolean usedOfOthers = others.stream()
                    .map(LinkedRun::schemas)
                    .anyMatch(other -> other.types().stream()
                                    .anyMatch(type -> isUsed(declared, type.module(), type.name(), written))
                            || other.enums().stream()
                                    .anyMatch(type -> isUsed(declared, type.module(), type.name(), written)));
            if (!used && !usedOfOthers) {
                linter.warn(
                        DiagnosticCode.UNUSED_USES,
                        declared.location(),
                        "nothing in this file needs 'uses " + declared.module() + "'");
            }
        }
    }
}

package dev.schemac.dsl.lint;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.link.BuiltInTypes;
import dev.schemac.dsl.lint.DeclaredNames.Declaration;
import dev.schemac.dsl.syntax.SchemaFile;
import dev.schemac.dsl.syntax.SchemaFile.ImportDeclaration;
import java.util.List;
import java.util.Optional;

/** Finds names of schemas that could be mistaken for another name. */
record ShadowedNames(List<SchemaFile> files, DeclaredNames names, Linter linter) {
    void check() {
        for (Declaration schema : names.schemas) {
            checkDefaultImports(schema);
            checkOtherModules(schema);
        }
        names.enums.forEach(this::checkDefaultImports);
        files.forEach(this::checkImports);
    }

    private void checkDefaultImports(Declaration declared) {
        BuiltInTypes.DEFAULT_IMPORTS.stream()
                .map(folder -> folder + "." + declared.name())
                .filter(BuiltInTypes::isColumnType)
                .findFirst()
                .ifPresent(hidden -> linter.warn(
                        DiagnosticCode.SHADOWED_CLASS,
                        declared.declared().location(),
                        declared.word() + " '" + declared.name() + "' hides the class '" + hidden
                                + "', which needs no import"));
    }

    private void checkImports(SchemaFile file) {
        for (ImportDeclaration declared : file.imports()) {
            String name = declared.name();
            Optional<Declaration> hiding = declared.wholePackage()
                    ? Optional.empty()
                    : names.find(name.substring(name.lastIndexOf('.') + 1), file);
            hiding.ifPresent(found -> linter.warn(
                    DiagnosticCode.SHADOWED_CLASS,
                    declared.location(),
                    found.word() + " '" + found.name() + "' hides the class '" + name + "', which is imported here"));
        }
    }

    /** Only if the schema of this module is used: the other one may have been meant there. */
    private void checkOtherModules(Declaration schema) {
        Optional<Declaration> other = names.named(schema.name()).stream()
                .filter(found -> !found.module().equals(schema.module()))
                .findFirst();
        if (other.isEmpty()) {
            return;
        }
        boolean referred = names.schemas.stream()
                .filter(from -> from.module().equals(schema.module()))
                .anyMatch(from -> names.references(from).contains(schema));
        if (referred) {
            linter.warn(
                    DiagnosticCode.SHADOWED_SCHEMA,
                    schema.declared().location(),
                    "schema '" + schema.name() + "' hides the one of "
                            + (other.get().module().isEmpty()
                                    ? "a file without module"
                                    : "module '" + other.get().module() + "'"));
        }
    }
}

package dev.schemac.lsp;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The language server asks the facades, and knows the protocol by LSP4J; it has no parser and no linker of its own. */
class ArchitectureTest {
    private static final JavaClasses SERVER = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.schemac.lsp");

    @Test
    void asksTheFacadesOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.eclipse.lsp4j..",
                        "com.google.gson", // the data of diagnostics in LSP4J
                        "dev.schemac.lsp",
                        "dev.schemac.codegen",
                        "dev.schemac.dsl",
                        "dev.schemac.dsl.analysis",
                        "dev.schemac.dsl.diagnostic",
                        "dev.schemac.dsl.lint",
                        "dev.schemac.dsl.model")
                .check(SERVER);
    }
}

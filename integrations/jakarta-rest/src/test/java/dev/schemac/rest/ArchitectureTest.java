package dev.schemac.rest;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The main classes use the exported packages of the runtime and the API of Jakarta REST, and no implementation of it. */
class ArchitectureTest {
    @Test
    void mainClassesNeedTheRuntimeAndJakartaRest() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "dev.schemac.rest",
                        "dev.schemac.runtime",
                        "dev.schemac.runtime.stream",
                        // by a qualified export
                        "dev.schemac.integrations.common",
                        "jakarta.annotation",
                        "jakarta.ws.rs..")
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("dev.schemac.rest"));
    }
}

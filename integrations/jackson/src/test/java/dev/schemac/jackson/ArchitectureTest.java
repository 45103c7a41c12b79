package dev.schemac.jackson;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The main classes use the exported packages of the runtime and Jackson only. */
class ArchitectureTest {
    @Test
    void mainClassesNeedTheRuntimeAndJackson() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "com.fasterxml.jackson.core..",
                        "com.fasterxml.jackson.databind..",
                        "dev.schemac.jackson",
                        "dev.schemac.runtime",
                        "dev.schemac.runtime.support",
                        // by qualified exports
                        "dev.schemac.integrations.common",
                        "dev.schemac.runtime.internal.integration")
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("dev.schemac.jackson"));
    }
}

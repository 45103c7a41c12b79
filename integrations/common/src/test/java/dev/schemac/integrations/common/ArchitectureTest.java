package dev.schemac.integrations.common;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The main classes use the runtime only, and no integrated library. */
class ArchitectureTest {
    @Test
    void mainClassesNeedTheRuntime() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "dev.schemac.integrations.common",
                        "dev.schemac.runtime",
                        "dev.schemac.runtime.stream",
                        "dev.schemac.runtime.support",
                        // by a qualified export
                        "dev.schemac.runtime.internal.integration")
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("dev.schemac.integrations.common"));
    }
}

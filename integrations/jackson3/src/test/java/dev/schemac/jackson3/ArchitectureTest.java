package dev.schemac.jackson3;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The main classes use the exported packages of the runtime and Jackson 3 only. */
class ArchitectureTest {
    @Test
    void mainClassesNeedTheRuntimeAndJackson() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "tools.jackson.core..",
                        "tools.jackson.databind..",
                        // Jackson 3 uses the annotations of Jackson 2
                        "com.fasterxml.jackson.annotation",
                        "dev.schemac.jackson3",
                        "dev.schemac.runtime",
                        "dev.schemac.runtime.support",
                        // by qualified exports
                        "dev.schemac.integrations.common",
                        "dev.schemac.runtime.internal.integration")
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("dev.schemac.jackson3"));
    }
}

package dev.schemac.gson;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The main classes use the exported packages of the runtime and Gson only. */
class ArchitectureTest {
    @Test
    void mainClassesNeedTheRuntimeAndGson() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "com.google.gson..",
                        "dev.schemac.gson",
                        "dev.schemac.runtime",
                        "dev.schemac.runtime.support")
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("dev.schemac.gson"));
    }
}

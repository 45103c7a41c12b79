package dev.schemac.spring;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The main classes use the exported packages of the runtime, and no library that reads JSON. */
class ArchitectureTest {
    @Test
    void mainClassesNeedTheRuntimeAndSpring() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        // only its exception, if the application has it
                        "com.fasterxml.jackson.databind",
                        "com.google.gson..",
                        "dev.schemac.gson",
                        // by a qualified export
                        "dev.schemac.integrations.common",
                        "dev.schemac.jackson",
                        "dev.schemac.jackson3",
                        "dev.schemac.runtime",
                        "dev.schemac.runtime.stream",
                        "dev.schemac.spring",
                        // if the application has it
                        "io.undertow..",
                        "jakarta.servlet..",
                        "org.reactivestreams",
                        "org.springframework..",
                        "reactor.core.publisher",
                        "reactor.util.context",
                        // only its exception, if the application has it
                        "tools.jackson.core")
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("dev.schemac.spring"));
    }
}

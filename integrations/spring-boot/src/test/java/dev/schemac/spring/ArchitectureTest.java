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
                        // its exception and the trees of springdoc, if the application has it
                        "com.fasterxml.jackson.core",
                        "com.fasterxml.jackson.databind..",
                        "com.google.gson..",
                        "dev.schemac.gson",
                        // by a qualified export
                        "dev.schemac.integrations.common",
                        "dev.schemac.jackson",
                        "dev.schemac.jackson3",
                        "dev.schemac.runtime",
                        "dev.schemac.runtime.stream",
                        // JsonConstant, which generated enums implement
                        "dev.schemac.runtime.support",
                        "dev.schemac.spring",
                        // if the application has it
                        "io.swagger.v3..",
                        "io.undertow..",
                        "jakarta.servlet..",
                        "org.apache.commons.logging",
                        "org.reactivestreams",
                        "org.springdoc.core.customizers",
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

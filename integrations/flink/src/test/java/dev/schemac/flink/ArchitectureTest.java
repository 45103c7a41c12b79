package dev.schemac.flink;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Stands on the runtime and on the public API of Flink, and on nothing else. */
final class ArchitectureTest {
    @Test
    void knowsTheRuntimeAndFlink() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.slf4j",
                        "dev.schemac.flink",
                        "dev.schemac.runtime..",
                        "org.apache.flink.api.common..",
                        "org.apache.flink.api.java.typeutils",
                        "org.apache.flink.configuration",
                        "org.apache.flink.connector.file.src..",
                        "org.apache.flink.core.fs",
                        "org.apache.flink.core.memory",
                        "org.apache.flink.metrics",
                        "org.apache.flink.util")
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("dev.schemac.flink"));
    }
}

package dev.schemac.flink;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The main classes use the exported packages of the runtime and the public API of Flink only. */
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
                        "dev.schemac.runtime",
                        "dev.schemac.runtime.stream",
                        "dev.schemac.runtime.support",
                        // by qualified exports
                        "dev.schemac.runtime.internal.integration",
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

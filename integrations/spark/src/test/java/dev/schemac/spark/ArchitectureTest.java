package dev.schemac.spark;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The main classes use the facade of the compiler, the runtime, and the API of Spark's data sources. */
class ArchitectureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.schemac.spark");

    @Test
    void knowsTheCompilerTheRuntimeAndSpark() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "dev.schemac.spark..",
                        "dev.schemac.codegen",
                        "dev.schemac.export.table",
                        "dev.schemac.dsl",
                        "dev.schemac.dsl.diagnostic",
                        "dev.schemac.dsl.model",
                        "dev.schemac.runtime",
                        "dev.schemac.runtime.stream",
                        "dev.schemac.runtime.support",
                        "dev.schemac.runtime.support.event",
                        // by qualified exports
                        "dev.schemac.integrations.common",
                        "dev.schemac.runtime.internal.integration",
                        "org.apache.hadoop.conf",
                        "org.apache.hadoop.fs",
                        "org.apache.hadoop.io.compress",
                        "org.apache.hadoop.mapreduce",
                        "org.apache.hadoop.mapreduce.lib.output",
                        "org.apache.spark",
                        "org.apache.spark.api.java",
                        "org.apache.spark.broadcast",
                        "org.apache.spark.io",
                        "org.apache.spark.sql",
                        "org.apache.spark.sql.classic",
                        // formats of files, their streams, and the rules that check them
                        "org.apache.spark.sql.catalyst.plans.logical",
                        "org.apache.spark.sql.catalyst.rules",
                        "org.apache.spark.sql.catalyst.trees",
                        "org.apache.spark.sql.execution",
                        "org.apache.spark.sql.execution.datasources",
                        "org.apache.spark.sql.execution.datasources.orc",
                        "org.apache.spark.sql.execution.streaming",
                        "org.apache.spark.sql.execution.streaming.runtime",
                        "org.apache.spark.sql.internal",
                        // rows and their values
                        "org.apache.spark.sql.catalyst",
                        "org.apache.spark.sql.catalyst.analysis",
                        "org.apache.spark.sql.catalyst.expressions",
                        "org.apache.spark.sql.catalyst.util",
                        "org.apache.spark.unsafe.types",
                        "org.apache.spark.sql.connector..",
                        "org.apache.spark.sql.sources",
                        "org.apache.spark.sql.types",
                        "org.apache.spark.sql.util",
                        "org.apache.spark.util",
                        // compiled into calls of Spark's classes
                        "scala..")
                .check(CLASSES);
    }

    @Test
    void readsAndWritesShareTheTableOnly() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("source")
                .definedBy("dev.schemac.spark")
                .layer("read")
                .definedBy("dev.schemac.spark.internal.read")
                .layer("write")
                .definedBy("dev.schemac.spark.internal.write")
                .layer("table")
                .definedBy("dev.schemac.spark.internal.table")
                .whereLayer("source")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("read")
                .mayOnlyBeAccessedByLayers("source")
                .whereLayer("write")
                .mayOnlyBeAccessedByLayers("source")
                .check(CLASSES);
    }
}

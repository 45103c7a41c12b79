package dev.schemac.flink;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The main classes use the exported packages of the runtime and the public API of Flink only. */
final class ArchitectureTest {
    private static final String[] USED = {
        "java..",
        "org.slf4j",
        "dev.schemac.flink",
        "dev.schemac.flink.internal.binary",
        "dev.schemac.flink.internal.file",
        "dev.schemac.runtime",
        "dev.schemac.runtime.stream",
        "dev.schemac.runtime.support",
        "dev.schemac.runtime.support.event",
        // by qualified exports
        "dev.schemac.integrations.common",
        "dev.schemac.runtime.internal.integration",
        "org.apache.flink.api.common..",
        "org.apache.flink.api.java.typeutils",
        "org.apache.flink.configuration",
        "org.apache.flink.connector.file.src..",
        "org.apache.flink.core.fs",
        "org.apache.flink.core.memory",
        "org.apache.flink.metrics",
        "org.apache.flink.util"
    };

    private static final String[] COMPILER = {"dev.schemac.codegen", "dev.schemac.dsl", "dev.schemac.dsl.diagnostic"};

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.schemac.flink");

    /** So a job of the DataStream API runs without the jars of tables. */
    @Test
    void knowsTheRuntimeAndFlink() {
        classes()
                .that()
                .resideInAnyPackage(
                        "dev.schemac.flink", "dev.schemac.flink.internal.binary", "dev.schemac.flink.internal.file")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(USED)
                .check(CLASSES);
    }

    @Test
    void onlyThePackagesOfTablesKnowTables() {
        classes()
                .that()
                .resideInAnyPackage("dev.schemac.flink.table", "dev.schemac.flink.internal.row")
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(USED)
                        .or(resideInAnyPackage(COMPILER))
                        .or(resideInAnyPackage(
                                "dev.schemac.flink.table",
                                "dev.schemac.flink.internal.row",
                                "org.apache.flink.connector.file.table..",
                                "org.apache.flink.streaming.api.datastream",
                                "org.apache.flink.table.api..",
                                "org.apache.flink.table.connector..",
                                "org.apache.flink.table.catalog",
                                "org.apache.flink.table.data..",
                                "org.apache.flink.table.expressions",
                                "org.apache.flink.table.factories",
                                "org.apache.flink.table.functions",
                                "org.apache.flink.table.runtime.typeutils",
                                "org.apache.flink.table.types..")))
                .check(CLASSES);
    }

    /** Events and their type above their binary form, tables above rows, and nothing below knows what is above. */
    @Test
    void packagesAreLayers() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("tables")
                .definedBy("dev.schemac.flink.table")
                .layer("rows")
                .definedBy("dev.schemac.flink.internal.row")
                .layer("events")
                .definedBy("dev.schemac.flink")
                .layer("binary")
                .definedBy("dev.schemac.flink.internal.binary")
                .layer("files")
                .definedBy("dev.schemac.flink.internal.file")
                .whereLayer("tables")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("rows")
                .mayOnlyBeAccessedByLayers("tables")
                .whereLayer("events")
                .mayOnlyBeAccessedByLayers("tables", "rows")
                .whereLayer("binary")
                .mayOnlyBeAccessedByLayers("events")
                .whereLayer("files")
                .mayOnlyBeAccessedByLayers("events", "tables")
                .check(CLASSES);
    }

    /** So a job with generated classes runs without the compiler. */
    @Test
    void onlyTheSchemaOfATableNeedsTheCompiler() {
        noClasses()
                .that()
                .haveNameNotMatching("dev\\.schemac\\.flink\\.table\\.(SchemaOption|LoadedClasses)(\\$.*)?")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(COMPILER)
                .check(CLASSES);
    }
}

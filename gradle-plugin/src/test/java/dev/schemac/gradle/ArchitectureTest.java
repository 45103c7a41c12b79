package dev.schemac.gradle;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import org.apache.tools.ant.types.selectors.SelectorUtils;
import org.junit.jupiter.api.Test;

/** The plugin is a way in: everything it compiles goes through {@code SchemaBuild}, and of Gradle it calls the public API. */
class ArchitectureTest {
    @Test
    void callsFacadesOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                                "java..",
                                "org.gradle.api",
                                "org.gradle.api.artifacts..",
                                "org.gradle.api.attributes..",
                                "org.gradle.api.file",
                                "org.gradle.api.logging",
                                "org.gradle.api.model",
                                "org.gradle.api.plugins",
                                "org.gradle.api.provider",
                                "org.gradle.api.specs",
                                "org.gradle.api.tasks..",
                                "dev.schemac.gradle",
                                "dev.schemac.codegen",
                                "dev.schemac.codegen.build",
                                "dev.schemac.export",
                                "dev.schemac.export.declaration",
                                "org.gradle.work",
                                "dev.schemac.dsl.diagnostic",
                                "dev.schemac.dsl.lint")
                        .or(type(org.slf4j.Logger.class))
                        .or(type(LinkedSchemas.class))
                        .or(type(SelectorUtils.class)) // patterns as in Ant, which Gradle offers to plugins
                        .or(type(NamingStyle.class))
                        .or(type(CollectionStyle.class)))
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("dev.schemac.gradle"));
    }
}

package dev.schemac.maven;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.schemac.dsl.LinkedSchemas;
import dev.schemac.dsl.SchemaSource;
import dev.schemac.dsl.model.CollectionStyle;
import dev.schemac.dsl.model.NamingStyle;
import org.junit.jupiter.api.Test;

/** The plugin is a way in: everything it compiles goes through {@code SchemaCompiler}. */
class ArchitectureTest {
    @Test
    void callsTheFacadeOnly() {
        classes()
                .that()
                .doNotHaveSimpleName("HelpMojo") // generated, and at home in XML
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(
                                "java..",
                                "org.apache.maven..",
                                "org.codehaus.plexus..",
                                "org.eclipse.aether..",
                                "javax.inject",
                                "dev.schemac.maven",
                                "dev.schemac.codegen",
                                "dev.schemac.codegen.build",
                                "dev.schemac.export",
                                "dev.schemac.export.declaration",
                                "dev.schemac.dsl.lint",
                                "dev.schemac.dsl.diagnostic")
                        .or(type(SchemaSource.class))
                        .or(type(LinkedSchemas.class))
                        .or(type(NamingStyle.class))
                        .or(type(CollectionStyle.class)))
                .check(new ClassFileImporter()
                        .withImportOption(new ImportOption.DoNotIncludeTests())
                        .importPackages("dev.schemac.maven"));
    }
}

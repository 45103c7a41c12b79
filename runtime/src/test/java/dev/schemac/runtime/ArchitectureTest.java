package dev.schemac.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

class ArchitectureTest {

    @Test
    void mainClassesNeedNothingButJavaBase() {
        JavaClasses main = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("dev.schemac.runtime");

        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "dev.schemac.runtime..",
                        "java.io",
                        "java.lang..",
                        "java.math",
                        "java.net",
                        "java.nio..",
                        "java.time..",
                        "java.util..")
                .check(main);
    }
}

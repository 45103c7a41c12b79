package dev.schemac.processor;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.schemac.testing.ClassCycles;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The layers of this module, and the modules that it may use. */
class ArchitectureTest {
    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.schemac.processor");

    @Test
    void usesTheFacadesAndSyntaxTreesOnly() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.schemac.runtime..",
                        "dev.schemac.contracts..",
                        "dev.schemac.export..",
                        "dev.schemac.dsl.link..",
                        "dev.schemac.codegen.plan..",
                        "dev.schemac.codegen.emit..",
                        "com.palantir..",
                        "com.fasterxml..",
                        "com.google..",
                        "jakarta..")
                .check(MAIN);
    }

    /** The reader of classes also serves the command, which is no annotation processor. */
    @Test
    void onlyTheProcessorKnowsItsCompiler() {
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(SchemaProcessor.class.getName())
                .should()
                .dependOnClassesThat()
                .resideInAPackage("javax.annotation.processing..")
                .check(MAIN);
        noClasses().should().dependOnClassesThat().resideInAPackage("com.sun..").check(MAIN);
    }

    @Test
    void thePackageFitsOnOneScreen() {
        assertThat(MAIN.stream().filter(JavaClass::isTopLevelClass)).hasSizeLessThanOrEqualTo(25);
    }

    /** A package can be read class by class. */
    @Test
    void cyclesOfClassesAreShort() {
        assertThat(ClassCycles.of(MAIN.stream()
                        .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                        .map(used -> Map.entry(
                                used.getOriginClass().getName(),
                                used.getTargetClass().getBaseComponentType().getName()))))
                .allSatisfy((name, cycles) -> assertThat(cycles)
                        .as(name)
                        .allSatisfy(cycle -> assertThat(cycle).hasSizeLessThanOrEqualTo(5)));
    }

    @Test
    void touchesNoFiles() {
        noClasses().should().dependOnClassesThat().belongToAnyOf(Files.class).check(MAIN);
    }

    @Test
    void noSystemProperties() {
        noClasses()
                .should()
                .callMethod(System.class, "getProperty", String.class)
                .check(MAIN);
    }
}

package dev.schemac.contracts;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.schemac.testing.ClassCycles;
import java.nio.file.Files;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The packages of this module, and the modules that it may use. */
class ArchitectureTest {
    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.schemac.contracts");

    @Test
    void usesTheLinkedSchemasOnly() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.schemac.codegen..",
                        "dev.schemac.export..",
                        "dev.schemac.dsl.syntax..",
                        "dev.schemac.dsl.link..")
                .check(MAIN);
    }

    @Test
    void packagesUseThoseBelowThemOnly() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("import")
                .definedBy("dev.schemac.contracts")
                .layer("infer")
                .definedBy("dev.schemac.contracts.infer")
                .layer("write")
                .definedBy("dev.schemac.contracts.write")
                .layer("shape")
                .definedBy("dev.schemac.contracts.shape")
                .layer("facts")
                .definedBy("dev.schemac.contracts.facts")
                .layer("normal")
                .definedBy("dev.schemac.contracts.normal")
                .layer("report")
                .definedBy("dev.schemac.contracts.report")
                .layer("load")
                .definedBy("dev.schemac.contracts.load")
                .layer("epl")
                .definedBy("dev.schemac.contracts.epl")
                .whereLayer("infer")
                .mayOnlyAccessLayers("epl")
                .whereLayer("write")
                .mayOnlyAccessLayers("shape", "report", "load", "epl")
                .whereLayer("shape")
                .mayOnlyAccessLayers("facts", "normal", "report", "load", "epl")
                .whereLayer("facts")
                .mayOnlyAccessLayers("normal", "report", "load")
                .whereLayer("normal")
                .mayOnlyAccessLayers("report", "load")
                .whereLayer("report")
                .mayOnlyAccessLayers("load")
                .whereLayer("load")
                .mayOnlyAccessLayers("epl")
                .whereLayer("epl")
                .mayNotAccessAnyLayer()
                .check(MAIN);
    }

    @Test
    void packagesFitOnOneScreen() {
        Map<String, Long> sizes = MAIN.stream()
                .filter(JavaClass::isTopLevelClass)
                .collect(Collectors.groupingBy(JavaClass::getPackageName, Collectors.counting()));
        assertThat(sizes).allSatisfy((name, size) -> assertThat(size).as(name).isLessThanOrEqualTo(25));
    }

    /** The packages with longer cycles of classes. */
    private static final Map<String, Integer> LONGER_CYCLES =
            Map.of("dev.schemac.contracts.infer", 5, "dev.schemac.contracts.epl", 4);

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
                        .allSatisfy(cycle ->
                                assertThat(cycle).hasSizeLessThanOrEqualTo(LONGER_CYCLES.getOrDefault(name, 3))));
    }

    @Test
    void onlyContractFilesTouchesFiles() {
        noClasses()
                .that()
                .doNotHaveSimpleName("ContractFiles")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Files.class)
                .check(MAIN);
    }

    @Test
    void noSystemProperties() {
        noClasses()
                .should()
                .callMethod(System.class, "getProperty", String.class)
                .check(MAIN);
    }
}

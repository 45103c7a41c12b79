package dev.schemac.export;

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
            .importPackages("dev.schemac.export");

    @Test
    void usesTheLinkedSchemasOnly() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "dev.schemac.codegen..",
                        "dev.schemac.contracts..",
                        "dev.schemac.dsl.syntax..",
                        "dev.schemac.dsl.link..")
                .check(MAIN);
    }

    @Test
    void packagesUseThoseBelowThemOnly() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("facade")
                .definedBy("dev.schemac.export")
                .layer("jsonschema")
                .definedBy("dev.schemac.export.jsonschema")
                .layer("table")
                .definedBy("dev.schemac.export.table")
                .layer("avro")
                .definedBy("dev.schemac.export.avro")
                .layer("protobuf")
                .definedBy("dev.schemac.export.protobuf")
                .layer("types")
                .definedBy("dev.schemac.export.types")
                .layer("declaration")
                .definedBy("dev.schemac.export.declaration")
                .whereLayer("facade")
                .mayOnlyAccessLayers("jsonschema", "table", "avro", "protobuf", "declaration")
                .whereLayer("jsonschema")
                .mayOnlyAccessLayers("types", "declaration")
                .whereLayer("table")
                .mayOnlyAccessLayers("types", "declaration")
                .whereLayer("avro")
                .mayOnlyAccessLayers("types", "declaration")
                .whereLayer("protobuf")
                .mayOnlyAccessLayers("types", "declaration")
                .whereLayer("types")
                .mayNotAccessAnyLayer()
                .whereLayer("declaration")
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

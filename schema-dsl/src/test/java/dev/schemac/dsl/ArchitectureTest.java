package dev.schemac.dsl;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.constructors;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.schemac.testing.ClassCycles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/** What may never import what, as far as it concerns this module. */
class ArchitectureTest {
    private static final JavaClasses MODULE = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.schemac");

    @Test
    void theModuleStandsOnTheJdkAndAntlrOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.antlr.v4..", "dev.schemac.dsl..")
                .check(MODULE);
    }

    @Test
    void antlrStaysInsideSyntax() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.schemac.dsl.syntax")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.antlr..")
                .check(MODULE);
    }

    /** The classes ANTLR generates are public whether we like it or not; nobody else's signature shows a type of ANTLR. */
    @Test
    void antlrIsInNoPublicSignature() {
        List<String> showing = MODULE.stream()
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(type -> !type.getFullName().contains(".SchemaDsl"))
                .flatMap(type -> type.getMethods().stream())
                .filter(method -> method.getModifiers().contains(JavaModifier.PUBLIC))
                .filter(ArchitectureTest::showsAntlr)
                .map(JavaMethod::getFullName)
                .toList();

        Assertions.assertThat(showing).isEmpty();
    }

    @Test
    void eachPackageSeesTheOnesBeforeItOnly() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("diagnostic")
                .definedBy("dev.schemac.dsl.diagnostic")
                .layer("syntax")
                .definedBy("dev.schemac.dsl.syntax")
                .layer("model")
                .definedBy("dev.schemac.dsl.model")
                .layer("pattern")
                .definedBy("dev.schemac.dsl.pattern")
                .layer("jsonschema")
                .definedBy("dev.schemac.dsl.jsonschema")
                .layer("naming")
                .definedBy("dev.schemac.dsl.naming")
                .layer("annotation")
                .definedBy("dev.schemac.dsl.annotation")
                .layer("link")
                .definedBy("dev.schemac.dsl.link")
                .layer("lint")
                .definedBy("dev.schemac.dsl.lint")
                .layer("breaking")
                .definedBy("dev.schemac.dsl.breaking")
                .layer("format")
                .definedBy("dev.schemac.dsl.format")
                .layer("analysis")
                .definedBy("dev.schemac.dsl.analysis")
                .layer("dsl")
                .definedBy("dev.schemac.dsl")
                .whereLayer("dsl")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("jsonschema")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("naming")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("lint")
                .mayOnlyBeAccessedByLayers("dsl")
                .whereLayer("breaking")
                .mayOnlyBeAccessedByLayers("dsl")
                .whereLayer("format")
                .mayOnlyBeAccessedByLayers("dsl")
                .whereLayer("analysis")
                .mayOnlyBeAccessedByLayers("dsl")
                .whereLayer("link")
                .mayOnlyBeAccessedByLayers("lint", "breaking", "analysis", "dsl")
                .whereLayer("annotation")
                .mayOnlyBeAccessedByLayers("link", "analysis")
                .whereLayer("model")
                .mayOnlyBeAccessedByLayers("annotation", "jsonschema", "link", "lint", "breaking", "dsl")
                .whereLayer("pattern")
                .mayOnlyBeAccessedByLayers("model", "annotation", "link", "dsl")
                .whereLayer("syntax")
                .mayOnlyBeAccessedByLayers("annotation", "link", "lint", "format", "analysis", "dsl")
                .check(MODULE);
    }

    /** What looks into Java classes describes them by records of the model; all else there is made by linking. */
    @Test
    void onlyLinkingMakesObjectsOfTheModel() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "dev.schemac.dsl.annotation",
                        "dev.schemac.dsl.jsonschema",
                        "dev.schemac.dsl.link",
                        "dev.schemac.dsl.model")
                .should()
                .callConstructorWhere(target(
                        owner(resideInAPackage("dev.schemac.dsl.model").and(not(nameMatching(".*JavaClasses.*"))))))
                .orShould()
                .callMethodWhere(target(name("complete")).and(target(owner(resideInAPackage("dev.schemac.dsl.model")))))
                .check(MODULE);
    }

    /** Whoever has what the loader returns has schemas that it has linked. */
    @Test
    void onlyTheLoaderMakesWhatOthersAccept() {
        constructors()
                .that()
                .areDeclaredIn(LinkedSchemas.class)
                .should()
                .notBePublic()
                .check(MODULE);
    }

    @Test
    void theModelHandsOutNoSyntaxTrees() {
        noClasses()
                .that()
                .resideInAPackage("dev.schemac.dsl.model")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.schemac.dsl.syntax")
                .check(MODULE);
    }

    @Test
    void onlyTheLoaderReadsFiles() {
        noClasses()
                .that()
                .doNotHaveSimpleName("SchemaLoader")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.nio.file.Files")
                .check(MODULE);
    }

    @Test
    void aPackageIsSmallEnoughToBeReadAsAWhole() throws IOException {
        Map<Path, Long> files;
        try (Stream<Path> sources = Files.walk(Path.of("src/main/java"))) {
            files = sources.filter(file -> file.toString().endsWith(".java"))
                    .collect(Collectors.groupingBy(Path::getParent, Collectors.counting()));
        }

        Assertions.assertThat(files).isNotEmpty();
        Assertions.assertThat(files.values()).allMatch(count -> count <= 25);
    }

    /** A package can be read class by class. The parser of ANTLR and its visitor are generated. */
    @Test
    void cyclesOfClassesAreShort() {
        Map<String, List<Set<String>>> cycles = ClassCycles.of(MODULE.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .map(used -> Map.entry(
                        used.getOriginClass().getName(),
                        used.getTargetClass().getBaseComponentType().getName())));

        Assertions.assertThat(cycles).isNotEmpty();
        Assertions.assertThat(cycles)
                .allSatisfy((name, found) -> Assertions.assertThat(found)
                        .as(name)
                        .allSatisfy(cycle -> Assertions.assertThat(cycle).hasSizeLessThanOrEqualTo(5)));
    }

    private static boolean showsAntlr(JavaMethod method) {
        return Stream.concat(Stream.of(method.getRawReturnType()), method.getRawParameterTypes().stream())
                .map(JavaClass::getPackageName)
                .anyMatch(name -> name.startsWith("org.antlr"));
    }
}

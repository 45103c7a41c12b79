package dev.schemac.playground;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The playground is a server around the facades of the compiler. It has no file, and connects to nobody. */
class ArchitectureTest {
    private final JavaClasses playground = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages("dev.schemac.playground");

    @Test
    void asksTheFacadesOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "com.sun.net.httpserver",
                        "dev.schemac.playground..",
                        "dev.schemac.codegen",
                        "dev.schemac.codegen.infer",
                        "dev.schemac.dsl",
                        "dev.schemac.dsl.diagnostic",
                        "dev.schemac.dsl.lint",
                        "dev.schemac.dsl.model",
                        "dev.schemac.runtime")
                .check(playground);
    }

    @Test
    void whatIsAnsweredKnowsNoServer() {
        noClasses()
                .that()
                .resideInAPackage("dev.schemac.playground.workbench")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.schemac.playground", "com.sun.net.httpserver", "java.net")
                .check(playground);
    }

    @Test
    void touchesNoFile() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.io.File")
                .check(playground);
    }

    @Test
    void connectsToNobody() {
        Set<String> network = new TreeSet<>();
        playground.forEach(each -> each.getDirectDependenciesFromSelf().stream()
                .map(dependency -> dependency.getTargetClass().getName())
                .filter(name -> name.startsWith("java.net"))
                .forEach(network::add));
        assertThat(network).containsExactly("java.net.InetAddress", "java.net.InetSocketAddress", "java.net.URI");
    }
}

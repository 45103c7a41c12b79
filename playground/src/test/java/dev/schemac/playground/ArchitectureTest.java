package dev.schemac.playground;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The playground is a server around the facades of the compiler. It has no file, and connects to nobody. */
class ArchitectureTest {
    private static final JavaClasses PLAYGROUND = new ClassFileImporter()
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
                        "dev.schemac.contracts",
                        "dev.schemac.contracts.infer",
                        "dev.schemac.contracts.load",
                        "dev.schemac.contracts.report",
                        "dev.schemac.dsl",
                        "dev.schemac.dsl.analysis",
                        "dev.schemac.dsl.diagnostic",
                        "dev.schemac.dsl.lint",
                        "dev.schemac.dsl.model",
                        "dev.schemac.export",
                        "dev.schemac.export.declaration",
                        "dev.schemac.processor",
                        "dev.schemac.runtime")
                .check(PLAYGROUND);
    }

    @Test
    void whatIsAnsweredKnowsNoServer() {
        noClasses()
                .that()
                .resideInAPackage("dev.schemac.playground.workbench")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.schemac.playground", "com.sun.net.httpserver", "java.net")
                .check(PLAYGROUND);
    }

    @Test
    void touchesNoFile() {
        ArchRule rule = noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "java.nio.file..", "java.nio.channels..", "java.util.logging..", "java.util.prefs..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching(
                        "java\\.io\\.(.*File.*|Console)|java\\.util\\.zip\\.ZipFile|java\\.util\\.jar\\.JarFile"
                                + "|java\\.lang\\.(ProcessBuilder|Process)|java\\.util\\.Scanner")
                .orShould()
                .callConstructorWhere(DescribedPredicate.describe(
                        "opens a file by its name",
                        call -> Set.of("java.io.PrintStream", "java.io.PrintWriter", "java.util.Formatter")
                                        .contains(call.getTargetOwner().getName())
                                && call.getTarget().getRawParameterTypes().stream()
                                        .anyMatch(type -> type.isEquivalentTo(String.class))));
        rule.check(PLAYGROUND);
        List<Class<?>> fixtures = List.of(WritesAFile.class, ReadsAFile.class, Prints.class, Starts.class);
        for (Class<?> fixture : fixtures) {
            assertThat(rule.evaluate(new ClassFileImporter().importClasses(fixture))
                            .hasViolation())
                    .as(fixture.getName())
                    .isTrue();
        }
    }

    private static final class WritesAFile {
        void write() throws IOException {
            new java.io.FileOutputStream("a").close();
        }
    }

    private static final class ReadsAFile {
        int read() throws IOException {
            return new java.io.FileReader("a").read();
        }
    }

    private static final class Prints {
        void print() throws IOException {
            new java.io.PrintWriter("a").close();
        }
    }

    private static final class Starts {
        void start() throws IOException {
            Runtime.getRuntime().exec(new String[] {"cat", "a"}).destroy();
        }
    }

    @Test
    void connectsToNobody() {
        Set<String> network = new TreeSet<>();
        PLAYGROUND.forEach(each -> each.getDirectDependenciesFromSelf().stream()
                .map(dependency -> dependency.getTargetClass().getName())
                .filter(name -> name.startsWith("java.net"))
                .forEach(network::add));
        assertThat(network).containsExactly("java.net.InetAddress", "java.net.InetSocketAddress", "java.net.URI");
    }
}

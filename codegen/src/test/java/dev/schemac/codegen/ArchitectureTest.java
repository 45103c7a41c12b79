package dev.schemac.codegen;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget.CodeUnitAccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.testing.ClassCycles;
import java.io.File;
import java.io.FileOutputStream;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What may depend on what in this module, and in the code it generates. */
class ArchitectureTest {

    private static final String JAVAPOET = "com.palantir.javapoet..";
    private static final String PLAN = "dev.schemac.codegen.plan";
    private static final String EMIT = "dev.schemac.codegen.emit";

    private static final int LONGEST_CYCLE = 5;

    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.schemac.codegen");

    private static final JavaClasses GOLDEN = new ClassFileImporter().importPackages("dev.schemac.golden");

    @Test
    void generatedCodeNeedsJavaTheRuntimeAndTheApplicationOnly() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "dev.schemac.runtime",
                        "dev.schemac.runtime.support",
                        "dev.schemac.runtime.support.event",
                        "dev.schemac.golden..",
                        "com.acme",
                        // where an option asks for it
                        "org.jspecify.annotations")
                .check(GOLDEN);
    }

    @Test
    void theGeneratorNeverSeesTheSyntax() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.schemac.dsl.syntax..", "org.antlr..")
                .check(MAIN);
    }

    @Test
    void javaPoetStaysInEmit() {
        noClasses()
                .that()
                .resideOutsideOfPackage(EMIT)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(JAVAPOET)
                .check(MAIN);
        methods()
                .that()
                .arePublic()
                .and()
                .areDeclaredInClassesThat()
                .arePublic()
                .should(new ArchCondition<>("not mention JavaPoet") {
                    @Override
                    public void check(JavaMethod method, ConditionEvents events) {
                        boolean mentioned = method.getAllInvolvedRawTypes().stream()
                                .anyMatch(type -> type.getPackageName().startsWith("com.palantir"));
                        events.add(new SimpleConditionEvent(method, !mentioned, method.getFullName()));
                    }
                })
                .check(MAIN);
    }

    /** Both packages above may use the facade, and it all that are below it. */
    @Test
    void packagesUseThoseBelowThemOnly() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("build")
                .definedBy("dev.schemac.codegen.build")
                .layer("facade")
                .definedBy("dev.schemac.codegen")
                .layer("emit")
                .definedBy(EMIT)
                .layer("plan")
                .definedBy(PLAN)
                .layer("names")
                .definedBy("dev.schemac.codegen.names")
                .layer("select")
                .definedBy("dev.schemac.codegen.select")
                .layer("files")
                .definedBy("dev.schemac.codegen.write")
                .whereLayer("build")
                .mayOnlyAccessLayers("facade", "files")
                .whereLayer("facade")
                .mayOnlyAccessLayers("emit", "plan", "select", "files")
                .whereLayer("emit")
                .mayOnlyAccessLayers("names", "plan")
                .whereLayer("plan")
                .mayOnlyAccessLayers("names")
                .whereLayer("names")
                .mayNotAccessAnyLayer()
                .whereLayer("select")
                .mayNotAccessAnyLayer()
                .whereLayer("files")
                .mayNotAccessAnyLayer()
                .check(MAIN);
    }

    /** What schemas say is the plan's business: the emitters write down what it has decided. */
    @Test
    void theEmittersKnowThePlanOnly() {
        noClasses()
                .that()
                .resideInAPackage(EMIT)
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.schemac.dsl..")
                .check(MAIN);
    }

    @Test
    void emitHasOneEntryPoint() {
        classes()
                .that()
                .resideInAPackage(EMIT)
                .and()
                .doNotHaveSimpleName("JavaEmitter")
                .should()
                .notBePublic()
                .check(MAIN);
    }

    @Test
    void generatingNeedsNoDisk() {
        noClasses()
                .that()
                .resideInAnyPackage(PLAN, EMIT)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.nio.file..", "javax.tools..")
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
                        .allSatisfy(cycle -> assertThat(cycle).hasSizeLessThanOrEqualTo(LONGEST_CYCLE)));
    }

    @Test
    void onlyTheBuildAndTheWriterTouchFiles() {
        noClasses()
                .that()
                .resideOutsideOfPackages("dev.schemac.codegen.build", "dev.schemac.codegen.write")
                .should()
                .dependOnClassesThat()
                .belongToAnyOf(Files.class)
                .check(MAIN);
    }

    @Test
    void onlyTheSourceWriterChangesFiles() {
        ArchRule rule = noClasses()
                .that()
                .doNotHaveSimpleName("SourceWriter")
                .and()
                .doNotHaveSimpleName("BuildLock") // whose file is empty
                .and()
                .doNotHaveSimpleName("OlderSchemas") // for the errors of git
                .should()
                .accessTargetWhere(DescribedPredicate.describe("changes files", ArchitectureTest::changesFiles));
        rule.check(MAIN);
        assertThat(rule.evaluate(new ClassFileImporter().importClasses(FileChanges.class))
                        .getFailureReport()
                        .getDetails())
                .hasSize(FileChanges.class.getDeclaredMethods().length);
    }

    private static boolean changesFiles(JavaAccess<?> access) {
        String name = access.getName();
        List<String> parameters = access.getTarget() instanceof CodeUnitAccessTarget called
                ? called.getRawParameterTypes().stream().map(JavaClass::getName).toList()
                : List.of();
        boolean named = !parameters.isEmpty()
                && Set.of("java.lang.String", "java.io.File").contains(parameters.get(0));
        return switch (access.getTargetOwner().getName()) {
            case "java.nio.file.Files" ->
                name.matches(
                        "write.*|move|copy|delete.*|new(Output|Buffered)(Stream|Writer)|newByteChannel|set.*|create(File|Link|SymbolicLink|Temp.*)");
            case "java.io.File" -> name.matches("delete.*|mkdir.*|renameTo|create.*|set.*");
            case "java.io.FileOutputStream", "java.io.FileWriter", "java.io.RandomAccessFile" -> name.equals("<init>");
            case "java.io.PrintStream", "java.io.PrintWriter", "java.util.Formatter" -> name.equals("<init>") && named;
            case "java.nio.channels.FileChannel", "java.nio.channels.AsynchronousFileChannel" -> name.equals("open");
            case "java.nio.file.spi.FileSystemProvider" -> true;
            case "java.lang.ProcessBuilder" -> name.equals("<init>");
            case "java.lang.Runtime" -> name.equals("exec");
            default -> false;
        };
    }

    /** What only the writer of sources may do, each in a method of its own. */
    private static final class FileChanges {
        void stream() throws IOException {
            new FileOutputStream("a").close();
        }

        void writer() throws IOException {
            new FileWriter("a").close();
        }

        void random() throws IOException {
            new RandomAccessFile("a", "rw").close();
        }

        void print() throws IOException {
            new PrintStream("a").close();
        }

        void write() throws IOException {
            Files.writeString(Path.of("a"), "");
        }

        void channel() throws IOException {
            Files.newByteChannel(Path.of("a")).close();
        }

        void open() throws IOException {
            FileChannel.open(Path.of("a")).close();
        }

        Predicate<File> reference() {
            return File::delete;
        }

        void process() throws IOException {
            new ProcessBuilder("rm").start();
        }
    }

    @Test
    void scalarsAreToldApartInOnePlace() {
        noClasses()
                .that(new DescribedPredicate<JavaClass>("are neither the table of scalars nor select columns") {
                    @Override
                    public boolean test(JavaClass type) {
                        return !type.getName().startsWith(PLAN + ".ScalarTable")
                                && !type.getName().startsWith("dev.schemac.codegen.select.Projection");
                    }
                })
                .should()
                .accessClassesThat() // the cases of a type hand a scalar on
                .belongToAnyOf(ScalarType.class)
                .check(MAIN);
    }

    @Test
    void noSystemProperties() {
        noClasses()
                .should()
                .callMethod(System.class, "getProperty", String.class)
                .check(MAIN);
        noClasses()
                .should()
                .callMethod(System.class, "getProperty", String.class, String.class)
                .check(MAIN);
    }
}

package dev.schemac.runtime;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import dev.schemac.runtime.internal.options.OptionValues;
import dev.schemac.testing.ClassCycles;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ArchitectureTest {
    private static final String ROOT = "dev.schemac.runtime";

    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.schemac.runtime");

    /** Annotations of JSpecify and Jackson, which the JVM ignores if they are absent. */
    private static final String[] ANNOTATIONS = {"org.jspecify.annotations", "com.fasterxml.jackson.annotation"};

    @Test
    void mainClassesNeedNothingButJavaBase() {
        ArchRule rule = classes()
                .should()
                .onlyDependOnClassesThat(resideInAPackage("dev.schemac.runtime..")
                        .or(resideInAnyPackage(ANNOTATIONS))
                        .or(OF_JAVA_BASE));
        rule.check(MAIN);
        assertThat(rule.evaluate(new ClassFileImporter().importClasses(Logs.class, Waits.class))
                        .getFailureReport()
                        .getDetails())
                .anyMatch(line -> line.contains("java.util.logging.Logger"))
                .anyMatch(line -> line.contains("java.lang.management.ManagementFactory"))
                .noneMatch(line -> line.contains("java.util.concurrent"));
    }

    private static final DescribedPredicate<JavaClass> OF_JAVA_BASE =
            DescribedPredicate.describe("are of java.base", type -> {
                JavaClass element = type.getBaseComponentType();
                if (element.isPrimitive()) {
                    return true;
                }
                try {
                    Module module = Class.forName(element.getName(), false, ClassLoader.getPlatformClassLoader())
                            .getModule();
                    return "java.base".equals(module.getName());
                } catch (ClassNotFoundException e) {
                    return false;
                }
            });

    /** What a class of the runtime must not be. */
    private static final class Logs {
        Object logger() {
            return java.util.logging.Logger.getGlobal();
        }

        Object[] beans() {
            return new Object[] {java.lang.management.ManagementFactory.getRuntimeMXBean()};
        }
    }

    /** What it may be. */
    private static final class Waits {
        int[][] counts() throws InterruptedException {
            java.util.concurrent.TimeUnit.SECONDS.sleep(0);
            return new int[1][1];
        }
    }

    /** The packages that each package may use besides its own and those of the JDK. */
    private static final Map<String, List<String>> LAYERS = Map.ofEntries(
            entry("internal.bytes", List.of()),
            entry("internal.pool", List.of()),
            entry("internal.utf8", List.of("internal.bytes", "internal.pool")),
            entry("internal.options", List.of()),
            entry("internal.input", List.of("internal.options", "internal.utf8", "internal.bytes", "internal.pool")),
            entry("internal.output", List.of("internal.options", "internal.utf8", "internal.bytes", "internal.pool")),
            entry(
                    "internal.format",
                    List.of("internal.input", "internal.output", "internal.options", "internal.bytes")),
            entry("internal.access", List.of("internal.options", "internal.input")),
            entry(
                    "support",
                    List.of(
                            "internal.format",
                            "internal.output",
                            "internal.input",
                            "internal.options",
                            "internal.utf8",
                            "internal.bytes",
                            "internal.pool")),
            entry(
                    "",
                    List.of(
                            "support",
                            "internal.access",
                            "internal.options",
                            "internal.output",
                            "internal.input",
                            "internal.utf8",
                            "internal.bytes",
                            "internal.pool")),
            entry("annotation", List.of("")),
            entry("support.event", List.of("", "support", "internal.access")),
            entry(
                    "internal.integration",
                    List.of(
                            "",
                            "support",
                            "internal.access",
                            "internal.options",
                            "internal.input",
                            "internal.pool",
                            "internal.bytes")),
            entry(
                    "stream",
                    List.of(
                            "",
                            "support",
                            "internal.integration",
                            "internal.options",
                            "internal.input",
                            "internal.bytes",
                            "internal.pool")));

    @Test
    void layersSeeTheOnesBelowThemOnly() {
        assertThat(MAIN.stream()
                        .map(type ->
                                type.getPackageName().substring(ROOT.length()).replaceFirst("^\\.", ""))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(LAYERS.keySet());
        LAYERS.forEach((layer, below) -> classes()
                .that()
                .resideInAPackage(packages(layer))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(Stream.concat(
                                Stream.concat(Stream.of(layer, "java"), below.stream())
                                        .map(ArchitectureTest::packages),
                                Stream.of(ANNOTATIONS))
                        .toArray(String[]::new))
                .check(MAIN));
    }

    /** The pattern of a layer; {@code java} includes all packages below. */
    private static String packages(String layer) {
        if (layer.equals("java")) {
            return "java..";
        }
        return layer.isEmpty() ? ROOT : ROOT + "." + layer;
    }

    /**
     * A package can be read class by class. The longest cycle of the API has five: {@code JsonEvent}, {@code
     * ObjectWriter} and {@code JsonAdapter} write to a {@code JsonWriter}, which accepts all three as values. {@code
     * JsonEvent.get} uses a {@code PropertyPath}, whose values come from a {@code JsonEvent}.
     */
    @Test
    void cyclesOfClassesAreShort() {
        Map<String, List<Set<String>>> cycles = ClassCycles.of(MAIN.stream()
                .flatMap(type -> type.getDirectDependenciesFromSelf().stream())
                .map(used -> Map.entry(
                        used.getOriginClass().getName(),
                        used.getTargetClass().getBaseComponentType().getName())));
        assertThat(cycles).isNotEmpty();
        assertThat(cycles)
                .allSatisfy((name, found) -> assertThat(found)
                        .as(name)
                        .allSatisfy(cycle -> assertThat(cycle).hasSizeLessThanOrEqualTo(5)));
    }

    /**
     * Classes are looked up in the index of parsers and by the JDK's version, never by what is parsed; of an URL the text alone is used.
     */
    @Test
    void documentsChooseNoClassAndOpenNothing() {
        noClasses()
                .that()
                .haveNameNotMatching(".*\\.ParserIndex")
                .should()
                .callMethodWhere(target(owner(assignableTo(ClassLoader.class)))
                        .or(target(owner(type(Class.class)))
                                .and(target(nameMatching("forName|newInstance|get.*(Method|Field|Constructor).*"))))
                        .or(target(owner(type(java.util.ServiceLoader.class)))))
                .orShould()
                .dependOnClassesThat(assignableTo(AccessibleObject.class))
                .orShould()
                .dependOnClassesThat(type(java.io.ObjectInputStream.class))
                .check(MAIN);
        noClasses()
                .should()
                .dependOnClassesThat(resideInAPackage("java.net")
                        .and(not(type(URI.class)
                                .or(type(URL.class))
                                .or(type(URISyntaxException.class))
                                .or(type(MalformedURLException.class)))))
                .check(MAIN);
        // To compare two URLs by equals() asks for the addresses of their hosts.
        noClasses()
                .should()
                .callMethodWhere(target(owner(type(URL.class)))
                        .and(target(nameMatching("open.*|getContent|equals|hashCode|sameFile"))))
                .check(MAIN);
    }

    /** What nothing but the options themselves calls is an option without effect. */
    @Test
    void everyOptionIsReadByAClassThatObeysIt() {
        Set<String> called = MAIN.stream()
                .flatMap(each -> each.getMethodCallsFromSelf().stream())
                .filter(call -> !call.getOriginOwner().isEquivalentTo(OptionValues.class)
                        && !call.getOriginOwner().isEquivalentTo(JsonOptions.class)
                        && (call.getTargetOwner().isEquivalentTo(OptionValues.class)
                                || call.getTargetOwner().isEquivalentTo(JsonOptions.class)))
                .map(JavaMethodCall::getName)
                .collect(Collectors.toSet());
        List<String> options = Arrays.stream(OptionValues.class.getDeclaredMethods())
                .filter(method -> !Modifier.isStatic(method.getModifiers()))
                .map(Method::getName)
                .filter(name -> !name.startsWith("with"))
                .filter(name -> !List.of("equals", "hashCode", "toString").contains(name))
                .toList();
        assertThat(options).hasSizeGreaterThan(OptionValues.class.getRecordComponents().length);
        assertThat(options)
                .allSatisfy(option -> assertThat(called)
                        .as("calls of the option '%s' outside of OptionValues and JsonOptions", option)
                        .contains(option));
    }
}

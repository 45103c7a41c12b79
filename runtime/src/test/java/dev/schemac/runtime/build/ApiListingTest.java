package dev.schemac.runtime.build;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * {@code docs/api.txt} lists the public types and members of the packages that applications use, so that each change of
 * the API is visible in its review. {@code -Dschemac.docs.update=true} rewrites it.
 */
class ApiListingTest {
    private static final Path LISTING = Path.of("..", "docs", "api.txt");

    @Test
    void theListingIsThatOfTheClasses() throws IOException {
        String listing = listing();
        if (Boolean.getBoolean("schemac.docs.update")) {
            Files.writeString(LISTING, listing);
        }
        assertThat(Files.readString(LISTING))
                .as("the API has changed: check the difference, then run with -Dschemac.docs.update=true")
                .isEqualTo(listing);
    }

    private static String listing() {
        List<String> lines = new ArrayList<>();
        int types = 0;
        int methods = 0;
        for (String name : PublicSurfaceTest.stablePackages()) {
            lines.add("");
            lines.add("package " + name);
            for (Class<?> type : publicTypes(name)) {
                List<Executable> executables = executables(type);
                types++;
                methods += executables.size();
                lines.add("");
                lines.add(header(type));
                fields(type)
                        .forEach(field -> lines.add("  " + modifiers(field.getModifiers())
                                + simple(field.getGenericType()) + " " + field.getName()));
                executables.stream().map(ApiListingTest::line).sorted().forEach(lines::add);
            }
        }
        lines.add(0, "# The API of schemac-runtime: " + types + " types, " + methods + " methods and constructors.");
        lines.add(1, "# A test keeps this file: see ApiListingTest.");
        return String.join("\n", lines) + "\n";
    }

    private static List<Class<?>> publicTypes(String packageName) {
        return new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS).importPackages(packageName).stream()
                        .filter(type -> type.getPackageName().equals(packageName))
                        .map(JavaClass::reflect)
                        .filter(ApiListingTest::isReachable)
                        .sorted(Comparator.comparing(Class::getName))
                        .collect(Collectors.toList());
    }

    private static boolean isReachable(Class<?> type) {
        return type == null || isVisible(type.getModifiers()) && isReachable(type.getDeclaringClass());
    }

    private static boolean isVisible(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static List<Field> fields(Class<?> type) {
        return Arrays.stream(type.getDeclaredFields())
                .filter(field -> isVisible(field.getModifiers()))
                .toList();
    }

    private static List<Executable> executables(Class<?> type) {
        return Stream.<Executable>concat(
                        Arrays.stream(type.getDeclaredConstructors()), Arrays.stream(type.getDeclaredMethods()))
                .filter(each -> isVisible(each.getModifiers()) && !each.isSynthetic())
                .filter(each -> !isImplied(type, each))
                .toList();
    }

    /** Methods that the compiler adds to enums and records, and those of each object. */
    private static boolean isImplied(Class<?> type, Executable each) {
        String signature = each.getName() + Arrays.toString(each.getParameterTypes());
        return type.isEnum() && signature.matches("values\\[]|valueOf\\[.*]")
                || signature.matches("(toString|hashCode)\\[]|equals\\[class java.lang.Object]");
    }

    private static String header(Class<?> type) {
        String kind = type.isInterface() ? "interface" : type.isEnum() ? "enum" : type.isRecord() ? "record" : "class";
        String name =
                type.getName().substring(type.getPackageName().length() + 1).replace('$', '.');
        String parameters = type.getTypeParameters().length == 0
                ? ""
                : Arrays.stream(type.getTypeParameters())
                        .map(Type::getTypeName)
                        .collect(Collectors.joining(", ", "<", ">"));
        List<String> parents = new ArrayList<>();
        if (type.getSuperclass() != null
                && !List.of(Object.class, Enum.class, Record.class).contains(type.getSuperclass())) {
            parents.add(simple(type.getGenericSuperclass()));
        }
        Arrays.stream(type.getGenericInterfaces()).map(ApiListingTest::simple).forEach(parents::add);
        return kind + " " + name + parameters + (parents.isEmpty() ? "" : " : " + String.join(", ", parents));
    }

    private static String line(Executable each) {
        String parameters = Arrays.stream(each.getGenericParameterTypes())
                .map(ApiListingTest::simple)
                .collect(Collectors.joining(", ", "(", ")"));
        String thrown = Arrays.stream(each.getExceptionTypes())
                .map(ApiListingTest::simple)
                .collect(Collectors.joining(", "));
        String name = each instanceof Method method
                ? simple(method.getGenericReturnType()) + " " + each.getName()
                : each.getDeclaringClass().getSimpleName();
        return "  " + modifiers(each.getModifiers()) + name + parameters
                + (thrown.isEmpty() ? "" : " throws " + thrown);
    }

    private static String modifiers(int modifiers) {
        return (Modifier.isProtected(modifiers) ? "protected " : "") + (Modifier.isStatic(modifiers) ? "static " : "");
    }

    /** The name of a type without packages. */
    private static String simple(Type type) {
        return type.getTypeName()
                .replaceAll("\\b[a-z][a-z0-9]*(\\.[a-z][a-z0-9]*)*\\.(?=[A-Z])", "")
                .replace('$', '.');
    }
}

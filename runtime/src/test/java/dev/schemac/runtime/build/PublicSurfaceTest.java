package dev.schemac.runtime.build;

import static java.util.stream.Collectors.toMap;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dev.schemac.runtime.EventType;
import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.JsonWriter;
import dev.schemac.runtime.support.JsonOutput;
import dev.schemac.runtime.support.JsonScanner;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Exports;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.URL;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a user of the exported packages can reach: no field, and nothing that a type of an internal package gives. */
class PublicSurfaceTest {

    /** Exported types that have a field or a supertype that they should not have, and why. Each entry must be needed. */
    private static final Map<Class<?>, String> WITH_INTERNAL_SUPERTYPES = Map.of(
            JsonScanner.class,
                    "extends ValueCursor: a field in its place made parsers 5 to 10 % slower; only generated code has one",
            JsonOutput.class, "extends Output, as JsonScanner extends ValueCursor; only generated writers get one");

    @Test
    void noFieldOfAnExportedTypeCanBeChanged() {
        Map<String, List<String>> found = new TreeMap<>();
        for (Class<?> type : exportedTypes()) {
            List<String> fields = accessibleFields(type).stream()
                    .filter(field -> !isConstant(field))
                    .map(Field::getName)
                    .toList();
            if (!fields.isEmpty()) {
                found.put(type.getName(), fields);
            }
        }
        assertThat(found.keySet()).containsExactly(JsonOutput.class.getName(), JsonScanner.class.getName());
    }

    @Test
    void exportedTypesInheritNothingFromInternalOnes() {
        Map<Class<?>, List<String>> found = exportedTypes().stream()
                .filter(type -> !internalSupertypes(type).isEmpty())
                .collect(toMap(type -> type, PublicSurfaceTest::internalSupertypes));
        assertThat(found).containsOnlyKeys(WITH_INTERNAL_SUPERTYPES.keySet());
    }

    /** The packages whose API stays as it is within a major version: all exported ones but those of generated code. */
    static List<String> stablePackages() {
        return exportedPackages().stream()
                .filter(name -> !name.startsWith("dev.schemac.runtime.support"))
                .toList();
    }

    private static List<Class<?>> stableTypes() {
        return exportedTypes().stream()
                .filter(type -> stablePackages().contains(type.getPackageName()))
                .toList();
    }

    @Test
    void aStableTypeHasNoFieldButConstants() {
        for (Class<?> type : stableTypes()) {
            assertThat(accessibleFields(type)).as(type.getName()).allMatch(PublicSurfaceTest::isConstant);
        }
    }

    /** Neither as a parent nor in a signature, also not as a type argument. */
    @Test
    void aStableTypeNamesNoOtherPackageOfTheLibrary() {
        for (Class<?> type : stableTypes()) {
            Stream<Executable> members = Stream.of(type.getDeclaredMethods(), type.getDeclaredConstructors())
                    .flatMap(Arrays::stream);
            Stream<String> signatures = members.filter(member ->
                            Modifier.isPublic(member.getModifiers()) || Modifier.isProtected(member.getModifiers()))
                    .map(Executable::toGenericString);
            Stream<String> parents = Stream.concat(
                            Stream.ofNullable(type.getGenericSuperclass()), Arrays.stream(type.getGenericInterfaces()))
                    .map(Type::getTypeName);
            assertThat(Stream.concat(signatures, parents))
                    .as(type.getName())
                    .noneMatch(each -> OTHER_PACKAGE.matcher(each).find());
        }
    }

    private static final Pattern OTHER_PACKAGE =
            Pattern.compile("\\bdev\\.schemac\\.runtime\\.(?!(stream|annotation)\\.)[a-z]\\w*\\.");

    /** The writer of applications is the one that people look up. */
    @Test
    void theWriterDeclaresAllThatItOffers() {
        assertThat(JsonWriter.class.getSuperclass()).isEqualTo(Object.class);
        assertThat(JsonWriter.class.getInterfaces()).isEmpty();
        assertThat(Arrays.stream(JsonWriter.class.getMethods())
                        .filter(method -> method.getDeclaringClass() != Object.class)
                        .map(Method::getName))
                .contains("value", "nullValue", "toJson", "toByteArray", "copyTo", "toLine", "writeLineTo", "writeTo");
    }

    @Test
    void thePatternFindsOtherPackages() {
        assertThat(OTHER_PACKAGE
                        .matcher("public T p(dev.schemac.runtime.support.JsonScanner)")
                        .find())
                .isTrue();
        assertThat(OTHER_PACKAGE
                        .matcher("p(dev.schemac.runtime.internal.input.Cursor$Nested)")
                        .find())
                .isTrue();
        assertThat(OTHER_PACKAGE
                        .matcher("p(dev.schemac.runtime.stream.EventFeed<T>)")
                        .find())
                .isFalse();
        assertThat(OTHER_PACKAGE
                        .matcher("p(dev.schemac.runtime.EventType$Column)")
                        .find())
                .isFalse();
    }

    /** Also those that a field of a superclass gives. */
    private static List<Field> accessibleFields(Class<?> type) {
        List<Field> fields = new ArrayList<>(List.of(type.getFields()));
        for (Class<?> at = type; at != null; at = at.getSuperclass()) {
            Arrays.stream(at.getDeclaredFields())
                    .filter(field -> Modifier.isProtected(field.getModifiers()))
                    .forEach(fields::add);
        }
        return fields;
    }

    private static boolean isConstant(Field field) {
        return Modifier.isStatic(field.getModifiers()) && Modifier.isFinal(field.getModifiers());
    }

    /** Supertypes, of which the library exports no package. */
    private static List<String> internalSupertypes(Class<?> type) {
        Set<Class<?>> all = new LinkedHashSet<>();
        addSupertypes(type, all);
        return all.stream()
                .filter(each -> each.getName().startsWith("dev.schemac."))
                .filter(each ->
                        !exportedPackages().contains(each.getPackageName()) || !Modifier.isPublic(each.getModifiers()))
                .map(Class::getName)
                .toList();
    }

    private static void addSupertypes(Class<?> type, Set<Class<?>> all) {
        Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                .filter(all::add)
                .forEach(each -> addSupertypes(each, all));
    }

    /** Public types, and nested ones that are public in a public type. */
    private static List<Class<?>> exportedTypes() {
        List<Class<?>> types = new ClassFileImporter()
                        .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                        .importPackages("dev.schemac.runtime")
                        .stream()
                        .filter(each -> exportedPackages().contains(each.getPackageName()))
                        .<Class<?>>map(each -> each.reflect())
                        .filter(PublicSurfaceTest::isReachable)
                        .toList();
        assertThat(types).hasSizeGreaterThan(40).contains(JsonWriter.class, JsonEvent.class, EventType.Column.class);
        return types;
    }

    private static boolean isReachable(Class<?> type) {
        return type == null
                || (Modifier.isPublic(type.getModifiers()) || Modifier.isProtected(type.getModifiers()))
                        && isReachable(type.getDeclaringClass());
    }

    private static Set<String> exportedPackages() {
        Set<String> packages = module().exports().stream()
                .filter(exports -> !exports.isQualified())
                .map(Exports::source)
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(packages).contains("dev.schemac.runtime");
        return packages;
    }

    /** Of the classes beside {@link JsonWriter}: tests may run on the class path, where it belongs to no module. */
    private static ModuleDescriptor module() {
        URL classes = JsonWriter.class.getProtectionDomain().getCodeSource().getLocation();
        try (InputStream in = new URL(classes, "module-info.class").openStream()) {
            return ModuleDescriptor.read(in);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

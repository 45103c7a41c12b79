package dev.schemac.codegen.names;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.JsonScanner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The packages and names of the JDK and the runtime that generated code uses whatever the schema says. */
public final class PlatformNames {

    public static final JavaType STRING_TO_OBJECT =
            JavaType.generic(Map.class, JavaType.of(String.class), JavaType.OBJECT);

    /** The packages of all classes that generated code uses and does not declare. */
    public static final Set<String> PACKAGES = Stream.of(
                    Object.class,
                    IOException.class,
                    BigDecimal.class,
                    URI.class,
                    Instant.class,
                    List.class,
                    ObjectParser.class,
                    JsonScanner.class)
            .map(Class::getPackageName)
            .collect(Collectors.toUnmodifiableSet());

    private static final List<String> RUNTIME_FOLDERS = PACKAGES.stream()
            .filter(PlatformNames::isOfRuntime)
            .map(name -> "/" + name.replace('.', '/') + "/")
            .toList();

    /** First parts of these packages. */
    public static final Set<String> PACKAGE_ROOTS =
            PACKAGES.stream().map(name -> name.split("\\.")[0]).collect(Collectors.toUnmodifiableSet());

    /** The methods without parameters that every event has. */
    public static final Set<String> EVENT_ACCESSORS = Arrays.stream(JsonEvent.class.getMethods())
            .filter(method -> method.getParameterCount() == 0)
            .map(method -> method.getName())
            .collect(Collectors.toUnmodifiableSet());

    private PlatformNames() {}

    /** Whether the package is one of the runtime library: no schema may put classes there. */
    public static boolean isOfRuntime(String packageName) {
        String runtime = ObjectParser.class.getPackageName();
        return packageName.equals(runtime) || packageName.startsWith(runtime + ".");
    }

    /** Whether the class is in one of the packages. */
    public static boolean isInUsedPackage(JavaType.Named name) {
        return PACKAGES.contains(name.packageName());
    }

    /** Whether one of the packages has a class of that simple name, used or not. */
    public static boolean isInUsedPackage(String simpleName) {
        return JdkClasses.NAMES.containsKey(simpleName)
                || RUNTIME_FOLDERS.stream()
                        .anyMatch(folder -> JsonScanner.class.getResource(folder + simpleName + ".class") != null);
    }

    /** Whether {@code java.lang} has a class of that simple name. */
    public static boolean isOfLanguage(String simpleName) {
        return JdkClasses.NAMES.getOrDefault(simpleName, Set.of()).contains(Object.class.getPackageName());
    }

    /**
     * The classes that the JDK has in {@link #PACKAGES}, as packages by simple names, listed once: 24,000 lookups take
     * seconds.
     */
    private static final class JdkClasses {
        static final Map<String, Set<String>> NAMES = names();

        private static Map<String, Set<String>> names() {
            String module = Object.class.getModule().getName();
            try (ModuleReader classes =
                            ModuleFinder.ofSystem().find(module).orElseThrow().open();
                    Stream<String> files = classes.list()) {
                return files.filter(file -> file.endsWith(".class"))
                        .map(file -> file.substring(0, file.length() - ".class".length())
                                .replace('/', '.'))
                        .filter(name -> PACKAGES.contains(packageOf(name)))
                        .collect(Collectors.groupingBy(
                                name -> name.substring(name.lastIndexOf('.') + 1),
                                Collectors.mapping(JdkClasses::packageOf, Collectors.toUnmodifiableSet())));
            } catch (IOException e) {
                throw new UncheckedIOException("cannot list the classes of " + module, e);
            }
        }

        private static String packageOf(String name) {
            return name.substring(0, Math.max(name.lastIndexOf('.'), 0));
        }
    }
}

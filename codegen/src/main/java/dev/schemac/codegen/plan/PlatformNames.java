package dev.schemac.codegen.plan;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.JsonScanner;
import java.io.IOException;
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
final class PlatformNames {

    static final JavaType STRING_TO_OBJECT = JavaType.generic(Map.class, JavaType.of(String.class), JavaType.OBJECT);

    /** The packages of all classes that generated code uses and does not declare. */
    static final Set<String> PACKAGES = Stream.of(
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

    /** First parts of these packages. */
    static final Set<String> PACKAGE_ROOTS =
            PACKAGES.stream().map(name -> name.split("\\.")[0]).collect(Collectors.toUnmodifiableSet());

    /** The methods without parameters that every event has. */
    static final Set<String> EVENT_ACCESSORS = Arrays.stream(JsonEvent.class.getMethods())
            .filter(method -> method.getParameterCount() == 0)
            .map(method -> method.getName())
            .collect(Collectors.toUnmodifiableSet());

    private PlatformNames() {}

    /** Whether the package is one of the runtime library: no schema may put classes there. */
    static boolean isOfRuntime(String packageName) {
        String runtime = ObjectParser.class.getPackageName();
        return packageName.equals(runtime) || packageName.startsWith(runtime + ".");
    }

    /** Whether the class is in one of the packages. */
    static boolean isInUsedPackage(JavaType.Named name) {
        return PACKAGES.contains(name.packageName());
    }

    /** Whether one of the packages has a class of that simple name, used or not. */
    static boolean isInUsedPackage(String simpleName) {
        return PACKAGES.stream()
                .map(name -> "/" + name.replace('.', '/'))
                .anyMatch(folder -> Object.class.getResource(folder + "/" + simpleName + ".class") != null
                        || JsonScanner.class.getResource(folder + "/" + simpleName + ".class") != null);
    }
}

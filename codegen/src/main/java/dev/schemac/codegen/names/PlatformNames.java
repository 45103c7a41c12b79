package dev.schemac.codegen.names;

import dev.schemac.runtime.JsonEvent;
import dev.schemac.runtime.ObjectParser;
import dev.schemac.runtime.support.JsonScanner;
import dev.schemac.runtime.support.event.GeneratedObjectParser;
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

/** The packages and names of the JDK and the runtime that all generated code uses. */
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
                    JsonScanner.class,
                    GeneratedObjectParser.class)
            .map(Class::getPackageName)
            .collect(Collectors.toUnmodifiableSet());

    /** The simple names of all classes of the runtime in these packages. To look up 24,000 names needs seconds. */
    static final Set<String> RUNTIME_CLASSES = Set.of(
            "BinaryValues",
            "ColumnType",
            "ColumnTypes",
            "Deployment",
            "Discriminator",
            "DocumentReader",
            "EventColumn",
            "EventMap",
            "EventRuntime",
            "EventSender",
            "EventType",
            "Generated",
            "GeneratedEventType",
            "GeneratedObjectParser",
            "GeneratedParser",
            "GeneratedRefillingParser",
            "GeneratedWriter",
            "GsonGuard",
            "JacksonGuard",
            "JsonAdapter",
            "JsonConstant",
            "JsonEvent",
            "JsonException",
            "JsonFormat",
            "JsonKey",
            "JsonKeys",
            "JsonOptions",
            "JsonOutput",
            "JsonParseException",
            "JsonScanner",
            "JsonValues",
            "JsonWriteException",
            "JsonWriter",
            "JvmFeatures",
            "LazyEvent",
            "LazyEvents",
            "ObjectParser",
            "ObjectWriter",
            "ParserIndex",
            "PropertyPath",
            "RefillingObjectParser",
            "RefillingParser",
            "ReflectionGuard",
            "Scalar",
            "ScalarForm",
            "SimilarName",
            "StringPattern",
            "StringSource",
            "SubtypeMembers",
            "UntypedParser",
            "ValueRules",
            "Violations");

    /** The first parts of these packages. */
    public static final Set<String> PACKAGE_ROOTS =
            PACKAGES.stream().map(name -> name.split("\\.")[0]).collect(Collectors.toUnmodifiableSet());

    /** The methods without parameters that every event has. */
    public static final Set<String> EVENT_ACCESSORS = Arrays.stream(JsonEvent.class.getMethods())
            .filter(method -> method.getParameterCount() == 0)
            .map(method -> method.getName())
            .collect(Collectors.toUnmodifiableSet());

    private PlatformNames() {}

    /** Returns whether the package belongs to the runtime library, where schemas cannot add classes. */
    public static boolean isOfRuntime(String packageName) {
        String runtime = ObjectParser.class.getPackageName();
        return packageName.equals(runtime) || packageName.startsWith(runtime + ".");
    }

    /** Returns whether the class is in one of the packages. */
    public static boolean isInUsedPackage(JavaType.Named name) {
        return PACKAGES.contains(name.packageName());
    }

    /** Returns whether one of the packages has a class of that simple name, used or not. */
    public static boolean isInUsedPackage(String simpleName) {
        return RUNTIME_CLASSES.contains(simpleName) || Classes.OF_JDK.containsKey(simpleName);
    }

    /** Returns whether {@code java.lang} has a class of that simple name. */
    public static boolean isOfLanguage(String simpleName) {
        return Classes.OF_JDK.getOrDefault(simpleName, Set.of()).contains(Object.class.getPackageName());
    }

    /** The classes of the JDK in {@link #PACKAGES}, listed once: 24,000 lookups need seconds. */
    private static final class Classes {

        private static final String SUFFIX = ".class";

        /** The packages, by the simple names of their classes. */
        static final Map<String, Set<String>> OF_JDK = ofJdk();

        private static Map<String, Set<String>> ofJdk() {
            String module = Object.class.getModule().getName();
            try (ModuleReader classes =
                            ModuleFinder.ofSystem().find(module).orElseThrow().open();
                    Stream<String> files = classes.list()) {
                return files.filter(file -> PACKAGES.contains(folder(file).replace('/', '.')))
                        .filter(file -> file.endsWith(SUFFIX))
                        .collect(Collectors.groupingBy(
                                Classes::simpleName,
                                Collectors.mapping(
                                        file -> folder(file).replace('/', '.'), Collectors.toUnmodifiableSet())));
            } catch (IOException e) {
                throw new UncheckedIOException("cannot list the classes of " + module, e);
            }
        }

        private static String folder(String file) {
            return file.substring(0, Math.max(file.lastIndexOf('/'), 0));
        }

        private static String simpleName(String file) {
            return file.substring(file.lastIndexOf('/') + 1, file.length() - SUFFIX.length());
        }
    }
}

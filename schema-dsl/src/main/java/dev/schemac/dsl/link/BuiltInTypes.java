package dev.schemac.dsl.link;

import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.ScalarType.Origin;
import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ValueType.ListType;
import dev.schemac.dsl.model.ValueType.UntypedType;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Contains the types that need no declaration, and the JDK classes that need no import. */
public final class BuiltInTypes {
    /** The names that may precede {@code [primitive]}. */
    private static final Map<String, ScalarType> PRIMITIVES =
            byName(type -> type == ScalarType.STRING || type.primitiveName().isPresent());

    /** Other names of scalars. */
    private static final Map<String, ScalarType> SYNONYMS = Map.of(
            "varchar", ScalarType.STRING,
            "varchar2", ScalarType.STRING,
            "character", ScalarType.CHAR,
            "bool", ScalarType.BOOLEAN,
            "integer", ScalarType.INT);

    /** Lower-case names that are not names of classes. An imported class of the same name comes first. */
    private static final Map<String, ScalarType> LATER =
            byName(type -> !PRIMITIVES.containsValue(type) && !type.className().endsWith("." + type));

    static final String LIST = "java.util.List";

    static final String SET = "java.util.Set";

    static final String MAP = "java.util.Map";

    static final String OBJECT = "java.lang.Object";

    /** Classes by their full names, exact case. */
    private static final Map<String, ValueType> CLASSES = classes();

    /** The names of these classes, for suggestions. */
    public static final List<String> CLASS_NAMES = CLASSES.keySet().stream()
            .filter(name -> name.contains("."))
            .sorted()
            .toList();

    /** The full names of supported classes that need an import, by simple name. */
    private static final Map<String, String> IMPORTABLE = Stream.of(ScalarType.values())
            .map(ScalarType::importName)
            .flatMap(Optional::stream)
            .collect(Collectors.toUnmodifiableMap(name -> name.substring(name.lastIndexOf('.') + 1), name -> name));

    /** The enums of the JDK that need an import and are common in documents, by simple name. */
    private static final Map<String, String> IMPORTABLE_ENUMS = Map.of(
            "ChronoUnit", "java.time.temporal.ChronoUnit",
            "DayOfWeek", "java.time.DayOfWeek",
            "Month", "java.time.Month",
            "TimeUnit", "java.util.concurrent.TimeUnit");

    /** The packages whose classes need no import. */
    public static final List<String> DEFAULT_IMPORTS = List.of("java.lang", "java.math", "java.text", "java.util");

    /** The names to suggest for a mistyped one. */
    public static final List<String> NAMES = Stream.concat(
                    Stream.of("""
                            string int long double boolean float char short byte integer character bool varchar
                            BigDecimal BigInteger Object Map List Set UUID binary
                            """.trim().split("\\s+")),
                    IMPORTABLE.keySet().stream().sorted())
            .toList();

    private BuiltInTypes() {}

    private static Map<String, ValueType> classes() {
        Map<String, ValueType> classes = new HashMap<>();
        for (ScalarType scalar : ScalarType.values()) {
            classes.put(scalar.className(), scalar);
        }
        classes.put(OBJECT, UntypedType.OBJECT);
        classes.put(MAP, UntypedType.MAP);
        classes.put(LIST, new ListType(UntypedType.OBJECT));
        return Map.copyOf(classes);
    }

    private static Map<String, ScalarType> byName(Predicate<ScalarType> condition) {
        return Stream.of(ScalarType.values())
                .filter(condition)
                .collect(Collectors.toUnmodifiableMap(ScalarType::toString, type -> type));
    }

    /** Returns the scalar of a name in any case. It comes before all schemas and classes. */
    static Optional<ScalarType> scalar(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return Optional.ofNullable(PRIMITIVES.get(folded)).or(() -> Optional.ofNullable(SYNONYMS.get(folded)));
    }

    /** Returns the scalar of a name in any case, which comes after schemas and classes. */
    static Optional<ScalarType> laterScalar(String name) {
        return Optional.ofNullable(LATER.get(name.toLowerCase(Locale.ROOT)));
    }

    /** Returns the type of the Java primitive of this name. */
    static Optional<ScalarType> ofPrimitive(String name) {
        return Optional.ofNullable(PRIMITIVES.get(name)).filter(type -> type != ScalarType.STRING);
    }

    /** {@return the full name to import for the simple name of a supported class, if it needs an import} */
    public static Optional<String> importable(String simpleName) {
        return Optional.ofNullable(IMPORTABLE.get(simpleName));
    }

    /** Returns the full name of an enum of the JDK that a source can import to use this simple name. */
    static Optional<String> importableEnum(String simpleName) {
        return Optional.ofNullable(IMPORTABLE_ENUMS.get(simpleName));
    }

    /** Returns the full name of a supported class that needs an import, if the simple name differs in case only. */
    static Optional<String> inAnotherCase(String name) {
        return Stream.of(IMPORTABLE, IMPORTABLE_ENUMS)
                .flatMap(classes -> classes.entrySet().stream())
                .filter(each -> each.getKey().equalsIgnoreCase(name))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /**
     * {@return the Java class, the JSON form and the import of a scalar} The name is one of {@link #NAMES} or {@link
     * #CLASS_NAMES}. Other types have no description.
     */
    public static Optional<String> describe(String name) {
        return scalar(name)
                .or(() -> laterScalar(name))
                .or(() -> scalarOfClass(name))
                .map(type -> "Java: "
                        + type.className() + ". JSON: " + type.jsonType().description() + "."
                        + importable(name)
                                .map(each -> " Needs 'import " + each + ";'.")
                                .orElse(""));
    }

    private static Optional<ScalarType> scalarOfClass(String name) {
        return Stream.concat(
                        Stream.of(importable(name).orElse(name)),
                        DEFAULT_IMPORTS.stream().map(each -> each + "." + name))
                .map(CLASSES::get)
                .filter(ScalarType.class::isInstance)
                .map(ScalarType.class::cast)
                .findFirst();
    }

    /** {@return whether a column can have this class as its type without an adapter} */
    public static boolean isColumnType(String fullName) {
        return CLASSES.containsKey(fullName) || fullName.equals(SET);
    }

    static Optional<ValueType> ofClass(String fullName) {
        return Optional.ofNullable(CLASSES.get(fullName));
    }

    static boolean isPrimitive(String name) {
        return PRIMITIVES.containsKey(name.toLowerCase(Locale.ROOT));
    }

    /** Returns whether schemas cannot have a name, because a column of that type never refers to the schema. */
    static boolean isReserved(String name) {
        return scalar(name).isPresent()
                || laterScalar(name)
                        .filter(type -> type.origin() == Origin.ESPER)
                        .isPresent()
                || name.equalsIgnoreCase("null");
    }

    /**
     * {@return whether a name is that of a built-in type or of a supported class, in any case} A schema of such a name
     * is rejected, or readers mistake it for that type.
     */
    public static boolean isBuiltIn(String name) {
        return isReserved(name) || NAMES.stream().anyMatch(name::equalsIgnoreCase);
    }

    /**
     * {@return whether the JDK has a class of this canonical or binary name} It finds the file and never loads the
     * class.
     */
    public static boolean isJdkClass(String name) {
        if (!name.chars().allMatch(c -> c == '.' || c < 128 && Character.isJavaIdentifierPart(c))) {
            return false;
        }
        String file = name.replace('.', '/');
        while (ClassLoader.getPlatformClassLoader().getResource(file + ".class") == null) {
            int nested = file.lastIndexOf('/');
            boolean outerMayBeClass =
                    nested > 0 && Character.isUpperCase(file.charAt(file.lastIndexOf('/', nested - 1) + 1));
            if (!outerMayBeClass) {
                return false;
            }
            file = file.substring(0, nested) + "$" + file.substring(nested + 1);
        }
        return true;
    }
}

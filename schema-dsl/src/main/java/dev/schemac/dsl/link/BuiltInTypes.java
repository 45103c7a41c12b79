package dev.schemac.dsl.link;

import dev.schemac.dsl.model.ValueType;
import dev.schemac.dsl.model.ScalarType;
import dev.schemac.dsl.model.UntypedType;
import dev.schemac.dsl.model.ListType;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of the types that need no declaration. */
final class BuiltInTypes {
    /** Scalar names that count in any case. */
    private static final Map<String, ScalarType> SCALARS = Map.ofEntries(
            Map.entry("string", ScalarType.STRING),
            Map.entry("varchar", ScalarType.STRING),
            Map.entry("varchar2", ScalarType.STRING),
            Map.entry("char", ScalarType.CHAR),
            Map.entry("character", ScalarType.CHAR),
            Map.entry("bool", ScalarType.BOOLEAN),
            Map.entry("boolean", ScalarType.BOOLEAN),
            Map.entry("byte", ScalarType.BYTE),
            Map.entry("short", ScalarType.SHORT),
            Map.entry("int", ScalarType.INT),
            Map.entry("integer", ScalarType.INT),
            Map.entry("long", ScalarType.LONG),
            Map.entry("float", ScalarType.FLOAT),
            Map.entry("double", ScalarType.DOUBLE));

    /** Our own type names. Esper would take them for schemas or classes, hence those come first. */
    private static final Map<String, ScalarType> OWN = Map.of("binary", ScalarType.BINARY);

    /** Like scalar names, but a class of the same name that was imported comes first. */
    private static final Map<String, ScalarType> BIG_NUMBERS =
            Map.of("biginteger", ScalarType.BIG_INTEGER, "bigdecimal", ScalarType.BIG_DECIMAL);

    static final String LIST = "java.util.List";

    static final String MAP = "java.util.Map";

    static final String OBJECT = "java.lang.Object";

    /** Classes by their full names, exact case. */
    private static final Map<String, ValueType> CLASSES = classes();

    /** The full names of supported classes that need an import, by simple name. */
    private static final Map<String, String> IMPORTABLE = Stream.of(ScalarType.values())
            .map(ScalarType::className)
            .filter(name -> name.startsWith("java.net.") || name.startsWith("java.time."))
            .collect(Collectors.toUnmodifiableMap(name -> name.substring(name.lastIndexOf('.') + 1), name -> name));

    /** What may stand before {@code [primitive]}. */
    private static final Set<String> PRIMITIVES =
            Set.of("boolean", "byte", "char", "double", "float", "int", "long", "short", "string");

    /** The packages whose classes need no import. */
    static final List<String> DEFAULT_IMPORTS = List.of("java.lang", "java.math", "java.text", "java.util");

    /** The names to offer to somebody who mistyped one. */
    static final List<String> NAMES = Stream.concat(
                    Stream.of(
                            "string",
                            "int",
                            "long",
                            "double",
                            "boolean",
                            "float",
                            "char",
                            "short",
                            "byte",
                            "integer",
                            "character",
                            "bool",
                            "varchar",
                            "BigDecimal",
                            "BigInteger",
                            "Object",
                            "Map",
                            "List",
                            "UUID",
                            "binary"),
                    IMPORTABLE.keySet().stream().sorted())
            .toList();

    private BuiltInTypes() {}

    private static Map<String, ValueType> classes() {
        Map<String, ValueType> classes = new HashMap<>();
        for (ScalarType scalar : ScalarType.values()) {
            if (scalar != ScalarType.BINARY) {
                classes.put(scalar.className(), scalar);
            }
        }
        classes.put(OBJECT, UntypedType.OBJECT);
        classes.put(MAP, UntypedType.MAP);
        classes.put(LIST, new ListType(UntypedType.OBJECT));
        return Map.copyOf(classes);
    }

    static Optional<ScalarType> scalar(String name) {
        return Optional.ofNullable(SCALARS.get(name.toLowerCase(Locale.ROOT)));
    }

    static Optional<ScalarType> bigNumber(String name) {
        return Optional.ofNullable(BIG_NUMBERS.get(name.toLowerCase(Locale.ROOT)));
    }

    static Optional<ScalarType> own(String name) {
        return Optional.ofNullable(OWN.get(name.toLowerCase(Locale.ROOT)));
    }

    /** The full name to import for a supported class that is known by its simple name only. */
    static Optional<String> importable(String simpleName) {
        return Optional.ofNullable(IMPORTABLE.get(simpleName));
    }

    static Optional<ValueType> ofClass(String fullName) {
        return Optional.ofNullable(CLASSES.get(fullName));
    }

    static boolean isPrimitive(String name) {
        return PRIMITIVES.contains(name.toLowerCase(Locale.ROOT));
    }

    /** True for names no schema may have, because a column of that type would never mean the schema. */
    static boolean isReserved(String name) {
        return scalar(name).isPresent() || bigNumber(name).isPresent() || name.equalsIgnoreCase("null");
    }

    /** Whether the JDK has a class of this canonical or binary name; it is looked up as a file and never loaded. */
    static boolean isJdkClass(String name) {
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

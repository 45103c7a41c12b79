package dev.schemac.dsl.model;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

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

    /** Like scalar names, but a class of the same name that was imported comes first. */
    private static final Map<String, ScalarType> BIG_NUMBERS =
            Map.of("biginteger", ScalarType.BIG_INTEGER, "bigdecimal", ScalarType.BIG_DECIMAL);

    /** Classes by their full names, exact case. */
    private static final Map<String, ValueType> CLASSES = Map.ofEntries(
            Map.entry("java.lang.String", ScalarType.STRING),
            Map.entry("java.lang.Character", ScalarType.CHAR),
            Map.entry("java.lang.Boolean", ScalarType.BOOLEAN),
            Map.entry("java.lang.Byte", ScalarType.BYTE),
            Map.entry("java.lang.Short", ScalarType.SHORT),
            Map.entry("java.lang.Integer", ScalarType.INT),
            Map.entry("java.lang.Long", ScalarType.LONG),
            Map.entry("java.lang.Float", ScalarType.FLOAT),
            Map.entry("java.lang.Double", ScalarType.DOUBLE),
            Map.entry("java.math.BigInteger", ScalarType.BIG_INTEGER),
            Map.entry("java.math.BigDecimal", ScalarType.BIG_DECIMAL),
            Map.entry("java.lang.Object", UntypedType.OBJECT),
            Map.entry("java.util.Map", UntypedType.MAP));

    /** What may stand before {@code [primitive]}. */
    private static final Set<String> PRIMITIVES =
            Set.of("boolean", "byte", "char", "double", "float", "int", "long", "short", "string");

    /** The packages whose classes need no import. */
    static final List<String> DEFAULT_IMPORTS = List.of("java.lang", "java.math", "java.text", "java.util");

    /** The names to offer to somebody who mistyped one. */
    static final List<String> NAMES = List.of(
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
            "Map");

    private BuiltInTypes() {}

    static Optional<ScalarType> scalar(String name) {
        return Optional.ofNullable(SCALARS.get(name.toLowerCase(Locale.ROOT)));
    }

    static Optional<ScalarType> bigNumber(String name) {
        return Optional.ofNullable(BIG_NUMBERS.get(name.toLowerCase(Locale.ROOT)));
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

    /** Whether the JDK has a class of this full name; it is looked up as a file and never loaded. */
    static boolean isJdkClass(String fullName) {
        boolean plain = fullName.chars().allMatch(c -> c == '.' || c < 128 && Character.isJavaIdentifierPart(c));
        String file = fullName.replace('.', '/') + ".class";
        return plain && ClassLoader.getPlatformClassLoader().getResource(file) != null;
    }
}

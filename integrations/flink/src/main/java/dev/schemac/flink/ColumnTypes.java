package dev.schemac.flink;

import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which columns read the JSON of which others without a loss. */
final class ColumnTypes {
    private static final String STRING = "java.lang.String";
    private static final String OBJECT = "java.lang.Object";

    private static final Map<String, String> BOXED = Map.of(
            "boolean", "java.lang.Boolean",
            "char", "java.lang.Character",
            "byte", "java.lang.Byte",
            "short", "java.lang.Short",
            "int", "java.lang.Integer",
            "long", "java.lang.Long",
            "float", "java.lang.Float",
            "double", "java.lang.Double");

    /** Each reads all numbers of those before it. */
    private static final List<String> INTEGERS = List.of(
            "java.lang.Byte",
            "java.lang.Short",
            "java.lang.Integer",
            "java.lang.Long",
            "java.math.BigInteger",
            "java.math.BigDecimal");

    private static final List<String> FRACTIONS =
            List.of("java.lang.Float", "java.lang.Double", "java.math.BigDecimal");

    /** Which integers fit into the digits of these. */
    private static final Map<String, Set<String>> EXACT = Map.of(
            "java.lang.Float", Set.of("java.lang.Byte", "java.lang.Short"),
            "java.lang.Double", Set.of("java.lang.Byte", "java.lang.Short", "java.lang.Integer"));

    private ColumnTypes() {}

    /**
     * {@return whether a column reads each value that another one has written}
     *
     * @param type the class of the values, as {@link Class#getTypeName} has it
     * @param older that of the other column
     */
    static boolean reads(String type, String older) {
        if (type.equals(older) || type.equals(OBJECT)) {
            return true;
        }
        if (type.endsWith("[]") && older.endsWith("[]")) {
            String element = withoutDimension(type);
            String olderElement = withoutDimension(older);
            // elements of primitive arrays cannot be null, others may have been
            boolean nulls = BOXED.containsKey(element) && !BOXED.containsKey(olderElement);
            return !nulls && reads(boxed(element), boxed(olderElement));
        }
        if (type.equals(STRING)) {
            // any scalar has a text; of classes that are none here it is not known
            return older.startsWith("java.")
                            && !older.endsWith("[]")
                            && !older.startsWith("java.util.")
                            && !older.equals(OBJECT)
                    || older.equals("java.util.UUID");
        }
        return isAfter(INTEGERS, type, older)
                || isAfter(FRACTIONS, type, older)
                || EXACT.getOrDefault(type, Set.of()).contains(older);
    }

    private static boolean isAfter(List<String> order, String type, String older) {
        int place = order.indexOf(older);
        return place >= 0 && order.indexOf(type) > place;
    }

    private static String boxed(String type) {
        return BOXED.getOrDefault(type, type);
    }

    private static String withoutDimension(String type) {
        return type.substring(0, type.length() - "[]".length());
    }
}

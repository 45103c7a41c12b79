package dev.schemac.flink;

import static dev.schemac.runtime.internal.integration.TypeSyntax.held;
import static dev.schemac.runtime.internal.integration.TypeSyntax.isMap;
import static dev.schemac.runtime.internal.integration.TypeSyntax.isPrimitive;
import static dev.schemac.runtime.internal.integration.TypeSyntax.isSequence;
import static dev.schemac.runtime.internal.integration.TypeSyntax.leaf;

import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which columns read the JSON of which others without a loss; types are as {@code EventType.Column.schemaType()} spells
 * them.
 */
final class ColumnTypes {
    private static final String STRING = "string";
    private static final String OBJECT = "Object";
    static final String NULL = "null";
    private static final String MAP = "Map";

    /** Each reads all numbers of those before it. */
    private static final List<String> INTEGERS = List.of("byte", "short", "int", "long", "biginteger", "bigdecimal");

    private static final List<String> FRACTIONS = List.of("float", "double", "bigdecimal");

    /** Which integers fit into the digits of these. */
    private static final Map<String, Set<String>> EXACT =
            Map.of("float", Set.of("byte", "short"), "double", Set.of("byte", "short", "int"));

    /** Types with exactly one string that a string column reads. */
    private static final Set<String> SCALARS = ScalarCodecs.names();

    private ColumnTypes() {}

    /** {@return whether a column reads each value that another one has written} */
    static boolean reads(String type, String older) {
        if (type.equals(older)) {
            return true;
        }
        if (older.equals(NULL)) {
            return false;
        }
        if (type.equals(OBJECT)) {
            // which reads a fraction as a double
            return !leaf(older).equals("bigdecimal");
        }
        if (isSequence(type) && isSequence(older)) {
            // elements of primitive arrays cannot be null, others may have been
            return (!isPrimitive(type) || isPrimitive(older)) && reads(held(type), held(older));
        }
        if (isMap(type) && isMap(older)) {
            return reads(held(type), held(older));
        }
        if (type.equals(MAP)) {
            return isMap(older) && reads(OBJECT, held(older));
        }
        if (type.equals(STRING)) {
            // the string of a constant or of an application class is unknown
            return SCALARS.contains(older);
        }
        return isAfter(INTEGERS, type, older)
                || isAfter(FRACTIONS, type, older)
                || EXACT.getOrDefault(type, Set.of()).contains(older);
    }

    /** {@return whether the values of two columns are written in the same way: arrays as lists are} */
    static boolean sameEncoding(String type, String other) {
        if (type.equals(other) || isPrimitive(type) || isPrimitive(other)) {
            return type.equals(other);
        }
        boolean both = isSequence(type) && isSequence(other) || isMap(type) && isMap(other);
        return both && sameEncoding(held(type), held(other));
    }

    /**
     * {@return the name of the class in a column, also in arrays, lists and maps; null for scalars, untyped values, and columns with an adapter}
     */
    static String heldClass(String type) {
        String leaf = leaf(type);
        boolean untyped = leaf.equals(OBJECT) || leaf.equals(MAP) || leaf.equals(NULL);
        return untyped || SCALARS.contains(leaf) || leaf.endsWith(")") ? null : leaf;
    }

    private static boolean isAfter(List<String> order, String type, String older) {
        int place = order.indexOf(older);
        return place >= 0 && order.indexOf(type) > place;
    }
}

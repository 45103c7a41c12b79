package dev.schemac.flink.internal;

/** The syntax of types, as {@code EventType.Column.schemaType()} spells them. */
public final class TypeSyntax {
    private static final String LIST_OF = "List<";
    private static final String MAP_OF = "Map<String, ";

    private TypeSyntax() {}

    /** {@return whether values are arrays or lists} */
    public static boolean isSequence(String type) {
        return type.endsWith("[]") || isPrimitive(type) || type.startsWith(LIST_OF);
    }

    /** {@return whether values are lists} */
    public static boolean isList(String type) {
        return type.startsWith(LIST_OF) && !type.endsWith("]");
    }

    /** {@return whether values are maps with values of a declared type} */
    public static boolean isMap(String type) {
        return type.startsWith(MAP_OF) && !type.endsWith("]");
    }

    /** {@return whether values are arrays of a primitive type} */
    public static boolean isPrimitive(String type) {
        return type.endsWith("[primitive]");
    }

    /** {@return the element type of an array, list or typed map} */
    public static String held(String type) {
        if (type.endsWith("]")) {
            return type.substring(0, type.lastIndexOf('['));
        }
        return type.substring((type.startsWith(MAP_OF) ? MAP_OF : LIST_OF).length(), type.length() - 1);
    }

    /** {@return the innermost element type of a type} */
    public static String leaf(String type) {
        String leaf = type;
        while (isSequence(leaf) || leaf.startsWith(MAP_OF)) {
            leaf = held(leaf);
        }
        return leaf;
    }
}

package dev.schemac.spark;

/** The syntax of types, as {@code EventType.Column.schemaType()} spells them. */
final class TypeSyntax {
    private static final String LIST_OF = "List<";
    private static final String MAP_OF = "Map<String, ";

    private TypeSyntax() {}

    /** {@return whether values are arrays or lists} */
    static boolean isSequence(String type) {
        return type.endsWith("[]") || type.endsWith("[primitive]") || type.startsWith(LIST_OF);
    }

    /** {@return whether values are maps with values of a declared type} */
    static boolean isMap(String type) {
        return type.startsWith(MAP_OF) && !type.endsWith("]");
    }

    /** {@return the type of the elements of an array or list, or of the values of a typed map} */
    static String held(String type) {
        if (type.endsWith("]")) {
            return type.substring(0, type.lastIndexOf('['));
        }
        return type.substring((type.startsWith(MAP_OF) ? MAP_OF : LIST_OF).length(), type.length() - 1);
    }

    /** {@return the innermost type} */
    static String leaf(String type) {
        String leaf = type;
        while (isSequence(leaf) || isMap(leaf)) {
            leaf = held(leaf);
        }
        return leaf;
    }

    /** {@return the type without its JSON form} */
    static String name(String type) {
        return type.endsWith(")") ? type.substring(0, type.indexOf('(')) : type;
    }

    /** {@return the JSON form, such as {@code epoch-millis}, or an empty string for the default one} */
    static String form(String type) {
        return type.endsWith(")") ? type.substring(type.indexOf('(') + 1, type.length() - 1) : "";
    }
}

package dev.schemac.runtime.internal.integration;

import dev.schemac.runtime.EventType;
import java.util.Optional;

/** The syntax of types, as {@link EventType.Column#schemaType()} spells them. */
public final class TypeSyntax {
    private static final String LIST_OF = "List<";
    private static final String MAP_OF = "Map<String, ";

    private TypeSyntax() {}

    /** {@return whether values are arrays or lists} */
    public static boolean isSequence(String type) {
        return type.endsWith("[]") || isPrimitive(type) || isList(type);
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

    /** {@return the type of the elements of an array or list, or of the values of a typed map} */
    public static String held(String type) {
        if (type.endsWith("]")) {
            return type.substring(0, type.lastIndexOf('['));
        }
        return type.substring((isMap(type) ? MAP_OF : LIST_OF).length(), type.length() - 1);
    }

    /** {@return the innermost type of arrays, lists and typed maps} */
    public static String leaf(String type) {
        String leaf = type;
        while (isSequence(leaf) || isMap(leaf)) {
            leaf = held(leaf);
        }
        return leaf;
    }

    /** {@return a type other than an array, list or map, without its JSON form} */
    public static String name(String type) {
        return type.endsWith(")") ? type.substring(0, type.indexOf('(')) : type;
    }

    /** {@return the JSON form of such a type, such as {@code epoch-millis}; an empty string for the default one} */
    public static String form(String type) {
        return type.endsWith(")") ? type.substring(type.indexOf('(') + 1, type.length() - 1) : "";
    }

    /**
     * {@return the class of this name; empty if the loader has none} A dot can precede a nested class. The class is not
     * initialized.
     */
    public static Optional<Class<?>> find(String name, ClassLoader loader) {
        for (String each = name; ; ) {
            try {
                return Optional.of(Class.forName(each, false, loader));
            } catch (ClassNotFoundException | LinkageError e) {
                int dot = each.lastIndexOf('.');
                if (dot < 0) {
                    return Optional.empty();
                }
                each = each.substring(0, dot) + "$" + each.substring(dot + 1);
            }
        }
    }
}

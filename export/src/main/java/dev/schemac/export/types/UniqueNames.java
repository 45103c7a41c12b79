package dev.schemac.export.types;

import java.util.HashSet;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Names that are distinct in a scope. */
public final class UniqueNames {
    private final UnaryOperator<String> key;
    private final Set<String> taken = new HashSet<>();

    /** @param key names with the same key are equal */
    public UniqueNames(UnaryOperator<String> key) {
        this.key = key;
    }

    /** Returns the name, or the name with the first free number. */
    public String free(String name) {
        String free = name;
        for (int i = 2; !taken.add(key.apply(free)); i++) {
            free = name + "_" + i;
        }
        return free;
    }

    /** Reserves the name; returns whether it was free. */
    public boolean take(String name) {
        return taken.add(key.apply(name));
    }

    /** Returns the identifier of ASCII letters, digits and underscores for a name. */
    public static String identifier(String name) {
        StringBuilder identifier = new StringBuilder();
        name.codePoints().forEach(c -> identifier.append(isPlain(c) ? Character.toString(c) : "_"));
        if (identifier.isEmpty() || Character.isDigit(identifier.charAt(0))) {
            identifier.insert(0, '_');
        }
        return identifier.toString();
    }

    public static boolean isIdentifier(String name) {
        return identifier(name).equals(name);
    }

    private static boolean isPlain(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_';
    }
}

package dev.schemac.codegen.epl;

import dev.schemac.dsl.SchemaLoader;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Names of schemas: in UpperCamelCase, each once, and none that means a built-in type or a class generated for another.
 */
public final class EplNames {
    /**
     * Names of classes that are imported everywhere: a schema may have them, and who reads it would think of the class.
     */
    private static final Set<String> CLASSES = Set.of("number", "collection", "date", "calendar");

    private static final Set<String> GENERATED = Set.of("", "parser", "writer", "builder");

    private final Set<String> used = new HashSet<>();

    /** A name in UpperCamelCase made of the letters and digits of any text. */
    public static String typeName(String text) {
        String name = Arrays.stream(text.split("[^A-Za-z0-9]+"))
                .filter(word -> !word.isEmpty())
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
        if (name.isEmpty()) {
            return "Value";
        }
        return Character.isDigit(name.charAt(0)) ? "Value" + name : name;
    }

    /** The name of one of many, as far as English has rules. */
    public static String singular(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        if (folded.endsWith("ies") && name.length() > 4) {
            return name.substring(0, name.length() - 3) + "y";
        }
        if (folded.endsWith("sses") || folded.endsWith("xes") || folded.endsWith("ches") || folded.endsWith("shes")) {
            return name.substring(0, name.length() - 2);
        }
        boolean plural =
                folded.endsWith("s") && !folded.endsWith("ss") && !folded.endsWith("us") && !folded.endsWith("is");
        return plural && name.length() > 2 ? name.substring(0, name.length() - 1) : name;
    }

    /**
     * Reserves a name that is still free.
     *
     * @param owner the schema it belongs to, which comes before it where it is not free
     */
    public String reserve(String wanted, String owner) {
        boolean builtIn = SchemaLoader.isBuiltInType(wanted) || CLASSES.contains(wanted.toLowerCase(Locale.ROOT));
        String base = builtIn ? wanted + "Value" : wanted;
        String name = base;
        if (!isFree(name) && !owner.isEmpty()) {
            base = owner + base;
            name = base;
        }
        for (int i = 2; !isFree(name); i++) {
            name = base + i;
        }
        for (String suffix : GENERATED) {
            used.add(name.toLowerCase(Locale.ROOT) + suffix);
        }
        return name;
    }

    /** Also in file systems that do not tell cases apart. */
    private boolean isFree(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return GENERATED.stream().noneMatch(suffix -> used.contains(folded + suffix));
    }
}

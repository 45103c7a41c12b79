package dev.schemac.contracts.epl;

import dev.schemac.dsl.SchemaLoader;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Creates names of schemas: unique, in UpperCamelCase, and distinct from built-in types and other generated classes.
 */
public final class EplNames {
    /**
     * Names of classes that are imported everywhere. Schemas may have them, but readers would confuse them with the
     * class.
     */
    private static final Set<String> CLASSES = Set.of("number", "collection", "date", "calendar");

    private static final Set<String> GENERATED = Set.of("", "parser", "writer", "builder", "other");

    /** Longer names are cut: class names have a limit of 200 characters, and a number or a suffix may follow. */
    private static final int LONGEST = 180;

    private static final Pattern TITLE = Pattern.compile("[A-Za-z][A-Za-z0-9_.-]*( [A-Za-z0-9_.-]+){0,3}");

    private static final Pattern SAYS_NOTHING = Pattern.compile("(?i).*\\b(json|schema)\\b.*");

    private final Set<String> used = new HashSet<>();
    private final Set<String> exact = new HashSet<>();

    /** The next number to try after a name in lower case. */
    private final Map<String, Integer> numbers = new HashMap<>();

    /** Returns the name in a title; empty if the title is longer than a name, or there is none. */
    public static Optional<String> ofTitle(Object title) {
        return Optional.ofNullable(title)
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .filter(text -> text.length() <= 40
                        && TITLE.matcher(text).matches()
                        && !SAYS_NOTHING.matcher(text).matches())
                .map(EplNames::typeName);
    }

    /** Returns a name in UpperCamelCase from the letters and digits of any string. Letters lose their accents. */
    public static String typeName(String text) {
        String name = Arrays.stream(withoutAccents(text).split("[^A-Za-z0-9]+"))
                .filter(word -> !word.isEmpty())
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
        if (name.isEmpty()) {
            return "Value";
        }
        return Character.isDigit(name.charAt(0)) ? "Value" + name : name;
    }

    /** {@return whether a schema can have the name} */
    public static boolean isName(String name) {
        return !name.isEmpty() && name.length() <= LONGEST && EplText.isColumnName(name);
    }

    /** Returns the string with plain letters instead of letters with accents. */
    static String withoutAccents(String text) {
        return Normalizer.normalize(text.replace("\u00df", "ss"), Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "");
    }

    /** Returns the singular of a name, by the rules of English. */
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
     * Reserves an unused name.
     *
     * @param owner the schema that contains it; its name becomes a prefix if the name is in use
     */
    public String reserve(String wanted, String owner) {
        boolean builtIn = SchemaLoader.isBuiltInType(wanted) || CLASSES.contains(wanted.toLowerCase(Locale.ROOT));
        String base = shortened(builtIn ? wanted + "Value" : wanted);
        String name = base;
        if (!isFree(name) && !owner.isEmpty()) {
            base = shortened(owner + base);
            name = base;
        }
        while (!isFree(name)) {
            name = base + numbers.merge(base.toLowerCase(Locale.ROOT), 2, (number, first) -> number + 1);
        }
        return reserved(name);
    }

    /** Reserves a name, with another suffix if it is in use. In contrast to {@link #reserve}, capitals matter. */
    String reserveExactly(String wanted) {
        String name = wanted;
        for (int number = 2; !isFreeExactly(name); number++) {
            name = wanted + number;
        }
        return reserved(name);
    }

    private String reserved(String name) {
        for (String suffix : GENERATED) {
            used.add(name.toLowerCase(Locale.ROOT) + suffix);
            exact.add(name + suffix);
        }
        return name;
    }

    private boolean isFreeExactly(String name) {
        return GENERATED.stream().noneMatch(suffix -> exact.contains(name + suffix));
    }

    /** Returns a name whose class can have a suffix. */
    static String shortened(String name) {
        return name.length() <= LONGEST ? name : name.substring(0, LONGEST);
    }

    /** Compares names like case-insensitive file systems. */
    private boolean isFree(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        return GENERATED.stream().noneMatch(suffix -> used.contains(folded + suffix));
    }
}

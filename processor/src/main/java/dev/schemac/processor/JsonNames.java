package dev.schemac.processor;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Names of members that derive from those of properties, with the results of Jackson. */
final class JsonNames {
    /** The classes of Jackson, and the constants of {@code @JsonSchema(names = ...)}. */
    private static final Map<String, UnaryOperator<String>> STRATEGIES = Map.of(
            "LOWER_CAMEL_CASE", name -> name,
            "AS_IS", name -> name,
            "UPPER_CAMEL_CASE", name -> name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1),
            "SNAKE_CASE", JsonNames::snake,
            "UPPER_SNAKE_CASE", name -> snake(name).toUpperCase(Locale.ROOT),
            "LOWER_CASE", name -> name.toLowerCase(Locale.ROOT),
            "KEBAB_CASE", name -> separated(name, '-'),
            "LOWER_DOT_CASE", name -> separated(name, '.'));

    private static final Pattern CLASS = Pattern.compile(
            "(?:com\\.fasterxml|tools)\\.jackson\\.databind\\.PropertyNamingStrateg(?:y|ies)\\.(\\w+)Strategy");

    private static final Pattern CAPITALS = Pattern.compile("^\\p{Lu}+");

    private JsonNames() {}

    /** Returns the strategy of {@code @JsonSchema(names = ...)}. */
    static UnaryOperator<String> ofConstant(String constant) {
        return STRATEGIES.get(constant);
    }

    /** Returns the strategy of a class of Jackson; empty if it is another class. */
    static Optional<UnaryOperator<String>> ofJackson(String className) {
        Matcher matcher = CLASS.matcher(className);
        return matcher.matches()
                ? Optional.ofNullable(STRATEGIES.get(snake(matcher.group(1)).toUpperCase(Locale.ROOT)))
                : Optional.empty();
    }

    /** Returns the name of a property in Jackson: {@code url} for the setter {@code setURL}. */
    static String ofAccessor(String property) {
        return CAPITALS.matcher(property).replaceFirst(found -> found.group().toLowerCase(Locale.ROOT));
    }

    private static String snake(String name) {
        StringBuilder result = new StringBuilder();
        boolean afterCapital = false;
        for (int i = name.startsWith("_") ? 1 : 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean capital = Character.isUpperCase(c);
            boolean word = capital && !afterCapital && !result.isEmpty();
            if (word && result.charAt(result.length() - 1) != '_') {
                result.append('_');
            }
            result.append(capital ? Character.toLowerCase(c) : c);
            afterCapital = capital;
        }
        return result.isEmpty() ? name : result.toString();
    }

    private static String separated(String name, char separator) {
        StringBuilder result = new StringBuilder();
        int capitals = 0;
        for (int i = 0; i < name.length(); i++) {
            char lower = Character.toLowerCase(name.charAt(i));
            if (lower == name.charAt(i)) {
                // the last of several capitals begins the next word
                if (capitals > 1) {
                    result.insert(result.length() - 1, separator);
                }
                capitals = 0;
            } else {
                if (capitals == 0 && i > 0) {
                    result.append(separator);
                }
                capitals++;
            }
            result.append(lower);
        }
        return result.toString();
    }
}

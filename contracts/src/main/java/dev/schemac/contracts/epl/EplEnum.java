package dev.schemac.contracts.epl;

import dev.schemac.dsl.SchemaLoader;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** An enum in a schema source. */
public final class EplEnum implements EplDeclaration {
    /** Names of symbols that are often values of their own, such as operators. */
    private static final Map<Character, String> SYMBOLS = Map.ofEntries(
            Map.entry('=', "EQUAL"),
            Map.entry('<', "LESS"),
            Map.entry('>', "GREATER"),
            Map.entry('!', "NOT"),
            Map.entry('+', "PLUS"),
            Map.entry('-', "MINUS"),
            Map.entry('*', "STAR"),
            Map.entry('/', "SLASH"),
            Map.entry('\\', "BACKSLASH"),
            Map.entry('%', "PERCENT"),
            Map.entry('&', "AND"),
            Map.entry('|', "OR"),
            Map.entry('~', "TILDE"),
            Map.entry('^', "CARET"),
            Map.entry('.', "DOT"),
            Map.entry(',', "COMMA"),
            Map.entry(':', "COLON"),
            Map.entry(';', "SEMICOLON"),
            Map.entry('?', "QUESTION"),
            Map.entry('#', "HASH"),
            Map.entry('@', "AT"),
            Map.entry('$', "DOLLAR"));

    private static final int MOST_SYMBOLS = 3;

    private final List<String> texts;
    private String name;
    private String description = "";
    /** The descriptions of constants, by their strings. */
    private final Map<String, String> descriptions = new HashMap<>();

    /** @param texts the constants in JSON, without duplicates */
    public EplEnum(List<String> texts) {
        this.texts = List.copyOf(texts);
    }

    /** {@return the constants in JSON} */
    public List<String> texts() {
        return texts;
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void name(String chosen) {
        name = chosen;
    }

    /** Sets the string of {@code @Description}; a blank one is ignored. */
    public void description(String text) {
        description = text;
    }

    /** Sets the description of a constant; a blank one is ignored. */
    public void describe(String text, String words) {
        if (!words.isBlank()) {
            descriptions.put(text, words);
        }
    }

    @Override
    public String statement() {
        Set<String> taken = new HashSet<>();
        Map<String, Integer> numbers = new HashMap<>();
        return EplText.annotation(description) + "create json enum " + EplText.columnName(name) + "("
                + texts.stream()
                        .map(text -> EplText.annotation(descriptions.getOrDefault(text, ""))
                                + constant(text, taken, numbers))
                        .collect(Collectors.joining(", "))
                + ");";
    }

    /** Returns a name for a string that does not begin with an ASCII letter, or contains others. */
    private static String wanted(String text) {
        if (text.isEmpty()) {
            return "EMPTY";
        }
        boolean operator = text.length() <= MOST_SYMBOLS && text.chars().allMatch(c -> SYMBOLS.containsKey((char) c));
        if (operator) {
            return text.chars().mapToObj(c -> SYMBOLS.get((char) c)).collect(Collectors.joining("_"));
        }
        String words = EplNames.withoutAccents(text)
                .toUpperCase(Locale.ROOT)
                .replaceAll("[^A-Z0-9]+", "_")
                .replaceAll("^_|_$", "");
        if (text.matches("[+-][0-9].*")) {
            return (text.startsWith("+") ? "PLUS_" : "MINUS_") + words;
        }
        if (words.isEmpty()) {
            return "VALUE";
        }
        return Character.isDigit(words.charAt(0)) ? "VALUE_" + words : words;
    }

    /**
     * Returns the constant, with a declared name if its string yields none, or a duplicate.
     *
     * @param numbers the last number after each duplicate
     */
    private static String constant(String text, Set<String> taken, Map<String, Integer> numbers) {
        Optional<String> derived = SchemaLoader.constantName(text);
        if (derived.filter(taken::add).isPresent()) {
            return EplText.quoted(text);
        }
        String wanted = derived.orElseGet(() -> wanted(text));
        String free = wanted;
        while (!taken.add(free)) {
            free = wanted + "_" + numbers.merge(wanted, 2, (number, first) -> number + 1);
        }
        return EplText.quoted(text) + " as " + free;
    }
}

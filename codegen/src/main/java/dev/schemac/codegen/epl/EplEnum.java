package dev.schemac.codegen.epl;

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
        return EplText.annotation(description) + "create json enum " + name + "("
                + texts.stream()
                        .map(text -> EplText.annotation(descriptions.getOrDefault(text, "")) + constant(text, taken))
                        .collect(Collectors.joining(", "))
                + ");";
    }

    /** Returns the constant, with a declared name if its string yields none, or a duplicate. */
    private static String constant(String text, Set<String> taken) {
        Optional<String> derived = SchemaLoader.constantName(text);
        if (derived.filter(taken::add).isPresent()) {
            return EplText.quoted(text);
        }
        String words =
                text.toUpperCase(Locale.ROOT).replaceAll("[^A-Z0-9]+", "_").replaceAll("^_|_$", "");
        String wanted = derived.orElse(words.isEmpty() ? "VALUE" : "VALUE_" + words);
        String free = wanted;
        for (int i = 2; !taken.add(free); i++) {
            free = wanted + "_" + i;
        }
        return EplText.quoted(text) + " as " + free;
    }
}

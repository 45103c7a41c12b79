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

/** An enum of a schema text. */
public final class EplEnum implements EplDeclaration {
    private final List<String> texts;
    private String name;
    private String description = "";
    /** Of constants, by their texts. */
    private final Map<String, String> descriptions = new HashMap<>();

    /** @param texts the constants in JSON, each once */
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

    /** Sets the text of {@code @Description}; a blank one says nothing. */
    public void description(String text) {
        description = text;
    }

    /** Sets what is said about a constant; a blank text says nothing. */
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

    /** The constant, with a name of its own where its text gives none, or one that is taken. */
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

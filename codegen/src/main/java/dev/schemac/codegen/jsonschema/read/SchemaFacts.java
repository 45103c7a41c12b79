package dev.schemac.codegen.jsonschema.read;

import dev.schemac.codegen.epl.EplType;
import dev.schemac.codegen.jsonschema.JsonKind;
import dev.schemac.codegen.jsonschema.read.Omission.Effect;
import dev.schemac.codegen.jsonschema.read.SchemaNode.Choice;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the schemas of a node say together. Filled by {@link FactsReader}. */
final class SchemaFacts {
    /** A keyword at its place, with its value. */
    record Keyword(SchemaSite site, String name, Object value) {}

    /** A keyword that schemas do not carry. */
    record Loss(SchemaSite site, String keyword, Effect effect, String description) {}

    /** The schemas that say something, after all references; two nodes with the same ones are one schema. */
    final Set<SchemaSite> core = new LinkedHashSet<>();

    final Set<JsonKind> kinds = EnumSet.allOf(JsonKind.class);

    /** The {@code type} that counts first. */
    Keyword type;

    /** Where {@code nullable} stands without {@code type}; null where it does not. */
    SchemaSite nullable;

    /** The values of {@code enum} or {@code const}; null where any is allowed. */
    List<Object> allowed;

    /** Where {@link #allowed} comes from. */
    Keyword allowedBy;

    /** The keywords about the size, form and number of values; the narrowest of each. */
    final Map<String, Keyword> rules = new LinkedHashMap<>();

    /** Schemas with keywords about members. */
    final Set<SchemaSite> objects = new LinkedHashSet<>();

    final Set<String> required = new LinkedHashSet<>();
    final Set<SchemaSite> items = new LinkedHashSet<>();
    final List<Choice> choices = new ArrayList<>();
    final List<Loss> losses = new ArrayList<>();
    String title = "";
    String description = "";
    Keyword defaultValue;

    /** Whether any keyword is about values of this kind only. */
    boolean isAbout(JsonKind kind) {
        return switch (kind) {
            case OBJECT -> !objects.isEmpty() || !required.isEmpty();
            case ARRAY -> !items.isEmpty() || hasRule("minItems", "maxItems", "uniqueItems");
            case STRING -> hasRule("format", "pattern", "minLength", "maxLength");
            case FRACTION -> hasRule("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum");
            default -> false;
        };
    }

    Optional<Keyword> rule(String name) {
        return Optional.ofNullable(rules.get(name));
    }

    private boolean hasRule(String... names) {
        return List.of(names).stream().anyMatch(rules::containsKey);
    }

    /** The description at the schemas themselves, not where they are referred to; empty where there is none. */
    String ownDescription() {
        return core.isEmpty() ? description : SchemaSite.description(core);
    }

    /** What stands at a member itself; a schema that it refers to has its own description. */
    String description(SchemaNode node, EplType type) {
        String own = SchemaSite.description(node.sites());
        return own.isEmpty() && !(type instanceof EplType.Declared) ? description : own;
    }

    /** The losses of the schemas themselves, or of those that only refer to them. */
    List<Loss> losses(boolean own) {
        return losses.stream()
                .filter(loss -> core.contains(loss.site().alone()) == own)
                .toList();
    }

    void lose(SchemaSite site, String keyword, Effect effect, String description) {
        losses.add(new Loss(site, keyword, effect, description));
    }
}

package dev.schemac.contracts.normal;

import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.SchemaSite;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A {@code discriminator} of OpenAPI, with its mapping resolved.
 *
 * @param site the schema that contains it
 * @param member the member whose value selects a schema
 * @param mapping the schema that each value of {@code mapping} selects
 */
public record Discriminator(SchemaSite site, String member, Map<String, SchemaSite> mapping) {
    private static final List<List<String>> FOLDERS =
            List.of(List.of("components", "schemas"), List.of("definitions"), List.of("$defs"));

    /**
     * Returns the discriminator of a schema, or of an inline part of its {@code allOf}. Returns empty if there is none.
     *
     * @throws ContractException if the mapping names a schema that does not exist
     */
    static Optional<Discriminator> of(SchemaSite site, Schemas schemas) {
        return keyword(site, schemas).map(keyword -> {
            Map<?, ?> said = (Map<?, ?>) keyword.value();
            Map<String, SchemaSite> mapping = new LinkedHashMap<>();
            if (said.get("mapping") instanceof Map<?, ?> all) {
                all.forEach((text, target) -> mapping.put(
                        (String) text, schemas.target(target(keyword.site(), (String) text, target, schemas))));
            }
            return new Discriminator(keyword.site(), (String) said.get("propertyName"), mapping);
        });
    }

    static Optional<Keyword> keyword(SchemaSite site, Schemas schemas) {
        List<SchemaSite> left = new LinkedList<>(List.of(site));
        while (!left.isEmpty()) {
            SchemaSite next = left.remove(0);
            if (next == site || next.value() instanceof Map && !next.has("$ref")) {
                Schema schema = schemas.of(next);
                if (schema.get("discriminator") instanceof Map<?, ?> said
                        && said.get("propertyName") instanceof String) {
                    return Optional.of(schema.keyword("discriminator"));
                }
                left.addAll(0, schema.children("allOf"));
            }
        }
        return Optional.empty();
    }

    /** Returns the target of an entry, which is the name of a definition or a reference. */
    private static SchemaSite target(SchemaSite site, String text, Object target, Schemas schemas) {
        String place = site.place() + "/discriminator/mapping/" + text;
        if (!(target instanceof String reference)) {
            throw new ContractException(place, "expected the name of a schema or a reference to it");
        }
        for (List<String> folder : FOLDERS) {
            SchemaSite at = site.root();
            for (int i = 0; at != null && i < folder.size(); i++) {
                at = at.child(folder.get(i));
            }
            if (at != null && at.child(reference) != null) {
                return at.child(reference);
            }
        }
        if (!reference.contains("/") && !reference.contains("#") && !reference.contains(".")) {
            throw new ContractException(place, "there is no schema '" + reference + "' in this file");
        }
        String unread = "'" + reference + "' is not read: references to the network are not followed";
        return schemas.resolve(site, reference, place).orElseThrow(() -> new ContractException(place, unread));
    }

    /** Returns the values of the mapping by the schema that they select. The name of a schema without values selects it. */
    public Map<SchemaSite, List<String>> texts() {
        Map<SchemaSite, List<String>> texts = new HashMap<>();
        mapping.forEach((text, target) ->
                texts.computeIfAbsent(target, unknown -> new ArrayList<>()).add(text));
        return texts;
    }
}

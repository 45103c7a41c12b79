package dev.schemac.contracts.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Resolves {@code $dynamicRef} and {@code $recursiveRef} if they have one possible target. Their targets depend on the
 * schemas that a validator has passed, but only if several schemas have the anchor.
 */
public final class DynamicReferences {
    public static final List<String> KEYWORDS = List.of("$dynamicRef", "$recursiveRef");

    /** The name of the schemas with {@code $recursiveAnchor}, which have none. */
    private static final String RECURSIVE = "";

    private final References references;
    private final Map<String, List<SchemaSite>> anchors = new HashMap<>();

    DynamicReferences(References references) {
        this.references = references;
    }

    /** Adds the anchor of a schema. */
    void add(SchemaSite site) {
        if (site.get("$dynamicAnchor") instanceof String name && !name.isEmpty()) {
            anchors.computeIfAbsent(name, unknown -> new ArrayList<>()).add(site);
        }
        if (isRecursive(site)) {
            anchors.computeIfAbsent(RECURSIVE, unknown -> new ArrayList<>()).add(site);
        }
    }

    private static boolean isRecursive(SchemaSite site) {
        return Boolean.TRUE.equals(site.get("$recursiveAnchor"));
    }

    /**
     * Returns the target of a reference. Returns empty if several schemas have the anchor, or the version of JSON Schema does
     * not define the keyword.
     */
    public Optional<SchemaSite> target(SchemaSite site, String keyword) {
        boolean recursive = keyword.equals("$recursiveRef");
        boolean known = site.version() == (recursive ? SchemaVersion.DRAFT_2019 : SchemaVersion.CURRENT)
                && site.get(keyword) instanceof String;
        if (!known) {
            return Optional.empty();
        }
        references.openAll();
        return only(site, (String) site.get(keyword), recursive);
    }

    private Optional<SchemaSite> only(SchemaSite site, String reference, boolean recursive) {
        Optional<SchemaSite> first;
        try {
            first = references.resolve(site, reference);
        } catch (ContractException e) {
            return Optional.empty();
        }
        String name = reference.substring(reference.indexOf('#') + 1);
        return first.filter(target -> {
            boolean dynamic = recursive ? isRecursive(target) : name.equals(target.get("$dynamicAnchor"));
            return !dynamic || anchors.get(recursive ? RECURSIVE : name).size() == 1;
        });
    }
}

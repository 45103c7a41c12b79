package dev.schemac.contracts.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
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

    private record Reference(SchemaSite site, String keyword) {}

    private final References references;
    private final Map<String, List<SchemaSite>> anchors = new HashMap<>();
    private final Map<Reference, SchemaSite> followed = new LinkedHashMap<>();

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
        boolean known = site.version() == SchemaVersion.CURRENT
                && site.isOf2019() == recursive
                && site.get(keyword) instanceof String;
        if (!known) {
            return Optional.empty();
        }
        references.openAll();
        Optional<SchemaSite> target = only(site, (String) site.get(keyword), recursive);
        target.ifPresent(found -> followed.putIfAbsent(new Reference(site.whole(), keyword), found));
        return target;
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

    /** Returns the followed references that have another target since more contracts were added, with their keywords. */
    public Map<SchemaSite, String> ambiguous() {
        Map<SchemaSite, String> ambiguous = new LinkedHashMap<>();
        followed.forEach((reference, target) -> {
            if (target(reference.site(), reference.keyword()).isEmpty()) {
                ambiguous.put(reference.site(), reference.keyword());
            }
        });
        return ambiguous;
    }
}

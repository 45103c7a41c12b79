package dev.schemac.contracts.shape;

import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.report.Difference;
import dev.schemac.contracts.report.Difference.Effect;
import dev.schemac.contracts.report.Difference.Reason;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Collects differences: each one once, with a comment at every place of the schemas where the keyword would apply. */
public final class DifferenceLog {
    private final Map<String, Difference> differences = new LinkedHashMap<>();

    /** Adds a difference without a comment in the schemas. */
    public void add(Difference difference) {
        String key = difference.file() + difference.pointer() + ": " + difference.description() + difference.effect();
        differences.putIfAbsent(key, difference);
    }

    /** Adds a difference, and a comment if it has an effect. */
    public void add(Difference difference, Notes notes) {
        add(difference);
        if (difference.effect() != Effect.NONE) {
            notes.add(difference);
        }
    }

    /** Adds a limit that applies to all values of its kind in a document. Reports it at the first place only. */
    public void addOnce(SchemaSite site, String keyword, Effect effect, String description) {
        String key = site.document().name() + " " + description;
        if (!differences.containsKey(key)) {
            String everywhere = description + ", here and elsewhere";
            differences.put(
                    key,
                    site.has(keyword)
                            ? Difference.at(site, keyword, effect, everywhere)
                            : Difference.implied(site, keyword, effect, everywhere));
        }
    }

    /** Returns the differences that no other one includes, by effect, and then in the order of the contracts. */
    public List<Difference> all() {
        Map<String, Difference> including = new HashMap<>();
        for (Difference difference : differences.values()) {
            if (difference.reason() != Reason.OTHER) {
                including.merge(
                        difference.file() + difference.pointer() + difference.effect(),
                        difference,
                        (one, other) -> one.reason().compareTo(other.reason()) <= 0 ? one : other);
            }
        }
        return differences.values().stream()
                .filter(each -> {
                    Difference other = including.get(each.file() + each.pointer() + each.effect());
                    return other == null || !other.includes(each);
                })
                .sorted(Comparator.comparing(Difference::effect))
                .toList();
    }
}

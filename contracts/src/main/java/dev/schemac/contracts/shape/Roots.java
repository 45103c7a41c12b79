package dev.schemac.contracts.shape;

import dev.schemac.contracts.facts.Facts;
import dev.schemac.contracts.facts.FactsReader;
import dev.schemac.contracts.load.ApiContract.Body;
import dev.schemac.contracts.load.JsonKind;
import dev.schemac.contracts.load.SchemaSite;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the schemas of a contract that become schemas of whole documents, with their names. */
public final class Roots {
    /** Limits the nesting of arrays. */
    private static final int MOST_LEVELS = 200;

    private final FactsReader reader;
    private final Set<SchemaSite> definitions;

    /** The schemas in bodies, with their names. */
    private final Map<SchemaSite, String> inline = new LinkedHashMap<>();

    private final Set<SchemaSite> used = new LinkedHashSet<>();
    private final boolean whole;

    /**
     * Finds the schemas of a contract.
     *
     * @param definitions all named schemas of the contract
     * @param whole whether all of them are added
     */
    public Roots(FactsReader reader, List<SchemaSite> definitions, boolean whole) {
        this.reader = reader;
        this.definitions = new LinkedHashSet<>(definitions);
        this.whole = whole;
    }

    /** Adds a named schema. In a part of a contract, also adds the schemas of its elements if it is an array. */
    public void add(SchemaSite definition) {
        if (used.add(definition) && !whole) {
            addElements(definition, definition.name().orElseThrow() + "Item", 0);
        }
    }

    /** Adds the schema of a body, and of its elements if it is an array. */
    public void add(Body body) {
        add(body.schema(), body.name(), 0);
    }

    private void add(SchemaSite schema, String name, int level) {
        SchemaSite target = reader.target(schema);
        if (target.has("$ref")) {
            return; // to the network
        }
        if (definitions.contains(target)) {
            add(target);
            return;
        }
        Optional<String> own = target.equals(schema) ? Optional.empty() : target.name();
        if (level == 0 || isObject(target)) {
            inline.putIfAbsent(target, own.orElse(name));
        }
        addElements(target, own.orElse(name) + (level == 0 ? "Item" : ""), level);
    }

    private void addElements(SchemaSite array, String name, int level) {
        Facts facts = reader.read(array);
        if (level < MOST_LEVELS && !facts.kinds().contains(JsonKind.OBJECT)) {
            for (SchemaSite item : facts.items()) {
                add(item, name, level + 1);
            }
        }
    }

    /** Returns whether an element may be an object, and the contract has constraints on the object. */
    private boolean isObject(SchemaSite site) {
        Facts facts = reader.read(site);
        return facts.kinds().contains(JsonKind.OBJECT)
                && (facts.type() != null
                        || facts.isAbout(JsonKind.OBJECT)
                        || !facts.choices().isEmpty());
    }

    /** Adds the schemas of the elements of an array: definitions by their names, others by this name. */
    public void addElements(SchemaSite array, String name) {
        addElements(array, name, 0);
    }

    /** Returns the schemas and their names: first the definitions, then the others, in the order of the contract. */
    public Map<SchemaSite, String> all() {
        Map<SchemaSite, String> all = new LinkedHashMap<>();
        for (SchemaSite definition : definitions) {
            if (used.contains(definition)) {
                all.put(definition, definition.name().orElseThrow());
            }
        }
        inline.forEach(all::putIfAbsent);
        return all;
    }
}

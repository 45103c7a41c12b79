package dev.schemac.contracts.normal;

import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.DynamicReferences;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.load.SchemaSite;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The lowered schemas of an import, each made when it is first needed. Not thread-safe. */
public final class Schemas {
    /** Rejects longer chains of {@code $ref}: no contract written by hand has them. */
    private static final int MOST_STEPS = 1_000;

    private final References references;
    private final Map<SchemaSite, Schema> known = new HashMap<>();

    public Schemas(References references) {
        this.references = references;
    }

    /**
     * Returns a schema.
     *
     * @throws ContractException if the value is neither an object nor a boolean
     */
    public Schema of(SchemaSite site) {
        Schema schema = known.get(site);
        if (schema == null) {
            if (!site.isSchema()) {
                throw new ContractException(site.place(), "expected a schema, which is an object or a boolean");
            }
            schema = Lowering.of(site);
            known.put(site, schema);
        }
        return schema;
    }

    /** Returns the target of {@code $ref}; empty if there is none, or it is in the network. */
    public Optional<SchemaSite> reference(Schema schema) {
        return schema.get("$ref") instanceof String reference
                ? references.resolve(schema.site(), reference)
                : Optional.empty();
    }

    /**
     * Returns the target of a reference outside of {@code $ref}; empty if it is in the network.
     *
     * @param place the place of the reference in messages
     */
    Optional<SchemaSite> resolve(SchemaSite site, String reference, String place) {
        return references.resolve(site, reference, place);
    }

    /** Returns the discriminator of a schema; empty if it has none. */
    public Optional<Discriminator> discriminator(SchemaSite site) {
        return Discriminator.of(site, this);
    }

    /** Returns the target of a dynamic reference; empty if it depends on the schemas that a validator has passed. */
    public Optional<SchemaSite> dynamicReference(Schema schema, String keyword) {
        return schema.has(keyword) ? references.dynamic().target(schema.site(), keyword) : Optional.empty();
    }

    /** Returns the schemas that a schema refers to, and that apply to the same value; empty if one of them is unknown. */
    public Optional<List<SchemaSite>> targets(Schema schema) {
        List<SchemaSite> targets = new ArrayList<>();
        boolean known = true;
        if (schema.get("$ref") instanceof String) {
            known = reference(schema).map(targets::add).isPresent();
        }
        for (String keyword : DynamicReferences.KEYWORDS) {
            known &= !schema.has(keyword)
                    || dynamicReference(schema, keyword).map(targets::add).isPresent();
        }
        return known ? Optional.of(targets) : Optional.empty();
    }

    /** Returns whether a schema is only a reference to another one. */
    public boolean isReference(SchemaSite site) {
        return site.get("$ref") instanceof String
                && of(site).keywords().stream()
                        .allMatch(keyword -> keyword.equals("$ref") || Annotations.isAnnotation(keyword));
    }

    /** Returns the schema at the end of a chain of pure references. */
    public SchemaSite target(SchemaSite site) {
        SchemaSite at = site;
        Set<SchemaSite> seen = new HashSet<>();
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            Optional<SchemaSite> next = isReference(at) ? reference(of(at)) : Optional.empty();
            if (next.isEmpty()) {
                return at;
            }
            at = next.get();
            if (!seen.add(at)) {
                throw new ContractException(site.place(), "circular reference: the schema includes itself");
            }
        }
        throw new ContractException(site.place() + "/$ref", "a chain of more than " + MOST_STEPS + " references");
    }
}

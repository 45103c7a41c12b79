package dev.schemac.contracts.normal;

import dev.schemac.contracts.load.ContractException;
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
    /** The keywords that refer to a schema. */
    public static final List<String> REFERENCES = List.of("$dynamicRef", "$recursiveRef", "$ref");

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

    /**
     * Returns the target of a keyword that refers to a schema. Returns empty if there is none, it is in the network, or it
     * depends on the schemas that a validator has passed.
     */
    public Optional<SchemaSite> reference(Schema schema, String keyword) {
        if (!(schema.get(keyword) instanceof String reference)) {
            return Optional.empty();
        }
        return keyword.equals("$ref")
                ? references.resolve(schema.site(), reference)
                : references.dynamic().target(schema.site(), keyword);
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

    /** Returns the schemas that a schema refers to, and that apply to the same value; empty if one of them is unknown. */
    public Optional<List<SchemaSite>> targets(Schema schema) {
        List<SchemaSite> targets = new ArrayList<>();
        for (String keyword : REFERENCES) {
            Optional<SchemaSite> target = reference(schema, keyword);
            if (target.isEmpty() && schema.get(keyword) instanceof String) {
                return Optional.empty();
            }
            target.ifPresent(targets::add);
        }
        return Optional.of(targets);
    }

    /** Returns whether a schema is only a reference to another one. */
    public boolean isReference(SchemaSite site) {
        return site.get("$ref") instanceof String && of(site).hasOnly("$ref");
    }

    /** Returns the schema at the end of a chain of pure references; one of them if they are a circle. */
    public SchemaSite target(SchemaSite site) {
        SchemaSite at = site;
        Set<SchemaSite> seen = new HashSet<>();
        while (isReference(at)) {
            Optional<SchemaSite> next = reference(of(at), "$ref");
            if (next.isEmpty()) {
                return at;
            }
            at = next.get();
            if (!seen.add(at)) {
                return at; // in a circle, which is reported where its constraints are read
            } else if (seen.size() > MOST_STEPS) {
                String place = site.place() + "/$ref";
                throw new ContractException(place, "a chain of more than " + MOST_STEPS + " references");
            }
        }
        return at;
    }
}

package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;

import dev.schemac.contracts.load.ApiContract.Body;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schema.Direction;
import dev.schemac.contracts.normal.Schemas;
import dev.schemac.contracts.report.Difference;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds the schemas that requests and responses contain. In OpenAPI 3.0 and Swagger, a required member with {@code readOnly}
 * is required in responses only, and one with {@code writeOnly} in requests only.
 */
public final class Directions {
    private final References references;
    private final Schemas schemas;
    private final List<SchemaSite> requests = new ArrayList<>();
    private final List<SchemaSite> responses = new ArrayList<>();

    /** The definitions that refer to another one may be subtypes of it. */
    private final List<SchemaSite> definitions = new ArrayList<>();

    private Set<SchemaSite> inRequests;
    private Set<SchemaSite> inResponses;

    public Directions(References references, Schemas schemas) {
        this.references = references;
        this.schemas = schemas;
    }

    /** Adds an API, before the first schema is read. */
    public void add(Collection<Body> bodies, List<SchemaSite> ofContract) {
        bodies.forEach(body -> (body.isRequest() ? requests : responses).add(body.schema()));
        definitions.addAll(ofContract);
        inRequests = null;
    }

    /**
     * Returns the directions of the documents that contain all these schemas. Returns both if no schema has required members.
     * Returns none if no body contains them.
     */
    Set<Direction> of(Set<SchemaSite> sites) {
        if (inRequests == null) {
            inRequests = contained(requests);
            inResponses = contained(responses);
        }
        List<SchemaSite> requiring =
                sites.stream().filter(site -> site.has("required")).toList();
        Set<Direction> common = EnumSet.noneOf(Direction.class);
        if (inRequests.containsAll(requiring)) {
            common.add(Direction.REQUEST);
        }
        if (inResponses.containsAll(requiring)) {
            common.add(Direction.RESPONSE);
        }
        return common;
    }

    /** Returns the only direction in which a required member is required. Returns empty if that is both directions. */
    Optional<Direction> requiredIn(SchemaSite member) {
        Set<SchemaSite> seen = new HashSet<>();
        Deque<SchemaSite> left = new ArrayDeque<>(List.of(member));
        Set<Direction> said = EnumSet.noneOf(Direction.class);
        while (!left.isEmpty()) {
            SchemaSite next = left.removeFirst();
            if (!seen.add(next) || !next.isSchema()) {
                continue;
            }
            Optional<SchemaSite> target = target(next);
            if (target.isPresent()) {
                left.add(target.get());
                continue;
            }
            said.addAll(schemas.of(next).directions());
            left.addAll(next.children("allOf"));
        }
        return said.size() == 1 ? Optional.of(said.iterator().next()) : Optional.empty();
    }

    /** Returns the schemas with required members or a discriminator in some bodies. Follows every reference. */
    private Set<SchemaSite> contained(List<SchemaSite> bodies) {
        Set<SchemaSite> found = new HashSet<>();
        Set<SchemaSite> started = new HashSet<>();
        Deque<SchemaSite> left = new ArrayDeque<>();
        Collection<SchemaSite> next = bodies;
        while (!next.isEmpty()) {
            next.stream().filter(started::add).forEach(left::push);
            while (!left.isEmpty()) {
                SchemaSite site = left.pop();
                if (site.has("required") || site.has("discriminator")) {
                    found.add(site);
                }
                target(site).filter(started::add).ifPresent(left::push);
                site.members().stream()
                        .filter(member -> member.value() instanceof Map || member.value() instanceof List)
                        .forEach(left::push);
            }
            next = definitions.stream()
                    .filter(each -> !started.contains(each) && isSubtype(each, found))
                    .toList();
        }
        return found;
    }

    /** Returns whether a definition is a subtype of a schema with a discriminator. */
    private boolean isSubtype(SchemaSite definition, Set<SchemaSite> bases) {
        List<SchemaSite> parts = new ArrayList<>(definition.children("allOf"));
        parts.add(definition);
        return parts.stream()
                .flatMap(part -> target(part).stream())
                .anyMatch(base -> base.has("discriminator") && bases.contains(base));
    }

    private Optional<SchemaSite> target(SchemaSite site) {
        if (!(site.get("$ref") instanceof String reference)) {
            return Optional.empty();
        }
        try {
            return references.resolve(site, reference);
        } catch (ContractException e) {
            return Optional.empty(); // Reported if the schema is imported. In an example, it is not a reference.
        }
    }

    // ---- required members of one direction

    /** Applies {@code required} of members with {@code readOnly} or {@code writeOnly} to one direction. */
    void require(FactsBuilder facts) {
        Map<String, Direction> only = requiredInOne(facts);
        if (only.isEmpty()) {
            return;
        }
        Set<Direction> used = of(facts.core());
        Map<Direction, List<String>> missing = new EnumMap<>(Direction.class);
        only.forEach((name, direction) -> {
            if (used.equals(Set.of(direction.opposite()))) {
                facts.unrequire(name);
            } else if (!used.equals(Set.of(direction))) {
                missing.computeIfAbsent(direction.opposite(), unknown -> new ArrayList<>())
                        .add("'" + name + "'");
            }
        });
        if (!missing.isEmpty()) {
            String documents = missing.entrySet().stream()
                    .map(each -> each.getKey().documents() + " without " + String.join(" or ", each.getValue()))
                    .collect(Collectors.joining(", and "));
            String description =
                    documents + " are rejected: 'readOnly' members are required in responses only, 'writeOnly'"
                            + " members in requests";
            facts.core().stream()
                    .filter(each -> each.has("required"))
                    .findFirst()
                    .ifPresentOrElse(
                            site -> facts.differ(site, Difference.at(site, "required", NARROWER, description)), () -> {
                                SchemaSite site = facts.core().iterator().next();
                                facts.differ(site, Difference.implied(site, "required", NARROWER, description));
                            });
        }
    }

    /** Returns the required members that one direction requires, in the order of {@code required}. */
    private Map<String, Direction> requiredInOne(FactsBuilder facts) {
        Map<String, Direction> found = new HashMap<>();
        for (Schema schema : facts.objects()) {
            for (SchemaSite member : schema.children("properties")) {
                String name = member.lastToken();
                if (facts.required().contains(name) && !found.containsKey(name)) {
                    requiredIn(member).ifPresent(direction -> found.put(name, direction));
                }
            }
        }
        Map<String, Direction> ordered = new LinkedHashMap<>();
        facts.required().stream().filter(found::containsKey).forEach(name -> ordered.put(name, found.get(name)));
        return ordered;
    }
}

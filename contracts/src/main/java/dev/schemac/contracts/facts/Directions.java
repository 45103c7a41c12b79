package dev.schemac.contracts.facts;

import static dev.schemac.contracts.report.Difference.Effect.NARROWER;

import dev.schemac.contracts.load.ApiContract.Body;
import dev.schemac.contracts.load.ContractException;
import dev.schemac.contracts.load.References;
import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Hierarchy;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schema.Direction;
import dev.schemac.contracts.normal.Schemas;
import dev.schemac.contracts.report.Difference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/**
 * Finds the schemas that requests and responses contain. In OpenAPI 3.0 and Swagger, a required member with {@code readOnly}
 * is required in responses only, and one with {@code writeOnly} in requests only.
 */
public final class Directions {
    private final List<Body> bodies;
    private final References references;
    private final Schemas schemas;
    private final Hierarchy hierarchy;

    /** The schemas with required members in all bodies of a direction. */
    private final Map<Direction, Set<SchemaSite>> contained = new EnumMap<>(Direction.class);

    /** @param bodies the bodies of all APIs */
    public Directions(List<Body> bodies, References references, Schemas schemas, Hierarchy hierarchy) {
        this.bodies = List.copyOf(bodies);
        this.references = references;
        this.schemas = schemas;
        this.hierarchy = hierarchy;
    }

    /** Finds the schemas of a direction. Follows every reference, and the way from bases to their heirs. */
    private Set<SchemaSite> find(Direction direction) {
        boolean isRequest = direction == Direction.REQUEST;
        Set<SchemaSite> found = new HashSet<>();
        Set<SchemaSite> seen = new HashSet<>();
        Deque<SchemaSite> left = new ArrayDeque<>();
        bodies.stream().filter(body -> body.isRequest() == isRequest).forEach(body -> left.push(body.schema()));
        while (!left.isEmpty()) {
            SchemaSite site = left.pop();
            if (!seen.add(site)) {
                continue;
            }
            if (site.has("required")) {
                found.add(site);
            }
            if (site.has("discriminator")) {
                hierarchy.heirs(site).forEach(left::push);
            }
            target(site).ifPresent(left::push);
            site.members().stream()
                    .filter(member -> member.value() instanceof Map || member.value() instanceof List)
                    .forEach(left::push);
        }
        return found;
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
        List<SchemaSite> requiring =
                facts.core().stream().filter(site -> site.has("required")).toList();
        Set<Direction> used = EnumSet.allOf(Direction.class);
        used.removeIf(
                direction -> !contained.computeIfAbsent(direction, this::find).containsAll(requiring));
        Map<Direction, StringJoiner> missing = new EnumMap<>(Direction.class);
        for (String name : List.copyOf(facts.required())) {
            Direction direction = only.get(name);
            if (direction != null && used.equals(Set.of(direction.opposite()))) {
                facts.unrequire(name);
            } else if (direction != null && !used.equals(Set.of(direction))) {
                missing.computeIfAbsent(direction.opposite(), unknown -> new StringJoiner(" or "))
                        .add("'" + name + "'");
            }
        }
        if (!missing.isEmpty()) {
            String description = missing.entrySet().stream()
                            .map(each -> each.getKey().documents() + " without " + each.getValue())
                            .collect(Collectors.joining(", and "))
                    + " are rejected: 'readOnly' members are required in responses only, 'writeOnly' members in requests";
            SchemaSite site = requiring.isEmpty() ? facts.core().iterator().next() : requiring.get(0);
            facts.differ(
                    site,
                    requiring.isEmpty()
                            ? Difference.implied(site, "required", NARROWER, description)
                            : Difference.at(site, "required", NARROWER, description));
        }
    }

    /** Returns the required members that one direction requires. */
    private Map<String, Direction> requiredInOne(FactsBuilder facts) {
        Map<String, Direction> found = new HashMap<>();
        for (Schema schema : facts.objects()) {
            Map<String, SchemaSite> members = schema.members();
            // One of the two can be large in many schemas.
            boolean few = facts.required().size() < members.size();
            for (String name : few ? facts.required() : members.keySet()) {
                boolean isBoth = members.containsKey(name) && facts.required().contains(name);
                if (isBoth && !found.containsKey(name)) {
                    requiredIn(members.get(name)).ifPresent(direction -> found.put(name, direction));
                }
            }
        }
        return found;
    }

    /** Returns the only direction in which a required member is required. Returns empty if that is both directions. */
    private Optional<Direction> requiredIn(SchemaSite member) {
        Set<SchemaSite> seen = new HashSet<>();
        Deque<SchemaSite> left = new ArrayDeque<>(List.of(member));
        Set<Direction> said = EnumSet.noneOf(Direction.class);
        while (!left.isEmpty()) {
            SchemaSite next = left.removeFirst();
            if (seen.add(next) && next.isSchema()) {
                target(next).ifPresentOrElse(left::add, () -> {
                    said.addAll(schemas.of(next).directions());
                    left.addAll(next.children("allOf"));
                });
            }
        }
        return said.size() == 1 ? Optional.of(said.iterator().next()) : Optional.empty();
    }
}

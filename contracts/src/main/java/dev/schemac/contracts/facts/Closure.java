package dev.schemac.contracts.facts;

import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schemas;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A schema whose {@code unevaluatedProperties} is false, or a schema.
 *
 * @param inside the schema, and all schemas that apply with it to the same object
 * @param maybe the schemas that apply to some of these objects
 * @param unknown whether other schemas apply, or patterns select members
 */
record Closure(Schema schema, Set<Schema> inside, Set<Schema> maybe, boolean unknown) {
    static Closure of(Schema schema, Schemas schemas) {
        Set<Schema> inside = new LinkedHashSet<>();
        Deque<SchemaSite> left = new ArrayDeque<>(List.of(schema.site()));
        boolean unknown = add(left, inside, schemas);
        inside.forEach(each -> left.addAll(each.conditional()));
        Set<Schema> all = new LinkedHashSet<>(inside);
        int certain = inside.size();
        unknown |= add(left, all, schemas);
        for (int done = certain; done < all.size(); ) {
            List<Schema> more = new ArrayList<>(all).subList(done, all.size());
            done = all.size();
            more.forEach(each -> left.addAll(each.conditional()));
            unknown |= add(left, all, schemas);
        }
        all.removeAll(inside);
        return new Closure(schema, inside, all, unknown);
    }

    /** Adds schemas, and the schemas that apply with them. Returns whether others apply, too. */
    private static boolean add(Deque<SchemaSite> left, Set<Schema> found, Schemas schemas) {
        boolean unknown = false;
        while (!left.isEmpty()) {
            Schema next = schemas.of(left.removeFirst());
            if (!found.add(next)) {
                continue;
            }
            unknown |= next.has("patternProperties");
            for (String keyword : List.of("allOf", "anyOf", "oneOf")) {
                left.addAll(next.children(keyword));
            }
            Optional<List<SchemaSite>> targets = schemas.targets(next);
            targets.ifPresent(left::addAll);
            unknown |= targets.isEmpty();
        }
        return unknown;
    }

    boolean conditional() {
        return unknown || !maybe.isEmpty();
    }

    /** Returns the members that some schema may evaluate; empty if that is unknown. */
    Optional<Set<String>> maybeEvaluated() {
        if (unknown || maybe.stream().anyMatch(Closure::isOpen)) {
            return Optional.empty();
        }
        Set<String> names = new LinkedHashSet<>();
        maybe.forEach(each -> names.addAll(each.memberNames()));
        return Optional.of(names);
    }

    private static boolean isOpen(Schema other) {
        return List.of("additionalProperties", "unevaluatedProperties").stream()
                .anyMatch(keyword -> other.has(keyword) && !Boolean.FALSE.equals(other.get(keyword)));
    }

    boolean has(Schema other) {
        return inside.contains(other);
    }

    /** Returns whether a schema inside of the closure evaluates every member. */
    boolean isOpenedBy(Schema other) {
        boolean additional =
                other.has("additionalProperties") && !Boolean.FALSE.equals(other.get("additionalProperties"));
        boolean unevaluated = other != schema
                && other.has("unevaluatedProperties")
                && !Boolean.FALSE.equals(other.get("unevaluatedProperties"));
        return has(other) && (additional || unevaluated);
    }
}

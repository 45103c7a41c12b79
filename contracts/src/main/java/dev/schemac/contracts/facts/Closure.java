package dev.schemac.contracts.facts;

import dev.schemac.contracts.load.SchemaSite;
import dev.schemac.contracts.normal.Schema;
import dev.schemac.contracts.normal.Schemas;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The schemas that decide which members or elements a schema with {@code unevaluatedProperties} or {@code unevaluatedItems}
 * evaluates.
 *
 * @param inside the schema, and all schemas and branches of choices that apply with it to the same value
 * @param maybe the schemas that apply to the same value on a condition
 * @param unknown whether other schemas apply
 */
record Closure(Schema schema, Set<Schema> inside, Set<Schema> maybe, boolean unknown) {
    static Closure of(Schema schema, Schemas schemas) {
        Set<Schema> inside = new LinkedHashSet<>();
        Set<Schema> maybe = new LinkedHashSet<>();
        Deque<SchemaSite> certain = new ArrayDeque<>(List.of(schema.site()));
        Deque<SchemaSite> conditional = new ArrayDeque<>();
        boolean unknown = false;
        while (!certain.isEmpty() || !conditional.isEmpty()) {
            boolean isCertain = !certain.isEmpty();
            Deque<SchemaSite> left = isCertain ? certain : conditional;
            Schema next = schemas.of(left.removeFirst());
            if (inside.contains(next) || !(isCertain ? inside : maybe).add(next)) {
                continue;
            }
            for (String keyword : List.of("allOf", "anyOf", "oneOf")) {
                left.addAll(next.children(keyword));
            }
            Optional<List<SchemaSite>> targets = schemas.targets(next);
            targets.ifPresent(left::addAll);
            unknown |= targets.isEmpty();
            conditional.addAll(next.conditional());
        }
        return new Closure(schema, inside, maybe, unknown);
    }

    Stream<Schema> all() {
        return Stream.concat(inside.stream(), maybe.stream());
    }

    /** Returns whether some schemas apply to some values only. */
    boolean isConditional() {
        return !maybe.isEmpty() || inside.stream().anyMatch(each -> each.has("anyOf") || each.has("oneOf"));
    }

    /** Returns the members that a condition may evaluate; empty if that is unknown. */
    Optional<Set<String>> maybeEvaluated() {
        if (unknown
                || all().anyMatch(each -> each.has("patternProperties"))
                || maybe.stream().anyMatch(this::evaluatesAll)) {
            return Optional.empty();
        }
        Set<String> names = new LinkedHashSet<>();
        maybe.forEach(each -> names.addAll(each.memberNames()));
        return Optional.of(names);
    }

    /** Returns whether a schema inside of the closure evaluates every member. */
    boolean isOpenedBy(Schema other) {
        return inside.contains(other) && evaluatesAll(other);
    }

    private boolean evaluatesAll(Schema other) {
        return isOpen(other, "additionalProperties") || other != schema && isOpen(other, "unevaluatedProperties");
    }

    private static boolean isOpen(Schema other, String keyword) {
        return other.has(keyword) && !Boolean.FALSE.equals(other.get(keyword));
    }
}

package dev.schemac.dsl.link;

import dev.schemac.dsl.diagnostic.DiagnosticCode;
import dev.schemac.dsl.diagnostic.Diagnostics;
import dev.schemac.dsl.diagnostic.Fix.Part;
import dev.schemac.dsl.link.DeclaredSchema.EventKind;
import dev.schemac.dsl.link.DeclaredSchema.Reference;
import dev.schemac.dsl.syntax.SchemaFile.Name;
import dev.schemac.dsl.syntax.SchemaFile.Qualifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the schemas that others inherit and copy from, and sorts all schemas so that these come first. */
record Ancestry(SchemaNames names, Diagnostics diagnostics) {
    private static final int MAX_ANCESTORS = 255;

    /** Resolves {@code inherits} and {@code copyfrom} of all schemas. The result has ancestors and sources first. */
    List<DeclaredSchema> link(List<DeclaredSchema> schemas) {
        schemas.forEach(this::resolve);
        List<DeclaredSchema> order = new ArrayList<>();
        Map<DeclaredSchema, Boolean> done = new HashMap<>();
        for (DeclaredSchema schema : schemas) {
            visit(schema, done, order);
        }
        limitDepth(order);
        return order;
    }

    // ---- names

    private void resolve(DeclaredSchema schema) {
        for (Qualifier qualifier : schema.declaration.qualifiers()) {
            switch (qualifier.word().text().toLowerCase(Locale.ROOT)) {
                case "inherits" -> resolve(schema, qualifier, schema.supertypes);
                case "copyfrom" -> resolve(schema, qualifier, schema.copied);
                default -> {
                    // names columns, or nothing
                }
            }
        }
        if (schema.eventKind == EventKind.JSON) {
            checkSupertypes(schema);
        }
    }

    private void resolve(DeclaredSchema schema, Qualifier qualifier, List<Reference> into) {
        for (Name name : qualifier.names()) {
            Optional<DeclaredSchema> found = resolve(schema, name);
            if (found.isEmpty()) {
                schema.forgetColumns();
            } else if (into.stream().noneMatch(before -> before.schema() == found.get())) {
                found.get().use();
                into.add(new Reference(found.get(), name));
            }
        }
    }

    private Optional<DeclaredSchema> resolve(DeclaredSchema schema, Name name) {
        List<Declared> found = names.written(name.text(), schema.file());
        if (found.size() == 1 && found.get(0) instanceof DeclaredSchema source) {
            return Optional.of(source);
        }
        if (found.size() == 1) {
            diagnostics.error(
                    DiagnosticCode.NOT_A_SUPERTYPE,
                    name.location(),
                    "'" + name.text() + "' is an enum: no schema can inherit or copy from it");
        } else if (found.size() > 1) {
            names.reportAmbiguous(name.text(), name.location(), found);
        } else if (!names.isBroken(name.text()) && !names.reportHidden(name.text(), name.location(), schema.file())) {
            diagnostics.error(
                    DiagnosticCode.UNKNOWN_SCHEMA,
                    name.location(),
                    "unknown schema '" + name.text() + "'",
                    names.fix(Part.NAME, name.text(), List.of()));
        }
        return Optional.empty();
    }

    private void checkSupertypes(DeclaredSchema schema) {
        List<Reference> supertypes = schema.supertypes;
        if (supertypes.size() > 1) {
            diagnostics.error(
                    DiagnosticCode.SEVERAL_SUPERTYPES,
                    supertypes.get(1).name().location(),
                    schema.file().ofClasses()
                            ? "class '" + schema.name() + "' belongs to more than one union"
                            : "a JSON schema inherits from one schema only; 'copyfrom' copies the columns of others");
            supertypes.subList(1, supertypes.size()).clear();
            schema.forgetColumns();
        }
        schema.parent().flatMap(Ancestry::objection).ifPresent(objection -> {
            diagnostics.error(
                    DiagnosticCode.NOT_A_SUPERTYPE,
                    supertypes.get(0).name().location(),
                    "schema '" + supertypes.get(0).schema().name() + "' " + objection);
            supertypes.clear();
            schema.forgetColumns();
        });
    }

    private static Optional<String> objection(DeclaredSchema parent) {
        if (parent.eventKind == EventKind.MAP) {
            return Optional.of("is not a JSON schema: no JSON schema can inherit from it");
        }
        return parent.annotations
                .className()
                .map(name -> "has the class '" + name.text() + "': no schema can inherit from it");
    }

    // ---- order

    /** A schema on the path of the search, and its references that remain to be followed. */
    private record Step(DeclaredSchema schema, Iterator<Reference> rest) {}

    /** Searches depth first, without recursion, because chains of schemas can be long. */
    private void visit(DeclaredSchema start, Map<DeclaredSchema, Boolean> done, List<DeclaredSchema> order) {
        Deque<Step> path = new ArrayDeque<>();
        enter(start, path, done);
        while (!path.isEmpty()) {
            Step step = path.peek();
            if (!step.rest.hasNext()) {
                path.pop();
                done.put(step.schema, true);
                order.add(step.schema);
                continue;
            }
            Reference next = step.rest.next();
            if (names.isOther(next.schema())) {
                continue;
            }
            Boolean finished = done.get(next.schema());
            if (finished == null) {
                enter(next.schema(), path, done);
            } else if (!finished) {
                cut(path, next);
            }
        }
    }

    private static void enter(DeclaredSchema schema, Deque<Step> path, Map<DeclaredSchema, Boolean> done) {
        if (done.putIfAbsent(schema, false) == null) {
            path.push(new Step(schema, references(schema).toList().iterator()));
        }
    }

    /**
     * Reports the cycle that {@code closing} closes, and breaks it. The reference belongs to the last schema of the
     * path.
     */
    private void cut(Deque<Step> path, Reference closing) {
        List<DeclaredSchema> circle = new ArrayList<>();
        for (Step step : path) {
            circle.add(0, step.schema);
            if (step.schema == closing.schema()) {
                break;
            }
        }
        DeclaredSchema last = circle.get(circle.size() - 1);
        DeclaredSchema second = circle.get(1 % circle.size());
        Reference from = references(closing.schema())
                .filter(reference -> reference.schema() == second)
                .findFirst()
                .orElse(closing);
        boolean inherits = true;
        for (int i = 0; i < circle.size(); i++) {
            DeclaredSchema next = circle.get((i + 1) % circle.size());
            inherits &= circle.get(i).supertypes.stream().anyMatch(reference -> reference.schema() == next);
            circle.get(i).forgetColumns();
        }
        diagnostics.error(
                DiagnosticCode.INHERITANCE_CYCLE,
                from.name().location(),
                "schema '" + closing.schema().name() + "' " + (inherits ? "inherits" : "inherits or copies")
                        + " from itself: " + chain(circle));
        last.supertypes.remove(closing);
        last.copied.remove(closing);
    }

    private static Stream<Reference> references(DeclaredSchema schema) {
        return Stream.concat(schema.supertypes.stream(), schema.copied.stream());
    }

    /** Describes a cycle as {@code A -> B -> A}. A long chain is cut in the middle. */
    private static String chain(List<DeclaredSchema> circle) {
        List<String> shown =
                new ArrayList<>(circle.stream().map(DeclaredSchema::name).toList());
        if (shown.size() > 10) {
            shown.subList(5, shown.size() - 4).clear();
            shown.add(5, "...");
        }
        return shown.stream().collect(Collectors.joining(" -> ", "", " -> " + shown.get(0)));
    }

    // ---- depth

    private void limitDepth(List<DeclaredSchema> order) {
        Map<DeclaredSchema, Integer> depths = new HashMap<>();
        for (DeclaredSchema schema : order) {
            int depth = schema.parent()
                    .map(parent -> depths.computeIfAbsent(parent, Ancestry::ancestors) + 1)
                    .orElse(0);
            if (depth > MAX_ANCESTORS) {
                diagnostics.error(
                        DiagnosticCode.TOO_MANY_ANCESTORS,
                        schema.supertypes.get(0).name().location(),
                        "schema '" + schema.name() + "' has more than " + MAX_ANCESTORS + " ancestors");
                schema.supertypes.clear();
                schema.forgetColumns();
                depth = 0;
            }
            depths.put(schema, depth);
        }
    }

    /** Returns the number of ancestors of a schema of another run. */
    private static int ancestors(DeclaredSchema schema) {
        return (int) schema.ancestors().count();
    }
}

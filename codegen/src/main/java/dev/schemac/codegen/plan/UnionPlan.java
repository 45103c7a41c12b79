package dev.schemac.codegen.plan;

import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.Union;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a parser finds the schema of an object that may be one of several.
 *
 * @param member the name in JSON of the member that says it; empty where objects are wrapped, and the name of the
 *     member around an object says it
 * @param aliases further names of it
 * @param branches in the order of the declarations
 * @param otherwise who reads all other objects; where it is empty they are refused
 * @param wrapper the name that is written around an event of the schema itself, where objects are wrapped
 */
public record UnionPlan(
        Optional<String> member,
        List<String> aliases,
        List<Branch> branches,
        Optional<Target> otherwise,
        Optional<String> wrapper) {

    /** The texts that lead to one schema. */
    public record Branch(List<String> texts, Target target) {}

    /**
     * Who reads an object.
     *
     * @param itself whether the parser is not to look again at what the object is
     */
    public record Target(ObjectNames classes, boolean itself) {}

    /** Whether there is one of a schema. */
    static boolean dispatches(ObjectType type) {
        return type.union().isPresent() || type.discriminatorTexts().containsKey(Union.WRAPPER);
    }

    /** Also of a schema that is one of those whose objects are wrapped, and has no union. */
    static Optional<UnionPlan> of(ObjectType type, TypeMapper types) {
        Optional<Union.Texts> wrapped =
                Optional.ofNullable(type.discriminatorTexts().get(Union.WRAPPER));
        return type.union()
                .or(() -> wrapped.map(texts -> new Union(
                        Optional.empty(),
                        texts.texts().stream()
                                .map(text -> new Union.Subtype(text, type))
                                .toList(),
                        Optional.empty())))
                .map(union -> of(type, union, wrapped.flatMap(Union.Texts::written), types));
    }

    private static UnionPlan of(ObjectType type, Union union, Optional<String> wrapper, TypeMapper types) {
        Optional<Column> discriminator = type.allColumns().stream()
                .filter(column ->
                        union.discriminator().filter(column.name()::equals).isPresent())
                .findFirst();
        Map<ObjectType, List<String>> texts = new LinkedHashMap<>();
        union.subtypes()
                .forEach(subtype -> texts.computeIfAbsent(subtype.type(), key -> new ArrayList<>())
                        .add(subtype.text()));
        return new UnionPlan(
                discriminator.map(Column::jsonName),
                discriminator.map(Column::aliases).orElse(List.of()),
                texts.entrySet().stream()
                        .map(entry -> new Branch(entry.getValue(), target(entry.getKey(), union, types)))
                        .toList(),
                union.otherwise().map(other -> target(other, union, types)),
                wrapper);
    }

    private static Target target(ObjectType type, Union union, TypeMapper types) {
        boolean alike = type.union()
                .filter(inner -> inner.discriminator().equals(union.discriminator()))
                .isPresent();
        return new Target(types.names(type), alike || union.discriminator().isEmpty());
    }

    /** All texts that name a schema. */
    public List<String> texts() {
        return branches.stream().flatMap(branch -> branch.texts.stream()).toList();
    }

    /** The classes of the schemas that objects may be of, but for one. */
    public List<ObjectNames> subtypes(ObjectNames own) {
        return Stream.concat(branches.stream().map(Branch::target), otherwise.stream())
                .map(Target::classes)
                .filter(classes -> !classes.equals(own))
                .distinct()
                .toList();
    }
}

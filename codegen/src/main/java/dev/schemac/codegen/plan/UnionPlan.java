package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.ObjectNames;
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
 * @param switches the branches in the order of the declarations, as many at a time as fit a method
 * @param otherwise who reads all other objects; where it is empty they are refused
 * @param wrapper the name that is written around an event of the schema itself, where objects are wrapped
 */
public record UnionPlan(
        Optional<String> member,
        List<String> aliases,
        List<List<Branch>> switches,
        Optional<Target> otherwise,
        Optional<String> wrapper) {

    /** So many strings keep a switch below the 8,000 bytes up to which HotSpot compiles a method. */
    private static final int STRINGS_OF_A_SWITCH = 128;

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
    static Optional<UnionPlan> of(ObjectType type, JavaTypes types) {
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

    private static UnionPlan of(ObjectType type, Union union, Optional<String> wrapper, JavaTypes types) {
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
                switches(texts.entrySet().stream()
                        .map(entry -> new Branch(entry.getValue(), target(entry.getKey(), union, types)))
                        .toList()),
                union.otherwise().map(other -> target(other, union, types)),
                wrapper);
    }

    private static Target target(ObjectType type, Union union, JavaTypes types) {
        boolean alike = type.union()
                .filter(inner -> inner.discriminator().equals(union.discriminator()))
                .isPresent();
        return new Target(types.names(type), alike || union.discriminator().isEmpty());
    }

    private static List<List<Branch>> switches(List<Branch> branches) {
        List<List<Branch>> switches = new ArrayList<>(List.of(new ArrayList<>()));
        int strings = 0;
        for (Branch branch : branches) {
            for (int from = 0; from < branch.texts().size(); from += STRINGS_OF_A_SWITCH) {
                int to = Math.min(branch.texts().size(), from + STRINGS_OF_A_SWITCH);
                if (strings + to - from > STRINGS_OF_A_SWITCH) {
                    switches.add(new ArrayList<>());
                    strings = 0;
                }
                switches.get(switches.size() - 1).add(new Branch(branch.texts().subList(from, to), branch.target()));
                strings += to - from;
            }
        }
        return switches;
    }

    private Stream<Branch> branches() {
        return switches.stream().flatMap(List::stream);
    }

    /** All texts that name a schema. */
    public List<String> texts() {
        return branches().flatMap(branch -> branch.texts.stream()).toList();
    }

    /** The method with a switch after the first one. */
    public static String methodOfSwitch(int number) {
        return GeneratedNames.readFurther(number);
    }

    /** The classes of the schemas that objects may be of, but for one. */
    public List<ObjectNames> subtypes(ObjectNames own) {
        return Stream.concat(branches().map(Branch::target), otherwise.stream())
                .map(Target::classes)
                .filter(classes -> !classes.equals(own))
                .distinct()
                .toList();
    }
}

package dev.schemac.codegen.plan;

import dev.schemac.codegen.names.GeneratedNames;
import dev.schemac.codegen.names.ObjectNames;
import dev.schemac.dsl.model.Column;
import dev.schemac.dsl.model.ObjectType;
import dev.schemac.dsl.model.ObjectType.Union;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a parser selects the schema of an object.
 *
 * @param member the name of the discriminator in JSON; empty for unions of other kinds
 * @param aliases further names of the discriminator
 * @param deduced the members of each subtype, if their names select it
 * @param switches the branches in the order of the declarations, split to fit methods
 * @param otherwise the reader of all other objects; if empty, they are rejected
 * @param wrapper the name that wraps an event of the schema itself
 */
public record UnionPlan(
        Optional<String> member,
        List<String> aliases,
        List<Members> deduced,
        List<List<Branch>> switches,
        Optional<Target> otherwise,
        Optional<String> wrapper) {

    /** The limit of strings of a switch below 8,000 bytes, up to which HotSpot compiles a method. */
    private static final int STRINGS_OF_A_SWITCH = 128;

    /** The names that a subtype has for its members, with aliases. */
    public record Members(String subtype, List<String> names) {
        static Members of(Union.Subtype subtype) {
            return new Members(
                    subtype.string(),
                    subtype.type().allColumns().stream()
                            .flatMap(column -> Stream.concat(Stream.of(column.jsonName()), column.aliases().stream()))
                            .toList());
        }
    }

    /** The strings that select one schema. */
    public record Branch(List<String> strings, Target target) {}

    /**
     * The reader of an object.
     *
     * @param itself whether the parser must not select again
     */
    public record Target(ObjectNames classes, boolean itself) {}

    /** Returns the wrapper of a schema; also if the schema is a subtype of wrapped objects and has no union. */
    static Optional<UnionPlan> of(ObjectType type, JavaTypes types) {
        Optional<Union.Strings> wrapped =
                Optional.ofNullable(type.discriminatorStrings().get(Union.WRAPPER));
        return type.union()
                .or(() -> wrapped.map(strings -> new Union(
                        Union.Kind.WRAPPER,
                        Optional.empty(),
                        strings.listed().stream()
                                .map(string -> new Union.Subtype(string, type))
                                .toList(),
                        Optional.empty())))
                .map(union -> of(type, union, wrapped.flatMap(Union.Strings::written), types));
    }

    private static UnionPlan of(ObjectType type, Union union, Optional<String> wrapper, JavaTypes types) {
        Optional<Column> discriminator = type.allColumns().stream()
                .filter(column ->
                        union.discriminator().filter(column.name()::equals).isPresent())
                .findFirst();
        Map<ObjectType, List<String>> strings = new LinkedHashMap<>();
        union.subtypes()
                .forEach(subtype -> strings.computeIfAbsent(subtype.type(), key -> new ArrayList<>())
                        .add(subtype.string()));
        return new UnionPlan(
                discriminator.map(Column::jsonName),
                discriminator.map(Column::aliases).orElse(List.of()),
                union.kind() == Union.Kind.MEMBERS
                        ? union.subtypes().stream().map(Members::of).toList()
                        : List.of(),
                switches(strings.entrySet().stream()
                        .map(entry -> new Branch(entry.getValue(), target(entry.getKey(), union, types)))
                        .toList()),
                union.otherwise().map(other -> target(other, union, types)),
                wrapper);
    }

    private static Target target(ObjectType type, Union union, JavaTypes types) {
        boolean alike = type.union()
                .filter(inner -> inner.discriminator().equals(union.discriminator()))
                .isPresent();
        return new Target(types.names(type), alike || union.kind() == Union.Kind.WRAPPER);
    }

    private static List<List<Branch>> switches(List<Branch> branches) {
        List<List<Branch>> switches = new ArrayList<>(List.of(new ArrayList<>()));
        int strings = 0;
        for (Branch branch : branches) {
            for (int from = 0; from < branch.strings().size(); from += STRINGS_OF_A_SWITCH) {
                int to = Math.min(branch.strings().size(), from + STRINGS_OF_A_SWITCH);
                if (strings + to - from > STRINGS_OF_A_SWITCH) {
                    switches.add(new ArrayList<>());
                    strings = 0;
                }
                switches.get(switches.size() - 1)
                        .add(new Branch(branch.strings().subList(from, to), branch.target()));
                strings += to - from;
            }
        }
        return switches;
    }

    private Stream<Branch> branches() {
        return switches.stream().flatMap(List::stream);
    }

    /** Returns whether the names of members select the schema. */
    public boolean deduces() {
        return !deduced.isEmpty();
    }

    /** Returns whether the name of the only member of a wrapping object selects the schema. */
    public boolean wraps() {
        return member.isEmpty() && !deduces();
    }

    /** Returns all strings that name a schema. */
    public List<String> strings() {
        return branches().flatMap(branch -> branch.strings.stream()).toList();
    }

    /** Returns the method of each switch after the first one. */
    public static String methodOfSwitch(int number) {
        return GeneratedNames.readFurther(number);
    }

    /** Returns the classes of the possible schemas, except for one. */
    public List<ObjectNames> subtypes(ObjectNames own) {
        return Stream.concat(branches().map(Branch::target), otherwise.stream())
                .map(Target::classes)
                .filter(classes -> !classes.equals(own))
                .distinct()
                .toList();
    }
}

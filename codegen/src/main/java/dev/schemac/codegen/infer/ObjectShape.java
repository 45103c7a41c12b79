package dev.schemac.codegen.infer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The objects seen at one place of the samples, or at several that turned out to be alike. One that was absorbed by
 * another stands for that one from then on.
 */
final class ObjectShape {
    /** Names that are data: numbers, versions, dates, and UUIDs. */
    private static final Pattern DATA =
            Pattern.compile("[0-9][A-Za-z0-9_.:-]*|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

    /** With more names than this nobody has declared them. */
    private static final int MOST_MEMBERS = 1_000;

    /** Objects with so few members are alike by their name only. */
    private static final int TELLING = 4;

    private static final double ALIKE = 0.5;
    private static final double SAME = 0.8;

    /** What objects with some texts of the discriminator have besides the members of all. */
    record Branch(List<String> texts, ObjectShape shape) {}

    private final Map<String, ValueShape> members = new LinkedHashMap<>();
    private String discriminator = "";
    private List<Branch> branches = List.of();
    private long count;
    private ObjectShape absorbedBy;

    /** This shape, or the one that has absorbed it. */
    ObjectShape self() {
        ObjectShape at = this;
        while (at.absorbedBy != null) {
            at = at.absorbedBy;
        }
        return at;
    }

    /** Adds one object. */
    void add(Map<?, ?> object) {
        count++;
        object.forEach((name, value) ->
                members.computeIfAbsent((String) name, key -> new ValueShape()).add(value));
    }

    /** Adds all that another shape has seen, which stays as it is. Only while samples come. */
    void include(ObjectShape other) {
        count += other.count;
        other.members.forEach((name, value) ->
                members.computeIfAbsent(name, key -> new ValueShape()).add(value));
    }

    /** The same objects with some of their members, in this order. */
    ObjectShape only(Set<String> names) {
        ObjectShape part = new ObjectShape();
        part.count = count;
        names.stream().filter(members::containsKey).forEach(name -> part.members.put(name, members.get(name)));
        return part;
    }

    /** Makes this a union: what is left are the members of all branches. */
    void tellApart(String member, List<Branch> shapes) {
        discriminator = member;
        branches = shapes;
    }

    /** The member whose text names the branch; {@code ""} where this is no union. */
    String discriminator() {
        return discriminator;
    }

    /** The branches of a union, none of another shape. */
    List<Branch> branches() {
        return branches;
    }

    /** Decides what the objects in these ones are. */
    void settle(boolean unions, boolean maps) {
        if (maps && isMap()) {
            ValueShape all = new ValueShape();
            members.values().forEach(all::add);
            all.settle(unions);
            members.values().forEach(value -> value.become(all));
        } else {
            members.values().forEach(value -> value.settle(unions));
        }
        branches.forEach(branch -> branch.shape().settle(unions, false));
    }

    /** Makes a union one object with the members of all branches. */
    private void dissolve() {
        List<Branch> before = branches;
        branches = List.of();
        discriminator = "";
        for (Branch branch : before) {
            branch.shape().members.forEach((name, value) -> {
                ValueShape mine = self().members.putIfAbsent(name, value);
                if (mine != null) {
                    mine.add(value);
                }
            });
        }
    }

    /**
     * Adds all that another shape has seen, for which this one stands from now on. Unions become one object with the
     * members of all branches.
     */
    void absorb(ObjectShape other) {
        if (other == this) {
            return;
        }
        if (!branches.isEmpty() || !other.branches.isEmpty()) {
            other.dissolve();
            dissolve();
            self().absorb(other.self());
            return;
        }
        other.absorbedBy = this;
        count += other.count;
        // What they have in common may lead back to either of them, hence the copy.
        for (Map.Entry<String, ValueShape> member : List.copyOf(other.members.entrySet())) {
            ObjectShape into = self();
            ValueShape mine = into.members.putIfAbsent(member.getKey(), member.getValue());
            if (mine != null && mine != member.getValue()) {
                mine.add(member.getValue());
            }
        }
    }

    /** The members by name, in the order in which they were seen first. */
    Map<String, ValueShape> members() {
        return members;
    }

    /** How many objects there were. */
    long count() {
        return count;
    }

    /** Whether the names of the members are data, so that this is a map. */
    boolean isMap() {
        return branches.isEmpty() && (members.size() > MOST_MEMBERS || areData(members.keySet()));
    }

    /** Whether all names are data. */
    static boolean areData(Set<String> names) {
        return names.stream().allMatch(name -> DATA.matcher(name).matches());
    }

    /** What the values of a map have in common; where they are objects, these are one shape from then on. */
    ValueShape asMapValue() {
        ValueShape all = new ValueShape();
        List.copyOf(members.values()).forEach(all::add);
        return all;
    }

    /**
     * Whether objects of one name are of one schema: they have half of their members in common, and no type speaks
     * against it.
     */
    boolean isLike(ObjectShape other) {
        return areLike(members.keySet(), other.members.keySet()) && goesWith(other);
    }

    /** Whether objects of any names are of one schema: they have many members, and nearly all in common. */
    boolean isSameAs(ObjectShape other) {
        return Math.min(members.size(), other.members.size()) >= TELLING
                && share(members.keySet(), other.members.keySet()) >= SAME
                && goesWith(other);
    }

    /** Whether objects with these names have half of them in common. */
    static boolean areLike(Set<String> names, Set<String> others) {
        return share(names, others) >= ALIKE;
    }

    /** The part that both have of what either has. */
    private static double share(Set<String> names, Set<String> others) {
        long common = names.stream().filter(others::contains).count();
        long all = names.size() + others.size() - common;
        return all == 0 ? 1 : (double) common / all;
    }

    private boolean goesWith(ObjectShape other) {
        return branches.isEmpty()
                && other.branches.isEmpty()
                && isMap() == other.isMap()
                && members.entrySet().stream()
                        .allMatch(member -> other.members.get(member.getKey()) == null
                                || member.getValue().goesWith(other.members.get(member.getKey())));
    }
}

package dev.schemac.codegen.infer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The sample objects of one or several similar places. An absorbed instance delegates to the instance that absorbed it.
 */
final class ObjectShape {
    /** Names that are data: numbers, versions, dates, and UUIDs. */
    private static final Pattern DATA =
            Pattern.compile("[0-9][A-Za-z0-9_.:-]*|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

    /** The number of names above which they are data, not declared names. */
    private static final int MOST_MEMBERS = 1_000;

    /** Objects with fewer members are similar only if their names match. */
    private static final int TELLING = 4;

    private static final double ALIKE = 0.5;
    private static final double SAME = 0.8;

    /** The members of each branch, besides the common ones. */
    record Branch(List<String> texts, ObjectShape shape) {}

    private final Map<String, ValueShape> members = new LinkedHashMap<>();
    private String discriminator = "";
    private List<Branch> branches = List.of();
    private long count;
    private ObjectShape absorbedBy;

    /** Returns this instance, or the one that absorbed it. */
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

    /** Adds all samples of another instance, which stays unchanged. Only before the structure is decided. */
    void include(ObjectShape other) {
        count += other.count;
        other.members.forEach((name, value) ->
                members.computeIfAbsent(name, key -> new ValueShape()).add(value));
    }

    /** Returns the same objects with only some members, in this order. */
    ObjectShape only(Set<String> names) {
        ObjectShape part = new ObjectShape();
        part.count = count;
        names.stream().filter(members::containsKey).forEach(name -> part.members.put(name, members.get(name)));
        return part;
    }

    /** Makes this a union, and keeps only the members of all branches. */
    void tellApart(String member, List<Branch> shapes) {
        discriminator = member;
        branches = shapes;
    }

    /** Returns the member whose string selects the branch; {@code ""} if this is no union. */
    String discriminator() {
        return discriminator;
    }

    /** Returns the branches of a union, otherwise none. */
    List<Branch> branches() {
        return branches;
    }

    /** Decides the structure of the objects in these objects. */
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

    /** Turns a union into one object with the members of all branches. */
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
     * Absorbs another instance, which delegates to this one from now on. Unions become one object with the members of
     * all branches.
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
        // Their common members may refer to either of them, hence the copy.
        for (Map.Entry<String, ValueShape> member : List.copyOf(other.members.entrySet())) {
            ObjectShape into = self();
            ValueShape mine = into.members.putIfAbsent(member.getKey(), member.getValue());
            if (mine != null && mine != member.getValue()) {
                mine.add(member.getValue());
            }
        }
    }

    /** Returns the members by name, in the order of their first occurrence. */
    Map<String, ValueShape> members() {
        return members;
    }

    /** Returns the number of objects. */
    long count() {
        return count;
    }

    /** Returns whether the names of the members are data, so that this is a map. */
    boolean isMap() {
        return branches.isEmpty() && (members.size() > MOST_MEMBERS || areData(members.keySet()));
    }

    /** Returns whether all names are data. */
    static boolean areData(Set<String> names) {
        return names.stream().allMatch(name -> DATA.matcher(name).matches());
    }

    /** Merges the values of a map. Objects become one instance. */
    ValueShape asMapValue() {
        ValueShape all = new ValueShape();
        List.copyOf(members.values()).forEach(all::add);
        return all;
    }

    /** Returns whether objects of one name have one schema: they share half of their members, and all types match. */
    boolean isLike(ObjectShape other) {
        return areLike(members.keySet(), other.members.keySet()) && goesWith(other);
    }

    /** Returns whether objects of any names have one schema: they have many members, and share nearly all. */
    boolean isSameAs(ObjectShape other) {
        return Math.min(members.size(), other.members.size()) >= TELLING
                && share(members.keySet(), other.members.keySet()) >= SAME
                && goesWith(other);
    }

    /** Returns whether objects with these names share half of them. */
    static boolean areLike(Set<String> names, Set<String> others) {
        return share(names, others) >= ALIKE;
    }

    /** Returns the ratio of common names to all names. */
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

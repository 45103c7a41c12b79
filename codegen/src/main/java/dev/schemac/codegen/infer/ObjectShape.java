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

    /** Objects with fewer members are similar only if their names match. */
    private static final int TELLING = 4;

    private static final double ALIKE = 0.5;
    private static final double SAME = 0.8;

    /** The members of each branch, besides the common ones. */
    record Branch(List<String> texts, ObjectShape shape) {}

    private final Map<String, ValueShape> members = new LinkedHashMap<>();
    private String discriminator = "";
    private List<Branch> branches = List.of();

    /** The objects with their wrappers, if this is a union of wrapped objects; otherwise null. */
    private ObjectShape plain;

    /** Whether this is a map in any case. */
    private boolean map;

    /** Whether this is a map if its names are data. */
    private boolean mapOfData;

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

    /**
     * Makes this a union of wrapped objects.
     *
     * @param wrappers the objects with their wrappers
     */
    void wrap(List<Branch> shapes, ObjectShape wrappers) {
        branches = shapes;
        plain = wrappers;
    }

    /** Returns the member whose string selects the branch; {@code ""} if there is none. */
    String discriminator() {
        return discriminator;
    }

    /** Returns whether the name of a wrapper selects the branch. */
    boolean isWrapped() {
        return plain != null;
    }

    /** Returns whether the string of a member selects a branch, or a branch of a branch. */
    boolean isDiscriminator(String member) {
        return !branches.isEmpty()
                && (member.equals(discriminator)
                        || branches.stream().anyMatch(branch -> branch.shape().isDiscriminator(member)));
    }

    /** Returns the branches of a union, otherwise none. */
    List<Branch> branches() {
        return branches;
    }

    /**
     * Decides the structure of the objects in these objects.
     *
     * @param data whether this is a map if its names are data
     */
    void settle(Place place, boolean data) {
        mapOfData = data;
        if (plain == null) {
            members.forEach((name, value) -> value.settle(place.member(name)));
            branches.forEach(branch -> branch.shape().settle(place, false));
        } else {
            Place inner = place.mapValue(branches.get(0).texts().get(0));
            members.forEach((name, value) -> value.settle(inner.member(name)));
            branches.forEach(
                    branch -> branch.shape().settle(place.member(branch.texts().get(0)), false));
            plain.settle(place.withoutEffect(), data);
        }
    }

    /** Decides the structure of the values of a map, which this becomes. */
    void settleAsMap(Place place) {
        mapOfData = areData(members.keySet());
        map = place.isRequested() || !mapOfData;
        ValueShape all = new ValueShape();
        members.values().forEach(all::add);
        members.keySet().stream().findFirst().ifPresent(name -> all.settle(place.mapValue(name)));
        members.values().forEach(value -> value.become(all));
    }

    /** Turns a union into one object with the members of all branches. */
    private void dissolve() {
        List<Branch> before = branches;
        branches = List.of();
        discriminator = "";
        if (plain != null) {
            members.clear();
            members.putAll(plain.members);
            plain = null;
            return;
        }
        for (Branch branch : before) {
            branch.shape().dissolve();
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
        map |= other.map;
        mapOfData |= other.mapOfData;
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

    /** Returns whether this is a map. Objects without members are one. */
    boolean isMap() {
        return branches.isEmpty()
                && (map
                        || members.isEmpty()
                        || members.size() > MapRule.MOST_MEMBERS
                        || mapOfData && areData(members.keySet()));
    }

    /** Returns whether this is a map even if a similar object is a schema, because its values are not objects. */
    boolean isPlainMap() {
        return map
                && branches.isEmpty()
                && members.values().stream().allMatch(value -> value.scalar().isPresent());
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

package dev.schemac.contracts.infer;

import dev.schemac.dsl.model.JavaLimits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * The sample objects of one or several similar places. An absorbed instance delegates to the instance that absorbed it.
 */
final class ObjectShape {
    /** Names that are data: numbers, versions, dates, and UUIDs. */
    private static final Pattern DATA =
            Pattern.compile("[0-9][A-Za-z0-9_.:-]*|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

    /** Objects with fewer members are similar only if their names match. */
    static final int TELLING = 4;

    /** The ratio of common members of similar objects with the same name. */
    static final double ALIKE = 0.5;

    /** The ratio of common members of similar objects with any names. */
    static final double SAME = 0.8;

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

    /** Receives the names of members that this absorbs. */
    private Consumer<String> absorbed = name -> {};

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
        object.forEach((name, value) -> members.computeIfAbsent((String) name, key -> new ValueShape(this))
                .add(value));
    }

    /**
     * Adds all samples of another instance, which stays unchanged. Members that only one of both has are shared. Only
     * before the structure is decided.
     */
    void include(ObjectShape other) {
        count += other.count;
        other.members.forEach((name, value) -> members.merge(name, value, (mine, theirs) -> {
            ValueShape both = mine.ownedBy(this);
            both.add(theirs);
            return both;
        }));
    }

    /** Returns a copy that shares nothing with this instance. Only before the structure is decided. */
    ObjectShape copy() {
        ObjectShape copy = new ObjectShape();
        copy.count = count;
        members.forEach((name, value) -> copy.members.put(name, value.copy(copy)));
        return copy;
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

    /**
     * Decides the structure of the values of a map, which this becomes.
     *
     * @param all the values of all members
     */
    void settleAsMap(Place place, ValueShape all) {
        mapOfData = areData(members.keySet());
        map = place.isRequested() || !mapOfData;
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
            plain.members.forEach(this::putIfAbsent);
            plain = null;
            return;
        }
        for (Branch branch : before) {
            branch.shape().dissolve();
            branch.shape().members.forEach((name, value) -> {
                ValueShape mine = self().putIfAbsent(name, value);
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
            ValueShape mine = into.putIfAbsent(member.getKey(), member.getValue());
            if (mine != null && mine != member.getValue()) {
                mine.add(member.getValue());
            }
        }
    }

    private ValueShape putIfAbsent(String name, ValueShape value) {
        ValueShape known = members.putIfAbsent(name, value);
        if (known == null) {
            absorbed.accept(name);
        }
        return known;
    }

    /** Sets a consumer of the names of members that this absorbs. */
    void onAbsorbed(Consumer<String> names) {
        absorbed = names;
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

    /** Returns whether {@link #settleAsMap} has decided the structure. */
    boolean isSettledAsMap() {
        return map || mapOfData;
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

    /** See {@link ValueShape#hasNumberBeyondDouble}. */
    boolean hasNumberBeyondDouble(Set<ObjectShape> visited) {
        return visited.add(this)
                && (members.values().stream().anyMatch(value -> value.hasNumberBeyondDouble(visited))
                        || branches.stream().anyMatch(branch -> branch.shape().hasNumberBeyondDouble(visited)));
    }

    /** Returns whether a schema cannot have so many columns, but a map can have so many names. */
    boolean isTooLarge() {
        return branches.isEmpty() && members.size() > JavaLimits.MOST_COLUMNS;
    }

    /** Returns the most columns of a schema of these objects, inherited ones included. */
    int columns() {
        return members.size()
                + branches.stream()
                        .mapToInt(branch -> branch.shape().columns())
                        .max()
                        .orElse(0);
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
        if (!branches.isEmpty() || !other.branches.isEmpty()) {
            return false;
        }
        for (Map.Entry<String, ValueShape> member : members.entrySet()) {
            ValueShape theirs = other.members.get(member.getKey());
            if (theirs != null && !member.getValue().goesWith(theirs)) {
                return false;
            }
        }
        return isMap() == other.isMap();
    }
}

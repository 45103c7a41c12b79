package dev.schemac.codegen.infer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

    private final Map<String, ValueShape> members = new LinkedHashMap<>();
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

    /** Adds all that another shape has seen, which stands for this one from now on. */
    void absorb(ObjectShape other) {
        if (other == this) {
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
        return members.size() > MOST_MEMBERS
                || members.keySet().stream().allMatch(name -> DATA.matcher(name).matches());
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
        return share(other) >= ALIKE && goesWith(other);
    }

    /** Whether objects of any names are of one schema: they have many members, and nearly all in common. */
    boolean isSameAs(ObjectShape other) {
        return Math.min(members.size(), other.members.size()) >= TELLING && share(other) >= SAME && goesWith(other);
    }

    /** The part that both have of what either has. */
    private double share(ObjectShape other) {
        long common =
                members.keySet().stream().filter(other.members::containsKey).count();
        long all = members.size() + other.members.size() - common;
        return all == 0 ? 1 : (double) common / all;
    }

    private boolean goesWith(ObjectShape other) {
        return isMap() == other.isMap()
                && members.entrySet().stream()
                        .allMatch(member -> other.members.get(member.getKey()) == null
                                || member.getValue().goesWith(other.members.get(member.getKey())));
    }
}
